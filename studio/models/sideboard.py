"""Sideboards and buffets."""
from .kit.casework import CABINET, cabinet

DEFAULTS = {**CABINET, 'width': 1600, 'depth': 450, 'height': 760, 'layout': ((1, ((1, 'door'),)), (1, ((1, 'drawer'), (1, 'drawer'), (1, 'drawer'))), (1, ((1, 'door'),)))}
TURN = 24
CLOSE = {'gilded': (.22, 0, .84, .26), 'sunburst': (.14, 0, .24, .24), 'slatted': (.29, 0, .62, .22), 'jali': (.29, 0, .6, .16)}


def build(p):
    if p.front == 'gilded':
        p.front_thick = 21   # as far as the fields stand forward: the handles' plates lie on them
    return cabinet(p)


def detail(p):
    return CLOSE.get(p.front, (.3, 0, .66, .34))
