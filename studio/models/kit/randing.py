"""Basketry strand by strand, for what is looked at from near: weavers that go over one stake and under the next, and a border of rods rolled round the rim."""
import math

import bmesh
from mathutils import Vector

from .part import MM, part, unframed
from .round import tube

SKIN = .5   # where across a strand of the wicker shader its skin lies; whole pairs of strands along it, it draws no overs and unders: here they are real
PITCH = 14 * MM


def randing(name, slot, wall, rim, rows):
    """wall(angle, z) -> Vector, rim(angle) -> the height where rows end, angles from the middle of the back, where the rim is highest; rows = (lowest z, pitch, stakes).

    Drawn by itself it would be too fine for anything but a picture: a `woven` wall belongs in its middle."""
    low, pitch, stakes = rows
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('UVMap')
    count = int((rim(0) - low) / pitch)
    for row in range(count):
        z = low + (row + .5) * pitch
        reach = _reach(rim, z)
        if reach > .05:
            _sweep(bm, layer, _weaver(wall, (z, row, reach), stakes), (pitch * .54, 4), row, reach >= math.pi)
    return unframed([part(name, slot, bm, 'z', 75)])


def _reach(rim, z):
    """How far to either side of the back the wall is as high as z."""
    return next((math.pi * k / 360 for k in range(361) if rim(math.pi * k / 360) < z), math.pi)


def _weaver(wall, line, stakes, over=4.8, steps=6):
    """Points of one row with their directions outwards and up; rows in turn pass on either side of a stake."""
    z, row, reach = line
    n = round(stakes * steps * reach / math.pi)
    out = []
    for k in range(n if reach >= math.pi else n + 1):
        a = reach * (2 * k / n - 1)
        p = wall(a, z)
        along, up = wall(a + .01, z) - p, (wall(a, z + 4) - p).normalized()
        outward = up.cross(along).normalized()
        outward = outward if outward.dot(Vector((p.x, p.y, 0))) > 0 else -outward
        wave = math.cos(a * stakes / 2) * (1 if row % 2 else -1)
        out.append((p + outward * over * wave, outward, up))
    return out


def _sweep(bm, layer, line, size, lot, closed, sides=8):
    """An oval along points; size = half its height and half its thickness. lot: strands of one lot share a tone."""
    high, thick = size
    rows = [[bm.verts.new((p + outward * thick * math.cos(a) + up * high * math.sin(a)) * MM) for a in (2 * math.pi * k / sides for k in range(sides))] for p, outward, up in line]
    for i, (here, there) in enumerate(zip(rows, rows[1:] + rows[:1] if closed else rows[1:])):
        one = lot * 5 + i // 90   # a weaver is about as long as a willow grows; the next is another's
        for k in range(sides):
            face = bm.faces.new((here[k], here[(k + 1) % sides], there[(k + 1) % sides], there[k]))
            for loop in face.loops:
                loop[layer].uv = (2 * (one % 97) * PITCH, (one + SKIN) * PITCH)


def rolled(name, slot, points, radius, strands=4, rods=3, lay=6.5, steps=26):
    """A closed border: strands of a few rods each, rolled round one another along the points, and the core they hide. radius is the whole border's."""
    path = [Vector(p) for p in points]
    n = len(path)
    length = sum((q - path[i - 1]).length for i, q in enumerate(path))
    turns = round(length / (radius * lay))
    total = turns * steps
    thick = math.pi * radius / (strands * rods) * 1.06
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('UVMap')
    centre = [_between(path, n * k / total) for k in range(total)]
    frames = [_square(centre, k) for k in range(total)]
    for rod in range(strands * rods):
        proud = (radius - thick) * (1 if rod % rods == 1 else .9)   # a strand's middle rod lies highest, so that strands can be told apart
        _sweep(bm, layer, [_rolled(centre[k], frames[k], 2 * math.pi * (turns * k / total + rod / (strands * rods)), proud) for k in range(total)], (thick, thick), 300 + rod * 7, True)
    core = tube(f'{name} core', slot, path, radius * .8, closed=True, smooth=False, sides=12)
    return [core, *unframed([part(name, slot, bm, 'z', 75)])]


def _between(path, at):
    i = int(at)
    a, b, c, d = (path[(i + k) % len(path)] for k in (-1, 0, 1, 2))
    t = at - i
    return .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)


def _square(centre, k):
    """(side, up) square to a closed path that never runs straight up."""
    ahead = (centre[(k + 1) % len(centre)] - centre[k - 1]).normalized()
    side = ahead.cross(Vector((0, 0, 1))).normalized()
    return side, side.cross(ahead)


def _rolled(middle, frame, turn, proud):
    side, up = frame
    outward = side * math.cos(turn) + up * math.sin(turn)
    return middle + outward * proud, outward, outward.cross(side.cross(up)).normalized()
