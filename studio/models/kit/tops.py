"""Table tops by shape, and pedestals by kind: shared by every table and desk."""
import math

from mathutils import Vector

from .legs import four_legs, timber
from .outline import boat, ellipse, pebble, polygon, rect, spline
from .part import flatten
from .round import ball, disc, lathe, rod, tube
from .solid import board, box, slab

TOPS = {
    'rect': lambda w, d: rect(w, d, 4),
    'soft': lambda w, d: rect(w, d, min(w, d) * .16, 10),
    'pill': lambda w, d: rect(w, d, min(w, d) * .499, 20),
    'round': lambda w, d: ellipse(w, d, 120),
    'oval': lambda w, d: ellipse(w, d, 120, 2.6),
    'boat': lambda w, d: boat(w, d, .12),
    'pebble': lambda w, d: pebble(w, d, 1.3),
    'octagon': lambda w, d: polygon(8, 1) and [Vector((p.x * w / math.cos(math.pi / 8), p.y * d / math.cos(math.pi / 8))) for p in polygon(8, 1)],
    'scallop': lambda w, d: [Vector((w * s * math.cos(a), d * s * math.sin(a))) for a, s in ((a, .5 * (1 + .062 * abs(math.cos(5 * a)) ** .8) / 1.062) for a in (2 * math.pi * k / 240 for k in range(240)))],
    'live': lambda w, d: _live_edge(w, d),
}


def top(p, z=None, slot='top'):
    """p: width, depth, height, top_thick, top, edge, ease. Planked tops show their joints."""
    z = p.height - p.top_thick if z is None else z
    if p.top == 'planks':
        n = max(3, round(p.depth / 150))
        return [box('plank', slot, (p.width, p.depth / n - 1.4, p.top_thick), (0, p.depth * ((k + .5) / n - .5), z), bevel=3.2, segments=3) for k in range(n)] + \
               [box('breadboard', slot, (90, p.depth, p.top_thick), (s * (p.width / 2 - 45), 0, z + .6), bevel=3, grain='y') for s in (-1, 1)]
    return [slab('top', slot, TOPS[p.top](p.width, p.depth), p.top_thick, (0, 0, z), edge=p.edge, ease=p.ease)]


def apron(slot, size, z, height, thick=22):
    """Four rails under a top; size = outer (width, depth), z = their upper edge."""
    w, d = size
    rails = [box('rail', slot, (w - 2 * thick, thick, height), (0, s * (d - thick) / 2, z - height), bevel=2) for s in (-1, 1)]
    return rails + [box('rail', slot, (thick, d, height), (s * (w - thick) / 2, 0, z - height), bevel=2, grain='y') for s in (-1, 1)]


def base(kind, slot, p):
    """Stands a top of p.width x p.depth at p.height - p.top_thick; kinds in BASES or a leg kind."""
    z = p.height - p.top_thick
    if kind in BASES:
        return flatten(BASES[kind](slot, p, z))
    return four_legs(kind, slot, (p.width - 2 * p.leg_inset, p.depth - 2 * p.leg_inset), z, splay=p.splay, thick=p.leg_thick, tip='tip' if p.leg_tip else None, into=2)


def _trumpet(slot, p, z):
    """A spun tulip foot."""
    r = min(p.width, p.depth) * .27
    keys = [(r, 0), (r * .98, 7), (r * .62, 24), (r * .26, 90), (r * .16, z * .34), (r * .155, z * .62), (r * .28, z * .9), (r * .52, z)]
    return lathe('foot', slot, [(0, 0)] + [(q.x, q.y) for q in spline(keys, 8)] + [(0, z)], smooth=60)


def _column(slot, p, z):
    """One turned baluster on splayed feet: classic."""
    r = min(p.width, p.depth) * .07 + 20
    keys = [(.7, .2), (1, .24), (.8, .28), (1.1, .36), (1.25, .46), (.85, .6), (.6, .72), (.62, .78), (1, .8), (1, .84), (.7, .86), (.8, .93), (1.3, 1)]
    stem = lathe('stem', slot, [(0, z * .18)] + [(q.x * r, q.y * z) for q in spline(keys, 6)] + [(0, z)], grain='z')
    feet = []
    for k in range(4 if p.width > 1000 else 3):
        a = 2 * math.pi * k / (4 if p.width > 1000 else 3) + math.pi / 4
        reach = min(p.width, p.depth) * .36
        line = spline([(r * .6, z * .29), (reach * .40, z * .275), (reach * .74, z * .125), (reach, r * .2)], 6)
        path, radii = [(math.cos(a) * q.x, math.sin(a) * q.x, q.y) for q in line], [r * (.48 - .3 * i / len(line)) for i in range(len(line))]
        feet += [tube('foot', slot, path, radii, smooth=False, sides=20), tube('shoe', 'tip', path[-4:], [q + 2 for q in radii[-4:]], smooth=False, sides=20)]
    return [stem] + feet


def _drum(slot, p, z):
    """A fluted cylinder: deco and designer."""
    r = min(p.width, p.depth) * .30
    return lathe('drum', slot, [(0, 0), (r, 0), (r, 2), (r, z - 2), (r, z), (0, z)], steps=240, flutes=(30, r * .07), smooth=50)


def _double_drum(slot, p, z):
    r = p.depth * .26
    return [lathe('drum', slot, [(0, 0), (r, 0), (r, 2), (r, z - 2), (r, z), (0, z)], (s * p.width * .24, 0, 0), steps=200, flutes=(24, r * .08), smooth=50) for s in (-1, 1)]


def _trestle(slot, p, z):
    """Two braced A-frames and a stretcher tenoned through their collars: rustic and industrial."""
    out, d, t = [], p.depth * .36, p.leg_thick
    for s in (-1, 1):
        x = s * (p.width * .5 - max(180, p.width * .14))
        for side in (-1, 1):
            out.append(timber(slot, (x, side * d, 0), (x, side * d * .30, z - t * .9), t))
        out.append(box('collar', slot, (t * .7, d * 1.3, t * 1.5), (x, 0, z * .42 - t * .15), bevel=4, grain='y'))
        out += [box('foot', slot, (t * 1.2, d * 2 + t * 2.4, t * .7), (x, 0, 0), bevel=4, grain='y'), box('head', slot, (t * 1.1, d * 1.7, t), (x, 0, z - t), bevel=4, grain='y')]
    return out + [box('stretcher', slot, (p.width - 2 * max(180, p.width * .14) + t * 1.5, t * .5, t * 1.2), (0, 0, z * .42), bevel=4)]


def _cross(slot, p, z):
    """Two flat X frames of steel."""
    out = []
    for s in (-1, 1):
        x = s * (p.width / 2 - p.leg_inset)
        for a in (-1, 1):
            out.append(timber(slot, (x, a * (p.depth / 2 - 60), 0), (x + a * 1.5, -a * (p.depth / 2 - 60), z), p.leg_thick))
    return out + [box('beam', slot, (p.width - 2 * p.leg_inset, p.leg_thick * .7, p.leg_thick), (0, 0, z / 2 - p.leg_thick / 2), bevel=2)]


def _frame(slot, p, z):
    """A steel square frame a side."""
    out, t = [], p.leg_thick
    for s in (-1, 1):
        x = s * (p.width / 2 - p.leg_inset)
        d = p.depth - 120
        out += [box('post', slot, (t, t, z), (x, side * (d - t) / 2, 0), bevel=2, grain='z') for side in (-1, 1)]
        out += [box('runner', slot, (t, d - 2 * t, t), (x, 0, h), bevel=2, grain='y') for h in (0, z - t)]
    return out


def _panels(slot, p, z):
    """Two solid ends: zen and designer."""
    return [box('end', slot, (p.leg_thick, p.depth * .78, z), (s * (p.width / 2 - p.leg_inset), 0, 0), bevel=3, grain='z') for s in (-1, 1)] + \
           [box('stretcher', slot, (p.width - 2 * p.leg_inset, p.leg_thick * .8, 90), (0, 0, z - 90), bevel=3)]


def _wire(slot, p, z):
    """A diabolo of bent rods: midcentury and playful."""
    r0, r1, n, out = min(p.width, p.depth) * .30, min(p.width, p.depth) * .34, 22, []
    for k in range(n):
        a = 2 * math.pi * k / n
        b = a + math.pi * .42
        out.append(rod('wire', slot, (r0 * math.cos(a), r0 * math.sin(a), 8), (r1 * math.cos(b), r1 * math.sin(b), z - 5), 4.5))
    hoops = [(r0, 8), (r1, z - 6)]
    return out + [tube('hoop', slot, [(r * math.cos(2 * math.pi * k / 40), r * math.sin(2 * math.pi * k / 40), h) for k in range(40)], 7, closed=True, steps=2) for r, h in hoops]


def _tripod(slot, p, z):
    """Three splayed legs and a ring."""
    r, out = min(p.width, p.depth) / 2, []
    for k in range(3):
        a = math.radians(90 + 120 * k)
        c, s = math.cos(a), math.sin(a)
        out.append(rod('leg', slot, (c * r * .74, s * r * .74, 0), (c * r * .5, s * r * .5, z), p.leg_thick * .36, p.leg_thick * .44, ease=2))
    ring = r * .66
    return out + [disc('plate', slot, r * .56, 6, (0, 0, z - 6)), tube('ring', slot, [(ring * math.cos(2 * math.pi * k / 40), ring * math.sin(2 * math.pi * k / 40), z * .28) for k in range(40)], 6, closed=True, steps=2)]


def _stacked_balls(slot, p, z):
    """Balls under a slab: playful."""
    r = z / 2
    spots = [(x * (p.width / 2 - r * 1.15), y * (p.depth / 2 - r * 1.15)) for x in (-1, 1) for y in (-1, 1)] if p.width < 3 * p.depth else []
    return [ball('ball', slot, r, (x, y, 0)) for x, y in spots]


def _lattice_drum(slot, p, z):
    """An eight-sided moorish carcass with arches: ethnic."""
    n, r = 8, min(p.width, p.depth) * .40
    side = 2 * r * math.tan(math.pi / n)
    out = []
    for k in range(n):
        h, s = z, side / 2
        cut = spline([(s * .62, 0), (s * .62, h * .45), (s * .5, h * .6), (s * .2, h * .68), (0, h * .76), (-s * .2, h * .68), (-s * .5, h * .6), (-s * .62, h * .45), (-s * .62, 0)], 4)
        panel = [Vector((-s, 0)), *[Vector((q.x, q.y)) for q in cut[::-1]], Vector((s, 0)), Vector((s, h)), Vector((-s, h))]
        out.append(board('panel', slot, panel, 14, (r * math.sin(2 * math.pi * k / n), -r * math.cos(2 * math.pi * k / n), 0), (0, 0, 360 * k / n), ease=1.5, grain='z'))
    return out


def _live_edge(w, d):
    side = []
    for k in range(41):
        x = w * (k / 40 - .5)
        side.append((x, d * .5 * (.93 + .05 * math.sin(x * .006 + 1) + .03 * math.sin(x * .017))))
    return [Vector((x, -y * .98)) for x, y in side] + [Vector((-x, y)) for x, y in side]


BASES = {'trumpet': _trumpet, 'column': _column, 'drum': _drum, 'double-drum': _double_drum, 'trestle': _trestle, 'cross': _cross, 'frame': _frame,
         'panels': _panels, 'wire': _wire, 'tripod': _tripod, 'balls': _stacked_balls, 'moorish': _lattice_drum}

TABLE = dict(top='rect', top_thick=28, edge='eased', ease=6, base='taper', leg_inset=90, leg_thick=52, leg_tip=False, splay=20, apron=0, shelf=False)
