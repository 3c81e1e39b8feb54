"""Console tables: an arcade cut from solid board, a carved court console, or any top on any base."""
import math

from mathutils import Vector

from .kit.bend import bend
from .kit.carving import gadroons, leaf, serpentine, shell
from .kit.legs import leg
from .kit.outline import spline
from .kit.part import flatten, place
from .kit.round import ball, lathe, tube
from .kit.solid import board, box, slab
from .kit.tops import TABLE, TOPS, apron, base, top

DEFAULTS = {**TABLE, 'width': 1200, 'depth': 350, 'height': 780, 'form': 'table', 'top_thick': 32, 'leg_inset': 60, 'leg_thick': 44, 'apron_inset': 44,
            'arches': 3, 'pier': 44, 'key_shelf': 200, 'overhang': 14, 'bow': 26}
TURN = 22


def detail(p):
    """At an arch's springing, at the shell, or at a corner."""
    return (.3, 0, .86, .36) if p.form == 'arcade' or p.base != 'cabriole' else (.53, 0, .91, .23)


def build(p):
    return FORMS[p.form](p)


def _arcade(p):
    """Two boards with arches cut out, a vault of shelf between them, ends and top."""
    w, d, z = p.width - 2 * p.overhang, p.depth - 2 * p.overhang, p.height - p.top_thick
    face = [board('arcade', 'base', _arches(p, w, z - 1.5), 40, (0, y, 0), ease=2.4, grain='z') for y in (-d / 2, d / 2 - 40)]
    bay = (w - p.pier) / p.arches
    piers = [box('pier', 'base', (p.pier - 1, d - 80, z - 1.5), (-w / 2 + p.pier / 2 + bay * k, 0, 0), bevel=1, grain='z') for k in range(p.arches + 1)]
    shelf = [box('shelf', 'base', (bay - p.pier + .5, d - 86, 22), (-w / 2 + p.pier / 2 + bay * (k + .5), 0, p.key_shelf), bevel=1.5) for k in range(p.arches)] if p.key_shelf else []
    return [slab('top', 'top', TOPS['soft' if p.top == 'soft' else 'rect'](p.width, p.depth), p.top_thick, (0, 0, z), edge=p.edge, ease=p.ease), face, piers, shelf]


def _arches(p, w, h):
    """One outline: piers on the floor, round arches between them."""
    bay, out = (w - p.pier) / p.arches, [Vector((-w / 2, 0))]
    r = (bay - p.pier) / 2
    spring = h - r - p.pier * 1.15
    for k in range(p.arches):
        c = -w / 2 + p.pier / 2 + bay * (k + .5)
        out += [Vector((c - r, 0))] + [Vector((c - r * math.cos(a), spring + r * math.sin(a))) for a in (math.pi * i / 28 for i in range(29))] + [Vector((c + r, 0))]
    return out + [Vector((w / 2, 0)), Vector((w / 2, h)), Vector((-w / 2, h))]


def _table(p):
    """A top on a base; on cabriole legs it is a court console."""
    if p.base == 'cabriole':
        return _court(p)
    rails = apron('base', (p.width - 2 * p.apron_inset, p.depth - 2 * p.apron_inset), p.height - p.top_thick, p.apron, 20) if p.apron else []
    shelf = slab('shelf', 'top', TOPS['rect'](p.width - 2 * p.leg_inset, p.depth - 2 * p.leg_inset), 20, (0, 0, p.height * .22), ease=3) if p.shelf else []
    return [top(p), base(p.base, 'base', p), rails, shelf]


def _court(p):
    """Marble on a carved and gilded frame: shell, scrolls, leafed knees, a stretcher that carries an urn."""
    z, w, d = p.height - p.top_thick, p.width - 2 * p.apron_inset, p.depth - 2 * p.apron_inset
    fronts = [board('apron', 'base', [q + Vector((0, p.apron)) for q in _skirt(w, p.apron)], 24, (0, -d / 2, z - p.apron), ease=3)]
    fronts += [board('apron side', 'base', [q + Vector((0, p.apron)) for q in serpentine(d, p.apron * .9, 10)], 22, (s * w / 2, 0, z - p.apron), (0, 0, s * 90), ease=3) for s in (-1, 1)]
    back = box('apron back', 'base', (w, 20, p.apron * .8), (0, d / 2 - 22, z - p.apron * .8), bevel=2)
    return flatten(slab('top', 'top', _bowed(p), p.top_thick, (0, 0, z), edge=p.edge, ease=p.ease), fronts, back, _legs(p, (w, d), z), _ornament(p, (w, d), z), _stretcher(p, (w, d)))


def _bowed(p):
    """Straight at the wall, a double curve along the front, rounded horns at the corners."""
    x, y, b = p.width / 2, p.depth / 2, p.bow
    half = [(1, y * .2), (1, -y + b * 1.6), (.93, -y + b * .55), (.72, -y + b), (.40, -y + b * .35)]
    keys = [(-x * u, v) for u, v in half] + [(0, -y)] + [(x * u, v) for u, v in half[::-1]]
    return spline([Vector(k) for k in keys], 7) + [Vector((x, y)), Vector((-x, y))]


def _legs(p, size, z):
    w, d = size
    out = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 14), sy * (d / 2 - 14)
            out += leg('cabriole', 'base', (x, y, z), (x + sx * 10, y + sy * 10, 0), p.leg_thick * 1.75)
            out.append(lathe('toe', 'base', [(0, 0), (17, 0), (22, 5), (24, 13), (21, 21), (13, 26), (0, 27)], (x + sx * 26, y + sy * 22, 0), steps=32, smooth=60))
    return out


def _skirt(width, height):
    """The front apron's outline from z = 0 down: it dips under each scroll and the shell, and stays deep enough between them for the leaves."""
    half = [(1, -1.15), (.88, -1.12), (.77, -.98), (.61, -.82), (.47, -.82), (.35, -.95), (.25, -1.06), (.15, -1.10)]
    keys = [(-width / 2 * u, z * height) for u, z in half] + [(0, -1.34 * height)] + [(width / 2 * u, z * height) for u, z in half[::-1]]
    return spline([Vector(k) for k in keys], 6) + [Vector((width / 2, 0)), Vector((-width / 2, 0))]


def _ornament(p, size, z):
    """All of it carved from the apron's own board: nothing may reach past its edge."""
    w, d = size
    y = -d / 2
    out = [gadroons('base', w + 10, (0, y - 3, z - 15)), shell('base', 150, 112, (0, y - 2, z - p.apron * 1.08), depth=26)]
    for s in (-1, 1):
        out += [_volute(152, (s * w * .118, y - 2, z - p.apron * .56), s), _volute(140, (s * w * .405, y - 2, z - p.apron * .54), -s, thick=8),
                leaf('base', 98, 44, (s * w * .228, y - 3, z - p.apron * .58), turn=s * 90, curl=3), _knee_leaf(s, (s * (w / 2 + 12), y - 31, z - 20))]
    return out


def _volute(size, at, flip, thick=9, turns=1.35):
    """A scroll that unrolls over its crown into a tail along x, in the sense it was wound."""
    r, ts = size * .22, [k / 33 for k in range(34)]
    angles = [math.pi / 2 + 2 * math.pi * turns * (1 - t) for t in ts]
    coil = [(flip * r * (.16 + .84 * t) * math.cos(a), 0, r * (.16 + .84 * t) * math.sin(a)) for t, a in zip(ts, angles)]
    tail = [(flip * size * x, 0, size * z) for x, z in ((.12, .20), (.26, .12), (.40, .01), (.54, -.06), (.68, -.06), (.78, -.02))]
    radii = [thick * (.55 + .45 * min(1, k / 20)) for k in range(34)] + [thick * k for k in (1, .95, .85, .7, .5, .2)]
    eye = ball('eye', 'base', thick * .75, (0, 0, -thick * .75), steps=14)
    return place([tube('scroll', 'base', coil + tail, radii, steps=3, sides=12), eye], at)


def _knee_leaf(side, at):
    """Lies round the leg's knee, hanging from the apron."""
    return place(bend(leaf('base', 176, 62, turn=180, curl=2), -37), at, (0, -side * 7, 0))


def _stretcher(p, size):
    """Two bows between the feet of each side, meeting under an urn."""
    w, d = size
    h, x, y = p.height * .17, w / 2 - 8, d / 2 - 8
    bows = [tube('stretcher', 'base', [(sx * x, sy * y, h), (sx * x * .70, sy * y * .86, h + 12), (sx * x * .38, sy * y * .26, h + 26), (0, 0, h + 22)], [13, 14, 13, 15], sides=12) for sx in (-1, 1) for sy in (-1, 1)]
    urn = [(0, 0), (30, 0), (34, 6), (24, 12), (14, 22), (16, 30), (38, 52), (44, 68), (36, 80), (24, 86), (30, 92), (22, 100), (10, 112), (5, 126), (0, 130)]
    return bows + [lathe('urn', 'base', [urn[0]] + [tuple(q) for q in spline(urn[1:-1], 4)] + [urn[-1]], (0, 0, h + 14), steps=48, smooth=60)]


FORMS = {'arcade': _arcade, 'table': _table}
