"""Dining tables: any top on any base."""
from .kit.tops import TABLE, apron, base, top

DEFAULTS = {**TABLE, 'width': 1800, 'depth': 900, 'height': 745, 'apron': 80, 'apron_inset': 70}
TURN = 24


def detail(p):
    """At a corner, and at the rim and the foot of what stands on one."""
    return (.36, 0, .66, .62) if p.base in ('trumpet', 'column') else (.12, 0, .9, .32)


def build(p):
    rails = apron('base', (p.width - 2 * p.apron_inset, p.depth - 2 * p.apron_inset), p.height - p.top_thick, p.apron) if p.apron else []
    return [top(p), base(p.base, 'base', p), rails]
