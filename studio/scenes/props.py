"""Things nobody sells here, that say somebody lives there. Each returns (parts, finishes) about its own foot, in mm."""
import math
import random

from mathutils import Vector

from models.kit.outline import ellipse
from models.kit.part import flatten, place
from models.kit.plants import leaf
from models.kit.round import ball, disc, lathe, rod, tube
from models.kit.soft import block, pillow
from models.kit.solid import box, loft, slab
from models.kit.vessel import vessel

from .tableware import STONEWARE


def folded_towels(hexes=('#E4DED2', '#B9C2B4', '#C99A83'), size=(360, 250)):
    """A stack with soft edges."""
    parts = [box('towel', f'towel{k}', (size[0] - 8 * k, size[1] - 6 * k, 58), ((-1) ** k * 4, 0, 54 * k), bevel=24, segments=5) for k in range(len(hexes))]
    return parts, {f'towel{k}': {'shader': 'pile', 'hex': h, 'pitch': 4} for k, h in enumerate(hexes)}


def bottle(hex_colour='#8A6A3A', height=190, pump=True):
    """An apothecary bottle by the basin."""
    parts = [lathe('bottle', 'glass', [(0, 0), (33, 0), (36, 4), (36, height * .62), (12, height * .76), (12, height * .86), (0, height * .86)], smooth=50)]
    if pump:
        parts += [disc('cap', 'cap', 15, 18, (0, 0, height * .85)), rod('stem', 'cap', (0, 0, height * .9), (0, 0, height * 1.06), 4), rod('spout', 'cap', (0, 0, height * 1.06), (-40, 0, height * 1.04), 5)]
    return parts, {'glass': {'shader': 'plain', 'hex': hex_colour, 'rough': .12}, 'cap': {'shader': 'plastic', 'hex': '#26221F'}}


def sprig(height=420, count=7, hex_colour='#6F8057', vase='#D9D2C5', size=(120, 190), seed=2):
    """Branches of leaves in a bottle vase."""
    rnd, out = random.Random(seed), [vessel('vase', 'body', 'bottle', size)]
    for k in range(count):
        a = math.tau * k / count + rnd.random()
        lean, tall = height * (.22 + .22 * rnd.random()), height * (.7 + .3 * rnd.random())
        line = [(math.cos(a) * lean * t ** 1.6, math.sin(a) * lean * t ** 1.6 * .8, size[1] * .8 + tall * t) for t in (0, .3, .6, 1)]
        out.append(tube('twig', 'stem', line, [2.4, 2, 1.6, 1.1], sides=6))
        for i in range(9):
            t = .35 + .65 * i / 9
            spot = Vector((math.cos(a) * lean * t ** 1.6, math.sin(a) * lean * t ** 1.6 * .8, size[1] * .8 + tall * t))
            b = i * 2.4 + k
            out.append(leaf('leaf', spot, spot + Vector((math.cos(b), math.sin(b), .5)) * rnd.uniform(44, 70), 26))
    return out, {'body': {**STONEWARE, 'hex': vase}, 'leaf': {'shader': 'leaf', 'hex': hex_colour}}


def scatter(hex_colour, size=(450, 450, 150), lean=16, seed=3):
    """A plain scatter cushion against a back, leaning."""
    parts = place(pillow('cushion', 'cover', size, seed=seed), (0, 0, 0), (90 - lean, 0, 0))
    return place(parts, (0, 0, size[1] * .46)), {'cover': {'shader': 'weave', 'hex': hex_colour, 'pitch': 3.4}}


def rose(finish, radius):
    """What a lamp's cord comes out of: hangs from the ceiling it is put at."""
    profile = [(0, -.5), (.16, -.5), (.3, -.36), (.75, -.28), (1, -.1), (1, 0), (0, 0)]
    return [lathe('rose', 'rose', [(radius * r, radius * z) for r, z in profile], smooth=50)], {'rose': finish}


def slippers(hex_colour='#8C6F5A'):
    """A pair, toes to +y, open at the heel."""
    sole = ellipse(96, 262, 48, 2.6)
    pair = [place([slab('sole', 'sole', sole, 14, ease=4), _vamp()], (s * 66, 0, 0), (0, 0, -s * 5)) for s in (-1, 1)]
    return flatten(pair), {'sole': {'shader': 'leather', 'hex': '#6B4A33'}, 'upper': {'shader': 'weave', 'hex': hex_colour}}


def _vamp():
    """The upper of a slipper: a hood from its toe to the instep, hollow."""
    rows = []
    for k in range(9):
        y = 122 - 116 * (k / 8)
        half, high = 47 * (1 - (y / 131) ** 2.6) ** (1 / 2.6), 14 + 50 * (k / 8) ** .7
        outer, inner = [[(w * math.cos(a), y - .35 * h * math.sin(a) * (k / 8), 12 + h * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))] for w, h in ((half, high), (half - 5, high - 5))]
        rows.append(outer + inner[::-1])
    return loft('vamp', 'upper', rows, subdivide=1, smooth=60)


def screen(width=1200, height=690):
    """A television, off, on its own feet."""
    feet = [box('foot', 'body', (18, 220, 10), (s * width * .34, 0, 0), bevel=2) for s in (-1, 1)] + [box('post', 'body', (18, 30, 60), (s * width * .34, 0, 8), bevel=2) for s in (-1, 1)]
    return [box('back', 'body', (width, 34, height), (0, 0, 52), bevel=6), box('glass', 'face', (width - 14, 3, height - 14), (0, -18, 59), bevel=1), feet], \
        {'body': {'shader': 'plastic', 'hex': '#1F1E1D'}, 'face': {'shader': 'plain', 'hex': '#0E0F10', 'rough': .12}}


def papers(count=5):
    rnd = random.Random(2)
    return [box('sheet', 'page', (210, 297, .6), (rnd.uniform(-9, 9), rnd.uniform(-9, 9), .7 * k), (0, 0, rnd.uniform(-8, 8)), bevel=0) for k in range(count)] \
        + [rod('pencil', 'pencil', (70, -60, 6), (130, 80, 6), 3.6)], {'page': {'shader': 'plain', 'hex': '#A89E8A'}, 'pencil': {'shader': 'painted', 'hex': '#B9842F'}}


def bear(hex_colour='#B58A5C', size=260):
    """A soft toy, sitting."""
    k = size / 260
    spots = [('body', 74, (0, 0, 0), 1.12), ('head', 58, (0, -8, 140), .96), ('ear', 19, (-42, -4, 232), 1), ('ear', 19, (42, -4, 232), 1), ('arm', 27, (-72, -34, 74), 1.3), ('arm', 27, (72, -34, 74), 1.3), ('leg', 33, (-52, -74, 0), 1), ('leg', 33, (52, -74, 0), 1)]
    parts = [ball(n, 'fur', r * k, tuple(c * k for c in at), squash=q) for n, r, at, q in spots] + [ball('muzzle', 'pale', 26 * k, (0, -56 * k, 158 * k), squash=.8), ball('nose', 'dark', 8 * k, (0, -82 * k, 178 * k))]
    return parts + [ball('eye', 'dark', 5.5 * k, (s * 20 * k, -60 * k, 204 * k)) for s in (-1, 1)], {'fur': {'shader': 'boucle', 'hex': hex_colour}, 'pale': {'shader': 'boucle', 'hex': '#E2D3B8'}}


def blocks(hexes=('#C4573C', '#D9A441', '#6F93A6', '#7F9B7A')):
    spots = [(0, 0, 0, 12), (62, 8, 0, -20), (28, 4, 52, 30)]
    return [box('block', f'b{k}', (50, 50, 50), s[:3], (0, 0, s[3]), bevel=4) for k, s in enumerate(spots)], {f'b{k}': {'shader': 'painted', 'hex': h} for k, h in enumerate(hexes)}


def plinth(size, hex_colour='#D9CDBB'):
    """A painted block for one thing to stand on."""
    return [box('plinth', 'plinth', size, bevel=4)], {'plinth': {'shader': 'plaster', 'hex': hex_colour}}


def ottoman(size=(760, 460, 430), hex_colour='#5B4A3C'):
    w, d, h = size
    return [block('ottoman', 'cover', (w, d, h - 60), (0, 0, 60), radius=44, crown=10), [rod('foot', 'foot', (x * (w / 2 - 80), y * (d / 2 - 80), 0), (x * (w / 2 - 80), y * (d / 2 - 80), 70), 18) for x in (-1, 1) for y in (-1, 1)]], \
        {'cover': {'shader': 'velvet', 'hex': hex_colour}, 'foot': {'shader': 'metal', 'metal': 'aged brass'}}
