"""Campaign furniture's brass: corner caps, straps over joints, sunk pulls, carrying handles. All lie on a case of width x depth."""
import math

from mathutils import Vector

from .outline import rect
from .part import place
from .round import disc, tube
from .solid import board, frame, slab

PROUD = 1.6   # how far plates stand out of the wood


def bound_case(slot, size, zs):
    """Caps on the eight corners of a case between the heights zs."""
    (w, d), (low, high) = size, zs
    out = []
    for z, up in ((low, 1), (high, -1)):
        for s in (-1, 1):
            out += _cap(slot, (s * w / 2, -d / 2 - PROUD, z), (-s, up), 0)
            out += [part for y in (-1, 1) for part in _cap(slot, (s * (w / 2 + PROUD), y * d / 2, z), (-y * s, up), s * 90)]
    return out


def _cap(slot, at, signs, turn, size=58):
    """A plate with a hollow quarter cut away, drawn from its corner inwards."""
    hollow = [(size - (size * .72) * math.sin(a), size - (size * .72) * math.cos(a)) for a in (math.pi / 2 * k / 8 for k in range(9))]
    points = [(0, 0), (size, 0)] + [(q[0], q[1]) for q in hollow] + [(0, size)]
    outline = [Vector((x * signs[0], y * signs[1])) for x, y in points]
    screws = [place(disc('screw', slot, 3.2, 1.4, ease=.5, steps=12), (x * signs[0], 0, y * signs[1]), (90, 0, 0)) for x, y in ((9, 9), (46, 8), (8, 46))]
    plate = board('corner', slot, outline if signs[0] * signs[1] > 0 else outline[::-1], PROUD, ease=.5)
    return place([plate, *screws], at, (0, 0, turn))


def top_cap(slot, corner, signs, size=58):
    """The same plate lying on the top."""
    points = [(0, 0), (size, 0)] + [(size - size * .72 * math.sin(a), size - size * .72 * math.cos(a)) for a in (math.pi / 2 * k / 8 for k in range(9))] + [(0, size)]
    outline = [Vector((x * signs[0], y * signs[1])) for x, y in points]
    return slab('corner', slot, outline if signs[0] * signs[1] > 0 else outline[::-1], PROUD, corner, ease=.5)


def strap(slot, at, size):
    """A flat strap with a screw at each end; size = (width, height), standing on `at`."""
    w, h = size
    plate = board('strap', slot, [p + Vector((0, h / 2)) for p in rect(w, h, min(w, h) * .3)], PROUD, ease=.5)
    screws = [place(disc('screw', slot, 3.2, 1.4, ease=.5, steps=12), (0, 0, z), (90, 0, 0)) for z in (9, h - 9)]
    return place([plate, *screws], (at[0], at[1] - PROUD, at[2]))


def sunk_pull(slot, at, size=(104, 50)):
    """A framed dish with a bail lying flush in it, centred on `at`."""
    w, h = size
    rim = frame('pull rim', slot, 0, 0, [(-9, 0), (-9, 1.4), (-8, 2.6), (0, 2.6), (0, 0)], (0, 0, 0), outline=rect(w, h, 9, 5))
    dish = board('pull dish', 'dark', rect(w - 16, h - 16, 5), .8, (0, -.9, 0), ease=.2)
    x, z = w * .3, h * .16
    bail = tube('bail', slot, [(-x, -2, z), (-x, -4, -z * .4), (-x * .72, -4.6, -z * 1.5), (0, -4.8, -z * 1.7), (x * .72, -4.6, -z * 1.5), (x, -4, -z * .4), (x, -2, z)], 2.7, sides=10)
    return place([rim, dish, bail], at)


def carrying_handle(slot, at, turn):
    """A bar that drops from a backplate, on a case's side."""
    plate = board('handle plate', slot, rect(138, 46, 10), 2, ease=.6)
    bar = tube('carrying handle', slot, [(-50, -3, 4), (-50, -16, -6), (-44, -20, -24), (0, -21, -30), (44, -20, -24), (50, -16, -6), (50, -3, 4)], [4, 4.6, 5, 6.4, 5, 4.6, 4], sides=12)
    return place([place(plate, (0, -2, 0)), bar], at, (0, 0, turn))
