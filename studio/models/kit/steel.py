"""Bolted steelwork: crossed frames with gussets, tie rods with turnbuckles."""
from mathutils import Vector

from .legs import timber
from .part import place
from .round import lathe, rod
from .solid import box


def braced_frames(slot, size, height, thick=46):
    """Two X frames standing across the depth, tied by a beam and crossed rods: bridges, drawing desks."""
    w, d = size
    x, y, t = w / 2 - 130, d / 2 - 56, thick * .62
    frames = [place(_cross(slot, (y, height), t), (s * x, 0, 0)) for s in (-1, 1)]
    beam = [box('beam', slot, (2 * x, t * .7, t * 1.3), (0, 0, height * .5 - t * .65), bevel=2), box('back rail', slot, (2 * x, t * .6, t), (0, y, height - t - 8), bevel=2)]
    return frames + beam + _ties(slot, (x, height), y)


def _cross(slot, size, t):
    """One X of square bar: a foot and a head rail, a gusset with four bolts where the bars pass."""
    y, h = size
    bars = [timber(slot, (0, s * (y - t), t * .9), (0, -s * (y - t), h - t * .9), t) for s in (-1, 1)]
    rails = [box('foot rail', slot, (t * 1.15, 2 * y + t * 1.4, t), (0, 0, 5), bevel=2, grain='y'), box('head rail', slot, (t * 1.15, 2 * y + t * 1.4, t), (0, 0, h - t), bevel=2, grain='y')]
    gussets = [box('gusset', slot, (4, 120, 120), (s * (t / 2 + 2), 0, h / 2 - 60), bevel=1.2) for s in (-1, 1)]
    bolts = [bolt(slot, (s * (t / 2 + 4), a * 40, h / 2 + b * 40), s) for s in (-1, 1) for a in (-1, 1) for b in (-1, 1)]
    pads = [lathe('foot pad', slot, [(0, 0), (16, 0), (18, 2), (18, 5), (6, 7), (6, 12), (0, 12)], (0, s * y, 0), steps=28) for s in (-1, 1)]
    return [bars, rails, gussets, bolts, pads]


def bolt(slot, at, side):
    """A domed head on its washer, looking along x."""
    head = [(0, -1), (9, -1), (9, 1.2), (7.2, 1.2), (7.2, 5), (6, 6.2), (0, 6.2)]
    return lathe('bolt', slot, head, at, (0, side * 90, 0), steps=16)


def _ties(slot, span, y):
    """Crossed rods behind, from foot rail to back rail, each with a turnbuckle."""
    x, h = span
    out = []
    for s in (-1, 1):
        a, b = Vector((-s * x, y + s * 5, 22)), Vector((s * x, y + s * 5, h - 22))
        middle, along = a.lerp(b, .36), (b - a).normalized()
        out += [rod('tie', slot, a, b, 4.5, steps=14), rod('turnbuckle', slot, middle - along * 38, middle + along * 38, 9.5, ease=3, steps=18)]
    return out
