"""Vases, alone or in a set, with stems or without; bowls; all thrown on the lathe."""
from .kit.plants import stems
from .kit.vessel import SHAPES, vessel

DEFAULTS = dict(width=330, depth=330, height=420, pieces=(('bottle', 0, 0, 150, 326),), stems=0, flutes=0, stem_height=400)
TURN = 14
FLOORS = {'chalice': .48}   # a bowl's stem is not hollow


def detail(p):
    """Rim and neck of what stands alone; of a set, where two stand together."""
    if p.stems:
        return (.5, .2, .26, .46)
    return {'urn': (.3, .2, .82, .5), 'bottle': (.36, .5, .74, .62), 'stack': (.64, .4, .6, .56)}.get(p.pieces[0][0], (.4, 0, .62, .5))


def build(p):
    """pieces: (shape, x, y, diameter, height[, slot]) on a common ground."""
    made = []
    for index, (shape, x, y, diameter, height, *slot) in enumerate(p.pieces):
        floor = FLOORS[shape] * height if shape in FLOORS else None
        made.append(vessel(f'{shape} {index}', slot[0] if slot else 'body', shape, (diameter, height), (x, y, 0), p.flutes, floor=floor))
    if p.stems:
        shape, x, y, diameter, height = p.pieces[0][:5]
        made.append(stems((x, y, height * .72), p.stems, p.stem_height, SHAPES[shape][-1][0] * diameter * .9))
    return made
