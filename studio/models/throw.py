"""Throws: folded in a stack with its fringe over the front, or a tufted spread hung over a quilt rack."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from .kit.part import MM, flatten, part
from .kit.quilt_rack import quilt_rack
from .kit.tassel import knotted

DEFAULTS = dict(width=1300, depth=1800, height=20, form='folded', fringe=60, plies=6, ply=19, rack=(800, 330, 860), tufts=True)
FIT = ()   # the size sold is that of the cloth spread out
TURN = 24
DETAIL = (.3, 0, .62, .4)


def build(p):
    return FORMS[p.form](p)


def _folded(p):
    """Folded in three, then back and forth; the last ply falls over the front."""
    width = p.width / 3
    path = _back_and_forth(p, p.depth / (p.plies - .2))
    hem, n = path[-1] + Vector((0, 4)), round(width / 19)
    knots = [knotted('fringe', _sway(hem, width * ((k + .5) / n - .5) * .97, width), p.fringe, (0, -.16, -1), seed=k, floor=0) for k in range(n)]
    return [_ribbon(path, width, p.ply), _twisted(knots)]


def _back_and_forth(p, deep):
    """(y, z) along the cloth from its hidden hem to the one in front: true half rounds where it turns back."""
    t, out, start = p.ply * 1.04, [], 14 - deep / 2
    for k in range(p.plies - 1):
        way, end = -1 if k % 2 else 1, deep / 2 - p.ply * .52 + 4 * math.sin(k * 2.4)
        out += _straight((start, t * (k + .5)), (way * end, t * (k + .5)))
        out += _bend((way * end, t * (k + 1)), way * t / 2, t / 2, math.pi, 10)
        start = way * end
    front, top, r = deep / 2 + p.ply + 5, t * (p.plies - .5), 22
    out += _straight((start, top), (r - front, top)) + _bend((r - front, top - r), -r, r, math.pi / 2, 8, down=True)
    return out + _straight((-front, top - r), (-front, t * p.plies * .52)) + [Vector((-front, t * p.plies * .52))]


def _straight(a, b):
    """From a towards b in steps of about 24 mm, b left out."""
    a, b = Vector(a), Vector(b)
    n = max(2, round((b - a).length / 24))
    return [a.lerp(b, k / n) for k in range(n)]


def _bend(middle, reach, rise, turn, steps, down=False):
    """Round a fold, its last point left out: from below upwards, or over and down."""
    way = -1 if down else 1
    return [Vector(middle) + Vector((reach * math.sin(turn * k / steps), -way * rise * math.cos(turn * k / steps))) for k in range(steps)]


def _ribbon(path, width, thick):
    """The cloth as a thick band: selvedges and hems rounded and closed, its stitches counted along it and round it."""
    path = _hemmed(path, thick / 2)
    around = _stadium(width, thick)
    ways = [(path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized() for i in range(len(path))]
    lengths = _running(path)
    ends = [_round(min(s, lengths[-1] - s) / (thick / 2)) for s in lengths]
    rows = [[_sway(q + Vector((-w.y, w.x)) * out * e, x * (1 - (1 - e) * thick / width), width) for x, out in around] for q, w, e in zip(path, ways, ends)]
    sides = [[q + Vector((-w.y, w.x)) * side * thick * .35 for q, w in zip(path, ways)] for side in (-1, 1)]
    along = _running(path, *sides)
    girth = _running([Vector(q) for q in around + around[:1]])
    return _cloth('throw', rows, lambda i, k: (girth[k], along[i]), closed=True)


def _hemmed(path, reach):
    """Closer cuts at both ends of the path, where the hem is rounded."""
    cuts = [reach * (1 - math.cos(math.pi / 2 * k / 5)) for k in range(6)]
    head, tail = (path[1] - path[0]).normalized(), (path[-2] - path[-1]).normalized()
    return [path[0] + head * c for c in cuts] + path[1:-1] + [path[-1] + tail * c for c in cuts[::-1]]


def _round(share):
    """How thick a rounded end is, a share of its radius away from its tip."""
    return math.sqrt(max(0, 1 - (1 - min(1, share)) ** 2))


def _stadium(width, thick):
    """(across, out) round the cloth, from the middle of one selvedge over its face and back underneath."""
    r, steps = thick / 2, 16
    flat = width / 2 - r
    cap = [(flat + r * math.cos(math.pi / 2 * k / 5), r * math.sin(math.pi / 2 * k / 5)) for k in range(5)]
    face = cap + [(flat * (1 - 2 * k / steps), r) for k in range(steps)]
    half = face + [(-flat, r)] + [(-x, out) for x, out in cap[:0:-1]]
    return half + [(-x, -out) for x, out in half]


def _running(*paths):
    """Length run at each point, by the longest of the paths."""
    out = [0]
    for i in range(1, len(paths[0])):
        out.append(out[-1] + max((path[i] - path[i - 1]).length for path in paths))
    return out


def _cloth(name, rows, uv, closed=False):
    """Rows of points (mm) as one cloth; uv(row, place in the row) measures it in mm."""
    bm, n = bmesh.new(), len(rows[0])
    layer = bm.loops.layers.uv.new('UVMap')
    verts = [[bm.verts.new(q * MM) for q in row] for row in rows]
    for i in range(len(rows) - 1):
        for k in range(n if closed else n - 1):
            corners = ((i, k), (i, k + 1), (i + 1, k + 1), (i + 1, k))
            face = bm.faces.new([verts[a][b % n] for a, b in corners])
            for loop, corner in zip(face.loops, corners):
                loop[layer].uv = Vector(uv(*corner)) * MM
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return part(name, 'cover', bm, 'x', 100)


def _twisted(knots):
    """Yarn is spun, whatever the cloth's own stitch: its UV winds round each strand and runs in rings round each knot."""
    for ob in flatten(knots):
        mesh, spun = ob.data, ob.name.startswith('yarn')
        measure = _winding(mesh) if spun else lambda polygon: [mesh.vertices[i].co.z * 3 for i in polygon.vertices]
        for polygon in mesh.polygons:
            for loop, v in zip(polygon.loop_indices, measure(polygon)):
                mesh.uv_layers[0].data[loop].uv = (0, v)
    return knots


def _winding(mesh, sides=6, lay=.018):
    """One turn of the strand is `lay` metres of UV: whole plies of any twisted finish."""
    spine = [v.co for v in list(mesh.vertices)[::sides]]
    run = _running(spine)

    def measure(polygon):
        across = {i % sides for i in polygon.vertices} >= {0, sides - 1}
        return [run[i // sides] * 1.5 + (sides if across and i % sides == 0 else i % sides) / sides * lay for i in polygon.vertices]
    return measure


def _sway(q, x, width):
    """No fold is quite straight, and the edges of upper plies wander."""
    u = x / width
    drift = 7 * noise.noise(Vector((x * .006, q.y * .05, 2))) - 5 * u * u
    inward = 1 + .016 * math.sin(q.y * .16 + q.x * .004)
    lift = 3.4 * noise.noise(Vector((x * .008, q.x * .006, 5))) * min(1, q.y / 30) - 5 * abs(u * 2) ** 6 * min(1, q.y / 60)
    return Vector((x * inward, q.x + drift, max(1, q.y + lift)))


def _draped(p):
    """Doubled and hung over a rack in two plies, the inner one longer; diamonds of tufts on what shows."""
    wide, deep, tall = p.rack
    rails = (wide - 120, deep * .17, tall - 16)
    outer, inner = Hung(rails, (480, 400), 22), Hung(rails, (514, 424), 16)
    hems = [knotted('fringe', spot, p.fringe, (0, 0, -1), spread=8, seed=k) for k, spot in enumerate(inner.hem(30))]
    return [quilt_rack('carving', p.rack), outer.mesh('throw'), inner.mesh('throw lining'), _twisted(hems), _tufts(outer) if p.tufts else []]


class Hung:
    """A cloth over two rails: `at(u, s)` with u across (-1..1) and s along, 0 on the ridge, negative down the front."""

    def __init__(self, rails, lengths, bend):
        """rails = (width of the cloth, each rail from the middle, height of their axes); bend = the cloth's own radius round them."""
        (self.width, self.half, self.axis), (self.front, self.rear), self.bend = rails, lengths, bend

    def at(self, u, s):
        side = -1 if s < 0 else 1
        y, drop = self._over(abs(s))
        free, loose = min(1, max(0, drop - self.bend) / 40), max(0, drop - 20) / 400
        fold = 26 * loose * (math.sin(u * 7.2 + side + 1.6 * noise.noise(Vector((u * 1.4, side, 3)))) * .5 + .5)
        flare = 1 + .02 * loose + .012 * noise.noise(Vector((drop * .006, side, u > 0)))
        skew = 11 * u * loose * side
        y += fold + 14 * loose + 3 * free * noise.noise(Vector((u * 4, drop * .01, side)))
        return Vector((u * self.width / 2 * flare, side * y, self.axis + self.bend - drop + skew))

    def _over(self, reach):
        """(y, drop) of the cloth from the ridge: sagging between the rails, round one of them, straight down."""
        round_the_rail = (reach - self.half) / self.bend
        if reach < self.half:
            return reach, 3 * (1 - (reach / self.half) ** 2)
        if round_the_rail < math.pi / 2:
            return self.half + self.bend * math.sin(round_the_rail), self.bend * (1 - math.cos(round_the_rail))
        return self.half + self.bend, reach - self.half + self.bend * (1 - math.pi / 2)

    def mesh(self, name):
        """5 mm thick, its hems and selvedges rounded."""
        across, stops = _steps(-1, 1, 1 / 36), _steps(-self.front, self.rear, 10)
        ob = _cloth(name, [[self.at(u, s) for u in across] for s in stops], lambda i, k: (across[k] * self.width / 2, stops[i]))
        thick = ob.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 5 * MM, 0
        edge = ob.modifiers.new('rounded edge', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = 2.4 * MM, 4, 'ANGLE', math.radians(60)
        return ob

    def hem(self, count):
        """Where the fringe is knotted in: just above either hem."""
        return [self.at((k + .5) / count * 2 - 1, s) + Vector((0, 0, 3)) for s in (-self.front, self.rear) for k in range(count)]


def _tufts(cloth):
    """Candlewick: lines of cotton tufts in diamonds and a double border."""
    w, last = cloth.width / 2, -cloth.front
    spots = [spot for inset in (22, 46) for spot in _border(w - inset, last + inset, cloth.half)]
    # A diamond's half is a whole number of steps: lines that cross share the tuft there, and none lies in another.
    step = 150 / 2 / 6
    spots += sorted({(k * 150 + way * n * step, last + 76 + n * step) for k in range(-6, 7) for way in (-1, 1) for n in range(int((cloth.half - last - 76) / step) + 1) if abs(k * 150 + way * n * step) < w - 62})
    return _beads('tufts', 'fringe', [cloth.at(x / w, s) + Vector((0, -2.4, 2)) for x, s in spots], 6.2)


def _border(x, foot, head, pitch=17):
    """One row down a side, along the hem and up the other: evenly spaced, a single tuft in each corner."""
    up = _steps(foot, head, pitch)[1:]
    return [(across, foot) for across in _steps(-x, x, pitch)] + [(side * x, s) for side in (-1, 1) for s in up]


def _beads(name, slot, spots, radius):
    """One mesh of many small balls."""
    one = bmesh.new()
    bmesh.ops.create_icosphere(one, subdivisions=2, radius=radius)
    one.verts.index_update()
    verts, faces = [v.co.copy() for v in one.verts], [[v.index for v in f.verts] for f in one.faces]
    one.free()
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(spot + v) * MM for spot in spots for v in verts], [], [[i + k * len(verts) for i in f] for k in range(len(spots)) for f in faces])
    return part(name, slot, mesh, 'x', 80)


def _steps(start, end, pitch):
    n = max(1, round(abs(end - start) / pitch))
    return [start + (end - start) * k / n for k in range(n + 1)]


FORMS = {'folded': _folded, 'draped': _draped}
