"""Handles by kind, fixed on the front's face at `at` and standing out towards -Y. `upright` turns bars for doors."""
import math

from mathutils import Vector

from .outline import ellipse
from .part import flatten, place
from .round import ball, lathe, rod, tube
from .solid import board, box, loft


def handle(kind, slot, at, size=120, upright=False):
    parts = flatten(HANDLES[kind](slot, size))
    if upright and kind in TURNS:
        place(parts, (0, 0, 0), (0, 90, 0))
    return place(parts, at)


def _bar(slot, size):
    h = size / 2
    posts = [rod('post', slot, (s * h * .76, 0, 0), (s * h * .76, -26, 0), 3.6) for s in (-1, 1)]
    return [rod('pull', slot, (-h, -26, 0), (h, -26, 0), 5, ease=1)] + posts


def _bow(slot, size):
    h = size / 2
    return tube('pull', slot, [(-h, 2, 0), (-h * .9, -12, 0), (-h * .5, -24, 0), (0, -28, 0), (h * .5, -24, 0), (h * .9, -12, 0), (h, 2, 0)], [4, 4, 5, 6, 5, 4, 4])


def _knob(slot, size):
    r = max(11, size * .13)
    profile = [(0, -1), (r * .62, -1), (r * .6, 2), (r * .38, 8), (r * .42, 12), (r * .95, 17), (r, 22), (r * .85, 26), (r * .4, 28.5), (0, 29)]
    return lathe('knob', slot, profile, (0, 0, 0), (90, 0, 0), steps=40, smooth=60)


def _ball(slot, size):
    r = max(12, size * .15)
    return [rod('post', slot, (0, 1, 0), (0, -10, 0), 4), place(ball('knob', slot, r), (0, -8 - r, -r))]


def _ring(slot, size):
    """A drop ring on a rosette."""
    r = size * .24
    loop = [(r * math.sin(2 * math.pi * k / 24), -9, -r + r * math.cos(2 * math.pi * k / 24)) for k in range(24)]
    rose = lathe('rosette', slot, [(0, 0), (15, 0), (13, 3), (6, 6), (5, 12), (0, 13)], (0, 0, 0), (90, 0, 0), steps=32)
    return [rose, tube('ring', slot, loop, 3.2, closed=True, steps=2)]


def _cup(slot, size):
    """A half-shell bin pull."""
    w, h = size * .42, 34
    rows = []
    for i in range(9):
        a = math.pi / 2 * i / 8
        rows.append([Vector((w * math.cos(t) * math.cos(a * .25), -24 * math.sin(a) * math.sin(t) ** .5 if math.sin(t) > 0 else 0, h * (math.cos(a)) - h * .4)) for t in (math.pi * k / 16 for k in range(17))])
    plate = box('plate', slot, (w * 2, 3, 8), (0, -1, h * .5), bevel=1)
    return [loft('cup', slot, [r + [Vector((p.x * .92, p.y * .85 + 1, p.z)) for p in r[::-1]] for r in rows], subdivide=1), plate]


def _tab(slot, size):
    """A folded leather loop."""
    w = 26
    loop = [(0, -1, 14), (0, -16, 12), (0, -24, 0), (0, -16, -12), (0, -1, -14)]
    rows = [[Vector((x, p[1] - d, p[2])) for x, d in ((-w / 2, 0), (w / 2, 0), (w / 2, 3), (-w / 2, 3))] for p in loop]
    return loft('tab', slot, rows, subdivide=1)


def _plate(slot, size):
    """A backplate with a swinging bail: classic and baroque."""
    h = size * .42
    shape = [Vector((p.x * (1 + .16 * math.cos(6 * p.x / h)), p.y)) for p in ellipse(h * 2.3, size * .42, 48, 1.5)]
    bail = [(-h * .72, -4, 0), (-h * .78, -12, -8), (-h * .6, -15, -20), (0, -16, -25), (h * .6, -15, -20), (h * .78, -12, -8), (h * .72, -4, 0)]
    return [board('backplate', slot, shape, 2.5, (0, -2.5, 0), ease=1), tube('bail', slot, bail, [3, 3, 3.4, 4.6, 3.4, 3, 3])]


def _edge(slot, size):
    return box('edge pull', slot, (size * 1.1, 16, 3), (0, -6, 0), bevel=1)


def _disc(slot, size):
    r = size * .22
    return lathe('knob', slot, [(0, 0), (6, 0), (6, 14), (r, 15), (r, 22), (r - 2, 24), (0, 24)], (0, 0, 0), (90, 0, 0), steps=48)


TURNS = ('bar', 'bow', 'edge')
HANDLES = {'bar': _bar, 'bow': _bow, 'knob': _knob, 'ball': _ball, 'ring': _ring, 'cup': _cup, 'tab': _tab, 'plate': _plate,
           'edge': _edge, 'disc': _disc, 'none': lambda slot, size: []}
