"""Coffee tables: any top on any base, with a shelf or a second, lower table."""
import copy

from .kit.part import place
from .kit.solid import slab
from .kit.tops import TABLE, TOPS, apron, base, top

DEFAULTS = {**TABLE, 'width': 1100, 'depth': 600, 'height': 400, 'leg_inset': 70, 'leg_thick': 44, 'nest': 0, 'apron_inset': 60}
TURN = 22
DETAIL = (.18, 0, .9, .42)


def build(p):
    if p.nest:
        p.width, p.depth = p.width * .70, p.depth * .80
    parts = [top(p), base(p.base, 'base', p)]
    if p.apron:
        parts.append(apron('base', (p.width - 2 * p.apron_inset, p.depth - 2 * p.apron_inset), p.height - p.top_thick, p.apron, 20))
    if p.shelf:
        kind = p.top if p.top in TOPS else 'rect'
        parts.append(slab('shelf', 'shelf', TOPS[kind](p.width - 2 * p.leg_inset, p.depth - 2 * p.leg_inset * .7), 16, (0, 0, p.height * .32), ease=3))
    if p.nest:
        parts = [place(parts, (-p.width * .2, p.depth * .1, 0)), _nested(p)]
    return parts


def _nested(p):
    """A smaller sister, partly under the first."""
    q = copy.copy(p)
    q.width, q.depth, q.height = p.width * .7, p.depth * .7, p.height * .76
    return place([top(q, slot='top2'), base(q.base, 'base', q)], (p.width * .42, -p.depth * .28, 0))
