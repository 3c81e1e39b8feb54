"""Upholstery: foam blocks, box cushions with welts, knife-edge pillows, bolsters."""
import math

import bmesh
from mathutils import Vector, noise

from .part import MM, part, place
from .round import lathe, tube


def block(name, slot, size, at=(0, 0, 0), turn=(0, 0, 0), radius=40, crown=8, cell=45, relief=None, warp=None, subdivide=1):
    """An upholstered block standing on `at`. crown: how far the faces swell (mm).

    relief = (face, depth(u, v)) with face one of -x +x -y +y -z +z and u, v in mm from the face's centre: quilting.
    warp(Vector) -> Vector bends the finished block (mm, before placing)."""
    half = [s / 2 for s in size]
    radius = min(radius, *(h * .98 for h in half))
    bm, verts = _shell([_stops(h, radius, cell) for h in half])
    axis = 'xyz'.index(relief[0][1]) if relief else None
    sign = -1 if relief and relief[0][0] == '-' else 1
    for v in verts:
        flat = Vector(v.co)
        p = _round_off(flat, half, radius) + _swell(flat, half, crown)
        if relief and flat[axis] * sign > half[axis] - 1e-4:
            u, w = (flat[i] for i in range(3) if i != axis)
            edge = min(_rim(flat[i], half[i], radius) for i in range(3) if i != axis)
            p[axis] -= sign * relief[1](u, w) * edge
        p += _uneven(p * .004 + Vector((zlibish(name), 1, 2))) * 1.4
        p.z += half[2]
        v.co = (warp(p) if warp else p) * MM
    return place(part(name, slot, bm, 'z', 80, subdivide), at, turn)


def cushion(name, slot, size, at=(0, 0, 0), turn=(0, 0, 0), crown=22, welt=None, sag=0, seed=1, corner=38, cell=34):
    """A boxed seat or back cushion lying flat: top and bottom panels, boxing, welts on both seams."""
    w, d, h = size
    half = (w / 2, d / 2, h / 2)
    edge = max(h / 2 - crown, h * .24)
    arc = _arc(corner) if welt else 3
    stops = [_stops(half[0], corner, cell, arc), _stops(half[1], corner, cell, arc), [-edge, -edge / 2, 0, edge / 2, edge]]
    bm, verts = _shell(stops)
    for v in verts:
        v.co = _cushion_point(Vector(v.co), half, edge, dict(corner=corner, crown=h / 2 - edge, sag=sag, seed=seed)) * MM
    parts = [part(name, slot, bm, 'x', 60, 1)]
    if welt:
        parts += [_welt(f'{name} welt', slot, (half, edge * s, corner), welt) for s in (-1, 1)]
    return place(place(parts, (0, 0, h / 2)), at, turn)


def pillow(name, slot, size, at=(0, 0, 0), turn=(0, 0, 0), seed=1, pinch=.05, trim=None):
    """A knife-edge throw pillow lying flat, with gathers along its seam. trim = (slot, radius) pipes the seam.

    Its cloth was cut flat: threads and stripes run straight over it to the seam."""
    n, (w, d, h) = 40, size
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new('UVMap')
    top, bottom = {}, {}
    for i in range(n + 1):
        for j in range(n + 1):
            top[i, j] = bm.verts.new(_pillow_point(i / n, j / n, 1, (w, d, h, seed, pinch)))
            rim = i in (0, n) or j in (0, n)
            bottom[i, j] = top[i, j] if rim else bm.verts.new(_pillow_point(i / n, j / n, -1, (w, d, h, seed, pinch)))
    for i in range(n):
        for j in range(n):
            bm.faces.new((top[i, j], top[i + 1, j], top[i + 1, j + 1], top[i, j + 1]))
            bm.faces.new((bottom[i, j], bottom[i, j + 1], bottom[i + 1, j + 1], bottom[i + 1, j]))
    for face in bm.faces:
        for loop in face.loops:
            loop[layer].uv = loop.vert.co.xy
    seam = [(k, 0) for k in range(n)] + [(n, k) for k in range(n)] + [(n - k, n) for k in range(n)] + [(0, n - k) for k in range(n)]
    line = [top[key].co / MM for key in seam]
    parts = [part(name, slot, bm, 'x', 100, 1)]
    if trim:
        parts.append(tube(f'{name} trim', trim[0], line, trim[1], closed=True, sides=8, steps=1))
    return place(place(parts, (0, 0, h / 2)), at, turn)


def leaning(name, slot, size, at=(0, 0, 0), lean=18, spin=0, roll=0, **more):
    """A pillow set upright on `at`, leaning back by `lean` degrees and spun about the vertical."""
    parts = pillow(name, slot, size, **more)
    place(parts, (0, 0, -size[2] / 2), (0, 0, 0))
    place(parts, (0, 0, 0), (0, 0, roll))
    place(parts, (0, 0, size[1] / 2 * math.cos(math.radians(lean)) * .97), (90 - lean, 0, 0))
    return place(parts, at, (0, 0, spin))


def bolster(name, slot, length, diameter, at=(0, 0, 0), spin=0):
    """A round cushion lying along x with gathered ends and a button on each."""
    r, e = diameter / 2, diameter * .16
    half = [(0, 6), (r * .12, 1), (r * .3, 2), (r * .72, 0), (r - e * .25, e * .3), (r, e)]
    profile = half + [(r * 1.015, length / 2)] + [(p[0], length - p[1]) for p in half[::-1]]
    ob = lathe(name, slot, profile, steps=64, smooth=60)
    place(ob, (-length / 2, 0, r), (0, 90, 0))
    return place(ob, at, (0, 0, spin))


def laid_over(ob):
    """Cloth cut so that its stripes run over a thing from side to side: a scroll arm, the foot of a bed."""
    uv, vertices, loops = ob.data.uv_layers[0].data, ob.data.vertices, ob.data.loops
    for polygon in ob.data.polygons:
        x, y, z = (abs(n) for n in polygon.normal)
        for loop in polygon.loop_indices if y < .7 else ():
            co = vertices[loops[loop].vertex_index].co
            uv[loop].uv = (co.y, co.z if x > z else co.x)
    return ob


def cut(ob, across=None):
    """Lays a part's stripes upright. across(co, normal) says how far across its cloth a point lies; None leaves it as it lay. Piping shows no stripes."""
    piping = 'welt' in ob.name or 'piping' in ob.name
    uv, vertices, loops = ob.data.uv_layers[0].data, ob.data.vertices, ob.data.loops
    for polygon in ob.data.polygons if piping or across else ():
        for loop in polygon.loop_indices:
            co = vertices[loops[loop].vertex_index].co
            width = 0 if piping else across(co, polygon.normal)
            if width is not None:
                uv[loop].uv = (width, co.z)


def _uneven(p):
    """Filling's own unevenness. Blender's own noise in three dimensions is seeded from the clock: no block would be drawn twice alike."""
    return Vector([noise.noise(p + Vector((0, 0, 17.3 * k))) for k in range(3)])


def zlibish(name):
    return (sum(ord(c) * (i + 1) for i, c in enumerate(name)) % 97) * .37


def _arc(corner):
    """Pieces of half a wide corner: so many that the cloth's edge stays at its welt when it is made smooth."""
    return max(3, round(corner / 12.7))


def _stops(half, radius, cell, pieces=3):
    """Grid positions along one axis: even on the flat, bunched so that the rounded corner's arc is even."""
    inner = max(half - radius, 0)
    n = max(1, round(2 * inner / cell))
    flat = [-inner + 2 * inner * k / n for k in range(n + 1)] if inner > 1 else [0]
    arc = [inner + (half - inner) * math.tan(math.radians(45 * k / pieces)) for k in range(1, pieces + 1)]
    return [-a for a in arc[::-1]] + flat + arc


def _shell(stops):
    """The surface grid of a box, one vertex for each place on the hull."""
    bm, made = bmesh.new(), {}
    n = [len(s) - 1 for s in stops]

    def vert(*key):
        if key not in made:
            made[key] = bm.verts.new([stops[i][key[i]] for i in range(3)])
        return made[key]

    for axis in range(3):
        a, b = [i for i in range(3) if i != axis]
        for end in (0, n[axis]):
            for i in range(n[a]):
                for j in range(n[b]):
                    corners = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        key = [0, 0, 0]
                        key[axis], key[a], key[b] = end, i + di, j + dj
                        corners.append(vert(*key))
                    bm.faces.new(corners)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return bm, list(bm.verts)


def _round_off(p, half, radius):
    inner = Vector([max(-(h - radius), min(h - radius, c)) for c, h in zip(p, half)])
    out = p - inner
    return inner + out.normalized() * radius if out.length > 1e-6 else p


def _swell(p, half, crown):
    q = [c / h for c, h in zip(p, half)]
    g = [max(0, 1 - abs(c) ** 2.5) for c in q]
    return Vector((q[0] ** 5 * g[1] * g[2], q[1] ** 5 * g[0] * g[2], q[2] ** 5 * g[0] * g[1])) * crown


def _rim(c, half, radius):
    return min(1, max(0, (half - abs(c)) / (radius * 1.2)))


def _plan(x, y, half, corner):
    """Rounds the cushion's plan and draws its sides in a little between the corners, as filling does."""
    p = Vector((x, y, 0))
    if abs(x) > half[0] - corner and abs(y) > half[1] - corner:
        p = _round_off(p, (half[0], half[1], 1e9), corner)
        if _arc(corner) > 3:   # a wide corner's cloth lies spread over it; a narrow one's is gathered at the seam
            middle = Vector((math.copysign(half[0] - corner, x), math.copysign(half[1] - corner, y), 0))
            p = middle.lerp(p, max(abs(x - middle.x), abs(y - middle.y)) / corner)
    u, v = x / half[0], y / half[1]
    return Vector((p.x * (1 - .012 * (1 - v * v)), p.y * (1 - .014 * (1 - u * u)), 0))


def _cushion_point(p, half, edge, o):
    out = _plan(p.x, p.y, half, o['corner'])
    u, v = p.x / half[0], p.y / half[1]
    dome = max(0, (1 - abs(u) ** 3.2)) ** .62 * max(0, (1 - abs(v) ** 3.2)) ** .62
    puff = noise.noise(Vector((u * 1.7, v * 1.7, o['seed'] * 3.1))) * 6 * dome
    rim = max(abs(u), abs(v))
    gather = max(0, rim - .6) * (1 - rim ** 8) * 9 * noise.noise(Vector((math.atan2(v, u) * 5, o['seed'], rim)))
    if abs(p.z) > edge - 1e-4:
        side = math.copysign(1, p.z)
        out.z = side * (edge + o['crown'] * dome + gather) + puff * side - o['sag'] * dome * (side > 0)
    else:
        bulge = (1 - (p.z / edge) ** 2) * edge * .16
        out += Vector((u ** 7, v ** 7, 0)) * bulge
        out.z = p.z
    return out


def _welt(name, slot, seam, radius):
    half, z, corner = seam
    points = []
    for x, y in _perimeter(half, corner):
        p = _plan(x, y, half, corner)
        points.append((p.x * 1.002, p.y * 1.002, z))
    return tube(name, slot, points, radius, closed=True, sides=8, steps=2)


def _perimeter(half, corner):
    xs, ys = (_stops(h, corner, 60, _arc(corner)) for h in half[:2])
    return ([(x, ys[0]) for x in xs[:-1]] + [(xs[-1], y) for y in ys[:-1]]
            + [(x, ys[-1]) for x in xs[:0:-1]] + [(xs[0], y) for y in ys[:0:-1]])


def _pillow_point(s, t, side, shape):
    w, d, h, seed, pinch = shape
    u, v = (math.copysign(abs(q) ** .9, q) for q in (2 * s - 1, 2 * t - 1))
    x = u * w / 2 * (1 - pinch * (1 - v * v))
    y = v * d / 2 * (1 - pinch * (1 - u * u))
    body = max(0, (1 - abs(u) ** 2.4) * (1 - abs(v) ** 2.4))
    rim = max(abs(u), abs(v))
    gather = max(0, (rim - .55) / .45) * (1 - rim ** 10)
    turn = math.atan2(v, u)
    q = Vector((u * 1.6 + seed * 1.7, v * 1.6, side * 3.0))
    z = h / 2 * body ** .52 + gather * 4 * noise.noise(Vector((math.cos(turn) * 4.2 + seed, math.sin(turn) * 4.2, side)))
    z += (8 * noise.noise(q) + 2.4 * noise.noise(q * 3)) * body ** .5
    ear = 1 - .06 * (abs(u) * abs(v)) ** 6
    return Vector((x * ear, y * ear, side * max(z, 0))) * MM
