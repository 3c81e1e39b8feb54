"""Rugs lying flat, their edges not quite straight; with fringes or without."""
import math
import random

from mathutils import Vector, noise

from .kit.outline import ellipse, pebble, rect
from .kit.round import tube
from .kit.solid import slab

DEFAULTS = dict(width=2300, depth=1600, height=12, shape='rect', fringe=0, roll=0)
STAGE = 'flat'
TURN = 24
DETAIL = (.28, .22, .9, .3)
SHAPES = {'rect': lambda w, d: _walked(rect(w, d, 16, 3), 60), 'round': lambda w, d: ellipse(w, d, 160), 'pebble': lambda w, d: pebble(w, d, 2, 160),
          'oval': lambda w, d: ellipse(w, d, 160), 'hide': lambda w, d: _hide(w, d)}


def build(p):
    width = p.width - 2 * p.fringe
    outline = [q + Vector((noise.noise(Vector((q.x * .003, q.y * .003, 1))), noise.noise(Vector((q.x * .003, q.y * .003, 7))))) * 9 for q in SHAPES[p.shape](width, p.depth)]
    return [slab('pile', 'pile', outline, p.height, edge='bullnose' if p.height > 9 else 'eased', ease=2, grain='z'), _fringe(p, width) if p.fringe else []]


def _walked(points, step):
    """More points along the straight sides, so that they can wander."""
    out = []
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        n = max(1, round((b - a).length / step))
        out += [a + (b - a) * k / n for k in range(n)]
    return out


def _fringe(p, width):
    rnd, out = random.Random(5), []
    n = round(p.depth / 22)
    for s in (-1, 1):
        for k in range(n):
            y = p.depth * ((k + .5) / n - .5) * .985
            reach, sway = p.fringe * rnd.uniform(.82, 1.08), rnd.uniform(-12, 12)
            x = s * width / 2
            out.append(tube('tassel', 'fringe', [(x - s * 6, y, p.height * .5), (x + s * reach * .5, y + sway * .4, 4), (x + s * reach, y + sway, 3)], [3.2, 3.4, 2.2], steps=3, sides=6))
    return out


def _hide(w, d):
    out = []
    for k in range(160):
        a = 2 * math.pi * k / 160
        r = 1 + .16 * math.cos(4 * a + .3) + .07 * math.cos(2 * a) + .05 * math.cos(7 * a)
        out.append(Vector((r * math.cos(a) * w * .42, r * math.sin(a) * d * .42)))
    return out
