"""Chests of drawers: plain columns of drawers, and the campaign chest that splits in two."""
from .kit.campaign import bound_case, carrying_handle, strap, sunk_pull, top_cap
from .kit.casework import CABINET, base, bays, cabinet, carcass, top_board
from .kit.cells import cells, stacked
from .kit.solid import box

DEFAULTS = {**CABINET, 'width': 900, 'depth': 460, 'height': 980, 'rows': 5, 'columns': 1, 'corners': False, 'base_height': 150, 'leg_inset': 70, 'leg_thick': 42,
            'splay': 18, 'handle_size': 150, 'growth': .09}
TURN = 28


def detail(p):
    return (.33, .05, .5, .34) if p.corners else (.46, .1, .92, .36)


def build(p):
    if p.corners:
        return _campaign(p)
    p.layout = stacked(p.rows, p.columns, p.growth)
    return cabinet(p)


def _campaign(p):
    """Two cases, one on the other: long drawers below, above them one more under a pair."""
    p.base_height, p.handle, p.leg_thick, p.leg_inset = min(p.base_height, 90), 'none', 92, 80
    top, rise = p.height - p.top_thick, p.height - p.base_height
    middle = p.base_height + rise * .52
    low, high = (p.base_height, middle - 1.5), (middle + 1.5, top)
    drawers = _drawers(p, (low[0] + p.board, low[1] - p.board), ((2, 'drawer'), (1.8, 'drawer')), 1)
    split = high[0] + p.board + (high[1] - high[0] - p.board) * .54
    drawers += _drawers(p, (high[0] + p.board, split), ((1, 'drawer'),), 1) + _drawers(p, (split, high[1]), ((1, 'drawer'),), 2)
    lid = box('middle', 'case', (p.width - 2 * p.board, p.depth - 2, p.board), (0, .5, low[1] - p.board), bevel=1)
    bed = box('blade', 'case', (p.width - 2 * p.board, p.depth - 30, 12), (0, 8, split - 6), bevel=1)
    return [base(p), carcass(p, *low), lid, carcass(p, *high), top_board(p, top), bed, drawers, _brass(p, low, high)]


def _drawers(p, zs, column, columns):
    p.layout = ((1, column),) * columns
    face = -p.depth / 2 + 22 - p.front_thick
    pulls = [sunk_pull('handle', (x, face, (foot + head) / 2)) for _, (left, right), (foot, head) in cells(p, zs) for x in _spots(left, right)]
    return [bays(p, *zs), pulls]


def _spots(left, right):
    middle, w = (left + right) / 2, right - left
    return (middle,) if w < 560 else (middle - w * .27, middle + w * .27)


def _brass(p, low, high):
    size, top = (p.width, p.depth), p.height
    lids = [top_cap('handle', (s * p.width / 2, y * p.depth / 2, top - .4), (-s, -y)) for s in (-1, 1) for y in (-1, 1)]
    straps = [strap('handle', (s * (p.width / 2 - 11), -p.depth / 2, low[1] - 40), (18, 82)) for s in (-1, 1)]
    grips = [carrying_handle('handle', (s * p.width / 2, 0, zs[0] + (zs[1] - zs[0]) * .62), s * 90) for s in (-1, 1) for zs in (low, high)]
    return [bound_case('handle', size, low), bound_case('handle', size, (high[0], top)), lids, straps, grips]
