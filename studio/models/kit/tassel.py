"""Tassels and knotted fringe for cushions and throws."""
import math
import random

from mathutils import Quaternion, Vector

from .part import place
from .round import ball, lathe, tube


def tassel(slot, at, length=70, toward=(0, 0, -1), strands=16, seed=1):
    """A bound head at `at` and a skirt of threads that falls `toward`."""
    rnd, start, way = random.Random(seed), Vector(at), Vector(toward).normalized()
    side, r = way.orthogonal().normalized(), length * .1
    out = [place(ball('tassel head', slot, r, steps=20), start - Vector((0, 0, r))), _binding(slot, start + way * r, way, r)]
    for k in range(strands):
        across = Quaternion(way, 2 * math.pi * k / strands) @ side * (r * .62)
        reach, spread = length * rnd.uniform(.86, 1.04), rnd.uniform(1.2, 2.1)
        points = [start + way * r * .8 + across * .5, start + way * reach * .4 + across * 1.5, start + way * reach + across * spread]
        out.append(tube('thread', slot, points, [1.6, 2.0, 1.5], steps=3, sides=6))
    return out


def _binding(slot, at, way, r):
    ring = lathe('binding', slot, [(r * .55, 0), (r * .78, r * .1), (r * .84, r * .35), (r * .78, r * .6), (r * .55, r * .7)], steps=20)
    ring.matrix_basis = way.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return place(ring, at)


def knotted(slot, at, length, toward, spread=9, seed=1, floor=None):
    """One knot of a throw's fringe with its loose yarns; toward = the way it leaves the cloth, then it falls to `floor`."""
    rnd, start, way = random.Random(seed), Vector(at), Vector(toward).normalized()
    across = Vector((1, 0, 0))
    out = [place(ball('knot', slot, 4.6, steps=10), start + way * 5 - Vector((0, 0, 4.6)))]
    for k in (-1, 0, 1):
        reach, sway = length * rnd.uniform(.85, 1.1), rnd.uniform(-.5, .5)
        tip = start + way * reach * (.55 if way.z > -.5 else 1) + across * spread * (k * .5 + sway)
        middle = start + way * reach * .5 + across * spread * (k * .4 + sway * .3)
        if floor is not None:
            tip.z, middle.z = max(floor + 2, tip.z), max(floor + 3, middle.z)
        out.append(tube('yarn', slot, [start + way * 4, middle, tip], [2.6, 2.8, 2.0], steps=3, sides=6))
    return out
