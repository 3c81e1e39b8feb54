"""Towel ladders that lean on a wall: two stiles, rungs tenoned through them, towels over some."""
import math

from .kit.linen import hung_towel
from .kit.part import flatten, place
from .kit.round import rod, tube
from .kit.solid import box, loft

DEFAULTS = dict(width=500, depth=250, height=1750, rungs=5, stile='flat', thick=26, wide=44, narrowing=56, rung=12, towels=((3, 320, 520, 470), (1, 240, 330, 260)))
STAGE = 'leaning'
DETAIL = (.2, .74, .74, .22)


def build(p):
    """Drawn upright, then leant back until its head is `depth` behind its feet."""
    lean = math.degrees(math.asin(min(.4, (p.depth - p.wide) / p.height)))
    length = (p.height - p.wide * math.sin(math.radians(lean))) / math.cos(math.radians(lean))
    ladder = flatten(STILES[p.stile](p, length), _rungs(p, length), _towels(p, length))
    return place(place(ladder, (0, 0, 0), (-lean, 0, 0)), (0, -p.depth / 2 + p.wide / 2, 0))


def _half(p, share):
    """Half the clear distance between the stiles' middles."""
    return (p.width - p.thick) / 2 - p.narrowing / 2 * share


def _flat_stiles(p, length):
    """Boards that taper to rounded heads."""
    out = []
    for s in (-1, 1):
        sections = []
        for k in range(21):
            t = k / 20
            taper = 1 - .26 * t
            head = 1 if t < .97 else math.sqrt(max(.05, 1 - ((t - .97) / .03) ** 2))
            x, half, deep = s * _half(p, t), p.thick / 2 * (1 - .12 * t), p.wide / 2 * taper * head
            sections.append([(x + half * math.copysign(abs(math.cos(a)) ** .38, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** .5, math.sin(a)), length * t) for a in (2 * math.pi * i / 20 for i in range(20))])
        out.append(loft(f'stile {s}', 'frame', sections, grain='z', subdivide=1, smooth=50))
    return out


def _pole_stiles(p, length):
    """Bamboo poles with nodes, cut above one."""
    out = []
    for s in (-1, 1):
        n, line, radii = 9, [], []
        for k in range(n):
            z = length * (k + .35 * math.sin(k * 1.9 + s)) / n if k else 0
            for dz, swell in ((0, 1), (10, 1), (14, 1.1), (19, 1.1), (23, .99)) if k else ((0, 1),):
                line.append((s * _half(p, (z + dz) / length), 0, z + dz))
                radii.append(p.thick / 2 * swell)
        out.append(tube(f'stile {s}', 'frame', line + [(s * _half(p, 1), 0, length)], radii + [p.thick / 2 * .94], smooth=False, sides=24))
    return out


STILES = {'flat': _flat_stiles, 'pole': _pole_stiles}


def _height_of(p, index, length):
    return length * (.17 + .76 * index / (p.rungs - 1))


def _rungs(p, length):
    """Round rungs whose tenons show outside, each with its wedge."""
    out = []
    for i in range(p.rungs):
        z = _height_of(p, i, length)
        x = _half(p, z / length)
        ends = x + p.thick / 2 + 3
        out.append(rod('rung', 'frame', (-ends, 0, z), (ends, 0, z), p.rung, p.rung, swell=1.6, ease=2.5))
        out += [box('wedge', 'dark', (1.2, 3, p.rung * 1.7), (s * (ends - .2), 0, z - p.rung * .85), bevel=.3, grain='z') for s in (-1, 1)]
    return out


def _towels(p, length):
    """(rung, width, front drop, back drop) each; they rest on the rungs below."""
    return [hung_towel(f'towel {i}', 'towel', width, (0, 0, _height_of(p, i, length)), (front, back), radius=p.rung + 2, seed=i) for i, width, front, back in p.towels]
