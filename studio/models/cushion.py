"""Scatter cushions standing against the air: piped or tasselled squares, and the gathered bolster."""
import math

from mathutils import Matrix, Vector, noise

from .kit.part import flatten, place
from .kit.round import ball, tube
from .kit.soft import pillow
from .kit.solid import loft
from .kit.tassel import tassel

DEFAULTS = dict(width=500, depth=170, height=500, form='square', trim='plain', lean=15, seed=4, pipe=4.5, pleats=34)
FIT = ()      # leaning, a cushion takes more depth than it is thick, and tassels hang outside its size
EARS = .945   # what the gathers at the corners leave of the cloth's width
TURN = 22
DETAIL = (.2, 0, .78, .5)


def build(p):
    return FORMS[p.form](p)


def _square(p):
    """Stands on its lower seam, settled where it touches and dented by a hand at its top."""
    piping = ('trim', p.pipe) if p.trim == 'piped' else None
    lying = pillow('cushion', 'cover', (p.width / EARS, p.height / EARS, p.depth), seed=p.seed, pinch=.075, trim=piping)
    stand = Matrix.Rotation(math.radians(90 - p.lean), 4, 'X')
    for ob in lying:
        ob.matrix_basis = stand
        _settle(ob.data, p)
    parts = lying + (_tassels(p, stand) if p.trim == 'tassels' else [])
    low = min((stand @ v.co).z for ob in lying for v in ob.data.vertices)
    return place(parts, (0, 0, -low * 1000))


def _settle(mesh, p):
    """Thins the filling towards the seams, creases it from the corners, lets it sink below the middle. Meshes are in metres."""
    w, h, half = p.width / 2000, p.height / 2000, p.depth / 2000
    for v in mesh.vertices:
        u, t = v.co.x / w, v.co.y / h
        full = min(1, abs(v.co.z) / half)
        belly = 1 + .14 * max(0, 1 - (t + .4) ** 2) - .16 * max(0, t)
        v.co.z = math.copysign(half * full ** 1.5 * belly, v.co.z) + full ** .5 * _creases(u, t, p.seed)
        dent = .05 * math.exp(-((u - .06) * 2.4) ** 2) * max(0, t) ** 2
        v.co.y += (max(0, -t - .8) * .4 - dent) * h


def _creases(u, t, seed):
    """Fine folds that fan out of each corner and die before the middle."""
    out = 0
    for k, (x, y) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        reach, fan = math.hypot(u - x, t - y), math.atan2(t - y, u - x)
        out += .006 * math.sin(fan * 17 + seed + k * 1.7 + 2 * noise.noise(Vector((u * 2, t * 2, k)))) * math.exp(-((reach - .34) / .26) ** 2)
    return out


def _tassels(p, stand):
    """One at each corner: the upper two hang beside the cushion, the lower two lie on the ground."""
    out, x, y = [], p.width / 2, p.height / 2
    for s in (-1, 1):
        high, low = (stand @ Vector((s * x, k * y, 0)) for k in (.97, -.92))
        out += tassel('trim', high + Vector((s * 5, 0, 0)), 82, (s * .42, -.12, -1), seed=3 + s)
        out += tassel('trim', low + Vector((s * 4, 0, 8)), 74, (s, -.55, -.06), seed=7 + s)
    return flatten(out)


def _bolster(p):
    """A roll whose ends are gathered under covered buttons, piped where the gathers start."""
    r, half = p.height / 2, p.width / 2
    roll = loft('bolster', 'cover', [_ring(p, x, q) for x, q in _outline(half, r)], grain='x', subdivide=1, smooth=60)
    seams = [tube('piping', 'trim', [(s * (half - r * .13), r * .955 * math.cos(a), r * .955 * math.sin(a)) for a in (2 * math.pi * k / 60 for k in range(60))], p.pipe, closed=True, sides=8, steps=1) for s in (-1, 1)]
    buttons = [place(ball('button', 'trim', r * .17, (0, 0, -r * .1), squash=.6, steps=32), (s * (half - r * .045), 0, 0), (0, s * 90, 0)) for s in (-1, 1)]
    return place([roll, *seams, *buttons], (0, 0, r))


def _outline(half, r):
    """(x, radius) from the middle of one end to that of the other."""
    end = [(half - .13 * r, .05 * r), (half - .07 * r, .16 * r), (half - .02 * r, .32 * r), (half, .52 * r), (half - .01 * r, .72 * r), (half - .05 * r, .88 * r), (half - .15 * r, .975 * r)]
    body = [(half * t, r) for t in (.74, .5, .25, 0)]
    right = end + body
    return [(-x, q) for x, q in right[:-1]] + right[::-1]


def _ring(p, x, q):
    """Gathers run from the button to the seam; the body only has the wrinkles of wear, and a flattened underside."""
    r, half, out, n = p.height / 2, p.width / 2, [], p.pleats * 6
    gather = max(0, 1 - q / r) ** .5 if abs(x) > half - .16 * r else 0
    for k in range(n):
        a = 2 * math.pi * k / n
        fold = abs(math.sin(a * p.pleats / 2 + .5 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, x)))))
        wear = 2.6 * noise.noise(Vector((x * .012, math.cos(a) * 1.6, math.sin(a) * 1.6))) * (gather == 0)
        reach = q * (1 - .05 * gather * (1 - fold)) + wear
        z = max(reach * math.sin(a), -r * .965)
        out.append((x - math.copysign(gather * 7 * (1 - fold) * min(1, q / r * 3), x), reach * math.cos(a), z))
    return out


FORMS = {'square': _square, 'bolster': _bolster}
