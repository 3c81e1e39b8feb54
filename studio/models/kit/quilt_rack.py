"""A quilt rack: shaped ends on feet, two rails at the top and two low ones. Stands where bedspreads are shown."""
from mathutils import Vector

from .outline import spline
from .part import flatten
from .round import rod
from .solid import board, box


def quilt_rack(slot, size):
    """size = (width, depth, height) in mm; its two top rails lie a third of the depth apart."""
    w, d, h = size
    return flatten([_end(slot, s * (w / 2 - 12), d, h) for s in (-1, 1)], _rails(slot, size))


def _end(slot, x, d, h):
    """A waisted upright, T-headed for the rails, tenoned into an arched foot."""
    side = spline([(d * .13, 60), (d * .10, h * .3), (d * .085, h * .55), (d * .12, h * .80), (d * .25, h * .93), (d * .27, h)], 6)
    upright = board('end', slot, [Vector((q[0], q[1])) for q in side] + [Vector((-q[0], q[1])) for q in side[::-1]], 22, (x + 11, 0, 0), (0, 0, 90), ease=3, grain='z')
    base = spline([(-d / 2, 0), (-d * .40, 0), (-d * .30, 16), (0, 26), (d * .30, 16), (d * .40, 0), (d / 2, 0)], 5)
    head = spline([(d / 2, 34), (d * .3, 52), (0, 78), (-d * .3, 52), (-d / 2, 34)], 5)
    foot = board('foot', slot, [Vector(q) for q in base + head], 34, (x + 17, 0, 0), (0, 0, 90), ease=3)
    return [upright, foot]


def _rails(slot, size):
    w, d, h = size
    high = [rod('rail', slot, (-w / 2 + 10, s * d * .17, h - 16), (w / 2 - 10, s * d * .17, h - 16), 13) for s in (-1, 1)]
    return high + [box('stretcher', slot, (w - 26, 20, 62), (0, 0, 118), bevel=4)]
