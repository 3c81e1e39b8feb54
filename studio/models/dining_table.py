"""Dining tables: any top on any base."""
from .kit.tops import TABLE, apron, base, top

DEFAULTS = {**TABLE, 'width': 1800, 'depth': 900, 'height': 745, 'apron': 80, 'apron_inset': 70}
TURN = 24


def detail(p):
    """At a corner, or what a base has of its own."""
    return DETAILS.get(p.base, (.12, 0, .9, .32))


DETAILS = {'taper': (.13, .15, .92, .14), 'trumpet': (.34, .1, .95, .3), 'column': (.46, .4, .4, .4), 'double-drum': (.2, .2, .88, .2), 'trestle': (.16, .3, .62, .3)}


def build(p):
    rails = apron('base', (p.width - 2 * p.apron_inset, p.depth - 2 * p.apron_inset), p.height - p.top_thick, p.apron) if p.apron else []
    return [top(p), base(p.base, 'base', p), rails]
