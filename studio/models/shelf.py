"""Wall shelves: a board on forged brackets over a rail of pegs, a deep hoop with shelves across it."""
import math

from mathutils import Vector

from .kit.finer import finer
from .kit.outline import rect, spline
from .kit.part import flatten, place, thin
from .kit.round import lathe
from .kit.solid import box, loft, slab

DEFAULTS = dict(width=900, depth=200, height=180, form='bracket', board=34, brackets=2, inset=.15, iron=(34, 7), pegs=5, band=5, shelves=2, shelf_thick=10)
STAGE = 'wall'
PATIENCE = 4   # a deep ring and smoked glass let little light to the wall behind them
CLOSE = {'bracket': (.225, .3, .41, .21), 'hoop': (.9, .1, .36, .32)}


def build(p):
    return FORMS[p.form](p)


def detail(p):
    return CLOSE[p.form]


def _bracket(p):
    """A thick board, its edges eased by hand, on flat irons with a curved stay."""
    plank = slab('board', 'board', rect(p.width, p.depth, 5, 3), p.board, (0, -p.depth / 2, p.height - p.board), edge='eased', ease=5)
    spots = [p.width * (1 - 2 * p.inset) * (k / max(1, p.brackets - 1) - .5) for k in range(p.brackets)]
    # Close-grained stuff: pores as long as a table's would show as dashes on an edge this thin.
    return [finer([plank, _peg_rail(p, spots[-1] - spots[0] - p.iron[0])], 2.2)] + [place(_iron(p), (x, 0, 0)) for x in spots]


def _peg_rail(p, clear):
    """Turned pegs in a board on the wall, from bracket to bracket, tipped up so that a coat stays on."""
    if not p.pegs:
        return []
    long, tall, thick, z = clear - 12, 62, 19, 26
    rail = slab('rail', 'board', rect(long, tall, 4, 3), thick, (0, 0, 0), edge='eased', ease=4)
    place(rail, (0, 0, z + tall / 2), (90, 0, 0))
    turned = [(0, -4), (9, -4), (9, 4), (7, 7), (6.4, 22), (7.4, 38), (10.5, 50), (12.5, 57), (12.4, 62), (10, 66), (5, 68), (0, 68.5)]
    return [rail] + [lathe('peg', 'board', turned, ((long - 90) * (k / (p.pegs - 1) - .5), -thick, z + tall * .52), (98, 0, 0), grain='z', steps=32, smooth=60) for k in range(p.pegs)]


def _iron(p):
    """Wall strap and arm of one flat bar, a curved stay between them, screws in the strap, a rivet at each end of the stay."""
    (wide, thick), top, reach = p.iron, p.height - p.board, p.depth * .86
    bar = [(0, 4), (0, top - 9), (-3, top - 3), (-9, top), (-reach, top)]
    stay = [(-thick * .5, 26), (-reach * .16, 34), (-reach * .44, top * .42), (-reach * .66, top * .74), (-reach * .76, top - thick * .6)]
    screws = [_stud('screw', (0, -thick, z), 5.5, (90, 0, 0)) for z in (12, top * .62)]
    rivets = [_stud('rivet', (0, -reach * .90, top - thick), 5, (180, 0, 0))]
    return flatten(_flat_bar('bracket', bar, wide, thick), _flat_bar('stay', [tuple(q) for q in spline(stay, 6)], wide * .62, thick * .8), screws, rivets)


def _flat_bar(name, path, wide, thick):
    """A strap bent along (y, z): `path` is the face against the wall and the board, the thickness lies towards the inside of the bend."""
    rows, w, e = [], wide / 2, min(1.2, thick * .2)
    points = [Vector(q) for q in path]
    for k, q in enumerate(points):
        along = (points[min(k + 1, len(points) - 1)] - points[max(k - 1, 0)]).normalized()
        inward = Vector((-along.y, along.x))
        trim = 3 if k in (0, len(points) - 1) else 0
        section = [(w - trim - e, 0), (w - trim, e), (w - trim, thick - e), (w - trim - e, thick), (-w + trim + e, thick), (-w + trim, thick - e), (-w + trim, e), (-w + trim + e, 0)]
        rows.append([(x, q.x + inward.x * n, q.y + inward.y * n) for x, n in section])
    return loft(name, 'bracket', rows, grain='z', subdivide=0, smooth=30)


def _stud(name, at, radius, turn):
    return lathe(name, 'bracket', [(0, -1), (radius, -1), (radius, .6), (radius * .8, 2.2), (radius * .4, 3), (0, 3.1)], at, turn, steps=24)


def _hoop(p):
    """A deep band rolled into a ring, a stiffening bead on its front edge, shelves from wall to wall of it."""
    r, d = p.width / 2, p.depth
    band = [(r - p.band, 0), (r, 0), (r, d - 6), (r - p.band, d - 6), (r - p.band, 0)]
    bead = [(r - p.band / 2 + 5 * math.cos(a), d - 5 + 5 * math.sin(a)) for a in (2 * math.pi * k / 16 for k in range(17))]
    hoop = place([lathe('hoop', 'frame', band, steps=160, smooth=50), lathe('bead', 'frame', bead, steps=160, smooth=60)], (0, 0, r), (90, 0, 0))
    levels = [p.height * (k + 1) / (p.shelves + 1) + (k - (p.shelves - 1) / 2) * p.height * .02 for k in range(p.shelves)]
    return [hoop] + [part for z in levels for part in _chord(p, z)]


def _chord(p, z):
    """A shelf cut to the ring's width at its underside, on four pins."""
    r = p.width / 2 - p.band
    low, high = (math.sqrt(r * r - (h - p.height / 2) ** 2) for h in (z, z + p.shelf_thick))
    half = min(low, high) - .5
    shelf = box('shelf', 'board', (2 * half, p.depth - 26, p.shelf_thick), (0, -p.depth / 2 + 2, z), bevel=.5, segments=1)
    pins = [lathe('pin', 'frame', [(0, 0), (4.5, 0), (4.5, 13), (3.5, 14), (0, 14)], (s * (low + 2), y, z - 4.6), (0, -s * 90, 0), steps=20) for s in (-1, 1) for y in (-p.depth * .22, -p.depth * .74)]
    return [*thin([shelf]), *pins]


FORMS = {'bracket': _bracket, 'hoop': _hoop}
