"""Floors, laid board by board and tile by tile from the left to the right wall."""
import math
import random

from models.kit.solid import box

FLOORS = {
    'oak': ('boards', {'shader': 'wood', 'species': 'oak'}), 'pale oak': ('boards', {'shader': 'wood', 'species': 'pale oak'}),
    'smoked oak': ('boards', {'shader': 'wood', 'species': 'smoked oak'}), 'walnut': ('boards', {'shader': 'wood', 'species': 'walnut'}),
    'pine': ('boards', {'shader': 'wood', 'species': 'pine'}), 'decking': ('decking', {'shader': 'wood', 'species': 'teak'}),
    'stone': ('tiles', {'shader': 'stone', 'stone': 'travertine'}), 'terracotta': ('tiles', {'shader': 'terracotta', 'hex': '#A9674A'}),
    'concrete': ('slab', {'shader': 'concrete', 'hex': '#A09C95'}),
}


def floor(name, plan):
    """(parts, finish) of a floor of FLOORS; `oak/herringbone` lays it another way."""
    known, _, way = name.partition('/')
    layer, finish = FLOORS[known]
    return LAYERS[way or layer](plan), finish


def boards(plan, width=150, gap=1.2):
    rnd, out, x = random.Random(7), [], plan.left
    while x < plan.right:
        y = -plan.front - rnd.random() * 1500
        while y < 0:
            length = 1500 + rnd.random() * 500
            out.append(box('board', 'floor', (width - gap, length - gap, 14), (x + width / 2, y + length / 2, -14), bevel=1.1, grain='y', segments=1))
            y += length
        x += width
    return out


def _tiles(plan, size=600):
    out = []
    for i in range(int((plan.right - plan.left) / size) + 1):
        for k in range(int(plan.front / size) + 1):
            out.append(box('tile', 'floor', (size - 4, size - 4, 14), (plan.left + size * (i + .5), -size * (k + .5), -14), bevel=1.5, segments=1))
    return out


def _herringbone(plan, long=600, wide=100):
    """Blocks in pairs at right angles, the whole turned by 45 degrees."""
    out, r = [], math.sqrt(.5)
    for j in range(int((plan.right - plan.left) * r / long) + 3):
        for i in range(int((plan.front + 600) * r / wide) + 6):
            x, y = plan.left - long + 2 * r * long * j, -plan.front - 400 + 2 * r * wide * i
            for dx, dy, turn in ((long - wide, long + wide, 45), (-long - wide, long + 3 * wide, 135)):
                out.append(box('block', 'floor', (long - .4, wide - .4, 14), (x + dx * r / 2, y + dy * r / 2, -14), (0, 0, turn), bevel=0))   # eased edges glint at a low sun, one way only
    return [ob for ob in out if ob.location.y < .25]


def _slab(plan):
    return [box('slab', 'floor', (plan.right - plan.left, plan.front, 14), ((plan.left + plan.right) / 2, -plan.front / 2, -14), bevel=0)]


LAYERS = {'boards': boards, 'decking': lambda plan: boards(plan, 120, 7), 'tiles': _tiles, 'quarries': lambda plan: _tiles(plan, 300), 'slab': _slab,
          'herringbone': _herringbone}
