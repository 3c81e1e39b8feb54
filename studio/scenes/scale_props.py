"""What stands and hangs beside a product that is shown in scale."""
import math

from models.kit.books import row_of_books
from models.kit.linen import gathered
from models.kit.round import ball, tube
from models.kit.solid import box
from models.kit.vessel import vessel

MUG = {'body': {'shader': 'ceramic', 'hex': '#D9D2C5', 'gloss': .35}}


def mug(things, at):
    things.prop([vessel('mug', 'body', 'cup', (84, 92))], MUG, at)


def fruit(things, at):
    """Seven, in a chalice."""
    spots = [(0, 0, 124)] + [(86 * math.cos(a), 86 * math.sin(a), 104) for a in (math.tau * k / 6 for k in range(6))]
    hexes = ('#C98A35', '#A9482E', '#8C9A4A')
    things.prop([ball('fruit', f'fruit{k % 3}', 41, spot, squash=.94) for k, spot in enumerate(spots)], {f'fruit{k}': {'shader': 'ceramic', 'hex': h, 'gloss': .42} for k, h in enumerate(hexes)}, at)


def fill_hoop(things, foot, height):
    """Both of a hoop's shelves."""
    x, y, z = foot
    low, high = z + .34 * height, z + .694 * height
    things.prop(row_of_books((x - 90, y, low), 190, 150), {})
    for shape, size, at in (('bowl', (130, 64), (x + 130, y, low)), ('bottle', (84, 140), (x + 90, y, high)), ('cup', (84, 92), (x - 80, y, high))):
        things.prop([vessel('pot', 'body', shape, size)], MUG, at)


def hang_towels(things, z):
    """Linen by its loops, on the pegs of a board at that height."""
    for x, drop, seed, hex_colour in ((-123, 560, 1, '#C7B79D'), (124, 500, 5, '#6F7B62')):
        loop = tube('loop', 'tape', [(x - 7, -52, z + 34), (x - 9, -58, z + 60), (x, -60, z + 79), (x + 9, -58, z + 60), (x + 7, -52, z + 34)], 2.2)
        things.prop([gathered('towel', 'linen', (x, -50, z + 44), drop, seed), loop], {'linen': {'shader': 'weave', 'hex': hex_colour}, 'tape': {'shader': 'weave', 'hex': '#D8CDB8'}})


def window_behind(things):
    """What mirrors look at: a window in the wall behind the camera."""
    w, h = 1500, 1700
    pane = box('pane', 'pane', (w, 10, h), bevel=0)
    bars = [box('bar', 'bar', (45, 40, h), (w * (k / 2 - .5), 20, 0), bevel=3) for k in range(3)] + [box('bar', 'bar', (w, 38, 45), (0, 20, h * k / 2 - 22), bevel=3) for k in range(3)]
    for ob in things.prop([pane, *bars], {'pane': {'shader': 'bulb', 'hex': '#F4EEE2', 'glow': 1.4}, 'bar': {'shader': 'painted', 'hex': '#E4DED2'}}, (-300, -5590, 900)):
        ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False
