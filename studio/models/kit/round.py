"""Round things: lathe, rods, tubes, balls."""
import math

import bmesh
from mathutils import Vector

from .outline import spline
from .part import MM, aim, part, place


def lathe(name, slot, profile, at=(0, 0, 0), turn=(0, 0, 0), steps=72, flutes=None, capped=True, grain='x', smooth=38):
    """Revolves (radius, z) bottom to top. flutes = (count, depth). Shades and rims take capped=False."""
    bm = bmesh.new()
    rows = [_ring(bm, p[0], p[1], steps, flutes) for p in profile]
    for low, high in zip(rows, rows[1:]):
        for k in range(steps):
            corners = [low[k % len(low)], low[(k + 1) % len(low)], high[(k + 1) % len(high)], high[k % len(high)]]
            face = list(dict.fromkeys(corners))
            if len(face) > 2:
                bm.faces.new(face)
    closed = (profile[0][0], profile[0][1]) == (profile[-1][0], profile[-1][1])
    if closed:
        bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-6)
    elif capped:
        for row in (rows[0], rows[-1]):
            if len(row) > 1:
                bm.faces.new(row)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return place(part(name, slot, bm, grain, smooth), at, turn)


def rod(name, slot, start, end, radius, end_radius=None, swell=0, ease=3, steps=28):
    """A round bar between two points, tapering, with eased ends; its grain runs along it."""
    length = (Vector(end) - Vector(start)).length
    profile = taper(length, radius, radius if end_radius is None else end_radius, swell, ease)
    return aim(lathe(name, slot, profile, steps=steps, grain='z'), start, end)


def taper(length, r0, r1, swell=0, ease=3):
    e = min(ease, r0 * .6, r1 * .6)
    arc = [k / 3 * math.pi / 2 for k in range(4)]
    foot = [(r0 - e + e * math.sin(t), e - e * math.cos(t)) for t in arc]
    shaft = [(r0 + (r1 - r0) * t + swell * math.sin(math.pi * t), e + (length - 2 * e) * t) for t in (k / 10 for k in range(1, 10))]
    head = [(r1 - e + e * math.cos(t), length - e + e * math.sin(t)) for t in arc]
    return [(0, 0)] + foot + shaft + head + [(0, length)]


def ball(name, slot, radius, at=(0, 0, 0), squash=1.0, steps=48):
    """A ball standing on `at`."""
    arc = [math.pi * k / 24 for k in range(25)]
    profile = [(radius * math.sin(a) if 0 < a < math.pi - 1e-6 else 0, radius * squash * (1 - math.cos(a))) for a in arc]
    return lathe(name, slot, profile, at, steps=steps, smooth=80)


def disc(name, slot, radius, thickness, at=(0, 0, 0), ease=2, steps=72):
    return lathe(name, slot, taper(thickness, radius, radius, 0, min(ease, thickness * .45)), at, steps=steps)


def tube(name, slot, points, radius, closed=False, smooth=True, sides=14, steps=6, at=(0, 0, 0), turn=(0, 0, 0)):
    """Sweeps a circle along points (mm); radius may be a list, one for each point."""
    radii = list(radius) if isinstance(radius, (list, tuple)) else [radius] * len(points)
    path = [Vector((*p, r)) for p, r in zip(points, radii)]
    if smooth:
        path = spline(path, steps, closed)
    bm = bmesh.new()
    rows = [[bm.verts.new((c + (u * math.cos(a) + v * math.sin(a)) * r) * MM) for a in _angles(sides)]
            for c, r, u, v in _carried_frames(path, closed)]
    for low, high in zip(rows, rows[1:] + rows[:1] if closed else rows[1:]):
        for k in range(sides):
            bm.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))
    if not closed:
        bm.faces.new(rows[0][::-1])
        bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return place(part(name, slot, bm, 'z', 60), at, turn)


def _ring(bm, radius, z, steps, flutes):
    if radius < 1e-4:
        return [bm.verts.new((0, 0, z * MM))]
    out = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        r = radius - (flutes[1] * (1 - abs(math.sin(a * flutes[0] / 2))) if flutes else 0)
        out.append(bm.verts.new((r * MM * math.cos(a), r * MM * math.sin(a), z * MM)))
    return out


def _angles(sides):
    return [2 * math.pi * k / sides for k in range(sides)]


def _carried_frames(path, closed):
    """Parallel transport: the ring never twists round its path."""
    points, n = [p.to_3d() for p in (Vector(q[:3]) for q in path)], len(path)
    tangents = []
    for i in range(n):
        before = points[i - 1] if closed or i else points[i]
        after = points[(i + 1) % n] if closed or i < n - 1 else points[i]
        tangents.append((after - before).normalized())
    side = tangents[0].orthogonal().normalized()
    out = []
    for i in range(n):
        if i:
            side = tangents[i - 1].rotation_difference(tangents[i]) @ side
        side = (side - tangents[i] * side.dot(tangents[i])).normalized()
        out.append((points[i], path[i][3], side, tangents[i].cross(side)))
    return out
