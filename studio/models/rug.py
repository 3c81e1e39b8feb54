"""Rugs lying flat, their edges not quite straight; with fringes or without, woven flat or in deep pile."""
import math
import random

from mathutils import Vector, noise

from .kit.outline import ellipse, pebble, rect
from .kit.part import flatten
from .kit.round import ball, tube
from .kit.solid import slab
from .kit.tufts import deep_pile, plain

DEFAULTS = dict(width=2300, depth=1600, height=12, shape='rect', fringe=0, roll=0, ground=0, drawn=(2400, 1600))   # ground > 0: how much of the height deep pile stands on; drawn: the rug its print was drawn for
FIT = ('width', 'depth')   # tufts end at no one height
STAGE = 'flat'
TURN = 24
SHAPES = {'rect': lambda w, d: _walked(rect(w, d, 16, 3), 60), 'round': lambda w, d: ellipse(w, d, 160), 'pebble': lambda w, d: pebble(w, d, 2, 160),
          'oval': lambda w, d: ellipse(w, d, 160), 'hide': lambda w, d: _hide(w, d)}


def detail(p):
    """From near, deep pile is looked at where it ends in its fringe."""
    return (.2, .21, .9, .19) if p.ground else (.28, .22, .9, .3)


def build(p):
    width = p.width - 2 * p.fringe
    outline = [q + _wander(q) for q in SHAPES[p.shape](width, p.depth)]
    if p.ground:
        return _deep(p, width, outline)
    return [slab('pile', 'pile', outline, p.height, edge='bullnose' if p.height > 9 else 'eased', ease=2, grain='z'), _fringe(p, width) if p.fringe else []]


def _wander(q):
    """How far an uneven weave has moved a spot."""
    return Vector((noise.noise(Vector((q.x * .003, q.y * .003, 1))), noise.noise(Vector((q.x * .003, q.y * .003, 7))))) * 9


def _deep(p, width, outline):
    """Pile knotted over a ground; the fringe is the ends of that ground's warp."""
    ground = plain(slab('ground', 'pile', outline, p.ground, edge='bullnose', grain='z'))
    tufts = deep_pile('pile', (width, p.depth), (p.ground, p.height), _wander, (p.drawn[0] - 2 * p.fringe, p.drawn[1]))
    return [ground, tufts, [plain(ob) for ob in flatten(_warp_ends(p, width))] if p.fringe else []]


def _warp_ends(p, width, pitch=27):
    """The warp, knotted off a few threads at a time where the pile ends."""
    rnd, out, n = random.Random(8), [], round(p.depth / pitch)
    for s in (-1, 1):
        for k in range(n):
            y, x, z = p.depth * ((k + .5) / n - .5) * .985 + rnd.uniform(-2, 2), s * (width / 2 + 12), p.ground * .4
            out += [ball('knot', 'pile', 5, (x, y, z - 4.5), steps=10)] + [tube('warp', 'pile', [(x - s * 16, y + e, z), (x, y, z)], 2.6, smooth=False, sides=6) for e in (-7, 7)]
            sway = rnd.uniform(-7, 7)
            for e in (-1.5, -.5, .5, 1.5):
                reach = (p.fringe - 10) * rnd.uniform(.84, 1.04)
                out.append(tube('warp', 'pile', [(x, y, z), (x + s * reach * .4, y + e * 4 + sway * .4, 3.2), (x + s * reach, y + e * (5 + rnd.uniform(0, 2)) + sway, 2.8)], [2.6, 2.5, 1.6], steps=3, sides=6))
    return out


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
