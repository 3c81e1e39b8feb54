"""Basketry: woven shells, plaited rims, stitched coils. Their UVs follow the weave, so that strands run with the form."""
import math

import bmesh
from mathutils import Vector

from .outline import spline
from .part import MM, part
from .round import tube

UP = Vector((0, 0, 1))


def woven(name, slot, surface, cells, thick=16, closed=True):
    """A basket wall. surface(s, t) -> Vector in mm for s round and t up, both 0 to 1; cells = (round, up)."""
    grid = _sampled(surface, cells, closed)
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('UVMap')
    measured = _measured(grid)
    outer = [[bm.verts.new(p * MM) for p in row] for row in grid]
    inner = [[bm.verts.new((p - n * thick) * MM) for p, n in zip(row, normals)] for row, normals in zip(grid, _normals(grid, closed))]
    for sheet, flip in ((outer, False), (inner, True)):
        for j in range(len(grid) - 1):
            for i in range(len(grid[0]) - 1):
                keys = [(j, i), (j, i + 1), (j + 1, i + 1), (j + 1, i)]
                _face(bm, layer, sheet, measured, keys[::-1] if flip else keys)
    for j in (0, len(grid) - 1):
        for i in range(len(grid[0]) - 1):
            bm.faces.new((outer[j][i], outer[j][i + 1], inner[j][i + 1], inner[j][i]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return part(name, slot, bm, 'z', 70)


def plait(name, slot, points, radius, closed=True, strands=3, lay=5.5, steps=10):
    """Strands laid round each other along a path: a basket's rim or foot. radius is the whole plait's, steps are those of one turn."""
    path = _even(spline(points, 12, closed), radius * lay / steps, closed)
    length = sum((b - a).length for a, b in zip(path, path[1:] + path[:1] if closed else path[1:]))
    turns = max(2, round(length / (radius * lay)))
    frames = _across(path, closed)
    out = []
    for s in range(strands):
        line = []
        for k, (p, (side, up)) in enumerate(zip(path, frames)):
            a = 2 * math.pi * (turns * k / len(path) + s / strands)
            line.append(p + (side * math.cos(a) * 1.1 + up * math.sin(a)) * radius * .5)
        out.append(tube(name, slot, line, radius * .58, closed=closed, smooth=False, sides=6))
    return out


def wound(name, slot, points, radius, strand=4, pitch=9.0):
    """A cord wound tightly round a rail, its ends bare."""
    path = _even(spline(points, 10), pitch / 7, False)
    sides = _across(path, False)
    line = []
    for k, (p, (side, up)) in enumerate(zip(path, sides)):
        a = 2 * math.pi * k / 7
        line.append(p + (side * math.cos(a) + up * math.sin(a)) * (radius + strand * .6))
    return tube(name, slot, line, strand, smooth=False, sides=5)


def coiled(name, slot, path, radius, sides=7, smooth=60):
    """A bundle sewn to itself along a long spiral. Stitches lie across it: u runs round, v along."""
    points = [Vector(p) for p in path]
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('UVMap')
    frames, along, rows = _across(points, False), 0.0, []
    for k, (p, (side, up)) in enumerate(zip(points, frames)):
        along += (p - points[k - 1]).length if k else 0
        rows.append(([bm.verts.new((p + (side * math.cos(a) + up * math.sin(a)) * radius) * MM) for a in (2 * math.pi * i / sides for i in range(sides))], along * MM))
    girth = 2 * math.pi * radius * MM
    for (low, v0), (high, v1) in zip(rows, rows[1:]):
        for i in range(sides):
            face = bm.faces.new((low[i], low[(i + 1) % sides], high[(i + 1) % sides], high[i]))
            for loop, uv in zip(face.loops, ((i, v0), (i + 1, v0), (i + 1, v1), (i, v1))):
                loop[layer].uv = (uv[0] / sides * girth, uv[1])
    bm.faces.new(rows[0][0][::-1])
    bm.faces.new(rows[-1][0])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return part(name, slot, bm, 'z', smooth)


def spiral(radius_at, height, coil, around=38):
    """The path of a coiled wall: radius_at(share of the height) -> mm; one turn rises by the coil's width."""
    turns = height / coil
    steps = int(turns * around)
    out = []
    for k in range(steps + 1):
        a, t = 2 * math.pi * k / around, k / steps
        r = radius_at(t)
        out.append(Vector((r * math.cos(a), r * math.sin(a), coil / 2 + (height - coil) * t)))
    return out


def disc_spiral(radius, coil, z_at, around=38):
    """The path of a coiled base or lid, from the middle outwards; z_at(share of the radius) -> mm."""
    out, a = [], 0.0
    while True:
        r = coil * (.35 + a / (2 * math.pi))
        if r > radius:
            return out
        out.append(Vector((r * math.cos(a), r * math.sin(a), z_at(r / radius))))
        a += 2 * math.pi / max(10, min(around, around * r / radius * 1.6))


def _sampled(surface, cells, closed):
    n, m = cells
    grid = [[Vector(surface(i / n, j / m)) for i in range(n + 1)] for j in range(m + 1)]
    if closed:
        for row in grid:
            row[-1] = row[0].copy()
    return grid


def _measured(grid):
    """UV in metres: u by the mean length of the rows, so that stakes stand straight; v by each column's own height."""
    n, m = len(grid[0]), len(grid)
    steps = [sum((row[i] - row[i - 1]).length for row in grid) / m for i in range(1, n)]
    us = [0]
    for step in steps:
        us.append(us[-1] + step)
    table = [[None] * n for _ in grid]
    for i in range(n):
        v = 0
        for j in range(m):
            v += (grid[j][i] - grid[j - 1][i]).length if j else 0
            table[j][i] = (us[i] * MM, v * MM)
    return table


def _normals(grid, closed):
    out, n, m = [], len(grid[0]), len(grid)
    for j in range(m):
        row = []
        for i in range(n):
            before = grid[j][i - 1] if i else grid[j][-2 if closed else 0]
            after = grid[j][i + 1] if i < n - 1 else grid[j][1 if closed else n - 1]
            up = grid[min(j + 1, m - 1)][i] - grid[max(j - 1, 0)][i]
            row.append((after - before).cross(up).normalized())
        out.append(row)
    return out


def _face(bm, layer, sheet, measured, keys):
    face = bm.faces.new([sheet[j][i] for j, i in keys])
    for loop, (j, i) in zip(face.loops, keys):
        loop[layer].uv = measured[j][i]


def _even(points, step, closed):
    """The path again with steps of equal length."""
    points = [Vector(p) for p in points]
    loop = points + points[:1] if closed else points
    lengths = [(b - a).length for a, b in zip(loop, loop[1:])]
    total = sum(lengths)
    n = max(8, round(total / step))
    out, i, gone = [], 0, 0.0
    for k in range(n if closed else n + 1):
        want = total * k / n
        while i < len(lengths) - 1 and gone + lengths[i] < want:
            gone += lengths[i]
            i += 1
        out.append(loop[i].lerp(loop[i + 1], min(1, (want - gone) / max(lengths[i], 1e-9))))
    return out


def _across(path, closed):
    """(side, up) at each point of a path that never runs straight up."""
    out, n = [], len(path)
    for i in range(n):
        ahead = (path[(i + 1) % n] if closed or i < n - 1 else path[i]) - (path[i - 1] if closed or i else path[i])
        side = ahead.cross(UP)
        side = side.normalized() if side.length > 1e-6 else Vector((1, 0, 0))
        out.append((side, side.cross(ahead).normalized()))
    return out
