"""Toy cubbies: a low case with an owl's ears, two rows of bins that tip forward to show what is in them."""
from mathutils import Vector

from .kit.outline import ellipse, rect, rounded, spline
from .kit.part import flatten, place
from .kit.round import ball, rod
from .kit.solid import board, box, slab

DEFAULTS = dict(width=900, depth=380, height=820, columns=3, rows=2, board=20, foot=46, ears=118, face=True, toys=True, lean=9)
TURN = 28
DETAIL = (.42, .6, .86, .62)
BINS = ('bin', 'bin2', 'bin3')


def build(p):
    return flatten(_case(p), _crest(p), _feet(p), [_cubby(p, c, r) for r in range(p.rows) for c in range(p.columns)])


def _top(p):
    return p.height - p.ears


def _case(p):
    """Sides with generous corners, a floor to every row, a back panel."""
    w, d, t, low, top = p.width, p.depth, p.board, p.foot, _top(p)
    out = [place(board(f'side {s}', 'case', _side(p), t, edge='eased', ease=4, grain='z'), (s * (w / 2 - t / 2) + t / 2, 0, 0), (0, 0, 90)) for s in (-1, 1)]
    out += [box('shelf', 'case', (w - 2 * t + 2, d - 26, t), (0, 6, low + 26 + (top - low - 60) * k / p.rows), bevel=2) for k in range(p.rows)]
    out.append(slab('top', 'case', rect(w - 2 * t + 2, d - 34, 2), t, (0, 12, top - t - 4), ease=4))
    out += [box('divider', 'case', (t - 4, d - 44, top - low - 56), ((w - t) * (k / p.columns - .5), 10, low + 40), bevel=2, grain='z') for k in range(1, p.columns)]
    return out + [box('back', 'case', (w - 2 * t + 2, 8, top - low - 30), (0, d / 2 - 12, low + 26), bevel=.5, grain='z')]


def _side(p):
    """Seen from the side: a sloped brow in front, round everywhere."""
    d, top = p.depth / 2, _top(p)
    return [Vector(q) for q in rounded([(0, p.foot), (d, p.foot), (d, top), (-d + 74, top), (-d, top - 120), (-d, p.foot), (0, p.foot)], 34, 8)[:-1]]


def _crest(p):
    """The back rises into two ears; between them, if wanted, the owl's eyes and beak."""
    w, h, base = p.width / 2 - p.board, p.ears, 62
    line = spline([(w, base + 4), (w * .88, base + 10), (w * .70, base + h * .44), (w * .56, base + h * .98), (w * .50, base + h), (w * .40, base + h * .90), (w * .22, base + h * .84), (0, base + h * .82)], 7)
    right = [Vector((w, 0))] + [Vector((q.x, q.y)) for q in line]
    outline = right + [Vector((-q.x, q.y)) for q in right[-2::-1]]
    crest = board('crest', 'case', outline, 22, (0, p.depth / 2 - 22, _top(p) - base), ease=6)
    return [crest] + (_face(p) if p.face else [])


def _face(p):
    """Two round eyes and a beak, proud of the crest."""
    y, z, out = p.depth / 2 - 22, _top(p), []
    for s in (-1, 1):
        x = s * 92
        out += [board('eye', 'bin3', ellipse(66, 66, 64), 8, (x, y - 7, z + 54), edge='eased', ease=3),
                board('pupil', 'dark', ellipse(28, 28, 40), 5, (x - s * 5, y - 11, z + 54), edge='eased', ease=2)]
    beak = [Vector(q) for q in rounded([(0, 18), (-17, 4), (0, -22), (17, 4), (0, 18)], 6, 4)[:-1]]
    return out + [board('beak', 'bin', beak, 9, (0, y - 8, z + 40), edge='eased', ease=3)]


def _feet(p):
    """Turned pegs, splayed a little, under the floor."""
    x, y = p.width / 2 - 80, p.depth / 2 - 60
    return [rod('foot', 'case', (sx * (x + 10), sy * (y + 6), 0), (sx * x, sy * y, p.foot + 30), 13, 19, steps=28) for sx in (-1, 1) for sy in (-1, 1)]


def _cubby(p, column, row):
    """A bin tipped on its rail, its lip scooped for small hands."""
    low, top, t = p.foot + 26, _top(p), p.board
    tall = (top - low - 34) / p.rows
    wide = (p.width - t) / p.columns - t - 8
    x = (p.width - t) * ((column + .5) / p.columns - .5)
    z = low + (top - low - 60) * row / p.rows + t
    deep, h = p.depth - 74, tall * .74
    slot = BINS[(column + row) % len(BINS)]
    parts = flatten(_bin(slot, (wide, deep, h)), _contents(column, row) if p.toys else [])
    place(parts, (0, deep / 2, 0))
    place(parts, (0, 0, 0), (p.lean, 0, 0))
    return place(parts, (x, -p.depth / 2 + 8, z + 10))


def _bin(slot, size, t=11):
    """Five boards: the front's upper edge dips, the sides fall towards it."""
    w, d, h = size
    front_high = h * .80
    lip = spline([(w / 2, front_high), (w * .30, front_high), (w * .20, front_high - 10), (w * .12, front_high - 34), (0, front_high - 42), (-w * .12, front_high - 34), (-w * .20, front_high - 10), (-w * .30, front_high), (-w / 2, front_high)], 5)
    front = [Vector((-w / 2, 0)), Vector((w / 2, 0))] + [Vector((q.x, q.y)) for q in lip]
    side = [Vector((-d / 2 + t, 0)), Vector((d / 2, 0)), Vector((d / 2, h)), Vector((-d / 2 + t, front_high))]
    return [board('bin front', slot, front, t + 2, (0, -d / 2, 0), edge='eased', ease=5),
            [board(f'bin side {s}', slot, side, t, (s * (w - t) / 2 + t / 2, 0, 0), (0, 0, 90), edge='eased', ease=3) for s in (-1, 1)],
            box('bin back', slot, (w - 2 * t + 2, t, h), (0, d / 2 - t / 2, 0), bevel=2), box('bin floor', slot, (w - 2 * t + 2, d - t, t), (0, t / 2, 2), bevel=1)]


def _contents(column, row):
    """Wooden balls or blocks in a heap: nine on the floor, four on those, one on top."""
    kind = (column * 2 + row * 3) % 4
    if kind > 1:
        return []
    make, pitch, rise = (_ball, 81, 57) if kind == 0 else (_block, 81, 72)
    near = pitch / 2 if kind == 0 else 51
    spots = [(pitch * x, pitch * y, 0) for y in (-1, 0, 1) for x in (-1, 0, 1)] + [(near * x, near * y, rise) for y in (-1, 1) for x in (-1, 1)] + [(0, 0, 2 * rise)]
    return [make(k, (x, y, 13 + z)) for k, (x, y, z) in enumerate(spots)]


def _ball(k, at):
    return ball('ball', ('bin2', 'bin3', 'carving', 'bin')[(k * 3 + k // 4) % 4], 40, at)


def _block(k, at):
    turn = (k * 37 % 11) - 5 if k < 9 else (24, -13, -19, 16, 38)[k - 9]
    return box('block', ('carving', 'bin', 'bin2', 'bin3')[(k * 3 + k // 4) % 4], (72, 72, 72), at, (0, 0, turn), bevel=5, segments=3)
