"""Coffee tables: any top on any base, with a shelf or a second, lower table."""
import copy

from .kit.outline import notched
from .kit.part import place
from .kit.solid import box, slab
from .kit.tops import TABLE, apron, base, top

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
        parts.append(_shelf(p))
    if p.nest:
        parts = [place(parts, (-p.width * .2, p.depth * .1, 0)), _nested(p)]
    return parts


def _shelf(p):
    """Cut round the posts of the frames; it lies on a bar a side."""
    t, x, d, z = p.leg_thick, p.width / 2 - p.leg_inset, p.depth - 120, p.height * .32
    bars = [box('bar', 'base', (t * .6, d - 2 * t, t * .4), (s * x, 0, z - t * .4), bevel=1.5, grain='y') for s in (-1, 1)]
    return [slab('shelf', 'shelf', notched(2 * x + t - 8, d - 8, (t - 3, t - 3)), 22, (0, 0, z), ease=3), bars]


def _nested(p):
    """A smaller sister, partly under the first."""
    q = copy.copy(p)
    q.width, q.depth, q.height = p.width * .7, p.depth * .7, p.height * .76
    turned = place(base(q.base, 'base', q), (0, 0, 0), (0, 0, 40))   # else one of three legs hides another
    return place([top(q, slot='top2'), turned], (p.width * .42, -p.depth * .28, 0))
