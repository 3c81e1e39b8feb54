"""Planters with a living plant, on the floor, on legs or in a stand."""
import math

from .kit.legs import four_legs, legs_at
from .kit.plants import plant
from .kit.round import disc, tube
from .kit.solid import box
from .kit.vessel import vessel

DEFAULTS = dict(width=380, depth=380, height=1150, pot='tub', pot_height=340, stand='none', stand_height=0, plant='fiddle', spread=620, flutes=0, legs='taper', seed=3)
TURN = 18
FIT = ('height',)   # leaves reach beyond the pot's own width and depth
CLOSE = {'tub': (.42, .3, .28, .3), 'cylinder': (.4, .36, .2, .3)}


def build(p):
    """width and depth are the pot's; height includes the plant."""
    z = p.stand_height
    if p.pot == 'trough':
        pot = _trough(p, z)
    else:
        pot = [vessel('pot', 'body', p.pot, (p.width, p.pot_height), (0, 0, z), p.flutes, wall=.04, floor=p.pot_height * .86), disc('soil', 'soil', p.width * .42, 8, (0, 0, z + p.pot_height * .86))]
    room = (p.spread, p.height - z - p.pot_height * .86)
    grow = [plant(p.plant, (x, 0, z + p.pot_height * .86), room, p.seed + i) for i, x in enumerate(_roots(p))]
    return pot + STANDS[p.stand](p) + grow


def detail(p):
    return CLOSE.get(p.pot, (.5, 0, .22, .42))


def _roots(p):
    return [0] if p.pot != 'trough' else [p.width * k for k in (-.33, 0, .33)]


def _trough(p, z):
    w, d, h, t = p.width, p.depth, p.pot_height, 24
    sides = [box('side', 'body', (w, t, h), (0, s * (d - t) / 2, z), bevel=4) for s in (-1, 1)] + [box('end', 'body', (t, d - 2 * t, h), (s * (w - t) / 2, 0, z), bevel=4, grain='y') for s in (-1, 1)]
    return sides + [box('bottom', 'body', (w - 2 * t, d - 2 * t, t), (0, 0, z), bevel=1), box('soil', 'soil', (w - 2 * t, d - 2 * t, 10), (0, 0, z + h * .86), bevel=1)]


def _legged(p):
    r = p.width * .33
    return four_legs(p.legs, 'legs', (2 * r, 2 * r if p.pot != 'trough' else p.depth - 80), p.stand_height, splay=p.stand_height * .16, thick=max(26, p.width * .09), into=12)


def _cradle(p):
    """Timber uprights round the pot with a cross under it: midcentury."""
    r = p.width / 2 + 12
    posts = legs_at('straight', 'legs', [(x * r * .72, y * r * .72) for x in (-1, 1) for y in (-1, 1)], p.stand_height + p.pot_height * .42, thick=28, into=0)
    return posts + [box('cross', 'legs', (2 * r * 1.02, 24, 30), (0, 0, p.stand_height - 30), (0, 0, a), bevel=2) for a in (45, -45)]


def _hoop(p):
    """Rings and rods of steel."""
    r, out = p.width * .42, []
    for z in (8, p.stand_height):
        out.append(tube('hoop', 'legs', [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * k / 40 for k in range(40))], 6, closed=True, steps=2))
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        out.append(tube('rod', 'legs', [(r * math.cos(a), r * math.sin(a), 8), (r * math.cos(a), r * math.sin(a), p.stand_height + 30)], 6, smooth=False))
    return out


STANDS = {'none': lambda p: [], 'legs': _legged, 'cradle': _cradle, 'hoop': _hoop}
