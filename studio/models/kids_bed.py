"""House beds: a low slatted bed under the outline of a house, dressed for one child."""
import math

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .kit.linen import quilt
from .kit.part import MM, flatten, place
from .kit.round import disc, rod
from .kit.soft import block, laid_over, leaning
from .kit.solid import board, box, loft

DEFAULTS = dict(width=980, depth=2060, height=1650, post=48, eaves=1120, rail_height=300, rail_low=120, mattress_thick=150, guard='spindle', guard_height=520, chimney=True,
                cross_ties=True, dressed=True)
TURN = 38
DETAIL = (.37, .78, .29, .3)


def build(p):
    return flatten(_posts(p), _roof(p), _rails(p), GUARDS[p.guard](p), _chimney(p) if p.chimney else [], _bedding(p) if p.dressed else _slats(p))


def _corner(p):
    return p.width / 2 - p.post / 2, p.depth / 2 - p.post / 2


def _posts(p):
    x, y = _corner(p)
    return [box('post', 'frame', (p.post, p.post, p.eaves), (sx * x, sy * y, 0), bevel=7, grain='z', segments=3) for sx in (-1, 1) for sy in (-1, 1)]


def _roof(p):
    """A gable at the foot, one at the head, one between: rafters meet in a plumb joint on the ridge."""
    x, y = _corner(p)
    out = [box('eaves', 'frame', (p.post - 8, 2 * y - p.post + 6, p.post - 4), (s * x, 0, p.eaves - p.post + 2), bevel=5, grain='y') for s in (-1, 1)]
    out.append(box('ridge', 'frame', (p.post - 8, 2 * y - p.post + 6, p.post + 14), (0, 0, p.height - p.post * 1.36 - 14), bevel=5, grain='y'))
    for at in (-y, y):
        out += [_rafter(p, s, at, p.post) for s in (-1, 1)]
        if p.cross_ties:
            out.append(box('tie', 'frame', (2 * x - p.post + 6, p.post - 10, p.post - 4), (0, at, p.eaves - p.post + 2), bevel=5))
        out += [_pegs(p, s, at) for s in (-1, 1)]
    return out


def _rafter(p, side, y, thick):
    """From a post's head to the ridge; both ends are cut plumb, so that the joints close. A little thinner than the posts: their faces must not share a plane."""
    rise = (p.height - p.eaves) / (p.width / 2)
    slope = side * math.atan(rise)
    deep, half, e = thick * math.sqrt(1 + rise * rise), thick / 2 - 1, 5
    sections = []
    for x, z in ((side * (p.width / 2 - .5), p.eaves), (side * .4, p.height)):
        foot = z - deep
        sections.append([_along(slope, (x, y + b, foot + c)) for b, c in ((-half + e, 0), (half - e, 0), (half, e), (half, deep - e), (half - e, deep), (-half + e, deep), (-half, deep - e), (-half, e))])
    return place(loft('rafter', 'frame', sections, grain='x', subdivide=0, smooth=30), turn=(0, math.degrees(slope), 0))


def _along(slope, at):
    """A place seen from the rafter's own axes: its grain runs along it."""
    (x, y, z), c, s = at, math.cos(slope), math.sin(slope)
    return (x * c - z * s, y, x * s + z * c)


def _pegs(p, side, y):
    """Dowels through the joint of post and tie, and at the ridge."""
    x, out = _corner(p)[0], []
    face = math.copysign(p.post / 2 - 1.4, y)
    for px, pz in ((side * (x - 1), p.eaves - 34), (side * 15, p.height - 62)):
        out.append(place(disc('peg', 'frame', 7, 3, ease=1.2, steps=20), (px, y + face, pz), (90 if y < 0 else -90, 0, 0)))
    return out


def _rails(p):
    """A deep rail round the mattress, standing clear of the floor."""
    x, y = _corner(p)
    h = p.rail_height - p.rail_low
    out = [box('side rail', 'frame', (26, 2 * y - p.post + 6, h), (s * x, 0, p.rail_low), bevel=5, grain='y', segments=3) for s in (-1, 1)]
    out += [box('end rail', 'frame', (2 * x - p.post + 6, 26, h), (0, s * y, p.rail_low), bevel=5, segments=3) for s in (-1, 1)]
    for s in (-1, 1):
        for ends in (-1, 1):
            out += [place(disc('peg', 'frame', 7, 3, ease=1.2, steps=20), (s * (x + p.post / 2 - 1.4), ends * y, p.rail_low + z), (0, s * 90, 0)) for z in (h * .28, h * .72)]
    return out


def _spindles(p):
    """Head end and the wall side to the middle are fenced with turned spindles."""
    x, y = _corner(p)
    z0, z1, out = p.rail_height, p.guard_height, []
    out.append(rod('guard', 'frame', (-x, y, z1 + 60), (x, y, z1 + 60), 15, swell=2))
    out += [rod('spindle', 'frame', (x * 2 * ((k + .5) / 9 - .5), y, z0 - 8), (x * 2 * ((k + .5) / 9 - .5), y, z1 + 60), 8, swell=1.6, steps=18) for k in range(9)]
    near = y * .05
    out += [rod('guard', 'frame', (x, near - 8, z1), (x, y, z1), 15, swell=1), rod('guard end', 'frame', (x, near, z0 - 8), (x, near, z1 + 10), 14, steps=22)]
    n = 9
    out += [rod('spindle', 'frame', (x, near + (y - near) * (k + .5) / n, z0 - 8), (x, near + (y - near) * (k + .5) / n, z1), 8, swell=1.6, steps=18) for k in range(n)]
    return out


def _boarded(p):
    """Two low boards at the head and along the wall."""
    x, y = _corner(p)
    tall = (p.guard_height - p.rail_height - 40) / 2
    out = []
    for k in range(2):
        z = p.rail_height + 16 + k * (tall + 16)
        out += [box('board', 'frame', (2 * x - p.post + 6, 20, tall), (0, y, z), bevel=4), box('board', 'frame', (20, y, tall), (x, y / 2, z), bevel=4, grain='y')]
    return out + [box('guard end', 'frame', (34, 34, p.guard_height - p.rail_height + 10), (x, 0, p.rail_height - 4), bevel=5, grain='z')]


GUARDS = {'spindle': _spindles, 'board': _boarded, 'none': lambda p: []}


def _chimney(p):
    """A little stack on one slope, let into the rafter at the foot by half its depth."""
    y, rise, half = _corner(p)[1], (p.height - p.eaves) / (p.width / 2), 46
    x, deep = p.width * .26, p.post + 6
    foot, head = p.height - rise * x - p.post * .7, p.height - rise * x + 120
    outline = [Vector(q) for q in ((x - half, foot + rise * half), (x + half, foot - rise * half), (x + half, head), (x - half, head))]
    return [board('chimney', 'frame', outline, deep, (0, -y - deep / 2, 0), ease=6, grain='z'), box('chimney cap', 'frame', (116, deep + 20, 22), (x, -y, head - 4), bevel=6, segments=3)]


def _slats(p):
    n = 13
    return [box('slat', 'frame', (p.width - p.post - 20, 78, 16), (0, (p.depth - 260) * (k / (n - 1) - .5), p.rail_low + 40), bevel=3) for k in range(n)]


def _bedding(p):
    """Mattress, a quilt turned back, one pillow, a cushion, a striped cover over the foot."""
    w, d = p.width - p.post - 34, p.depth - p.post - 34
    base = p.rail_low + 56
    top = base + p.mattress_thick
    head = d / 2
    mattress = block('mattress', 'sheet', (w, d, p.mattress_thick), (0, 0, base), radius=44, crown=6, cell=90)
    cover = quilt('quilt', 'sheet', (w + 6, d * .66, 60), (0, -d * .155, top - 20), 44)
    fold = quilt('turned edge', 'fold', (w + 8, d * .11, 74), (0, d * .125, top - 22), 40)
    throw = laid_over(_laid_on(quilt('throw', 'throw', (w + 14, d * .34, 62), (0, -d * .27, top - 10), 58), cover))
    pillow = leaning('pillow', 'pillow', (620, 420, 160), (-20, head - 150, top - 6), lean=44, seed=8)
    cushion = leaning('cushion', 'accent', (380, 360, 130), (90, head - 310, top - 4), lean=34, spin=-10, roll=4, seed=18)
    return flatten(mattress, cover, fold, throw, pillow, cushion)


def _laid_on(cloth, under, clear=11):
    """A cover follows the folds of what it lies on: wherever its outside would be less than `clear` over that, it is lifted."""
    surface = BVHTree.FromObject(under, bpy.context.evaluated_depsgraph_get())
    way = under.matrix_basis.inverted() @ cloth.matrix_basis
    back = way.inverted()
    for v in cloth.data.vertices:
        near, out, _, _ = surface.find_nearest(way @ v.co)
        if v.normal.dot(out) > .2 and (way @ v.co - near).dot(out) < clear * MM:
            v.co = back @ (near + out * clear * MM)
    cloth.data.update()
    return cloth
