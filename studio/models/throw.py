"""Throws: folded in a stack with its fringe over the front, or a tufted spread hung over a quilt rack."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from .kit.outline import spline
from .kit.part import MM, part
from .kit.quilt_rack import quilt_rack
from .kit.solid import loft
from .kit.tassel import knotted

DEFAULTS = dict(width=1300, depth=1800, height=20, form='folded', fringe=60, plies=6, ply=19, rack=(800, 330, 860), tufts=True)
FIT = ()   # the size sold is that of the cloth spread out
TURN = 24
DETAIL = (.3, 0, .62, .4)


def build(p):
    return FORMS[p.form](p)


def _folded(p):
    """Folded in three, then back and forth; the last ply falls over the front."""
    width, deep = p.width / 3, p.depth / (p.plies - .2)
    path = _back_and_forth(p, deep)
    stack = loft('throw', 'cover', [_section(path, p.ply, x / 14 * width, x, width) for x in range(-7, 8)], grain='x', subdivide=0, smooth=70)
    hem, n = path[-1], round(width / 19)
    knots = [knotted('fringe', _sway(hem, width * ((k + .5) / n - .5) * .97, width), p.fringe, (0, -.16, -1), seed=k, floor=0) for k in range(n)]
    return [stack, knots]


def _back_and_forth(p, deep):
    """(y, z) along the cloth from its hidden hem to the one in front."""
    t, out = p.ply * 1.04, []
    for k in range(p.plies):
        z, way = t * (k + .5), -1 if k % 2 else 1
        reach = deep / 2 - t / 2 + 5 * math.sin(k * 2.4)
        out += [Vector((way * -reach * s, z + 2 * math.sin(k + s * 3))) for s in (1, .6, .2, -.2, -.6, -1)]
        if k < p.plies - 1:
            out.append(Vector((way * (reach + t * .62), z + t * .5)))
    front = -deep / 2
    top = t * p.plies
    fall = [(front - t * .55, top - t * .7), (front - t * .95, top - t * 1.8), (front - t * .9, top * .52)]
    return [Vector(q) for q in spline([tuple(q) for q in out] + fall, 3)]


def _section(path, thick, x, index, width):
    """The cloth's cut at x: the path given thickness, thinned at the selvedges, slightly askew."""
    edge = .34 if abs(index) == 7 else .86 if abs(index) == 6 else 1
    ways = [(path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized() for i in range(len(path))]
    ends = [.45 if i in (0, len(path) - 1) else 1 for i in range(len(path))]
    left = [_sway(q + Vector((-w.y, w.x)) * thick / 2 * edge * e, x, width) for q, w, e in zip(path, ways, ends)]
    right = [_sway(q - Vector((-w.y, w.x)) * thick / 2 * edge * e, x, width) for q, w, e in zip(path, ways, ends)]
    return left + right[::-1]


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
    cloth = (wide - 120, deep * .34, tall - 2)
    outer, inner = Hung(cloth, (430, 350), 0), Hung(cloth, (470, 380), 9)
    hems = [knotted('fringe', spot, p.fringe, (0, 0, -1), spread=8, seed=k) for k, spot in enumerate(inner.hem(30))]
    return [quilt_rack('carving', p.rack), outer.mesh('throw'), inner.mesh('throw lining'), hems, _tufts(outer) if p.tufts else []]


class Hung:
    """A cloth over two rails: `at(u, s)` with u across (-1..1) and s along, 0 on the ridge, negative down the front."""

    def __init__(self, over, falls, under):
        (self.width, self.half, self.top), (self.front, self.rear), self.under = over, falls, under

    def at(self, u, s):
        reach, side = abs(s), -1 if s < 0 else 1
        flat = self.half + 14
        bend = 30 - self.under
        if reach < flat - bend:
            y, drop = reach, 3 * (1 - (reach / flat) ** 2)
        elif reach < flat - bend + bend * math.pi / 2:
            a = (reach - flat + bend) / bend
            y, drop = flat - bend + bend * math.sin(a), bend * (1 - math.cos(a))
        else:
            drop = reach - flat + bend - bend * math.pi / 2 + bend
            y = flat
        loose = max(0, drop - 20) / 400
        fold = 26 * loose * (math.sin(u * 7.2 + side + self.under * .06 + 1.6 * noise.noise(Vector((u * 1.4, side, 3)))) * .5 + .5)
        flare = 1 + .02 * loose + .012 * noise.noise(Vector((drop * .006, side, u > 0)))
        skew = 11 * u * loose * side
        y += fold - self.under + 14 * loose + 3 * noise.noise(Vector((u * 4, drop * .01, side)))
        return Vector((u * self.width / 2 * flare, side * y, self.top - self.under - drop + skew))

    def length(self, side):
        return self.front if side < 0 else self.rear

    def mesh(self, name):
        bm, n = bmesh.new(), 72
        stops = [-self.front - 100 + k * 12 for k in range(int((self.front + self.rear + 200) / 12) + 1)]
        rows = [[bm.verts.new(self.at(k / n * 2 - 1, s) * MM) for k in range(n + 1)] for s in stops]
        for low, high in zip(rows, rows[1:]):
            for k in range(n):
                bm.faces.new((low[k], low[k + 1], high[k + 1], high[k]))
        ob = part(name, 'cover', bm, 'x', 100)
        thick = ob.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 5 * MM, 0
        return ob

    def hem(self, count):
        return [self.at((k + .5) / count * 2 - 1, s * (self.length(s) + 100)) for s in (-1, 1) for k in range(count)]


def _tufts(cloth, pitch=17):
    """Candlewick: lines of cotton tufts in diamonds and a double border."""
    w, last = cloth.width / 2, -cloth.front - 100
    spots = [(x, last + d) for d in (26, 50) for x in _steps(-w + 22, w - 22, pitch)]
    spots += [(side * (w - d), s) for d in (22, 46) for side in (-1, 1) for s in _steps(last + 60, 0, pitch)]
    # A diamond's half is a whole number of steps: lines that cross share the tuft there, and none lies in another.
    step = 150 / 2 / 6
    spots += sorted({(k * 150 + way * n * step, last + 76 + n * step) for k in range(-6, 7) for way in (-1, 1) for n in range(int((-last - 60) / step) + 1) if abs(k * 150 + way * n * step) < w - 62})
    return _beads('tufts', 'fringe', [cloth.at(x / w, s) + Vector((0, -2.4, 2)) for x, s in spots], 6.2)


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
