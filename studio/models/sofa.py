"""Sofas: two seats to corner, from track arms to chesterfields and curved boucle."""
from .kit.settee import SETTEE, settee

DEFAULTS = {**SETTEE}
TURN = 26
DETAIL = (.14, 0, .62, .34)


def build(p):
    return settee(p)
