"""Bookcases: open cabinets, ladders, pipe frames, arched niches; books and objects can stand in them."""
import random

from mathutils import Vector

from .kit.books import row_of_books
from .kit.casework import CABINET, base, carcass, top_board
from .kit.outline import arch, notched
from .kit.part import flatten
from .kit.round import rod
from .kit.solid import board, box, loft, slab
from .kit.legs import timber
from .kit.vessel import vessel

DEFAULTS = {**CABINET, 'width': 900, 'depth': 340, 'height': 1900, 'form': 'cabinet', 'shelves': 5, 'columns': 1, 'base': 'plinth', 'base_height': 60,
            'books': True, 'seed': 1, 'posts': 30, 'back_panel': True, 'arch': 0}
TURN = 28
CLOSE = {'cabinet': (.32, .05, .9, .32), 'arch': (.3, 0, .86, .4), 'frame': (.16, .06, .93, .2)}


def detail(p):
    return CLOSE.get(p.form, (.2, 0, .7, .36))


def build(p):
    return [FORMS[p.form](p), _things(p) if p.books else []]


def _levels(p):
    """Heights of the shelf tops, the lowest first; the highest space is the tallest that looks right."""
    low = p.base_height + p.board if p.form in ('cabinet', 'arch') else 160
    top = p.height - p.top_thick if p.form in ('cabinet', 'arch') else p.height - (30 if p.form == 'frame' else 330)
    return [low + (top - low) * k / (p.shelves if p.form != 'ladder' else p.shelves - 1) for k in range(p.shelves)]


def _cabinet(p):
    """An open carcass with a back; the levels are evenly spaced."""
    bottom, top, inner = p.base_height, p.height - p.top_thick, p.width - 2 * p.board
    shelves = [box('shelf', 'case', (inner, p.depth - 22, p.board), (0, 4, z - p.board), bevel=1.2) for z in _levels(p)[1:]]
    columns = [box('divider', 'case', (p.divider, p.depth - 24, top - bottom - p.board), (inner * (k / p.columns - .5), 5, bottom + p.board), bevel=1, grain='z') for k in range(1, p.columns)]
    return [base(p), carcass(p, bottom, top), top_board(p, top), shelves, columns]


def _arch(p):
    """A cabinet whose front is cut into an arch, over a rail that the lowest shelf is let into."""
    w, h, rail = p.width, p.height - p.base_height, p.board - .8
    opening = [q + Vector((0, rail)) for q in arch(w - 120, h - 70 - rail, (w - 120) / 2)]
    outer = arch(w, h, w / 2 * .98)
    rim = _between(outer, opening)
    shelves = [box('shelf', 'case', (w * .955, p.depth - 32, p.board), (0, 2, z - p.board), bevel=1.2) for z in _levels(p) if z < p.height - w * .5]
    back = board('back', 'inset', arch(w - 20, h - 10, w / 2 * .98), 10, (0, p.depth / 2 - 14, p.base_height), ease=1)
    shell = _between(outer, [Vector((q.x * .955, q.y * .985 + 8)) for q in outer])
    return [base(p), back, shelves, _ring_board(rim, 22, -p.depth / 2, p), _ring_board(shell, p.depth - 24, -p.depth / 2 + 20, p)]


def _between(outer, inner):
    n = max(len(outer), len(inner))
    pick = lambda points: [points[round(k * len(points) / n) % len(points)] for k in range(n)]
    return pick(outer), pick(inner)


def _ring_board(pair, thick, y, p):
    """A board with a hole: outer and inner outline of equal length."""
    outer, inner = pair
    rows = [[(o.x, y, o.y + p.base_height), (o.x, y + thick, o.y + p.base_height), (i.x, y + thick, i.y + p.base_height), (i.x, y, i.y + p.base_height)] for o, i in zip(outer, inner)]
    return loft('arch', 'case', rows + rows[:1], grain='z', subdivide=0, smooth=40)


def _ladder(p):
    """Leaning rails with shelves that grow deeper downwards."""
    out, h = [], p.height
    for s in (-1, 1):
        x = s * (p.width / 2 - p.posts / 2)
        out += [timber('case', (x, -p.depth / 2 + p.posts, 0), (x, p.depth / 2 - 40, h), p.posts), timber('case', (x, p.depth / 2 - p.posts / 2, 0), (x, p.depth / 2 - p.posts / 2, h - 20), p.posts * .8)]
    for z in _levels(p):
        front = -p.depth / 2 + 20 + (p.depth - 60) * z / h
        out.append(box('shelf', 'shelf', (p.width - 2 * p.posts - 2, p.depth / 2 - front - 8, p.board), (0, (front + p.depth / 2) / 2, z - p.board), bevel=2))
    return out


def _frame(p):
    """Steel posts and timber shelves, with cross braces behind."""
    x, y, h = p.width / 2 - p.posts / 2, p.depth / 2 - p.posts / 2, p.height
    posts = [box('post', 'case', (p.posts, p.posts, h), (sx * x, sy * y, 0), bevel=2, grain='z') for sx in (-1, 1) for sy in (-1, 1)]
    rails = [box('rail', 'case', (p.posts * .8, p.depth - 2 * p.posts, p.posts * .8), (s * x, 0, z - p.board - p.posts * .8), bevel=2, grain='y') for s in (-1, 1) for z in _levels(p) + [h]]
    shelves = [slab('shelf', 'shelf', notched(p.width - 6, p.depth - 36, (p.posts - 2, p.posts - 17)), p.board, (0, 0, z - p.board), ease=2.5) for z in _levels(p) + [h]]
    braces = [rod('brace', 'case', (-s * x, y + 7 + s * 4, 180), (s * x, y + 7 + s * 4, h - 120), 4) for s in (-1, 1)] if p.back_panel else []
    return [posts, rails, shelves, braces]


def _things(p):
    """Books in most places, a vessel or nothing in others: always the same for one seed."""
    rnd, out, levels = random.Random(p.seed), [], _levels(p)
    if p.form == 'arch':
        levels = [z for z in levels if z < p.height - p.width * .5]
    clear = (p.height - p.base_height) / p.shelves - p.board - 40
    inner = p.width - 2 * p.board - 60 - (60 if p.form == 'arch' else 0)
    for z in levels:
        for c in range(p.columns):
            each = inner / p.columns - 26
            x = inner * ((c + .5) / p.columns - .5)
            depth = 30 if p.form == 'ladder' else -10
            if rnd.random() < .72:
                side = rnd.choice((-1, 1))
                length = each * (.35 + .4 * rnd.random())
                out.append(row_of_books((x + side * (each - length) / 2, depth, z), length, min(270, clear), rnd.randint(0, 99)))
                if each - length > 170 and rnd.random() < .7:
                    d = min(150, (each - length) * .5)
                    out.append(vessel('object', 'object', rnd.choice(['moon', 'bowl', 'bottle', 'egg']), (d, d * .9), (x - side * (each - d) / 2 * .8, depth, z)))
            elif rnd.random() < .6:
                d = min(170, each * .5)
                out.append(vessel('object', 'object', rnd.choice(['moon', 'amphora', 'cup']), (d * .9, min(clear, d * 1.2)), (x, depth, z)))
    return flatten(out)


FORMS = {'cabinet': _cabinet, 'arch': _arch, 'ladder': _ladder, 'frame': _frame}
