"""Benches: a plank on trestles, a channelled seat on brass, slats on lapped frames."""
import math

from mathutils import Vector, noise

from .kit.legs import timber
from .kit.part import place
from .kit.soft import block
from .kit.solid import box, frame, slab

DEFAULTS = dict(width=1300, depth=400, height=450, seat='planks', base='trestle', seat_thick=56, inset=190, bar=44, slats=11, channel=108)
TURN = 28


def detail(p):
    return (.16, .25, .96, .24) if p.seat == 'planks' else (.12, 0, .78, .34)


def build(p):
    return [SEATS[p.seat](p), BASES[p.base](p)]


def _plank(p):
    """One board with its own edge, an old split held by two butterfly keys."""
    z, w, d = p.height - p.seat_thick, p.width, p.depth
    side = [Vector((w * (k / 36 - .5), -d / 2 + 7 + 9 * noise.noise(Vector((k * .33, 2, 1))))) for k in range(37)]
    back = [Vector((-q.x, d / 2 - 7 + 9 * noise.noise(Vector((k * .29, 8, 3))))) for k, q in enumerate(side)]
    top = slab('plank', 'top', side + back, p.seat_thick, (0, 0, z), ease=9)
    split = [Vector((-w * .5 + 8, -26)), Vector((-w * .36, -21)), Vector((-w * .24, -30)), Vector((-w * .19, -28)), Vector((-w * .24, -26)), Vector((-w * .36, -16)), Vector((-w * .5 + 8, -18))]
    keys = [slab('key', 'carving', _butterfly(74, 40), 4, (-w * share, y, p.height - 3.2), (0, 0, 90), ease=1) for share, y in ((.43, -20), (.31, -22))]
    return [top, slab('split', 'dark', split, 2, (0, 0, p.height - 1.6), edge='sharp', ease=.2), keys]


def _butterfly(length, width):
    x, y = length / 2, width / 2
    return [Vector(q) for q in ((-x, -y), (0, -y * .36), (x, -y), (x, y), (0, y * .36), (-x, y))]


def _channel(p):
    """A bolster of even channels that run over its front and back."""
    thick = max(p.seat_thick, 120)
    pitch = p.width / round(p.width / p.channel)

    def pinch(v):
        k = 13 * (1 - abs(math.sin(math.pi * v.x / pitch)) ** .5)
        return Vector((v.x, v.y * (1 - 2 * k / p.depth), thick / 2 + (v.z - thick / 2) * (1 - 2 * k / thick)))
    return block('seat', 'cover', (p.width, p.depth, thick), (0, 0, p.height - thick), radius=50, crown=7, cell=13, warp=pinch)


def _slats(p):
    """Slats with equal gaps, held by a bearer let into them."""
    z, pitch = p.height - 30, p.depth / p.slats
    slats = [box('slat', 'top', (p.width, pitch * .66, 30), (0, pitch * (k + .5) - p.depth / 2, z), bevel=3, segments=3) for k in range(p.slats)]
    return slats + [box('bearer', 'top', (p.bar, p.depth - pitch, 14), (0, 0, z - .6), bevel=2, grain='y')]


SEATS = {'planks': _plank, 'channel': _channel, 'slats': _slats}


def _trestle(p):
    """Splayed legs between a head and a rail, a stretcher wedged through both rails."""
    z, x, out = p.height - p.seat_thick, p.width / 2 - p.inset, []
    t, foot, head, rail = 62, p.depth * .44, p.depth * .22, (p.height - p.seat_thick) * .34
    at_rail = foot + (head - foot) * (rail + 35) / z
    for s in (-1, 1):
        out += [timber('base', (s * x, side * foot, 0), (s * x, side * head, z - 40), t) for side in (-1, 1)]
        out += [box('head', 'base', (76, p.depth * .82, 46), (s * x, 0, z - 46), bevel=6, grain='y', segments=3),
                box('rail', 'base', (38, 2 * at_rail + 18, 70), (s * x, 0, rail), bevel=4, grain='y'),
                box('wedge', 'base', (16, 24, 118), (s * (x + 40), 0, rail - 24), (0, s * 5, 0), bevel=3, grain='z')]
    return out + [box('stretcher', 'base', (2 * x + 150, 30, 52), (0, 0, rail + 9), bevel=4, segments=3)]


def _brass_frame(p):
    """Two hoops of flat bar, rounded at their corners, and slim rails."""
    z = p.height - max(p.seat_thick, 120) + 4
    x, deep, t = p.width / 2 - 150, p.depth - 50, 12
    profile = [(0, -19), (t, -19), (t, 19), (0, 19)]
    hoops = [place(frame('hoop', 'base', deep - 2 * t, z - 2 * t, profile, (0, 0, t), radius=46), (s * x, 0, 0), (0, 0, 90)) for s in (-1, 1)]
    rails = [box('rail', 'base', (2 * x, 16, 26), (0, s * (deep / 2 - 80), z - 24), bevel=2) for s in (-1, 1)]
    return hoops + rails + [box('stretcher', 'base', (2 * x - 4, 26, 10), (0, 0, t * .1), bevel=2)]


def _lapped(p):
    """End frames of square section: the rails are halved over the posts and end flush with them."""
    b, z, out = p.bar, p.height - 30, []
    x, y = p.width / 2 - 90, p.depth / 2 - b * .75
    for s in (-1, 1):
        out += [box('post', 'base', (b, b, z - b * .02), (s * x, side * y, 0), bevel=2.5, grain='z') for side in (-1, 1)]
        out += [box('head', 'base', (b * .56, 2 * y + b + 3, b), (s * (x + b * .25), 0, z - b - .8), bevel=2, grain='y'),
                box('rail', 'base', (b * .6, 2 * y, b * .8), (s * x, 0, 78), bevel=2, grain='y')]
    return out + [box('stretcher', 'base', (2 * x + b * 1.3, b * .5, b * .9), (0, 0, 76), bevel=2)]


BASES = {'trestle': _trestle, 'frame': _brass_frame, 'lapped': _lapped}
