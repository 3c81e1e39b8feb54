"""What a wall may wear. Each returns (parts, finishes) in the wall's own axes; run = (x0, x1, z0, z1) in mm."""
import math

from mathutils import Vector

from models.kit.outline import arch
from models.kit.solid import board, box, frame

from .laid import courses, laid, outside, tones


def bricks(run, hex_colour, holes=(), mortar='#A79F93', spread=.16):
    """Stretcher bond, unevenly fired, over a bed of mortar."""
    cells = outside(courses(run, (215, 65), 10), holes)
    return [_bed(run, 4, holes), laid('brick', cells, 15, edge=4, tilt=2.4)], {**tones({'shader': 'terracotta', 'hex': hex_colour}, spread), 'bed': {'shader': 'concrete', 'hex': mortar}}


def tiles(run, size, hex_colour, holes=(), bond=0, gloss=.12, tilt=1.1, grout='#CFC8BC', spread=.05):
    """Glazed tiles, each a little askew so that they catch the window one by one."""
    cells = outside(courses(run, size, 3, bond), holes)
    return [_bed(run, 3, holes), laid('tile', cells, 9, edge=1.6, tilt=tilt)], {**tones({'shader': 'ceramic', 'hex': hex_colour, 'gloss': gloss}, spread), 'bed': {'shader': 'plain', 'hex': grout, 'rough': .95}}


def matchboard(run, finish, width=110, cap=True):
    """Tongue-and-groove boards under a moulded rail."""
    x0, x1, z0, z1 = run
    cells = courses((x0, x1, z0, z1), (width - 4, z1 - z0), 4, 0)
    parts = [laid('board', cells, 14, edge=5, grain='z')]
    if cap:
        parts += [box('cap', 'cap', (x1 - x0, 34, 26), ((x0 + x1) / 2, -16, z1), bevel=6), box('cap bead', 'cap', (x1 - x0, 20, 14), ((x0 + x1) / 2, -12, z1 - 14), bevel=6)]
    return parts, {**tones(finish, .015), 'cap': finish}


def planks(run, finish, height=180):
    """Wide horizontal planks with shadow gaps."""
    return [laid('plank', courses(run, (2400, height), 5, .37), 18, edge=3, tilt=1, grain='x')], tones(finish, .06)


def battens(run, finish, pitch=52, dark='#2B2621'):
    """Upright battens over a dark felt."""
    x0, x1, z0, z1 = run
    cells = [(x0 + pitch * k, z0, pitch * .58, z1 - z0) for k in range(int((x1 - x0) / pitch))]
    return [_bed(run, 6), laid('batten', cells, 30, edge=3, grain='z')], {**tones(finish, .05), 'bed': {'shader': 'plain', 'hex': dark, 'rough': .95}}


PROFILES = {
    'plain': [(0, 0), (30, 0), (30, 8), (22, 14), (8, 14), (0, 8)],
    'bead': [(0, 0), (46, 0), (46, 6), (38, 10), (34, 20), (24, 24), (14, 20), (10, 12), (0, 10)],
    'slim': [(0, 0), (12, 0), (12, 8), (0, 8)],
}


def panelling(run, finish, count, rows=((.0, 1.0),), profile='bead', gap=110, moulding=None):
    """Moulded frames on a painted ground: `count` across, rows as (from, to) shares of the height."""
    x0, x1, z0, z1 = run
    wide, tall, parts = (x1 - x0) / count, z1 - z0, [_bed(run, 3)]
    for k in range(count):
        for low, high in rows:
            w, h = wide - 2 * gap * .6, tall * (high - low) - gap * 1.2
            parts.append(frame('moulding', 'moulding', w, h, PROFILES[profile], (x0 + wide * (k + .5), -3, z0 + tall * low + gap * .6)))
    return parts, {'bed': finish, 'moulding': moulding or finish}


def rail(run, z, finish, tall=70, deep=28):
    """A moulded rail along a wall: dado, picture rail, cornice."""
    x0, x1 = run[0], run[1]
    return [box('rail', 'rail', (x1 - x0, deep, tall), ((x0 + x1) / 2, -deep / 2, z), bevel=min(deep, tall) * .3, segments=3),
            box('rail bead', 'rail', (x1 - x0, deep * .6, tall * .3), ((x0 + x1) / 2, -deep * .3, z - tall * .26), bevel=tall * .1)], {'rail': finish}


def cornice(run, height, finish):
    """Three steps out to the ceiling."""
    x0, x1 = run[0], run[1]
    return [box('cornice', 'rail', (x1 - x0, deep, tall), ((x0 + x1) / 2, -deep / 2, height - low), bevel=tall * .2, segments=3)
            for deep, tall, low in ((22, 30, 150), (46, 50, 120), (96, 40, 70), (120, 30, 30))], {'rail': finish}


def stripes(run, hex_colour, second, width=150):
    """Painted or papered stripes."""
    x0, x1, z0, z1 = run
    cells = [(x0 + width * k, z0, min(width, x1 - x0 - width * k), z1 - z0) for k in range(0, int((x1 - x0) / width) + 1, 2) if x1 - x0 - width * k > 4]
    return [_bed(run, 2), [box('stripe', 'stripe', (w, 3, h), (x + w / 2, -1.6, z), bevel=0) for x, z, w, h in cells]], {'bed': paint(hex_colour), 'stripe': paint(second)}


def colour(run, hex_colour):
    """A field of another colour, painted on."""
    return [_bed(run, 3)], {'bed': paint(hex_colour)}


def painted_arch(at, size, hex_colour):
    """at = (x, z) of its foot; painted straight onto the plaster."""
    return [board('arch', 'bed', arch(*size), 3, (at[0], -3, at[1]), ease=.3)], {'bed': paint(hex_colour)}


def painted_disc(at, diameter, hex_colour):
    ring = [Vector((diameter / 2 * math.cos(a), diameter / 2 * math.sin(a))) for a in (math.tau * k / 96 for k in range(96))]
    return [board('disc', 'bed', ring, 3, (at[0], -3, at[1]), ease=.3)], {'bed': paint(hex_colour)}


def beams(plan, finish, count=4, size=(150, 170), along='y'):
    """Timbers under the ceiling, in the room's own axes."""
    w, h = size
    if along == 'y':
        step = (plan.right - plan.left) / count
        return [box('beam', 'beam', (w, plan.front, h), (plan.left + step * (k + .5), -plan.front / 2, plan.height - h), bevel=9, grain='y') for k in range(count)], {'beam': finish}
    step = plan.front / count
    return [box('beam', 'beam', (plan.right - plan.left, w, h), ((plan.left + plan.right) / 2, -step * (k + .35), plan.height - h), bevel=9) for k in range(count)], {'beam': finish}


def paint(hex_colour):
    return {'shader': 'plaster', 'hex': hex_colour}


def wood_paint(hex_colour):
    return {'shader': 'painted', 'hex': hex_colour}


def _bed(run, thick, holes=()):
    """What pieces are laid on, with its holes left open."""
    x0, x1, z0, z1 = run
    edges = sorted({x0, x1, *[min(max(x, x0), x1) for hole in holes for x in hole[:2]]})
    out = []
    for a, b in zip(edges, edges[1:]):
        low = z0
        for start, end in sorted((h[2], h[3]) for h in holes if h[0] < (a + b) / 2 < h[1]):
            out.append((a, b, low, min(start, z1)))
            low = max(low, end)
        out.append((a, b, low, z1))
    return [box('bed', 'bed', (b - a, thick, high - low), ((a + b) / 2, -thick / 2, low), bevel=0) for a, b, low, high in out if high - low > 1]
