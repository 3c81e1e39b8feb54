"""A style vignette: four products of one style composed in a square before a wall of that style."""
import math

from materials.graph import linear

from .composition import Composition
from .eye import Eye
from .mood import switch_on
from .shell import Shell
from .styles import STYLES

LIT = {'floor-lamps': 9, 'table-lamps': 6, 'wall-lamps': 14, 'pendant-lamps': 7}   # watts of a lit lamp
LENS, HIGH, ASIDE, YAW = 50, 1.25, .22, 2
DARK, LONGER = .14, .7   # a wall of less light than this is exposed longer, by at most so many stops


def build(scene, facts, things):
    """Returns (eyes, exposure), as the moodrooms have them."""
    composition = Composition(things, facts)
    dress, plan, mood, laid, exposure = STYLES[facts['style']]
    shell = Shell(scene, facts['wall'], facts['floor'] + ('/' + laid if laid else ''), plan)
    dress(shell, (*plan.span('back'), plan.skirting, plan.height - 40), facts['wall'])
    shell.light(mood)
    _light_lamps(scene, composition)
    return {'square': _eye(composition)}, exposure + _longer(facts['wall'])


def _longer(hex_colour):
    """What stands before a dark wall sinks into it in print."""
    red, green, blue, _ = linear(hex_colour)
    return LONGER * max(0, 1 - (.2126 * red + .7152 * green + .0722 * blue) / DARK)


def _light_lamps(scene, composition):
    """A little warmth round each lamp."""
    for item in composition.spots:
        if watts := LIT.get(composition.category(item)):
            switch_on(scene, composition.things, item, watts)


def _eye(composition):
    """Stands back until everything fits across the square, a little to the right of its middle, and looks down as far as its feet."""
    middle, wide = (composition.left + composition.right) / 2000, composition.right - composition.left
    across = max(2300, min(wide + 420, wide * .75 + 1150)) / 1000   # long rows are cut a little at their ends
    away = max(min(.8 * composition.depth / 1000, 1.6) + across * LENS / 36, _whole_bed(composition, middle + ASIDE))
    feet = HIGH / (away - composition.depth / 1000 - .15) * LENS / 36
    return Eye(at=(middle + ASIDE, -away, HIGH), yaw=YAW, lens=LENS, lift=max(-.2, min(-.05, .46 - feet)), shape=1)


def _whole_bed(composition, x):
    """How far off the foot of a bed, which comes nearest, is not cut by the frame's edge."""
    edge = math.tan(math.atan(18 / LENS * .95) + math.radians(YAW))
    reach = [(x - at[0] / 1000 + d['width'] / 2000) / edge + d['depth'] / 2000 - at[1] / 1000
             for item, at in composition.spots.items() if composition.category(item) == 'beds' for d in [composition.dims(item)]]
    return max(reach, default=0)
