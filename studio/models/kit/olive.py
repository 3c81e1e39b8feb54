"""A young olive: a slim trunk, shoots that arch up into a rounded crown, narrow leaves in pairs along every twig."""
import math

import bmesh
from mathutils import Vector

from .outline import spline
from .part import MM, part
from .round import tube

SHOOTS, TWIGS, PAIRS = 13, 7, 6


def olive(base, size, rnd):
    """size = (spread, height) above `base` mm."""
    spread, tall = size
    stem = [base + Vector((x * spread, y * spread, z * tall)) for x, y, z in ((0, 0, 0), (.016, .008, .16), (-.008, .004, .30), (.006, -.006, .42), (0, 0, .5))]
    out, bm = [tube('trunk', 'stem', stem, [spread * r for r in (.021, .019, .017, .014, .010)], sides=12)], bmesh.new()
    for k in range(SHOOTS):
        shoot = _shoot(stem, size, k, rnd)
        out.append(tube('shoot', 'stem', shoot[::3] + [shoot[-1]], [2.6 - 1.5 * i / len(shoot[::3]) for i in range(len(shoot[::3]) + 1)], sides=7, steps=2))
        for i in range(TWIGS):
            out.append(_twig(bm, shoot, (i + .6) / TWIGS, size, rnd))
        _leaves(bm, shoot[len(shoot) // 2:], spread, rnd)
    return [*out, part('leaves', 'leaf', bm, 'x', 80)]


def _shoot(stem, size, index, rnd):
    """From the trunk's head outwards and up to the crown's skin; the lowest reach furthest, the last stands upright."""
    spread, tall = size
    share, turn = (index + .5) / SHOOTS, index * 2.399963
    rise = math.radians(4 + 80 * share)
    out = Vector((math.cos(turn), math.sin(turn), 0))
    root = stem[2].lerp(stem[4], .25 + .75 * share)
    tip = stem[0] + out * spread * .46 * math.cos(rise) + Vector((0, 0, tall * (.66 + .31 * math.sin(rise)))) * rnd.uniform(.97, 1.02)
    bow = root.lerp(tip, .5) + out * spread * .07 - Vector((0, 0, tall * .02))
    return spline([root, root.lerp(bow, .45), bow, tip], 8)


def _twig(bm, shoot, share, size, rnd):
    """A side shoot that leaves its branch forwards and to one side, and turns up to the light."""
    at = min(len(shoot) - 2, int(share * (len(shoot) - 1)))
    root, ahead = shoot[at], (shoot[at + 1] - shoot[at]).normalized()
    side = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-.25, .6)))
    side = (side - ahead * side.dot(ahead)).normalized()
    length = size[0] * rnd.uniform(.12, .19) * (1.15 - .4 * share)
    way = (ahead * .55 + side * .8).normalized()
    twig = spline([root, root + way * length * .5, root + way * length + Vector((0, 0, length * .22))], 5)
    _leaves(bm, twig, size[0], rnd)
    return tube('twig', 'stem', twig[::2], [1.3, 1.2, 1.1, 1, .9, .8][:len(twig[::2])], sides=5, steps=1)


def _leaves(bm, line, spread, rnd):
    """Pairs, each a quarter turn from the last, and one leaf at the tip."""
    for k in range(1, PAIRS + 1):
        t = k / PAIRS * (len(line) - 1)
        i = min(len(line) - 2, int(t))
        spot, ahead = line[i].lerp(line[i + 1], t - i), (line[i + 1] - line[i]).normalized()
        across = ahead.cross(Vector((0, 0, 1)) if abs(ahead.z) < .9 else Vector((1, 0, 0))).normalized()
        if k % 2:
            across = (ahead.cross(across) + across * .6).normalized()
        for s in (-1, 1):
            _leaf(bm, spot, (ahead * .7 + across * s + Vector((0, 0, rnd.uniform(0, .3)))).normalized(), spread * rnd.uniform(.085, .12))
    _leaf(bm, line[-1], (line[-1] - line[-2]).normalized(), spread * .1)


def _leaf(bm, root, way, length):
    """A lance, folded a little along its rib, its tip bent down."""
    side = way.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > .05 else Vector((1, 0, 0))
    up = side.cross(way).normalized()
    rows = []
    for k in range(6):
        t = k / 5
        half = length * .098 * max(.04, math.sin(math.pi * t ** .85) ** .7)
        spine = root + way * length * t + up * length * .16 * t * (1 - 1.5 * t)
        rows.append([bm.verts.new((spine + side * half * s + up * abs(s) * half * .3) * MM) for s in (-1, 0, 1)])
    for low, high in zip(rows, rows[1:]):
        for k in range(2):
            bm.faces.new((low[k], low[k + 1], high[k + 1], high[k]))
