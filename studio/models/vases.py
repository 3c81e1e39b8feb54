"""Vases, alone or in a set, with stems or without; bowls; all thrown on the lathe."""
from .kit.plants import stems
from .kit.vessel import SHAPES, vessel

DEFAULTS = dict(width=330, depth=330, height=420, pieces=(('bottle', 0, 0, 150, 326),), stems=0, flutes=0, stem_height=400)
TURN = 14


def detail(p):
    """An urn is at its best where neck and shoulder meet."""
    return (.5, 0, .8, .5) if p.pieces[0][0] == 'urn' else (.4, 0, .62, .5)


def build(p):
    """pieces: (shape, x, y, diameter, height[, slot]) on a common ground."""
    made = []
    for index, (shape, x, y, diameter, height, *slot) in enumerate(p.pieces):
        made.append(vessel(f'{shape} {index}', slot[0] if slot else 'body', shape, (diameter, height), (x, y, 0), p.flutes))
    if p.stems:
        shape, x, y, diameter, height = p.pieces[0][:5]
        made.append(stems((x, y, height * .72), p.stems, p.stem_height, SHAPES[shape][-1][0] * diameter * .9))
    return made
