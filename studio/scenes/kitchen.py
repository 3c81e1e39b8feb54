"""A run of kitchen cupboards with a worktop, a stone sink and its tap. Millimetres; back at y = 0."""
from types import SimpleNamespace

from models.kit.casework import CABINET, cabinet
from models.kit.outline import rect
from models.kit.part import flatten, place
from models.kit.round import disc, rod, tube
from models.kit.solid import box, slab

DEEP, HIGH, TOP = 600, 900, 36
SINK = 760


def units(run, sink, finishes):
    """Cupboards over run = (x0, x1) with a sink whose middle is at `sink`; finishes: case, top, handle."""
    x0, x1 = run
    left, right = sink - SINK / 2, sink + SINK / 2
    parts = [_cupboards(x0, left, max(1, round((left - x0) / 600))), _cupboards(right, x1, max(1, round((x1 - right) / 600))), _under_sink(left, right)]
    parts += [slab('worktop', 'top', rect(b - a, DEEP + 24), TOP, ((a + b) / 2, -DEEP / 2 - 12, HIGH - TOP), ease=4) for a, b in ((x0 - 10, left), (right, x1 + 10))]
    parts += [box('upstand', 'top', (SINK, 70, TOP), (sink, -35, HIGH - TOP), bevel=2), _sink(sink), _tap(sink)]
    dresses = {'base': {'shader': 'painted', 'hex': '#2B2A27'}, 'fronts': finishes['case'], 'inset': finishes['case'], 'sink': {'shader': 'ceramic', 'hex': '#E0DCD2', 'gloss': .2}, 'tap': {'shader': 'metal', 'metal': 'aged brass'}, **finishes}
    return flatten(parts), dresses


def _cupboards(x0, x1, bays):
    p = SimpleNamespace(**{**CABINET, 'width': x1 - x0, 'depth': DEEP, 'height': HIGH - TOP + CABINET['top_thick'], 'base': 'plinth', 'base_height': 100, 'front': 'shaker', 'drawer_front': 'flat',
                           'handle': 'cup', 'handle_at': .82, 'layout': [[1, [[3, 'door'], [1, 'drawer']]] for _ in range(bays)]})
    return place([ob for ob in flatten(cabinet(p)) if ob['slot'] != 'top'], ((x0 + x1) / 2, -DEEP / 2, 0))


def _under_sink(x0, x1):
    p = SimpleNamespace(**{**CABINET, 'width': x1 - x0, 'depth': DEEP, 'height': HIGH - 250, 'base': 'plinth', 'base_height': 100, 'front': 'shaker', 'handle': 'cup', 'handle_at': .8, 'layout': [[1, [[1, 'doors']]]]})
    return place(flatten(cabinet(p)), ((x0 + x1) / 2, -DEEP / 2, 0))


def _sink(x):
    """Thick-walled, its apron a little proud of the doors."""
    w, d, wall, low = SINK - 8, DEEP - 30, 34, HIGH - 250
    y = -72 - d / 2
    sides = [box('sink side', 'sink', (wall, d, 256), (x + s * (w - wall) / 2, y, low), bevel=9, segments=3) for s in (-1, 1)]
    ends = [box('sink apron', 'sink', (w, wall, 256), (x, y + s * (d - wall) / 2, low), bevel=9, segments=3) for s in (-1, 1)]
    return sides + ends + [box('sink floor', 'sink', (w - 20, d - 20, 30), (x, y, low), bevel=4)]


def _tap(x):
    z = HIGH
    bridge = [rod('post', 'tap', (x + s * 90, -36, z), (x + s * 90, -36, z + 90), 11) for s in (-1, 1)] + [rod('bridge', 'tap', (x - 90, -36, z + 70), (x + 90, -36, z + 70), 9)]
    neck = tube('neck', 'tap', [(x, -36, z + 70), (x, -36, z + 250), (x, -80, z + 330), (x, -170, z + 330), (x, -220, z + 240)], 10)
    heads = [disc('head', 'tap', 24, 26, (x + s * 90, -36, z + 88)) for s in (-1, 1)] + [disc('foot', 'tap', 22, 8, (x + s * 90, -36, z)) for s in (-1, 1)]
    return bridge + [neck] + heads
