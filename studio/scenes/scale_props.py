"""What stands and hangs beside a product that is shown in scale."""
import math

from models.kit.books import row_of_books
from models.kit.round import ball, lathe, tube
from models.kit.soft import block
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


def hang_hat_and_bag(things, z):
    """On the pegs of a board at that height."""
    hat = [(0, 118), (52, 116), (76, 100), (88, 8), (96, 0), (144, 6), (146, 3), (96, -4), (84, 4), (70, 96), (0, 110)]
    things.prop([lathe('hat', 'straw', hat, (-123, -24, z - 8), (90, 0, 0), steps=96)], {'straw': {'shader': 'seagrass'}})
    straps = [tube('strap', 'bag', [(124 - 80, -70 + d, z - 210), (124 - 60, -66 + d, z - 60), (124, -64 + d, z + 76), (124 + 60, -66 + d, z - 60), (124 + 80, -70 + d, z - 210)], 6) for d in (-9, 9)]
    things.prop([block('bag', 'bag', (330, 80, 350), (124, -70, z - 550), radius=34, crown=26), straps], {'bag': {'shader': 'weave', 'hex': '#6F7B62'}})


def window_behind(things):
    """What mirrors look at: a window in the wall behind the camera."""
    w, h = 1500, 1700
    pane = box('pane', 'pane', (w, 10, h), bevel=0)
    bars = [box('bar', 'bar', (45, 40, h), (w * (k / 2 - .5), 20, 0), bevel=3) for k in range(3)] + [box('bar', 'bar', (w, 38, 45), (0, 20, h * k / 2 - 22), bevel=3) for k in range(3)]
    for ob in things.prop([pane, *bars], {'pane': {'shader': 'bulb', 'hex': '#F4EEE2', 'glow': 1.4}, 'bar': {'shader': 'painted', 'hex': '#E4DED2'}}, (-300, -5590, 900)):
        ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False
