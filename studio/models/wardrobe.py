"""Wardrobes: the painted armoire with panelled doors over a drawer, and sliding slatted doors on two tracks."""
import math

from mathutils import Vector

from .kit.casework import CABINET, base, carcass, drawer, top_board
from .kit.cells import cells
from .kit.handles import handle
from .kit.outline import ellipse
from .kit.panelled import panelled
from .kit.part import flatten, place
from .kit.round import lathe, rod, tube
from .kit.solid import board, box, rings, stood_up

DEFAULTS = {**CABINET, 'width': 1200, 'depth': 600, 'height': 2000, 'doors': 'hung', 'base_height': 100, 'board': 28, 'handle_size': 130,
            'layout': ((1, ((1, 'doors'),)),), 'overlap': 44}
TURN = 20
CLOSE = {'hung': (.545, 0, .572, .13), 'sliding': (.17, 0, .5, .18)}


def build(p):
    if p.cornice:
        p.width, p.depth, p.height = p.width - 2 * p.cornice, p.depth - 2 * p.cornice, p.height - .9 * p.cornice + p.top_thick
    bottom, top = p.base_height, p.height - p.top_thick
    return [base(p), carcass(p, bottom, top), top_board(p, top), DOORS[p.doors](p, (bottom + p.board, top))]


def detail(p):
    return CLOSE[p.doors]


def _hung(p, zs):
    """Pairs of doors on pin hinges, drawers between rails."""
    y, out = -p.depth / 2 + 22, []
    for kind, (left, right), (foot, head) in cells(p, zs):
        w, h, x = right - left - 6, head - foot - 5, (left + right) / 2
        if foot > zs[0] + 1:
            out.append(box('rail', 'case', (w + 6, p.depth - 40, 24), (x, 4, foot - 24), bevel=2))
            foot, h = foot + 2, h - 2
        if kind == 'drawer':
            out.append(drawer(p, (w, h - 22), (x, y, foot + 2), y - p.front_thick))
        else:
            half = (w - 4) / 2
            out += [part for s in (-1, 1) for part in _leaf(p, (half, h), (x + s * (half + 4) / 2, y, foot + 2), s)]
    return flatten(out)


def _leaf(p, size, at, side):
    """One door of a pair: its hinges outside, its knob and escutcheon at the meeting stile."""
    w, h = size
    face, meet = at[1] - 22, at[0] - side * (w / 2 - 33)
    hinges = [rod('hinge', 'handle', (at[0] + side * (w / 2 + 1), face - 3, at[2] + h * t - 34), (at[0] + side * (w / 2 + 1), face - 3, at[2] + h * t + 34), 5.5, ease=2) for t in (.12, .88)]
    lock = place(_keyhole() + (_key() if side > 0 else []), (meet, face, at[2] + h * .40))
    stop = box('cover strip', 'fronts', (26, 12, h - 6), (at[0] - side * (w / 2 + 2), face - 5, at[2] + 3), bevel=4, grain='z') if side > 0 else None
    return flatten(panelled('fronts', size, at), hinges, lock, stop, handle(p.handle, 'handle', (meet, face, at[2] + h * .46), p.handle_size))


def _keyhole():
    """A cast oval drilled for a key: a rim stands round the hole, which is dark right through."""
    eye, foot = [math.radians(-52 + 284 * k / 24) for k in range(25)], [(-3.1, -10.5), (3.1, -10.5)]
    hole = [Vector((3.7 * math.cos(a), 3.7 * math.sin(a) + 1.5)) for a in eye] + [Vector(q) for q in foot]
    plate = rings('escutcheon', 'handle', ellipse(27, 46, 64), [(-.5, 0), (0, .5), (0, 1.2), (-.6, 1.8), (-2.6, 2.2)], smooth=24)
    rim = rings('keyhole rim', 'handle', hole, [(0, 1.6), (0, 3), (.5, 3.4), (1.4, 3.4), (2, 2.9), (2.2, 1.6)], loop=True, smooth=40)
    pins = [lathe('pin', 'handle', [(0, 0), (1.9, 0), (1.7, .8), (.8, 1.3), (0, 1.4)], (0, -2, z), (90, 0, 0), steps=16, smooth=60) for z in (-18, 18)]
    return [stood_up(plate), stood_up(rim), board('keyhole', 'dark', hole, .5, (0, -2.45, 0), edge='sharp', ease=.05), *pins]


def _key():
    """Left in the right-hand lock: a collared shank and an oval bow."""
    shank = [(0, 0), (2.5, 0), (2.5, 9), (4, 9.6), (4, 12.4), (2.5, 13), (2.5, 17), (3.5, 17.5), (3.5, 20), (0, 20.5)]
    bow = [(0, -28.5 + 9 * math.cos(a), 1.2 + 12 * math.sin(a)) for a in (2 * math.pi * k / 28 for k in range(28))]
    return [lathe('key', 'handle', shank, (0, 0, 1.2), (90, 0, 0), steps=24), tube('bow', 'handle', bow, 2.1, closed=True, steps=2, sides=12)]


def _sliding(p, zs):
    """One door a bay on alternate tracks, each a little wider than its bay."""
    spaces, out = list(cells(p, zs)), []
    tracks = [box('track', 'inset', (p.width - 2 * p.board, 62, 7), (0, -p.depth / 2 + 43, z), bevel=1) for z in (zs[0], zs[1] - 7)]
    for k, (_, (left, right), (foot, head)) in enumerate(spaces):
        w = right - left + (p.overlap if len(spaces) > 1 else 0) / (1 if 0 < k < len(spaces) - 1 else 2) - 3
        x = left + w / 2 + 2 if k == 0 else right - w / 2 - 2 if k == len(spaces) - 1 else (left + right) / 2
        out += _screen(p, (w, head - foot - 12), (x, -p.depth / 2 + (34 if k % 2 else 66), foot + 6), -1 if k else 1)
    return tracks + out


def _screen(p, size, at, pull_side):
    """A frame of stiles and rails filled with upright slats before a thin panel."""
    (w, h), (x, y, z) = size, at
    s, t = 46, 28
    inner, n = w - 2 * s, round((w - 2 * s) / 25)
    pitch = inner / n
    stiles = [box('stile', 'fronts', (s, t, h), (x + k * (w - s) / 2, y - t / 2, z), bevel=2, grain='z') for k in (-1, 1)]
    rails = [box('rail', 'fronts', (inner + .4, t - .4, tall), (x, y - t / 2, z + foot), bevel=1.6) for foot, tall in ((0, 78), (h - 58, 58), (h * .46, 34))]
    slats = [box('slat', 'fronts', (pitch * .56, 16, h - 130), (x - inner / 2 + pitch * (k + .5), y - t + 11, z + 76), bevel=2, grain='z') for k in range(n)]
    panel = box('panel', 'inset', (inner + 8, 5, h - 120), (x, y - 4, z + 70), bevel=.5, grain='z')
    grip = box('grip', 'inset', (17, 3, 150), (x + pull_side * -1 * (w - s) / 2, y - t + .9, z + h * .47), bevel=1, grain='z')
    return stiles + rails + slats + [panel, grip]


DOORS = {'hung': _hung, 'sliding': _sliding}
