"""Bent metal: paths with rounded corners in space, flat bars swept along them, plates with a hole."""
import math

import bmesh
from mathutils import Vector

from .part import MM, part, place
from .solid import loft


def rounded_path(points, radius, steps=6):
    """A 3D polyline whose inner corners are arcs, as a bending machine leaves them."""
    pts, out = [Vector(p) for p in points], [Vector(points[0])]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        reach = min(radius, (a - b).length * .48, (c - b).length * .48)
        start, end = b + (a - b).normalized() * reach, b + (c - b).normalized() * reach
        out += [(1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end for t in (k / steps for k in range(steps + 1))]
    return out + [pts[-1]]


def flat_bar(name, slot, points, wide, thick, across=(1, 0, 0), ease=.8):
    """A strip `wide` along `across` and `thick` square to its path."""
    pts, side = [Vector(p) for p in points], Vector(across).normalized()
    sections = []
    for i, p in enumerate(pts):
        ahead = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        up = side.cross(ahead).normalized()
        sections.append([p + side * x + up * z for x, z in _strip(wide / 2, thick / 2, ease)])
    return loft(name, slot, sections, grain='x', subdivide=0, smooth=34)


def pierced(name, slot, outline, hole, thickness, at=(0, 0, 0), ease=2, grain='x'):
    """A lying plate with a round hole of radius `hole` in its middle; the outline must see its middle."""
    steps = 72
    rim = [_on_outline(outline, 2 * math.pi * k / steps) for k in range(steps)]
    eye = [Vector((math.cos(a), math.sin(a))) * hole for a in (2 * math.pi * k / steps for k in range(steps))]
    e = ease
    profile = [(1, e, 0), (1, 0, e), (1, 0, thickness - e), (1, e, thickness), (0, -e, thickness), (0, 0, thickness - e), (0, 0, e), (0, -e, 0)]
    bm = bmesh.new()
    rows = []
    for outer, inset, z in profile:
        ring = rim if outer else eye
        rows.append([bm.verts.new((q.x * MM, q.y * MM, z * MM)) for q in (p * (1 - inset / p.length) for p in ring)])
    for low, high in zip(rows, rows[1:] + rows[:1]):
        for k in range(steps):
            bm.faces.new((low[k], low[(k + 1) % steps], high[(k + 1) % steps], high[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return place(part(name, slot, bm, grain, 32), at)


def _strip(x, z, ease):
    e = min(ease, z * .8)
    return [(-x + e, -z), (x - e, -z), (x, -z + e), (x, z - e), (x - e, z), (-x + e, z), (-x, z - e), (-x, -z + e)]


def _on_outline(outline, angle):
    """Where a ray from the middle leaves the outline."""
    d = Vector((math.cos(angle), math.sin(angle)))
    best = None
    for a, b in zip(outline, outline[1:] + outline[:1]):
        edge = b - a
        cross = d.x * edge.y - d.y * edge.x
        if abs(cross) < 1e-9:
            continue
        t, u = (a.x * edge.y - a.y * edge.x) / cross, (a.x * d.y - a.y * d.x) / cross
        if t > 0 and -1e-6 <= u <= 1 + 1e-6:
            best = t if best is None else max(best, t)
    return d * best
