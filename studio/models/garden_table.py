"""Garden tables: slatted teak with a parasol hole, and the round folding bistro table of steel."""
from mathutils import Vector

from .kit.bent import pierced, rounded_path
from .kit.outline import rect
from .kit.part import flatten, place
from .kit.round import disc, lathe, rod, tube
from .kit.solid import box

DEFAULTS = dict(width=1800, depth=950, height=750, form='slat', top_thick=28, border=92, slat=70, gap=7, leg_thick=76, parasol=25, tube=10)
TURN = 24


def detail(p):
    """At a corner, or at the bolt the hoops turn on."""
    return (.16, 0, .95, .34) if p.form == 'slat' else (.22, .4, .52, .24)


def build(p):
    return FORMS[p.form](p)


def _slat(p):
    """Slats in a mitre-free frame, a cross board in the middle for the parasol."""
    z = p.height - p.top_thick
    return flatten(_border(p, z), _slats(p, z), _cross_board(p, z), _under(p, z), _legs(p, z))


def _border(p, z):
    w, d, b = p.width, p.depth, p.border
    ends = [box('end board', 'top', (b, d - 2 * b - 1, p.top_thick), (s * (w - b) / 2, 0, z), bevel=4, grain='y', segments=3) for s in (-1, 1)]
    return ends + [box('side board', 'top', (w, b, p.top_thick), (0, s * (d - b) / 2, z), bevel=4, segments=3) for s in (-1, 1)]


def _slats(p, z):
    inner, run = p.depth - 2 * p.border, p.width / 2 - p.border
    n = round((inner - p.gap) / (p.slat + p.gap))
    wide = (inner - p.gap) / n - p.gap
    length = run - CROSS / 2 - 2 * p.gap
    return [box('slat', 'top', (length, wide, p.top_thick - 4), (s * (CROSS / 2 + p.gap + length / 2), (k - (n - 1) / 2) * (wide + p.gap), z + 3), bevel=3.4, segments=3)
            for k in range(n) for s in (-1, 1)]


CROSS = 132   # width of the board across the middle


def _cross_board(p, z):
    hole = pierced('cross board', 'top', rect(CROSS, p.depth - 2 * p.border - 1, 3), p.parasol, p.top_thick - 1, (0, 0, z + .6), ease=3, grain='y') if p.parasol else \
        box('cross board', 'top', (CROSS, p.depth - 2 * p.border - 1, p.top_thick - 1), (0, 0, z + .6), bevel=3, grain='y')
    if not p.parasol:
        return hole
    r, top = p.parasol, p.height
    collar = [(r - 3.4, top - p.top_thick - 6), (r - .5, top - p.top_thick - 6), (r - .5, top - .4), (r + 7, top - .4), (r + 6, top + 1.2), (r - 2, top + 1.6), (r - 3.4, top), (r - 3.4, top - p.top_thick - 6)]
    return [hole, lathe('collar', 'tip', collar, steps=64)]


def _under(p, z):
    """Aprons set back from the edge, and the battens that carry the slats."""
    w, d, t = p.width - 2 * 40, p.depth - 2 * 40, p.leg_thick
    out = [box('apron', 'base', (w - 2 * t + 6, 24, 84), (0, s * (d / 2 - t / 2), z - 84), bevel=3) for s in (-1, 1)]
    out += [box('apron', 'base', (24, d - 2 * t + 6, 84), (s * (w / 2 - t / 2), 0, z - 84), bevel=3, grain='y') for s in (-1, 1)]
    spots = [s * p.width * k for k in ((.25,) if p.width < 2000 else (.17, .33)) for s in (-1, 1)]
    return out + [box('batten', 'base', (56, d - t, 26), (x, 0, z - 26), bevel=3, grain='y') for x in spots + [-CROSS / 2 + 4, CROSS / 2 - 4]]


def _legs(p, z):
    """Square legs with eased edges; the aprons' tenons are pegged from outside."""
    t, x, y = p.leg_thick, p.width / 2 - 40 - p.leg_thick / 2, p.depth / 2 - 40 - p.leg_thick / 2
    out = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            out.append(box('leg', 'base', (t, t, z), (sx * x, sy * y, 0), bevel=6, grain='z', segments=3))
            for drop in (24, 60):
                out.append(place(disc('peg', 'base', 6.5, 3, ease=1.2, steps=20), (sx * (x - t * .18), sy * (y + t / 2 - 1.4), z - drop), (-sy * 90, 0, 0)))
                out.append(place(disc('peg', 'base', 6.5, 3, ease=1.2, steps=20), (sx * (x + t / 2 - 1.4), sy * (y - t * .18), z - drop), (0, sx * 90, 0)))
    return out


def _folding(p):
    """A pressed disc on two crossed hoops that fold flat."""
    r, z = p.width / 2, p.height
    profile = [(0, z - 3), (r - 10, z - 3), (r - 5, z - 6), (r - 3, z - 26), (r - 1.5, z - 29), (r + .5, z - 27.5), (r, z - 10), (r - 3, z - 3), (r - 8, z), (r - 16, z), (r - 19, z - 1.6), (0, z - 1.2)]
    return flatten(lathe('top', 'top', profile, steps=120, smooth=24), _hoops(p), _hinges(p))


def _hoops(p):
    """Two bent frames; the inner one passes through the outer, a bolt holds both."""
    d, z, r, out = p.depth * .37, p.height - 32, p.tube, []
    for side, x in ((1, p.width * .31), (-1, p.width * .31 - 2 * p.tube - 6)):
        foot, head = side * -d, side * (d - 20)
        path = [(-x, foot, 0), (-x, head, z), (x, head, z), (x, foot, 0)]
        out.append(tube('hoop', 'base', rounded_path(path, 44, 8), r, smooth=False, sides=18))
        low = Vector((0, foot, 0)).lerp(Vector((0, head, z)), .13)
        out.append(rod('stretcher', 'base', (-x, low.y, low.z), (x, low.y, low.z), r * .75, steps=16))
        out += [rod('cap', 'dark', (s * x, foot, 0), (s * x, foot + side * 8, 20), r + 2.4, r + 1.8, ease=2, steps=24) for s in (-1, 1)]
    at = Vector((0, -d, 0)).lerp(Vector((0, d - 20, z)), d / (2 * d - 20))
    x = p.width * .31
    for s in (-1, 1):
        out += [rod('bolt', 'base', (s * (x - 3 * r - 9), at.y, at.z), (s * (x + r + 3), at.y, at.z), 5.5, steps=16), rod('bolt head', 'base', (s * (x + r - 1), at.y, at.z), (s * (x + r + 5), at.y, at.z), 10, ease=2.5, steps=24)]
    return out


def _hinges(p):
    """Channels under the disc that the hoops turn and catch in."""
    d, z = p.depth * .37 - 20, p.height - 30
    return [box('channel', 'base', (p.width * .5, 34, 26), (0, s * d, z), bevel=5) for s in (-1, 1)]


FORMS = {'slat': _slat, 'folding': _folding}
