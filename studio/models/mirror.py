"""Wall mirrors: a shape and a frame. Backs at y = 0, feet of the frame at z = 0."""
import math

from mathutils import Vector

from materials.reflected import room

from .kit.finer import finer
from .kit.hoop import hoop
from .kit.outline import arch, ellipse, offset, pebble, polygon, rect
from .kit.part import aim, place
from .kit.round import lathe, rod
from .kit.solid import board, box, frame

DEFAULTS = dict(width=700, depth=40, height=900, shape='arch', frame='thin', frame_width=18, rays=0, muntins=0)
STAGE = 'wall'
REFLECTED = room
CLOSE = {'rect': (.15, 0, .9, .25), 'arch': (.2, 0, .845, .185), 'round': (.34, 0, .7, .3)}
SHAPES = {
    'rect': lambda w, h: _up(rect(w, h, 3, 24), h), 'soft': lambda w, h: _up(rect(w, h, min(w, h) * .16, 10), h), 'round': lambda w, h: _up(ellipse(w, h, 120), h),
    'oval': lambda w, h: _up(ellipse(w, h, 120), h), 'arch': lambda w, h: arch(w, h, steps=96), 'pebble': lambda w, h: _up(pebble(w, h, 2.6, 360), h),
    'octagon': lambda w, h: _up([Vector((q.x * w / h, q.y)) for q in polygon(8, h / math.cos(math.pi / 8))], h),
    'scallop': lambda w, h: _up([q * (1 + .05 * abs(math.cos(7 * math.atan2(q.y, q.x)))) / 1.05 for q in ellipse(w, h, 140)], h),
    'moorish': lambda w, h: _ogee(w, h), 'pill': lambda w, h: _up(rect(w, h, min(w, h) * .499, 24), h),
}
# (outwards, forwards) loops in units of the frame's width; forwards grows towards the viewer
PROFILES = {
    'thin': [(-.1, 0), (-.1, 1.2), (1, 1.2), (1, 0)],
    'round': [(-.1, .2), (0, .8), (.5, 1.1), (1, .8), (1.1, .2), (.5, 0)],
    'flat': [(-.05, 0), (-.05, .32), (0, .36), (1, .36), (1, 0)],
    'ornate': [(-.05, 0), (-.05, .15), (-.02, .19), (.03, .19), (.06, .15), (.1, .115), (.15, .11), (.19, .125), (.20, .17), (.24, .18), (.27, .195), (.31, .235), (.345, .29), (.365, .335),
               (.385, .335), (.385, .30), (.5, .315), (.62, .30), (.62, .335), (.64, .335), (.665, .27), (.70, .235), (.745, .22), (.79, .215), (.80, .25), (.83, .29), (.87, .31), (.91, .31), (.95, .29), (.98, .25), (1, .19), (1, 0)],
    'glazing': [(-.1, 0), (-.1, .62), (-.06, .66), (.34, .66), (.34, 1.12), (.42, 1.2), (.92, 1.2), (1, 1.12), (1, 0)],
    'stepped': [(0, 0), (0, .2), (.3, .2), (.3, .36), (.62, .36), (.62, .5), (1, .5), (1, 0)],
    'bolection': [(-.05, 0), (-.05, .3), (.15, .46), (.4, .5), (.7, .34), (.9, .14), (1, .12), (1, 0)],
}


def build(p):
    f = p.frame_width if p.frame != 'none' else 0
    rays = p.rays and min(p.width, p.height) * .24
    w, h = p.width - 2 * f - 2 * rays, p.height - 2 * f - 2 * rays
    outline = [q + Vector((0, f + rays)) for q in SHAPES[p.shape](w, h)]
    parts = [board('mirror', 'mirror', outline, 5, (0, -f * .12 - 7, 0), edge='eased', ease=2)]
    if f:
        profile = [(a * f, b * f) for a, b in PROFILES['glazing' if p.muntins else p.frame]]
        parts += _bent(outline, profile) if p.frame == 'thin' and not p.muntins else [frame('frame', 'frame', 0, 0, profile, outline=outline)]
    if p.frame == 'ornate':
        # Leaf wears through in specks on a carved frame: patches as large as a cabinet's look like stains.
        finer(parts[-1], 3)
    return parts + _rays(p, rays) + _muntins(p, outline, w, h, f) + _carving(p, outline, f)


def _bent(outline, profile):
    """A lath steamed round the glass."""
    rows = [offset(outline, out) for out, _ in profile]
    return place(hoop('frame', 'frame', [[(q.x, q.y, z) for q, (_, z) in zip(column, profile)] for column in zip(*rows)]), (0, 0, 0), (90, 0, 0))


def detail(p):
    return CLOSE.get(p.shape, (.2, 0, .82, .45))


def _rays(p, reach):
    if not p.rays:
        return []
    out, r, c = [], min(p.width, p.height) / 2 - reach - 4, p.height / 2
    for k in range(p.rays):
        a = 2 * math.pi * k / p.rays
        length = reach * (1 if k % 2 else .68)
        d = Vector((math.cos(a), 0, math.sin(a)))
        out.append(rod('ray', 'frame', Vector((0, -9, c)) + d * r, Vector((0, -9, c)) + d * (r + length), 6.5, 1.6, ease=1, steps=12))
    return out


def _muntins(p, outline, w, h, f):
    """Window bars over the glass, let into the frame: industrial and orangery."""
    if not p.muntins:
        return []
    t, into = 12, f * .4
    rows = max(2, round(h / (w / p.muntins)))
    xs, zs = [w * (k / p.muntins - .5) for k in range(1, p.muntins)], [f + h * k / rows for k in range(1, rows)]
    uprights = [(x, *_reach(outline, 0, x)) for x in xs]
    across = [(z, *_reach(outline, 1, z)) for z in zs]
    bars = [box('muntin', 'frame', (t, 12, high - low + 2 * into), (x, -10, low - into), bevel=2, grain='z') for x, low, high in uprights]
    bars += [box('muntin', 'frame', (right - left + 2 * into, 11, t - 1), ((left + right) / 2, -10, z - (t - 1) / 2), bevel=2) for z, left, right in across]
    crossings = [(x, -15.8, z) for x, low, high in uprights for z in zs if low < z < high]
    feet = [(x, -f * .66, end) for x, low, high in uprights for end in (low - f * .12, high + f * .12)] + [(end, -f * .66, z) for z, left, right in across for end in (left - f * .12, right + f * .12)]
    return bars + [_rivet(q, 5.6) for q in crossings] + [_rivet(q, 4.4) for q in feet]


def _rivet(at, r):
    """A hammered head: bars are halved into each other and riveted, and let into the frame's rebate."""
    return lathe('rivet', 'frame', [(0, -1), (r, -1), (r, .3), (r * .9, r * .35), (r * .62, r * .62), (r * .25, r * .76), (0, r * .78)], at, (90, 0, 0), steps=20, smooth=60)


def _reach(outline, axis, at):
    """From where to where a line across the outline runs."""
    cuts = [(a + (b - a) * (at - a[axis]) / (b[axis] - a[axis]))[1 - axis] for a, b in zip(outline, outline[1:] + outline[:1]) if (a[axis] < at) != (b[axis] < at)]
    return min(cuts), max(cuts)


def _carving(p, outline, f):
    """A string of beads in the hollow of the ornate profile, a twisted rope on its crest."""
    if p.frame != 'ornate':
        return []
    r, strand = f * .058, f * .105
    beads = [lathe('bead', 'frame', _grain(r, r)[4:], (q.x, -f * .16, q.y), (90, 0, 0), steps=13, smooth=80) for q, _ in _paced(offset(outline, f * .13), 2.1 * r)]
    rope = []
    for q, along in _paced(offset(outline, f * .5), strand * 1.25):
        lean = Vector((along.x - along.y * .8, 0, along.y + along.x * .8)).normalized() * strand * 1.28
        middle = Vector((q.x, -f * .335, q.y))
        rope.append(aim(lathe('strand', 'frame', _grain(strand * .66, strand * 1.28), (0, 0, strand * 1.28), steps=9, smooth=80), middle - lean, middle + lean))
    return beads + rope


def _grain(radius, half):
    """The profile of a seed, as long as twice `half`, about its middle."""
    arc = [math.pi * k / 10 for k in range(11)]
    return [(radius * math.sin(a) if 0 < k < 10 else 0, -half * math.cos(a)) for k, a in enumerate(arc)]


def _paced(line, gap):
    """Points along a closed line and its direction there: about `gap` apart, the last as far from the first as all the others."""
    edges = list(zip(line, line[1:] + line[:1]))
    round_ = sum((b - a).length for a, b in edges)
    gap = round_ / round(round_ / gap)
    total, out = 0, []
    for a, b in edges:
        length = (b - a).length
        while total < length - 1e-3:
            out.append((a + (b - a) * total / length, (b - a) / length))
            total += gap
        total -= length
    return out


def _up(points, h):
    return [q + Vector((0, h / 2)) for q in points]


def _ogee(w, h):
    """A horseshoe arch with a point."""
    neck, out = h * .5, []
    for k in range(49):
        a = math.radians(-28 + 236 * k / 48)
        out.append(Vector((w / 2 * math.cos(a), neck + w / 2 * .62 + (w / 2) * math.sin(a) * 1.0)))
    tip = max(q.y for q in out)
    out = [Vector((q.x, q.y + (h - tip) * max(0, 1 - abs(q.x) / (w * .22)) ** 1.6)) for q in out]
    return [Vector((-w * .40, 0)), Vector((w * .40, 0))] + out
