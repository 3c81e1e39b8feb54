"""Lamp shades, bulbs and the little parts that hold them. A shade is open: two skins with a rim."""
import math

from mathutils import Vector

from .outline import spline
from .part import flatten, unframed
from .round import lathe, rod, tube

# (radius as a share of the diameter, height share) from rim to crown
SHADES = {
    'drum': [(.5, 0), (.5, 1)],
    'cone': [(.5, 0), (.34, 1)],
    'empire': [(.5, 0), (.24, 1)],
    'coolie': [(.5, 0), (.11, 1)],
    'dome': [(.5, 0), (.492, .12), (.44, .42), (.32, .72), (.16, .93), (.06, 1)],
    'bell': [(.5, 0), (.40, .16), (.32, .42), (.27, .7), (.19, .92), (.08, 1)],
    'factory': [(.5, 0), (.495, .08), (.38, .34), (.22, .52), (.13, .60), (.12, .95), (.08, 1)],
    'funnel': [(.5, 0), (.49, .03), (.14, .36), (.10, .5), (.10, 1)],
    'mushroom': [(.40, .06), (.48, .02), (.5, .18), (.46, .48), (.33, .80), (.14, .97), (.05, 1)],
    'tulip': [(.42, 0), (.46, .1), (.5, .36), (.46, .64), (.32, .88), (.10, 1)],
    'pagoda': [(.5, 0), (.40, .07), (.31, .22), (.24, .46), (.18, .78), (.15, 1)],
    'globe': [(.10, 0), (.30, .06), (.45, .25), (.5, .5), (.45, .75), (.30, .94), (.10, 1)],
    'lantern': [(.16, 0), (.36, .05), (.48, .22), (.5, .5), (.48, .78), (.36, .95), (.16, 1)],
    'stacked': [(.5, 0), (.5, .2), (.38, .22), (.38, .46), (.26, .48), (.26, .76), (.14, .78), (.14, 1)],
    'ufo': [(.5, 0), (.47, .10), (.30, .20), (.28, .34), (.24, .52), (.14, .62), (.10, 1)],
}
STRAIGHT = ('drum', 'cone', 'empire', 'coolie', 'stacked')


def shade(kind, slot, size, at=(0, 0, 0), lining='lining', pleats=0, wall=2.4):
    """size = (diameter, height); `at` is the centre of its lower rim."""
    d, h = size
    keys = [Vector((r * d, z * h)) for r, z in SHADES[kind]]
    outer = keys if kind in STRAIGHT else spline(keys, 10)
    inner = _inside(outer, wall) if kind == 'dome' else _lining(_inside(outer, wall), d)
    flutes = (pleats, min(9, d * .022)) if pleats else None
    steps = max(96, pleats * 4)
    edge = [(outer[0].x - wall * 1.2, outer[0].y), (outer[0].x + .6, outer[0].y - 1.2), (outer[0].x + .8, outer[0].y + 2)]
    return [lathe('shade', slot, outer, at, steps=steps, flutes=flutes, capped=False, smooth=32),
            lathe('shade lining', lining, inner, at, steps=steps, flutes=flutes, capped=False, smooth=32)] + ([] if pleats else [lathe('shade rim', slot, edge, at, steps=96, capped=False)])


def _inside(line, wall):
    out = []
    for i, q in enumerate(line):
        along = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        out.append(Vector((max(q.x - along.y * wall, 1), q.y + along.x * wall)))
    return out


def _lining(inner, diameter):
    """Up to the shoulder only: a narrow neck has no room for a second skin. A dome has no neck."""
    widest = max(q.x for q in inner)
    return [q for q in inner if q.x > widest * .42] if inner[-1].x < diameter * .17 else inner


def bulb(at, diameter=60, slot='bulb'):
    """A round bulb hanging cap upwards from `at` (its cap's top)."""
    r = diameter / 2
    arc = [(r * math.sin(math.pi * k / 24), -r * 2.35 + r - r * math.cos(math.pi * k / 24)) for k in range(0, 21)]
    return lathe('bulb', slot, [(0, arc[0][1])] + arc[1:] + [(r * .3, -r * .25), (r * .3, 0), (0, 0)], at, steps=40, smooth=70)


def holder(slot, at, size=(38, 64)):
    """A lamp holder hanging down from `at`."""
    r, h = size[0] / 2, size[1]
    return lathe('holder', slot, [(0, -h), (r, -h), (r, -h * .2), (r * .8, -h * .1), (r * .34, 0), (r * .26, h * .22), (0, h * .22)], at, steps=40)


def cord(start, length, slot='cord'):
    return unframed(tube('cord', slot, [start, (start[0], start[1], start[2] + length)], 3, smooth=False, sides=10))


def chain(slot, start, length, link=34):
    """Linked rings going up."""
    out = []
    for i in range(int(length / (link * .74))):
        z = start[2] + i * link * .74
        ring = [(link * .30 * math.cos(a), 0, link * .5 + link * .5 * math.sin(a)) for a in (2 * math.pi * k / 16 for k in range(16))]
        out.append(tube('chain', slot, ring, 2.4, closed=True, steps=2, sides=8, at=(start[0], start[1], z), turn=(0, 0, 90 * (i % 2))))
    return unframed(out)


def arm_path(d, reach, heights):
    z0, z1, z2 = heights
    return [d * 12 + Vector((0, 0, z0)), d * reach * .35 + Vector((0, 0, z1)), d * reach * .8 + Vector((0, 0, z1 + (z2 - z1) * .25)), d * reach + Vector((0, 0, z2))]


def candle(slot, at, height=90):
    x, y, z = at
    flame = [(0, 0), (9, 10), (13, 24), (8, 42), (2, 58), (0, 62)]
    return flatten(rod('candle', slot, at, (x, y, z + height), 11), lathe('bulb', 'bulb', [(p.x, p.y) for p in spline(flame, 4)], (x, y, z + height), steps=20, smooth=70))
