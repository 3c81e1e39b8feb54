"""Bathroom cupboards: a vanity under a stone top with its basin and tap, and a tall cupboard."""
import math

from mathutils import Vector

from .kit.bent import rounded_path
from .kit.casework import CABINET, bays, base, cabinet, carcass
from .kit.handles import handle
from .kit.outline import rect, spline
from .kit.part import flatten, place
from .kit.round import lathe, rod, tube
from .kit.solid import box, slab

DEFAULTS = {**CABINET, 'width': 900, 'depth': 480, 'height': 850, 'form': 'vanity', 'base': 'straight', 'base_height': 190, 'leg_thick': 44, 'leg_inset': 22, 'splay': 0,
            'top_thick': 22, 'top_out': 8, 'handle_size': 150, 'basin': 385, 'basin_height': 118, 'upstand': 70, 'tap': 'swan', 'shelf': True,
            'layout': ((1, ((1, 'doors'),)),), 'cornice_size': 34}
FIT = ('width', 'depth')   # a vanity is sold by the height of its basin; the tap stands above
TURN = 24


def detail(p):
    return (.62, .2, .68, .26) if p.form == 'tall' else (.3, .1, .82, .42)


def build(p):
    return FORMS[p.form](p)


def _vanity(p):
    """The basin's rim is the height sold; the counter lies below it."""
    if p.handle == 'none':
        p.handle = 'bar'
    counter = p.height - p.basin_height
    p.height, p.front_thick = counter, 22
    top = counter - p.top_thick
    stand = _frame(p) if p.shelf else base(p)
    spot = Vector((0, -p.depth * .055, counter))
    stone = slab('top', 'top', rect(p.width + 2 * p.top_out, p.depth + p.top_out, 5), p.top_thick, (0, -p.top_out / 2, top), edge='eased', ease=4)
    splash = box('upstand', 'top', (p.width + 2 * p.top_out, 16, p.upstand), (0, p.depth / 2 - 8, counter), bevel=2) if p.upstand else []
    return flatten(stand, carcass(p, p.base_height, top), bays(p, p.base_height + p.board, top - p.board), stone, splash, _basin(p, spot), TAPS[p.tap](p, spot))


def _frame(p):
    """Four square legs, rails between them and a slatted shelf for towels near the floor."""
    t, w, d = p.leg_thick, p.width, p.depth
    z, out = p.base_height * .42, []
    x, y = w / 2 - t / 2, d / 2 - t / 2
    out += [box('leg', 'base', (t, t, p.base_height + 2), (sx * x, sy * y, 0), bevel=3, grain='z') for sx in (-1, 1) for sy in (-1, 1)]
    out += [box('rail', 'base', (w - 2 * t + 4, 22, 30), (0, s * y, z), bevel=2) for s in (-1, 1)]
    out += [box('rail', 'base', (22, d - 2 * t + 4, 30), (s * x, 0, z), bevel=2, grain='y') for s in (-1, 1)]
    n = round((w - 2 * t) / 62)
    return out + [box('slat', 'base', (44, d - 60, 14), ((w - 2 * t) * ((k + .5) / n - .5), 0, z + 19), bevel=2.5, grain='y') for k in range(n)]


def _basin(p, spot):
    """A thrown bowl with a thin lip and a waste."""
    r, h, t = p.basin / 2, p.basin_height, 9
    outer = spline([(r * .58, 0), (r * .70, h * .06), (r * .90, h * .45), (r * .985, h * .82), (r, h)], 8)
    inner = spline([(r - t, h - 1), (r * .95 - t, h * .78), (r * .86 - t, h * .42), (r * .62, h * .2), (r * .25, h * .13), (26, h * .11)], 8)
    lip = [(r - t * .25, h + 2.4), (r - t * .7, h + 2.2)]
    bowl = lathe('basin', 'basin', [(0, 1)] + [tuple(q) for q in outer] + lip + [tuple(q) for q in inner] + [(0, h * .11)], spot, steps=112, smooth=70)
    waste = lathe('waste', 'tap', [(0, 0), (27, 0), (30, 2), (29, 4), (22, 5), (20, 3), (0, 6)], spot + Vector((0, 0, h * .11 - 1)), steps=48)
    return [bowl, waste]


def _swan(p, spot):
    """A tall mixer whose spout bends over the bowl."""
    y, z, h = p.depth / 2 - 46, spot.z, p.basin_height + 150
    out = y - (spot.y + 24)
    spout = rounded_path([(0, y, z + 20), (0, y, z + h), (0, y - out * .55, z + h + 12), (0, y - out, z + h), (0, y - out, z + h - 46)], 62, 8)
    lever = [rod('lever', 'tap', (16, y, z + 74), (74, y, z + 88), 4.6, 3.8, ease=2), rod('hub', 'tap', (-2, y, z + 74), (30, y, z + 74), 13, 13, ease=3)]
    return [lathe('body', 'tap', [(0, 0), (27, 0), (27, 4), (20, 7), (17.5, 12), (17.5, 96), (15, 104), (11, 108), (0, 108)], (0, y, z), steps=48),
            tube('spout', 'tap', spout, 10.5, smooth=False, sides=24), rod('aerator', 'tap', (0, y - out, z + h - 42), (0, y - out, z + h - 58), 12.5, 12, ease=2)] + lever


def _pillar(p, spot):
    """A square-shouldered spout and two crosshead valves: classic."""
    y, z = p.depth / 2 - 46, spot.z
    reach = y - (spot.y + 40)
    out = [tube('spout', 'tap', rounded_path([(0, y, z + 10), (0, y, z + p.basin_height + 70), (0, y - reach, z + p.basin_height + 84), (0, y - reach, z + p.basin_height + 50)], 40, 8), 12, smooth=False, sides=24),
           lathe('collar', 'tap', [(0, 0), (28, 0), (28, 5), (20, 12), (16, 26), (0, 26)], (0, y, z), steps=48)]
    for s in (-1, 1):
        x = s * 92
        out += [lathe('valve', 'tap', [(0, 0), (24, 0), (24, 5), (15, 14), (13, 52), (17, 58), (0, 60)], (x, y, z), steps=40)]
        out += [rod('cross', 'tap', (x - 30 * math.cos(a), y - 30 * math.sin(a), z + 64), (x + 30 * math.cos(a), y + 30 * math.sin(a), z + 64), 5.5, ease=4, steps=16) for a in (.4, .4 + math.pi / 2)]
    return out


TAPS = {'swan': _swan, 'pillar': _pillar}


def _tall(p):
    """A drawer below, one tall door above it."""
    p.base, p.base_height, p.top_out, p.top_thick = 'bracket', 96, 6, p.cornice_size * .9 + 2
    p.cornice, p.inset_fronts = p.cornice_size, True
    p.handle = 'knob' if p.handle == 'none' else p.handle
    p.drawer_front = p.drawer_front or 'raised'
    louvred = p.front == 'louvred'
    p.layout = ((1, ((.15, 'drawer'), (.85, 'open' if louvred else 'door'))),)
    p.width, p.depth = p.width - 2 * p.cornice_size, p.depth - 2 * p.cornice_size
    return flatten(cabinet(p), _louvred_door(p) if louvred else [], _feet_blocks(p))


def _louvred_door(p):
    """Two stiles and, flush between them, three rails; louvres are housed in the stiles, the lowest of each light lying on its rail."""
    low, high = p.base_height + p.board, p.height - p.top_thick - p.board
    foot, t = low + (high - low) * .15 + 2, p.front_thick
    w, h = p.width - 2 * p.board - p.divider * .5 - 3, high - foot - 2
    stile = min(58, w * .18)
    inner, lock = w - 2 * stile, h * .44
    parts = [box('stile', 'fronts', (stile, t, h), (s * (w - stile) / 2, -t / 2, 0), bevel=1.2, grain='z') for s in (-1, 1)]
    rails = ((0, stile * 1.3), (lock, stile * 1.1), (h - stile, stile))
    parts += [box('rail', 'fronts', (inner + .4, t, tall), (0, -t / 2, z), bevel=1.2) for z, tall in rails]
    parts += [louvre for (z, tall), (above, _) in zip(rails, rails[1:]) for louvre in _louvres(inner, z + tall, above)]
    pull = handle(p.handle, 'handle', (w / 2 - 34, -t, h * p.handle_at), p.handle_size, upright=True)
    return place(flatten(parts, pull), (0, -p.depth / 2 + 22, foot))


def _louvres(width, low, high):
    """Slanting slats that fill a light, each lapping over the one below."""
    count = round((high - low) / 38)
    pitch = (high - low) / count
    return [box('louvre', 'fronts', (width + 1, 8, pitch * 1.14), (0, -12.5, low + pitch * k + 2), (-30, 0, 0), bevel=2.5) for k in range(count)]


def _feet_blocks(p):
    return [box('block', 'base', (46, 46, p.base_height + 1), (sx * (p.width / 2 - 30), sy * (p.depth / 2 - 30), 0), bevel=2, grain='z') for sx in (-1, 1) for sy in (-1, 1)]


FORMS = {'vanity': _vanity, 'tall': _tall}
