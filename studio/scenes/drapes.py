"""Curtains, blinds and bunting. Drawn in a wall's own axes: x along it, -y into the room."""
import math

import bmesh
from mathutils import Vector, noise

from models.kit.part import MM, part
from models.kit.round import ball, rod, tube
from models.kit.solid import box

LINEN, SHEER = {'shader': 'weave', 'hex': '#D8CFBF', 'pitch': 3}, {'shader': 'shade', 'hex': '#EFEAE0'}


def curtain(name, slot, span, drop, fold=78, seed=1):
    """span = (x0, x1, z of its head); drop: its length."""
    x0, x1, top = span
    n, rows = max(40, int((x1 - x0) / 9)), 28
    bm = bmesh.new()
    grid = []
    for i in range(rows + 1):
        t = i / rows
        grid.append([bm.verts.new(_hang((x0, x1, top), (k / n, t), (drop, fold, seed)) * MM) for k in range(n + 1)])
    for a, b in zip(grid, grid[1:]):
        for k in range(n):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    return part(name, slot, bm, 'z', 80)


def pair(window, top, fall, wide=420, overlap=140, slot='curtain', **how):
    """Both curtains of an opening on a rod with balls at its ends. fall: from the rod to the hem."""
    a, b = window.start - overlap, window.end + overlap
    cloths = [curtain('curtain left', slot, (a, a + wide, top), fall, seed=3, **how), curtain('curtain right', slot, (b - wide, b, top), fall, seed=8, **how)]
    return [*cloths, *pole((a - 90, b + 90), top + 14)]


def pole(ends, z, slot='pole'):
    a, b = ends
    hung = [box('bracket', slot, (16, 92, 16), (x, -46, z - 8), bevel=3) for x in (a + 60, b - 60)]
    return [rod('pole', slot, (a, -86, z), (b, -86, z), 13), *[ball('finial', slot, 22, (x, -86, z - 22)) for x in (a, b)], *hung]


def roman_blind(window, slot='curtain', folded=.24):
    """Drawn up to its folds at the head of the opening."""
    w, drop = window.end - window.start + 60, (window.high - window.low) * folded
    middle = (window.start + window.end) / 2
    return [box('fold', slot, (w, 30 + 9 * k, drop / 4 + 26), (middle, -26 - 3 * k, window.high + 40 - drop / 4 * (k + 1) - 12), bevel=11, segments=3) for k in range(4)]


def bunting(start, end, slots, sag=150, count=9, size=(150, 180)):
    """Flags on a string between two points (mm, any axes)."""
    a, b, out = Vector(start), Vector(end), []
    line = [a.lerp(b, k / 40) - Vector((0, 0, sag * 4 * (k / 40) * (1 - k / 40))) for k in range(41)]
    out.append(tube('string', 'string', [tuple(p) for p in line], 2.2, smooth=False, sides=6))
    for k in range(count):
        p, q = (line[round((k + t) / count * 40)] for t in (.12, .88))
        tip = (p + q) / 2 - Vector((0, 0, size[1]))
        bm = bmesh.new()
        bm.faces.new([bm.verts.new(v * MM) for v in (p, q, tip)])
        out.append(part(f'flag {k}', slots[k % len(slots)], bm, 'x'))
    return out


def _hang(span, at, how):
    (x0, x1, top), (u, t), (drop, fold, seed) = span, at, how
    wide = x1 - x0
    open_ = .75 + .25 * t + .10 * noise.noise(Vector((u * 3, seed, 0)))
    phase = u * wide / fold * math.tau + 1.1 * noise.noise(Vector((u * 4, t * 1.4, seed)))
    y = -86 + math.sin(phase) * 34 * open_ + 12 * noise.noise(Vector((u * 6, t * 2, seed + 4)))
    x = x0 + wide * u + 8 * math.cos(phase) * t
    return Vector((x, y, top - drop * t))
