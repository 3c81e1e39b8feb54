"""Armoire doors: stiles, rails and two fielded panels, the upper one under an arched rail."""
import math

from mathutils import Vector

from .part import flatten, place
from .solid import board, box, frame

BOLECTION = [(-2, 2), (9, 2), (9, 5), (5, 6), (0, 11), (-2, 11)]


def panelled(slot, size, at=(0, 0, 0), thick=22, share=.34, rise=64, stile=66):
    """size = (width, height); share = where the middle rail lies; rise = of the arch. Back face on `at`, facing -Y."""
    w, h = size
    iw, cut = w - 2 * stile, h * share
    upper, tall = cut + stile * .5, h - stile - cut - stile * .5
    stiles = [box('stile', slot, (stile, thick, h), (s * (w - stile) / 2, -thick / 2, 0), bevel=1.4, grain='z') for s in (-1, 1)]
    rails = [box('rail', slot, (iw + .4, thick - .3, stile * k), (0, -thick / 2, z), bevel=1.2) for z, k in ((0, 1.15), (cut - stile * .5, 1))]
    head = board('top rail', slot, _arched_rail(iw + .4, stile * .8, rise), thick - .3, (0, -thick, h - stile * .8 - rise), ease=1.2)
    field = box('field', slot, (iw + 6, 6, h - 1.7 * stile), (0, -4, stile), bevel=.5, grain='z')
    panels = [_panel(slot, _eyebrow(iw, cut - stile * 1.65, 0), thick, stile * 1.15), _panel(slot, _eyebrow(iw, tall + stile * .2, rise), thick, upper)]
    return place(flatten(stiles, rails, head, field, panels), at)


def _eyebrow(w, h, rise, steps=16):
    """An upright opening on y = 0 whose head is raised in its middle by `rise`, h high there."""
    x = w / 2
    head = [Vector((x * math.cos(math.pi * k / steps), h - rise + rise * math.sin(math.pi * k / steps) ** 1.4)) for k in range(steps + 1)] if rise else [Vector((x, h)), Vector((-x, h))]
    return [Vector((-x, 0)), Vector((x, 0))] + head


def _arched_rail(w, rail, rise):
    """A rail of `rail` over the crown of the arch, deeper at its ends."""
    arch = _eyebrow(w, rise + .01, rise)[2:][::-1]
    return arch + [Vector((w / 2, rail + rise)), Vector((-w / 2, rail + rise))]


def _panel(slot, opening, thick, z):
    """A bolection moulding round a raised field."""
    w, h = max(q.x for q in opening) * 2, max(q.y for q in opening)
    inner = [Vector((q.x * (1 - 60 / w), 30 + q.y * (1 - 60 / h))) for q in opening]
    raised = board('raised field', slot, inner, 13, (0, -thick + 1, 0), edge='chamfer', ease=-4, grain='z')
    return place([frame('bolection', slot, 0, 0, BOLECTION, (0, -thick + 4, 0), outline=opening), raised], (0, 0, z))
