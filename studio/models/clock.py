"""Wall clocks: a turned rim with batons, a sunburst of rays."""
import math

from mathutils import Vector

from .kit.finer import finer
from .kit.hoop import hoop
from .kit.outline import spline
from .kit.part import place
from .kit.round import disc, lathe, rod
from .kit.solid import box, slab

DEFAULTS = dict(width=350, depth=50, height=350, form='round', rim=26, time=(10, 9), rays=24, hub=.17)
STAGE = 'wall'


def detail(p):
    return (.5, .2, .5, .5) if p.form == 'sunburst' else (.2, .2, .8, .4)


def build(p):
    """Drawn lying on its back with twelve o'clock towards +Y, then hung: +Z becomes the side one sees."""
    return place(FORMS[p.form](p), (0, 0, p.height / 2), (90, 0, 0))


def _round(p):
    """A bent rim, moulded, that falls to a sunk face."""
    r, d, w = p.width / 2, p.depth - 4, p.rim
    keys = [(r - w - 2, 13), (r - w, d * .52), (r - w * .86, d * .78), (r - w * .58, d * .97), (r - w * .34, d), (r - w * .12, d * .9), (r - 1, d * .66), (r, d * .42), (r - w * .18, d * .16), (r - w * .5, 0)]
    line = [tuple(q) for q in spline(keys, 6)] + [(r - w - 2, 0)]
    rim = _bent('rim', line)
    face = disc('face', 'face', r - w, 4, (0, 0, 10), ease=.5)
    return [rim, face, _batons(r - w, 14, 'hands'), _minutes(r - w, 14), _hands(p, (r - w) * .92, 17), _sweep(p, (r - w) * .86, 23)]


def _bent(name, line):
    """A ring bent from one slow-grown plank."""
    turns = [2 * math.pi * k / 240 for k in range(240)]
    return finer(hoop(name, 'frame', [[(r * math.sin(a), r * math.cos(a), z) for r, z in line] for a in turns]), 2.2)


def _batons(r, z, slot):
    """Twelve markers, doubled on the quarters."""
    out = []
    for k in range(12):
        length, wide = (r * .15, 6) if k % 3 == 0 else (r * .10, 4)
        out.append(place(box('baton', slot, (wide, length, 1.8), (0, r * .90 - length / 2, z), bevel=.5, grain='y'), (0, 0, 0), (0, 0, -30 * k)))
    return out


def _minutes(r, z):
    return [place(box('minute', 'hands', (1.1, r * .026, .7), (0, r * .945, z), bevel=0), (0, 0, 0), (0, 0, -6 * k)) for k in range(60)]


def _hands(p, r, z):
    """Hour and minute at p.time, tapering, each with a tail, under a cap."""
    hour, minute = p.time
    turns = (('hour hand', .60, 9.5, -30 * (hour % 12 + minute / 60), z), ('minute hand', .86, 7.5, -6 * minute, z + 2.6))
    out = [place(slab(name, 'hands', _hand(r * reach, wide), 1.5, (0, 0, level), ease=.4, grain='y'), (0, 0, 0), (0, 0, turn)) for name, reach, wide, turn, level in turns]
    return out + [lathe('cap', 'hands', [(0, -4), (6.5, -4), (6.5, 4), (5, 6), (0, 6.4)], (0, 0, z), steps=32)]


def _hand(length, wide):
    tail = length * .2
    return [Vector(q) for q in ((-wide * .34, -tail), (wide * .34, -tail), (wide * .5, 0), (wide * .26, length), (-wide * .26, length), (-wide * .5, 0))]


def _sweep(p, r, z):
    """The second hand, in the rim's own finish."""
    needle = [rod('sweep', 'frame', (0, -r * .24, z), (0, r, z), .9, .6, steps=10),
              disc('sweep poise', 'frame', 5, 1.4, (0, -r * .24, z - .7), ease=.4, steps=28), lathe('sweep cap', 'frame', [(0, -2), (3.4, -2), (3.4, 2), (0, 2.6)], (0, 0, z), steps=24)]
    return place(needle, (0, 0, 0), (0, 0, -6 * 21))


def _sunburst(p):
    """A hub in a bent ring; long spindles of wood tipped with beads, short rods of metal between them."""
    r, hub, d = p.width / 2, p.width * p.hub, p.depth
    keys = [(hub * .74, d * .6), (hub * .78, d * .9), (hub * .88, d * .99), (hub * .98, d * .8), (hub, d * .42), (hub * .92, d * .1)]
    line = [tuple(q) for q in spline(keys, 6)] + [(hub * .86, 0), (hub * .74, 0)]
    ring = _bent('ring', line)
    face = lathe('face', 'face', [(0, d * .6), (hub * .4, d * .6 - .3), (hub * .76, d * .56), (hub * .76, d * .3), (0, d * .3)], steps=96, smooth=60)
    rays = [_ray(p, k, hub) for k in range(p.rays)]
    return [ring, face, _pips(hub, d * .6), rays, _hands(p, hub * .80, d * .6 + 4)]


def _ray(p, k, hub):
    """Even rays are long and wooden, odd ones short and metal."""
    r, z = p.width / 2, p.depth * .34
    if k % 2 == 0:
        ray = [rod('spindle', 'frame', (0, hub * .9, z), (0, r - 14, z), 4.2, 2.4, swell=4.2, ease=1.5, steps=16),
               _bead('ray', 9, (0, r - 9.2, z)), lathe('ferrule', 'ray', [(0, 0), (5.6, 0), (6, 2), (5.4, 16), (0, 16)], (0, hub * .97, z), (-90, 0, 0), steps=16)]
    else:
        tip = hub + (r - hub) * .56
        ray = [rod('pin', 'ray', (0, hub * .9, z), (0, tip, z), 2.6, 1.6, ease=.8, steps=10), _bead('frame', 6.5, (0, tip + 2, z))]
    return place(ray, (0, 0, 0), (0, 0, -360 * k / p.rays))


def _bead(slot, radius, at):
    """A small ball: two dozen of them must not outweigh the clock."""
    arc = [math.pi * k / 10 for k in range(11)]
    return lathe('bead', slot, [(radius * math.sin(a) if 0 < k < 10 else 0, -radius * math.cos(a)) for k, a in enumerate(arc)], at, steps=18, smooth=80)


def _pips(hub, z):
    return [place(box('pip', 'hands', (5 if k % 3 else 7.5, hub * (.10 if k % 3 else .16), 1.8), (0, hub * .61, z - 1.2), bevel=.3), (0, 0, 0), (0, 0, -30 * k)) for k in range(12)]


FORMS = {'round': _round, 'sunburst': _sunburst}
