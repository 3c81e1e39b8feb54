"""Bedside tables: a drawer over a shelf, drawers on tall turned legs, a reeded drum with a hidden door."""
import math

from mathutils import Vector

from .kit.books import stack_of_books
from .kit.casework import CABINET, cabinet
from .kit.cells import stacked
from .kit.outline import ellipse, spline
from .kit.part import place
from .kit.round import disc, lathe
from .kit.solid import board, box, slab

DEFAULTS = {**CABINET, 'width': 450, 'depth': 400, 'height': 540, 'form': 'shelf', 'base_height': 150, 'board': 20, 'leg_thick': 36, 'leg_inset': 46, 'splay': 16,
            'top_thick': 22, 'handle_size': 96, 'drawers': 2, 'books': True, 'reeds': 46, 'door': 10}
TURN = 30
CLOSE = {'drum': (.3, 0, .76, .6), 'drawers': (.4, .2, .45, .62)}


def detail(p):
    return CLOSE.get(p.form, (.62, .15, .82, .52))


def build(p):
    return FORMS[p.form](p)


def _shelf(p):
    """One drawer under the top, an open shelf below it."""
    p.layout = ((1, ((1.3, 'open'), (1, 'drawer'))),)
    floor = p.base_height + p.board
    reading = place(stack_of_books((0, 0, 0), 3, seed=4, size=(215, 150))[0], (-p.width * .1, 6, floor), (0, 0, 6)) if p.books else []
    return [cabinet(p), reading]


def _drawers(p):
    """Drawers between posts on tall legs, a scalloped apron below, a moulded top."""
    p.layout, p.top_out, p.top_edge, p.splay = stacked(p.drawers, growth=.12), 14, 'ogee', 0
    p.width, p.depth, p.leg_inset = p.width - 28, p.depth - 28, 24
    p.leg_thick = 46
    gap = (p.width - 2 * p.leg_thick, p.depth - 2 * p.leg_thick)
    front = board('apron', 'case', _scallop(gap[0], 52), 16, (0, -p.depth / 2 + 6, p.base_height - 50), ease=2)
    sides = [board('apron', 'case', _scallop(gap[1], 52), 16, (s * (p.width / 2 - 6), 0, p.base_height - 50), (0, 0, s * 90), ease=2) for s in (-1, 1)]
    blocks = [box('post', 'case', (p.leg_thick + 1.2, p.leg_thick + 1.2, 66), (x * (p.width / 2 - 24), y * (p.depth / 2 - 24), p.base_height - 64), bevel=2, grain='z') for x in (-1, 1) for y in (-1, 1)]
    return [cabinet(p), front, sides, blocks]


def _scallop(length, drop):
    """An apron's outline: full at its ends, three arches between."""
    x = length / 2
    low = [(-x, 0), (-x * .82, drop * .08), (-x * .62, drop * .5), (-x * .36, drop * .58), (-x * .14, drop * .3), (0, drop * .2)]
    curve = spline(low + [(-q[0], q[1]) for q in low[-2::-1]], 5)
    return [Vector(q[:2]) for q in curve] + [Vector((x, drop)), Vector((-x, drop))]


def _drum(p):
    """Reeds all round; two dark joints and a slip of brass betray the door."""
    r, foot, deep = p.width / 2 - 3, 36, math.pi * p.width / p.reeds * .42
    low, high = foot + 12, p.height - p.top_thick - 9
    body = lathe('drum', 'case', [(0, low), (r - 3, low), (r, low + 3), (r, high - 3), (r - 3, high), (0, high)], steps=p.reeds * 8, flutes=(p.reeds, deep), smooth=48, grain='z')
    rings = [disc('foot', 'base', r - 30, foot + 2), disc('band', 'base', r - 4, 12, (0, 0, foot)), disc('collar', 'base', r - 8, 10, (0, 0, high - .5))]
    top = slab('top', 'top', ellipse(p.width, p.width, 128), p.top_thick, (0, 0, p.height - p.top_thick), ease=5)
    return [body, rings, top, _door(p, r - deep, (low, high))]


def _door(p, valley, zs):
    half = p.door / 2
    joints = [_in_valley('joint', 'inset', k / p.reeds, valley, (3.4, 7, zs[1] - zs[0] - 4), zs[0] + 2) for k in (-half, half)]
    return joints + [_in_valley('pull', 'handle', (1 - half) / p.reeds, valley, (9, 26, 170), (zs[0] + zs[1]) / 2 - 40)]


def _in_valley(name, slot, turn, valley, size, z):
    """Stands in the groove at `turn` of a full circle from the front."""
    a = 2 * math.pi * turn
    return box(name, slot, size, (math.sin(a) * valley, -math.cos(a) * valley, z), (0, 0, math.degrees(a)), bevel=1.2, grain='z')


FORMS = {'shelf': _shelf, 'drawers': _drawers, 'drum': _drum}
