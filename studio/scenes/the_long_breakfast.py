"""The Long Breakfast: beams, a stone sink under the window, the table laid and half eaten."""
from models.kit.books import row_of_books

from . import props, tableware
from .eye import Eye
from .kitchen import units
from .mood import Mood
from .plan import Opening, Plan
from .shell import Shell
from .walls import beams, tiles, wood_paint

EYES = {'wide': Eye(at=(-1.05, -6.2, 1.5), yaw=-9, lens=32.5, lift=-.145, shape=1.6), 'narrow': Eye(at=(-.45, -6.3, 1.55), yaw=-5, lens=45, lift=-.13, shape=.8)}
WINDOW = Opening('back', -420, 780, 1060, 2140, (3, 2))
PLAN = Plan(left=-2700, right=2900, front=5600, height=2650, openings=(WINDOW, Opening('left', -3100, -1300, 350, 2200, (3, 3))), trim='#DDD4C3', ceiling='#E7E0D3')
MORNING = Mood(sun=(1, .5, -.42), strength=5.4, warmth=.6, dim=.40, window=170, bounce=58, outside=1.4)
TABLE = (150, -2250)


def arrange(things):
    x, y = TABLE
    things.put('dining-table-fell/1-8-m-oak', (x, y, 0))
    things.put('dining-chair-fell/sage-stain', (x + 440, y - 600, 0), turn=168)
    for dx, dy, turn in ((-430, 560, 4), (430, 570, -6), (-1060, -40, 84), (-390, -760, 203)):
        things.again('dining-chair-fell/sage-stain', (x + dx, y + dy, 0), turn)
    things.hang('pendant-depot/cream', [(x - 430, y, 1500), (x + 430, y, 1500)], PLAN.height, ({'shader': 'enamel', 'hex': '#E8E1CF'}, 55))
    things.put('stool-pipit/oak-tan-pad', (1830, -900, 0), turn=18)
    things.put('shelf-picket/0-9-m', (2080, -12, 1520))
    things.put('clock-pendle/oak', (-900, -12, 1750))
    things.put('vases-shore/bone-clay-charcoal', (x + 40, y + 60, 745))
    _breakfast(things, x, y)
    _worktop(things)


def _breakfast(things, x, y):
    for dx, dy in ((-430, 290), (430, 290), (-390, -300), (440, -290)):
        things.prop(*tableware.plate_setting(), at=(x + dx, y + dy, 745))
    things.prop(*tableware.cafetiere(), at=(x - 210, y - 60, 745), turn=40)
    for dx, dy, turn in ((-250, 330, 20), (270, -330, 200), (250, 320, 150)):
        things.prop(*tableware.mug(), at=(x + dx, y + dy, 745), turn=turn)
    things.prop(*tableware.bread_board(), at=(x + 330, y, 745), turn=8)


def _worktop(things):
    things.prop(*tableware.bowl((300, 100), fruit=7), at=(-1050, -330, 900))
    things.prop(*props.bottle('#6E7A4A', 230, pump=False), at=(1160, -160, 900))
    things.prop(*tableware.bread_board((300, 420), 'walnut', loaf=False), at=(-1600, -200, 900))
    things.prop(*props.sprig(260, 6, '#6F8057', '#C9B79A', (110, 150)), at=(620, -40, 1062))
    for dx in (-330, -210, -90):
        things.prop(*tableware.bowl((110, 64)), at=(2080 + dx, -110, 1700))
    for dx in (60, 170):
        things.prop(*tableware.mug('#8C9A8A'), at=(2080 + dx, -110, 1700), turn=-60)
    things.prop(row_of_books((2080, -150, 900), 260, 250), {})


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    green = wood_paint('#66705E')
    shell.add(*units((-2200, 2300), 180, {'case': green, 'handle': {'shader': 'metal', 'metal': 'aged brass'}, 'top': {'shader': 'wood', 'species': 'oak'}}), 'back')
    hole = (WINDOW.start - 90, WINDOW.end + 90, WINDOW.low - 34, 2300)
    shell.add(*tiles((-2210, 2310, 900, 1440), (100, 100), '#DDD3BF', [hole], tilt=1.8, spread=.07), 'back')
    shell.add(*beams(PLAN, {'shader': 'wood', 'species': 'reclaimed'}, 5))
    shell.light(MORNING)
