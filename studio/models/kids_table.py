"""A child's round table with two mushroom stools."""
import math

from mathutils import Vector

from .kit.outline import spline
from .kit.part import flatten, place
from .kit.round import disc, lathe, rod, tube
from .kit.solid import slab
from .kit.tops import TOPS

DEFAULTS = dict(width=700, depth=700, height=500, top='round', top_thick=26, legs=4, leg_thick=46, splay=46, ring=True, stools=2, stool_height=290, cap=300, apart=1.0)
FIT = ('height',)   # width and depth are the table's; the stools stand beside it
TURN = 20
DETAIL = (.16, .1, .42, .32)


def build(p):
    return flatten(_table(p), _stools(p))


def _table(p):
    z = p.height - p.top_thick
    top = slab('top', 'top', TOPS[p.top](p.width, p.depth), p.top_thick, (0, 0, z), edge='bullnose')
    return [top, _legs(p, z), _ring(p, z) if p.ring else []]


def _spots(p, t):
    """Middles of the legs at a share of their height."""
    reach = min(p.width, p.depth) / 2 - 96 + p.splay * (1 - t)
    return [Vector((reach * math.cos(a), reach * math.sin(a), p.height * t)) for a in (2 * math.pi * (k + .5) / p.legs for k in range(p.legs))]


def _legs(p, z):
    """Fat tapered dowels glued into the top from below, through a turned shoulder: what is wiped clean shows no end grain."""
    out = []
    for foot, head in zip(_spots(p, 0), _spots(p, 1 - .3 * p.top_thick / p.height)):
        out += [rod('leg', 'base', foot, head, p.leg_thick * .34, p.leg_thick * .5, swell=2, steps=40), disc('shoulder', 'base', p.leg_thick * .74, 12, Vector((head.x, head.y, z - 12)), ease=4, steps=48)]
    return out


def _ring(p, z):
    """A bent hoop that ties the legs."""
    t = .34
    reach = Vector(_spots(p, t)[0][:2]).length
    return tube('hoop', 'base', [(reach * math.cos(a), reach * math.sin(a), p.height * t) for a in (2 * math.pi * k / 60 for k in range(60))], 9, closed=True, steps=2, sides=16)


def _stools(p):
    reach = p.width / 2
    spots = ((-reach * .98 * p.apart, -reach * .95), (reach * 1.1 * p.apart, -reach * .62), (0, reach * 1.2))[:p.stools]
    return [place(_mushroom(p, index), (x, y, 0)) for index, (x, y) in enumerate(spots)]


def _mushroom(p, index):
    """A domed cap with a rolled edge on a stem that swells to the floor."""
    h, r = p.stool_height, p.cap / 2
    z = h - 92
    cap = spline([(r * .50, z + 6), (r * .82, z + 2), (r * .97, z + 16), (r, z + 34), (r * .93, z + 60), (r * .70, z + 82), (r * .36, h - 2), (0, h)], 8)
    stem = spline([(r * .66, 0), (r * .68, 8), (r * .60, z * .3), (r * .47, z * .72), (r * .50, z), (r * .56, z + 8)], 8)
    under = [(r * .2, z + 10), (r * .5, z + 6)]
    return [lathe(f'cap {index}', 'seat' if index % 2 == 0 else 'seat2', [(0, z + 10)] + under + [(max(0, q.x), q.y) for q in cap[1:]], steps=96, smooth=70),
            lathe(f'stem {index}', 'base', [(0, 0)] + [(q.x, max(0, q.y)) for q in stem] + [(0, z + 8)], steps=80, grain='z', smooth=60),
            disc(f'pad {index}', 'dark', r * .64, 3, (0, 0, 0), ease=1, steps=60)]
