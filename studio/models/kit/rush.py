"""Rush and cord seats: strands wound over four rails, meeting at right angles along the diagonals."""
import math

import bmesh
from mathutils import Vector, noise

from .part import MM, part
from .solid import slab

PITCH, TWIST = 6.4, .018   # mm from strand to strand; girth in the shader's metres, three turns of its twist


def rush_seat(name, slot, corners, top, rails):
    """corners: the posts' middles, front left first, anticlockwise from above; rails = (post radius, rail radius, how far a rail's middle lies below `top`)."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('UVMap')
    for k, path in enumerate(_strands(corners, top, rails)):
        _strand(bm, layer, path, k)
    middle = sum(corners, Vector()) / 4
    inner = [middle + (q - middle) * .9 for q in corners]
    under = slab(f'{name} under', slot, [q.to_2d() for q in inner], 8, (0, 0, top - rails[2] - 4), ease=1)   # the lower layer, so that no light comes through
    return [part(name, slot, bm, 'z', 70), under]


def _strands(corners, top, rails):
    """The four triangles' paths, each from under its rail, round it and inwards to where it dives under its neighbours."""
    post, _, _ = rails
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        along = (b - a).normalized()
        inward = Vector((-along.y, along.x, 0))
        length = (b - a).length
        count = int((length - 2 * post - 2) / PITCH)
        start = (length - (count - 1) * PITCH) / 2
        reach = _middle(corners, k)
        for i in range(count):
            at = start + i * PITCH
            depth = min(at, length - at, reach)
            yield _wound(a + along * at, inward, depth, (top, rails, i + 91 * k))


def _middle(corners, k):
    """How far inwards the triangle over a rail can reach: half of what lies opposite."""
    a, b = corners[k], corners[(k + 1) % 4]
    c, d = corners[(k + 2) % 4], corners[(k + 3) % 4]
    along = (b - a).normalized()
    return abs(((c + d) / 2 - (a + b) / 2).dot(Vector((-along.y, along.x, 0)))) / 2


def _wound(foot, inward, depth, seat):
    top, (_, rail, low), seed = seat
    r, middle = rail + PITCH * .5, top - low
    loose = noise.noise(Vector((seed * .37, 2, 1)))
    out = []
    for k in range(8):   # from below, round the outside, to the top
        a = math.radians(-110 + 200 * k / 7)
        out.append(foot - inward * r * math.cos(a) + Vector((0, 0, middle - foot.z + r * math.sin(a))))
    n = max(2, round(depth / 22))
    for k in range(1, n + 1):
        d = depth * k / n
        puff = (low - r + 1.5) * math.sin(math.pi / 2 * min(1, d / 46)) - 5 * min(1, d / 150) ** 2 + .7 * loose
        dive = 5.5 * math.exp(-((depth - d) / 7) ** 2)
        out.append(foot + inward * d + Vector((0, 0, middle + r + puff - dive - foot.z)))
    return out + [out[-1] + inward * 5 - Vector((0, 0, 7))]


def _strand(bm, layer, path, seed, sides=7):
    """A tube whose UVs run round and along it, for a twisted cord's shader."""
    radius = PITCH * (.53 + .05 * noise.noise(Vector((seed * 1.7, 0, 3))))
    flat = (path[-1] - path[0]).to_2d().normalized()
    side = Vector((-flat.y, flat.x, 0))   # a strand stays in one upright plane
    rows, gone = [], seed * .013
    for i, q in enumerate(path):
        ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        up = ahead.cross(side).normalized()
        gone += (q - path[i - 1]).length * MM if i else 0
        ring = [bm.verts.new((q + (side * math.cos(a) + up * math.sin(a)) * radius) * MM) for a in (2 * math.pi * k / sides for k in range(sides))]
        rows.append((ring, gone))
    for (low, v0), (high, v1) in zip(rows, rows[1:]):
        for k in range(sides):
            face = bm.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))
            for loop, (u, v) in zip(face.loops, ((k, v0), (k + 1, v0), (k + 1, v1), (k, v1))):
                loop[layer].uv = (u / sides * TWIST, v)
