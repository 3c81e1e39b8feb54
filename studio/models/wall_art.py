"""Pictures for the wall: one framed print, a set of three, a hanging scroll."""
import math

from mathutils import Vector

from .kit.framing import framed_print
from .kit.part import place
from .kit.round import lathe, rod, tube
from .kit.solid import board, box, loft

DEFAULTS = dict(width=620, depth=30, height=820, form='single', frame='flat', frame_width=0, mount=60, gap=30, aspect=.8, rod=11)
STAGE = 'wall'
CLOSE = {'single': (.8, .3, .26, .46), 'trio': (.88, .3, .3, .24), 'scroll': (.74, .3, .23, .42)}
MOULDING = {'flat': 22, 'thin': 9, 'box': 20, 'ornate': 46}


def build(p):
    p.frame_width = p.frame_width or MOULDING[p.frame]
    return FORMS[p.form](p)


def detail(p):
    return CLOSE[p.form]


def _single(p):
    return framed_print('art', (p.width, p.height), p.frame, (p.frame_width, p.depth), p.mount)


def _trio(p):
    """Square pictures: where the frames are not square, the mount makes up the difference."""
    wide = (p.width - 2 * p.gap) / 3
    side = min(wide, p.height) - 2 * p.frame_width - 2 * p.mount
    return [place(framed_print(art, (wide, p.height), p.frame, (p.frame_width, p.depth), p.mount, (side, side)), (k * (wide + p.gap), 0, 0)) for k, art in ((-1, 'art'), (0, 'art2'), (1, 'art3'))]


def _scroll(p):
    """Mounted paper between two turned rods, hung by a cord; the lower rod weighs it down."""
    w, r, cord = p.width - 54, p.rod, p.height * .085
    top, low = p.height - cord, r * 1.3
    y = -r - 2
    art = (w - 84, (w - 84) / p.aspect)
    foot = low + (top - low - art[1]) * .42
    paper = _hanging('mount', 'mount', (w, top - low), (y, low))
    band = [box('band', 'frame', (art[0] + 10, .8, 3), (0, y - 2.6, z), bevel=0) for z in (foot - 1.5, foot + art[1] - 1.5)]
    picture = board('art', 'art', [Vector(q) for q in ((-art[0] / 2, 0), (art[0] / 2, 0), (art[0] / 2, art[1]), (-art[0] / 2, art[1]))], .6, (0, y - 2.6, foot), edge='sharp', ease=.1, grain='y')
    hanger = tube('hanger', 'frame', [(-w * .26, y, top + r * .8), (-w * .05, y, p.height - 8), (0, y, p.height - 3), (w * .05, y, p.height - 8), (w * .26, y, top + r * .8)], 1.5, steps=5, sides=8)
    nail = lathe('nail', 'frame', [(0, 0), (2, 0), (2, r + 4), (5, r + 5), (5, r + 8), (0, r + 9)], (0, 0, p.height - 4), (90, 0, 0), steps=20)
    return [paper, band, picture, hanger, nail, _staves(p, w, (y, top, low))]


def _staves(p, w, at):
    y, top, low = at
    rods = [rod('stave', 'frame', (-w / 2 - 6, y, top), (w / 2 + 6, y, top), p.rod * .72), rod('stave', 'frame', (-w / 2 - 6, y, low), (w / 2 + 6, y, low), p.rod)]
    knob = [(0, 0), (p.rod * .8, 0), (p.rod * .84, 3), (p.rod * 1.1, 6), (p.rod * 1.25, 12), (p.rod * 1.2, 18), (p.rod * .9, 21), (0, 21)]
    return rods + [lathe('knob', 'frame', knob, (s * (w / 2 + 5), y, low), (0, s * 90, 0), grain='z', steps=36, smooth=60) for s in (-1, 1)]


def _hanging(name, slot, size, at):
    """Paper that keeps a memory of having been rolled: faint waves, never quite flat."""
    w, h = size
    y, z = at
    rows = []
    for k in range(25):
        t = k / 24
        wave = 1.1 * math.sin(9 * t) * math.sin(math.pi * t)
        rows.append([(-w / 2, y + wave, z + h * t), (w / 2, y + wave, z + h * t), (w / 2, y + wave - 1, z + h * t), (-w / 2, y + wave - 1, z + h * t)])
    return loft(name, slot, rows, grain='y', subdivide=0, smooth=60)


FORMS = {'single': _single, 'trio': _trio, 'scroll': _scroll}
