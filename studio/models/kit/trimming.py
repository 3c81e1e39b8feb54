"""What upholstery is finished with: nail heads, and a pleated valance to the floor."""
import math

from mathutils import Vector

from .outline import rect
from .round import lathe, tube
from .solid import loft


def evenly(outline, pitch):
    """Points along a closed outline, as nearly `pitch` apart as its length allows."""
    sides = list(zip(outline, outline[1:] + outline[:1]))
    length = sum((b - a).length for a, b in sides)
    step, gone, out = length / round(length / pitch), 0, []
    for a, b in sides:
        side = (b - a).length
        while len(out) * step < gone + side - 1e-6:
            out.append(a.lerp(b, (len(out) * step - gone) / side))
        gone += side
    return out


def nail(x, y, z):
    """A domed head on an upright face."""
    return lathe('nail', 'studs', [(7, -3), (7, 1), (5.6, 4), (3, 5.6), (0, 6)], (x, y, z), (90, 0, 0), steps=12, smooth=80)


def valance(p):
    """A valance hung from a piped seam, nearly to the floor, with a pleat at each corner and in the middle of front and back: country sofas."""
    if not p.skirt:
        return []
    x, y, top, hem = p.width / 2 - p.arm_width * .24 + 3, p.depth / 2 - 3, p.seat_height - p.seat_thick - 26, 6
    rows = [[(q.x, q.y, top + (hem - top) * t) for q in _pleated((x, y), t)] for t in (0, .06, .2, .4, .6, .8, 1)]
    piping = tube('skirt piping', 'cover', [(q.x, q.y, top) for q in rect(2 * x, 2 * y, 10)], 5, closed=True, smooth=False, sides=8)
    return [loft('skirt', 'cover', rows[::-1], subdivide=0, smooth=50), piping]


def _pleated(half, t):
    """The valance's outline at t from seam to hem: panels that fall ever freer, the cloth folded in between them."""
    x, y = half
    knots = [Vector(k) for k in ((-x, -y), (0, -y), (x, -y), (x, y), (0, y), (-x, y))]
    gape, out = 2 + 9 * t, []
    for k, (a, b) in enumerate(zip(knots, knots[1:] + knots[:1])):
        along = (b - a).normalized()
        outward = Vector((along.y, -along.x))
        length = (b - a).length - 2 * gape
        fall = [9 * t + 4 * t * math.sin(2 * math.pi * round(length / 230) * s / 24 + k) * math.sin(math.pi * s / 24) for s in range(25)]
        out += [a + along * (gape + length * s / 24) + outward * fall[s] for s in range(25)]
        after = (knots[(k + 2) % 6] - b).normalized()
        out.append(b - (outward + Vector((after.y, -after.x))).normalized() * (gape * .75 + 16 * t))
    return out
