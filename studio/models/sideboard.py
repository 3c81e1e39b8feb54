"""Sideboards and buffets."""
from .kit.casework import CABINET, cabinet

DEFAULTS = {**CABINET, 'width': 1600, 'depth': 450, 'height': 760, 'layout': ((1, ((1, 'door'),)), (1, ((1, 'drawer'), (1, 'drawer'), (1, 'drawer'))), (1, ((1, 'door'),)))}
TURN = 24
DETAIL = (.3, 0, .66, .34)


def build(p):
    return cabinet(p)
