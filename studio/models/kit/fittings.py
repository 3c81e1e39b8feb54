"""Lamp hardware: shade carriers with finials, cased glass, joints, springs and counterweights."""
import math

from .outline import spline
from .part import aim, flatten
from .round import lathe, rod, tube


def carrier(slot, diameter, at, finial=26):
    """The wire spider inside a shade's crown, and the finial that screws it down. `at` is the crown's centre."""
    x, y, z = at
    r = diameter / 2
    hoop = [(x + r * math.cos(a), y + r * math.sin(a), z) for a in (2 * math.pi * k / 32 for k in range(32))]
    spokes = [tube('spoke', slot, [(x, y, z - 6), (x + r * .6 * math.cos(a), y + r * .6 * math.sin(a), z - 7), (x + r * math.cos(a), y + r * math.sin(a), z)], 1.7, steps=3, sides=8)
              for a in (math.radians(90 + 120 * k) for k in range(3))]
    knob = [(0, -9), (8, -9), (8.5, -6), (5, -3), (4, 3), (7.5, finial * .36), (9, finial * .55), (7, finial * .78), (2.4, finial * .92), (2, finial), (0, finial)]
    return flatten(tube('hoop', slot, hoop, 1.9, closed=True, steps=1, sides=8), spokes, lathe('finial', slot, knob, at, steps=28, smooth=60))


def harp(slot, bottom, height, half=42):
    """The bow that carries the spider past the bulb."""
    x, y, z = bottom
    keys = [(8, 0), (half * .8, height * .12), (half, height * .42), (half * .72, height * .82), (5, height)]
    return [tube('harp', slot, [(x + s * a, y, z + b) for a, b in keys], 1.8, steps=6, sides=8) for s in (-1, 1)]


def cased(name, slot, keys, wall=3.4):
    """Blown opal glass with a rounded rim. keys: (radius, z) in mm, from the open rim up."""
    outer = spline(keys, 8)
    inner = []
    for i, q in enumerate(outer):
        ahead = (outer[min(i + 1, len(outer) - 1)] - outer[max(i - 1, 0)]).normalized()
        inner.append((max(q.x - ahead.y * wall, .6), q.y + ahead.x * wall))
    lip = ((outer[0].x + inner[0][0]) / 2, min(outer[0].y, inner[0][1]) - wall * .45)
    return lathe(name, slot, [*inner[::-1], lip, *(tuple(q) for q in outer)], steps=96, capped=False, smooth=70)


def joint(slot, at, radius=13, thick=20, axis='x'):
    """A pivot: two washers and a wing screw's boss; axis x lies across the lamp, z stands."""
    h = thick / 2
    profile = [(0, -h - 5), (radius * .5, -h - 5), (radius * .55, -h - 3.5), (radius * .55, -h), (radius * .94, -h), (radius, -h + 1.5), (radius, -1), (radius * .92, -.6),
               (radius * .92, .6), (radius, 1), (radius, h - 1.5), (radius * .94, h), (radius * .55, h), (radius * .55, h + 3.5), (radius * .5, h + 5), (0, h + 5)]
    return lathe('joint', slot, profile, at, (0, 90, 0) if axis == 'x' else (0, 0, 0), steps=36)


def spring(slot, start, end, radius=6.5, turns=18):
    """A coil between two hooks."""
    length = math.dist(start, end)
    coil = [(radius * math.cos(2 * math.pi * turns * t), radius * math.sin(2 * math.pi * turns * t), length * (.1 + .8 * t)) for t in (k / (turns * 7) for k in range(turns * 7 + 1))]
    wire = tube('spring', slot, [(0, 0, 0), (0, 0, length * .08), *coil, (0, 0, length * .92), (0, 0, length)], 1.25, smooth=False, sides=5)
    return aim(wire, start, end)


def twin_rods(slot, start, end, gap=13, radius=3.6):
    """Parallel bars of a sprung arm, one on each side of its joints."""
    return [rod('arm', slot, (start[0] + s * gap, *start[1:]), (end[0] + s * gap, *end[1:]), radius, steps=18) for s in (-1, 1)]


def weight(slot, start, end, radius=19):
    """A counterweight threaded on an arm."""
    h = math.dist(start, end)
    return aim(lathe('weight', slot, [(0, 0), (radius * .8, 0), (radius, 3), (radius, h - 3), (radius * .8, h), (0, h)], steps=40), start, end)
