"""The partners desk: a hide-topped frieze of drawers on two chests, panelled on every side one sees."""
import math
from types import SimpleNamespace

from mathutils import Vector

from .casework import CABINET, base, bays, carcass
from .cells import cells
from .finer import finer
from .fronts import front
from .handles import handle
from .outline import ellipse, offset, rect
from .part import dull, flatten, place
from .round import lathe, tube
from .solid import box, moulding, rings, slab, stood_up

CARCASS = {**CABINET, 'base': 'bracket', 'base_height': 92, 'board': 22, 'inset_fronts': True, 'top_out': 0}
PROUD = 9   # what the plinth stands out beyond its chest


def pedestal_desk(p):
    """p: width, depth, height, pedestal, front, front_thick, handle, handle_size, base."""
    thick = 30
    frieze = p.height - thick - 128
    width, depth = p.width - 70, p.depth - 60
    chests = [place(_chest(p, (p.pedestal, depth), frieze), (s * (width - p.pedestal) / 2, 0, 0)) for s in (-1, 1)]
    return flatten(_hide_top(p, p.height - thick, thick), _frieze(p, (width, depth), frieze), chests)


def _piece(p, size, layout):
    # A fielded panel stands 21 mm forward: only a thicker front lets the handles' plates show.
    handle = dict(front=p.front, front_thick=max(p.front_thick, 23) if p.front == 'raised' else p.front_thick, handle='none')
    return SimpleNamespace(**{**CARCASS, **handle, 'base': p.base if p.base in ('plinth', 'bracket') else 'bracket', 'width': size[0], 'depth': size[1], 'layout': layout})


def _pulls(p, q, zs):
    """A pull in the middle of each drawer, two on a wide one."""
    y, out = -q.depth / 2 + 22 - q.front_thick, []
    for _, (left, right), (foot, head) in cells(q, zs):
        spread = (right - left) * .28 if right - left > 560 else 0
        at = [((left + right) / 2 + s * spread, y, foot + (head - foot) * .54) for s in ((-1, 1) if spread else (0,))]
        out += [_bail(p.handle_size, spot) if p.handle == 'plate' else handle(p.handle, 'handle', spot, p.handle_size) for spot in at]
    return out


def _bail(size, at):
    """A cast batwing plate, chamfered all round, and a bail that swings in two turned posts."""
    h, thick = size * .42, 3.6
    wing = [Vector((q.x * (1 + .16 * math.cos(6 * q.x / h)), q.y)) for q in ellipse(h * 2.3, size * .46, 64, 1.5)]
    cast = rings('backplate', 'handle', wing, [(-.6, 0), (0, .5), (0, 1.6), (-.5, 2.1), (-2.8, thick)], smooth=24)
    plate = place(stood_up(cast, thick), (0, -thick, 0))
    post = [(0, 0), (5.6, 0), (5.2, 1.2), (3.2, 2.4), (2.8, 6), (4.2, 7.4), (4.6, 9.4), (3.4, 11.2), (0, 11.8)]
    posts = [lathe('post', 'handle', post, (s * h * .72, -thick, 0), (90, 0, 0), steps=28, smooth=50) for s in (-1, 1)]
    swung = [(-h * .72, -8, 0), (-h * .80, -12, -8), (-h * .62, -15, -20), (0, -16, -25), (h * .62, -15, -20), (h * .80, -12, -8), (h * .72, -8, 0)]
    return place(flatten(plate, posts, tube('bail', 'handle', swung, [2.6, 2.8, 3.4, 4.6, 3.4, 2.8, 2.6], sides=12, steps=4)), at)


def _chest(p, size, top):
    """Three drawers, deepest below, over a bracket plinth that stands proud; a moulding falls from the one to the other."""
    q = _piece(p, size, ((1, ((1.28, 'drawer'), (1.1, 'drawer'), (.92, 'drawer'))),))
    w, d = size
    plinth = base(SimpleNamespace(**{**vars(q), 'width': w + 2 * PROUD, 'depth': d + 2 * PROUD}))
    edge = PROUD + 4   # the face of a bracket plinth lies 4 mm outside its measures
    fall = [(-4, 0), (edge, 0), (edge + .4, 1.2), (edge + .4, 3.6), (edge - .6, 5), (edge - 3, 6), (edge - 5.4, 9), (edge - 7, 13.5), (edge - 9, 17.4), (0, 19), (-4, 19)]
    skirting = moulding('skirting', 'base', rect(w, d), fall, (0, 0, q.base_height + 1))
    closed = box('chest top', 'case', (w - 2 * q.board, d - 20, q.board), (0, 0, top - q.board), bevel=1)
    zs = q.base_height + q.board, top - q.board
    return flatten(plinth, carcass(q, q.base_height, top), bays(q, *zs), _pulls(p, q, zs), skirting, closed, _panelled(q, (q.base_height + 20, top)), _rail(q, top))


def _rail(q, top):
    """The shadow line between chest and frieze."""
    return moulding('astragal', 'case', rect(q.width, q.depth), [(-4, -5), (3, -5), (6, -2.5), (7, 0), (6, 2.5), (3, 5), (-4, 5)], (0, 0, top))


def _panelled(q, zs):
    """Fielded panels on both flanks."""
    low, high = zs
    return [place(flatten(front('raised', 'case', (q.depth - 8, high - low - 8), (0, 0, low + 4), 12)), (s * (q.width / 2 - 1), 0, 0), (0, 0, s * 90)) for s in (-1, 1)]


def _frieze(p, size, z):
    """Three drawers in a row; the one over the knees is the widest."""
    w, d = size
    q = _piece(p, size, ((p.pedestal, ((1, 'drawer'),)), (w - 2 * p.pedestal, ((1, 'drawer'),)), (p.pedestal, ((1, 'drawer'),))))
    q.divider, high = 22, p.height - 30
    under = box('knee board', 'case', (w - 2 * p.pedestal + 8, d - 30, 16), (0, 0, z), bevel=1)
    modesty = place(flatten(front('raised', 'case', (w - 2 * p.pedestal - 4, z - 190), (0, 0, 188), 16)), (0, d / 2 - 60, 0))
    lids = box('frieze top', 'case', (w - 44, d - 20, 18), (0, 0, high - 18), bevel=1)
    flank = [place(flatten(front('shaker', 'case', (d - 8, high - z - 8), (0, 0, z + 4), 12)), (s * (w / 2 - 1), 0, 0), (0, 0, s * 90)) for s in (-1, 1)]
    return flatten(carcass(q, z, high), bays(q, z + 14, high - 10), _pulls(p, q, (z + 14, high - 10)), under, modesty, lids, flank)


def _hide_top(p, z, thick):
    """A moulded top with a hide let in, and a tooled line of gold near its edge."""
    w, d, border = p.width, p.depth, 74
    frame = slab('top frame', 'case', rect(w, d, 22), thick, (0, 0, z), edge='ogee', ease=6)
    hide = dull(finer(slab('hide', 'top', rect(w - 2 * border, d - 2 * border, 3), 3, (0, 0, z + thick - 1.6), ease=1.2), 3))   # skiver: split calf, finer than what covers a chair
    line = rect(w - 2 * border, d - 2 * border)
    tooling = [moulding('tooling', 'handle', offset(line, -inset), [(0, 0), (wide, 0), (wide, .35), (0, .35)], (0, 0, z + thick + 1.3)) for inset, wide in ((18, 4), (27, 1.2))]
    cross = [box('mitre', 'dark', (.5, border * 1.38, .2), (sx * (w - border) / 2, sy * (d - border) / 2, z + thick - .05), (0, 0, -45 * sx * sy), bevel=0) for sx in (-1, 1) for sy in (-1, 1)]
    return [frame, hide, tooling, cross]
