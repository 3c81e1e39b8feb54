"""Carved ornament in relief: scrolls, shells, swags of leaves, gadroons. Everything stands proud of a face at y and looks towards -Y."""
import math

from mathutils import Vector

from .outline import spline
from .part import flatten, place
from .round import ball, lathe, tube
from .solid import loft


def scroll(slot, size, at=(0, 0, 0), flip=1, turn=0, thick=9, turns=1.35):
    """A volute that unrolls into a tapering tail along x; flip mirrors it."""
    r, out = size * .22, []
    for k in range(34):
        t = k / 33
        a = math.pi / 2 + 2 * math.pi * turns * (1 - t)
        radius = r * (.16 + .84 * t)
        out.append((flip * -radius * math.cos(a), 0, radius * math.sin(a)))
    tail = [(flip * size * x, 0, size * z) for x, z in ((.22, .20), (.42, .10), (.60, -.02), (.78, -.05))]
    path = out + tail
    radii = [thick * (.55 + .45 * min(1, k / 20)) for k in range(len(out))] + [thick * s for s in (.95, .78, .5, .18)]
    eye = place(ball('eye', slot, thick * .75, steps=14), (0, 0, -thick * .75))
    return place([tube('scroll', slot, path, radii, steps=2, sides=10), eye], at, (0, turn, 0))


def shell(slot, width, height, at=(0, 0, 0), ribs=9, depth=24):
    """A scallop shell, hinge down: ribs fan out from the foot and bow forwards."""
    out = []
    for k in range(ribs):
        u = 2 * k / (ribs - 1) - 1
        a = u * math.radians(82)
        length = 1 - .18 * u * u
        tip = Vector((math.sin(a) * width / 2, 0, math.cos(a) * height * length * .9 + height * .08))
        path = [(tip.x * t, -depth * math.sin(math.pi * min(1, t * .92)) * (1 - .3 * u * u), tip.z * t) for t in (0, .2, .45, .7, .9, 1)]
        thick = width / ribs * .62
        out.append(tube('shell rib', slot, path, [thick * s for s in (.25, .5, .8, 1, .95, .55)], steps=3, sides=10))
    hinge = [scroll(slot, width * .42, (s * width * .10, -depth * .4, 0), s, s * -24, thick=width * .035) for s in (-1, 1)]
    return place(flatten(out, hinge), at)


def leaf(slot, length, width, at=(0, 0, 0), turn=0, curl=14):
    """An acanthus leaf: lobed edges, a sunk midrib, its tip curling forwards."""
    n, rows = 18, []
    for k in range(n + 1):
        t = k / n
        half = width / 2 * math.sin(math.pi * min(1, t * .94 + .05)) ** .7 * (1 - .22 * abs(math.sin(5 * math.pi * t))) + .4
        ahead = -5 - curl * t * t
        z = length * (t - .10 * max(0, t - .7) ** 2 * 8)
        face = [(x * half, ahead - (3.5 * abs(x) if abs(x) < .6 else 4.5 * (1 - abs(x)) + .4), z) for x in (-1, -.6, -.3, 0, .3, .6, 1)]
        rows.append(face + [(half * .9, ahead + 3, z), (-half * .9, ahead + 3, z)])
    return place(loft('leaf', slot, rows, grain='z', subdivide=1, smooth=60), at, (0, turn, 0))


def gadroons(slot, width, at, pitch=16, height=14):
    """A run of slanted lobes along x: the edge under a marble top."""
    n = round(width / pitch)
    step = width / n
    lobe = [(0, 0), (step * .28, 1), (step * .48, height * .3), (step * .46, height * .75), (step * .2, height - .6), (0, height)]
    return [lathe('gadroon', slot, lobe, (at[0] - width / 2 + step * (k + .5), at[1], at[2]), (0, 14 if k < n / 2 else -14, 0), steps=8, smooth=70) for k in range(n)]


def serpentine(width, height, drop, steps=6):
    """An apron's outline from z = 0 down: two hollows and a pendant in the middle. Counter-clockwise."""
    x, h, d = width / 2, height, drop
    half = [(1, -h), (.86, -h * .96), (.72, -h * .58), (.46, -h * .56), (.30, -h * .92), (.14, -h)]
    keys = [(-x * u, z) for u, z in half] + [(0, -h - d)] + [(x * u, z) for u, z in half[::-1]]
    return spline([Vector(k) for k in keys], steps) + [Vector((x, 0)), Vector((-x, 0))]
