"""Stools: at the bar, at the workbench, low and painted, and the leather pouffe."""
import math

from mathutils import Vector

from .kit.legs import leg, legs_at
from .kit.outline import spline
from .kit.part import aim, dull, place
from .kit.pouffe import pouffe
from .kit.round import disc, lathe, rod, tube
from .kit.solid import box, slab

DEFAULTS = dict(width=400, depth=400, height=450, form='stool', seat='wood', legs='taper', leg_thick=38, splay=52, seat_size=.9, foot_rail=.3, panels=16)
TURN = 22


def detail(p):
    return {'screw': (.5, .1, .9, .5), 'pouffe': (.31, .1, .84, .64)}.get(p.form, (.3, 0, .8, .55))


def build(p):
    return FORMS[p.form](p)


def _padded(p, r, top):
    """A sprung round pad with a piped edge on a turned ring; returns the height it stands on."""
    z = top - 74
    keys = [(r * .94, z), (r * .99, z + 8), (r, z + 26), (r * .985, z + 44), (r * .93, z + 58), (r * .78, z + 69), (r * .5, z + 74), (r * .25, z + 72), (0, z + 71)]
    pad = lathe('pad', 'cover', [(0, z)] + [(max(0, q.x), q.y) for q in spline(keys, 5)], steps=96, smooth=80)
    ring = lathe('seat ring', 'frame', [(0, z - 24), (r * .86, z - 24), (r * .89, z - 21), (r * .9, z - 4), (r * .88, z + 1), (0, z + 1)], steps=96)
    return [pad, ring, _ring('piping', 'cover', r * .985, z + 45, 3.6)], z - 22


def _wooden(p, r, top):
    """A dished disc on a smaller one."""
    keys = [(r * .86, top - 36), (r * .97, top - 28), (r, top - 16), (r * .985, top - 5), (r * .93, top), (r * .7, top - 4), (0, top - 7)]
    seat = lathe('seat', 'seat', [(0, top - 36)] + [(max(0, q.x), q.y) for q in spline(keys, 6)], steps=96, smooth=60)
    return [seat, disc('seat block', 'frame', r * .7, 22, (0, 0, top - 57), ease=4)], top - 54


SEATS = {'padded': _padded, 'wood': _wooden}


def _bar(p):
    """Four tall legs and rails at two heights, the lower one shod with brass for shoes."""
    seat, z = SEATS[p.seat](p, p.width * p.seat_size / 2, p.height)
    x = p.width * p.seat_size * .3
    legs = legs_at(p.legs, 'frame', [(sx * x, sy * x) for sx in (-1, 1) for sy in (-1, 1)], z, splay=p.splay, thick=p.leg_thick)

    def corner(sx, sy, h):
        t = 1 - h / z
        return (sx * (x + p.splay * t), sy * (x + p.splay * .8 * t), h)
    low, high = p.height * p.foot_rail, p.height * (p.foot_rail + .1)
    rails = [rod('rail', 'frame', corner(-1, s, low), corner(1, s, low), 11, swell=2) for s in (-1, 1)]
    rails += dull([rod('rail', 'frame', corner(s, -1, high), corner(s, 1, high), 11, swell=2) for s in (-1, 1)])   # from the front one looks along them
    a, b = corner(-1, -1, low), corner(1, -1, low)
    shoe = rod('shoe', 'tip', (a[0] * .62, a[1], low), (b[0] * .62, b[1], low), 13.4, ease=1)
    return [seat, legs, rails, shoe]


def _stool(p):
    """A milking stool grown up: splayed legs, stretchers of the same kind."""
    seat, z = SEATS[p.seat](p, p.width * p.seat_size / 2, p.height)
    x = p.width * p.seat_size * .26
    legs = [_spar(p, (sx * x, sy * x, z + 24), (sx * (x + p.splay), sy * (x + p.splay * .8), 0)) for sx in (-1, 1) for sy in (-1, 1)]
    h = z * .36
    k, y = (x + p.splay * share * (1 - h / z) for share in (1, .8))
    rails = [_spar(p, (s * k, y, h), (s * k, -y, h), .56) for s in (-1, 1)]
    return [seat, legs, rails, _spar(p, (k, 0, h), (-k, 0, h), .56)]


def _spar(p, head, foot, share=1):
    """A leg or stretcher: marbles on a string, or any kind of the kit."""
    if p.legs != 'bobbin':
        return leg('cylinder' if share < 1 else p.legs, 'frame', head, foot, p.leg_thick * share)
    length, r = (Vector(head) - Vector(foot)).length, p.leg_thick * share / 2
    count = max(2, round(length / (r * 1.66)))
    pitch, arc = length / count, [(t - 5) / 5 for t in range(11)]
    marbles = [(max(r * .5, r * math.sqrt(max(0, 1 - (q * pitch / 2 / r) ** 2))), pitch * (k + .5 + q / 2)) for k in range(count) for q in arc]
    return aim(lathe('leg', 'frame', [(0, 0), *marbles, (0, length)], steps=32, grain='z', smooth=50), foot, head)


def _screw(p):
    """A machinist's stool: cast legs, a hub, a threaded column and a dished plank seat."""
    r, hub = p.width * p.seat_size / 2, p.height * .44
    column = lathe('screw', 'frame', _thread(25, 60, p.height - 62, 9), steps=40, smooth=30)
    nut = lathe('hub', 'frame', [(0, hub - 96), (42, hub - 96), (46, hub - 90), (46, hub - 20), (40, hub - 12), (40, hub), (36, hub + 4), (0, hub + 4)], steps=48)
    return [column, nut, _cast_legs(p, hub), _plank_seat(p, r), disc('collar', 'frame', 40, 18, (0, 0, p.height - 66), ease=3)]


def _thread(r, low, high, pitch):
    out = [(0, low)]
    for k in range(int((high - low) / pitch)):
        z = low + k * pitch
        out += [(r - 3.4, z), (r - 3.4, z + pitch * .2), (r, z + pitch * .45), (r, z + pitch * .75)]
    return out + [(r - 3.4, high), (0, high)]


def _cast_legs(p, hub):
    """Four legs bent out of the hub, each on a flanged foot, with a ring for the feet."""
    reach, out = p.width / 2 - 26, []
    for k in range(4):
        c, s = math.cos(math.pi / 4 + k * math.pi / 2), math.sin(math.pi / 4 + k * math.pi / 2)
        reach_k = reach * 1.18
        path = [(34, hub - 28), (reach_k * .52, hub - 40), (reach_k * .8, hub - 108), (reach_k * .95, 90), (reach_k, 4)]
        out.append(tube('leg', 'frame', [(c * x, s * x, z) for x, z in path], [17, 15, 14, 13, 13], sides=18))
        out.append(disc('foot', 'frame', 26, 9, (c * reach_k, s * reach_k, 0), ease=3))
        out.append(tube('brace', 'frame', [(c * 40, s * 40, hub - 84), (c * reach_k * .5, s * reach_k * .5, hub - 130), (c * reach_k * .9, s * reach_k * .9, 132)], 8, sides=12))
    return out + [_ring('foot ring', 'frame', reach * 1.18 * .94, 118, 9)]


def _plank_seat(p, r):
    """Three boards cut round, bound by an iron hoop and carried by a spider."""
    z, width, boards = p.height - 44, 2 * r / 3, []
    for k in (-1, 0, 1):
        boards.append(slab('seat', 'seat', _strip(r - 4, (k - .5) * width + 1.2, (k + .5) * width - 1.2), 44, (0, 0, z), ease=6, grain='y'))
    hoop = lathe('hoop', 'frame', [(r - 5, z + 5), (r, z + 5), (r, z + 17), (r - 5, z + 17), (r - 5, z + 5)], steps=96)
    arms = [box('spider', 'frame', (r * 1.7, 34, 8), (0, 0, z - 8), (0, 0, a), bevel=2) for a in (0, 90)]
    bolts = [disc('bolt', 'frame', 8, 4, (x, y, z + 43), ease=1.5, steps=20) for x, y in ((r * .62, 0), (-r * .62, 0), (0, r * .62), (0, -r * .62))]
    return [boards, hoop, arms, bolts]


def _strip(r, left, right):
    """What a board between two saw cuts keeps of a circle."""
    left, right = max(left, -r * .999), min(right, r * .999)
    # Even along its round ends, in steps longer than its eased edge is wide: shorter ones fold over each other.
    a, b = math.acos(left / r), math.acos(right / r)
    steps = round(r * (a - b) / 11)
    front = [Vector((r * math.cos(t), -r * math.sin(t))) for t in (a + (b - a) * k / steps for k in range(steps + 1))]
    return front + [Vector((q.x, -q.y)) for q in front[::-1]]


def _pouffe(p):
    return place(pouffe((p.width, p.height), p.panels), (0, 0, 0), (0, 0, 12))


def _ring(name, slot, r, z, thick):
    return tube(name, slot, [(r * math.cos(2 * math.pi * k / 48), r * math.sin(2 * math.pi * k / 48), z) for k in range(48)], thick, closed=True, steps=2, sides=12)


FORMS = {'bar': _bar, 'stool': _stool, 'screw': _screw, 'pouffe': _pouffe}
