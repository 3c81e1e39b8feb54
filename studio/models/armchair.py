"""Armchairs: club (upholstered like a sofa), lounge (timber frame), tub, wing, sling, wire shell."""
import math

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .kit.bent import flat_bar, rounded_path
from .kit.outline import spline
from .kit.legs import four_legs, legs_at
from .kit.part import MM, place
from .kit.quilting import channels
from .kit.round import disc, lathe, rod, tube
from .kit.settee import SETTEE, settee
from .kit.soft import block, cushion
from .kit.solid import loft
from .kit.winged import winged

DEFAULTS = {**SETTEE, 'width': 740, 'depth': 800, 'height': 800, 'seats': 1, 'seat_height': 420, 'pillows': 0, 'form': 'club', 'ribs': 0, 'wings': 120, 'shell': 13}
TURN = 32
CLOSE = {'tub': (.3, .1, .52, .62), 'sling': (.3, .1, .62, .62), 'shell': (.36, .3, .6, .62)}


def detail(p):
    return CLOSE.get(p.form, (.2, 0, .68, .44))


def build(p):
    return FORMS[p.form](p)


def _lounge(p):
    """A turned frame with loose cushions on webbing: midcentury."""
    w, d, arm = p.width, p.depth, p.arm_height
    side, front, rear = w / 2 - 22, Vector((-d / 2 + 76, p.seat_height - 76)), Vector((d / 2 - 118, p.seat_height - 134))
    out = []
    for s in (-1, 1):
        x = s * side
        out += [rod('front leg', 'legs', (x + s * 12, -d / 2 + 36, 0), (x, -d / 2 + 92, arm + 4), 12, 18, swell=3),
                rod('rear leg', 'legs', (x + s * 12, d / 2 - 20, 0), (x, d / 2 - 176, arm - 26), 12, 18, swell=3),
                rod('side rail', 'legs', (x, *front), (x, *rear), 15, 15, swell=3),
                _paddle(p, x, s),
                rod('post', 'legs', (s * (w / 2 - 34), d / 2 - 214, p.seat_height - 120), (s * (w / 2 - 82), d / 2 - 10, p.height - 22), 15, 12, swell=3)]
    out += [rod('front rail', 'legs', (-side, front.x, front.y - 16), (side, front.x, front.y - 16), 16, 16, swell=3),
            rod('back rail', 'legs', (-side, d / 2 - 150, rear.y - 2), (side, d / 2 - 150, rear.y - 2), 15, 15, swell=2),
            rod('crest', 'legs', (-(w / 2 - 80), d / 2 - 16, p.height - 36), (w / 2 - 80, d / 2 - 16, p.height - 36), 14, 14, swell=4)]
    out += [rod('spindle', 'legs', (x, d / 2 - 160, rear.y + 8), (x * .97, d / 2 - 17, p.height - 40), 7, 7, swell=1.5) for x in ((i - 3) * (w - 240) / 6.6 for i in range(7))]
    out += [_strap(side, front.lerp(rear, t), 16.5 + 3 * math.sin(math.pi * t)) for t in (.13, .3, .47, .64, .81)]
    inner, pitch = w - 124, math.degrees(math.atan2(rear.y - front.y, rear.x - front.x))
    seat = cushion('seat', 'cover', (inner, d - 223, 135), crown=24, welt=p.welt, seed=3)
    back = cushion('back', 'cover', (inner - 14, p.height - p.seat_height + 60, 140), (0, 0, -70), crown=34, welt=p.welt, seed=4)
    place(back, (0, d / 2 - 150, p.seat_height + (p.height - p.seat_height) / 2 - 8), (72, 0, 0))
    return out + [place(seat, (0, -62, p.seat_height - 124), (pitch, 0, 0)), back]


def _strap(side, at, bow):
    """Webbing from rail to rail, nailed on top of both, within their outline from the side; it hangs as deep as the cushion's crown."""
    over = [(side + bow * math.cos(a), bow * math.sin(a)) for a in (math.radians(k * 10 + 70) for k in range(3))]
    path = over + [tuple(q) for q in spline([(side - 32, 1), (side - 90, -13), (side - 200, -21), (0, -25)], 4)]
    whole = [(x, at.x, at.y + z) for x, z in path] + [(-x, at.x, at.y + z) for x, z in reversed(path[:-1])]
    return flat_bar('strap', 'webbing', whole, 52, 3, across=(0, 1, 0))


def _paddle(p, x, s):
    """A waisted arm falling to the rear."""
    d, rows, steps = p.depth, [], 14
    for i in range(steps + 1):
        t = i / steps
        half, thick = (36 - 12 * t - 7 * math.sin(math.pi * t)) * (1 if 0 < i < steps else .62), (13 - 2 * t) * (1 if 0 < i < steps else .62)
        c = (x - s * 6 * math.sin(math.pi * t), -d / 2 + 8 + t * (d - 150), p.arm_height + 14 - 34 * t - 6 * math.sin(math.pi * t))
        rows.append([(c[0] + half * math.copysign(abs(math.cos(a)) ** .75, math.cos(a)), c[1], c[2] + thick * math.copysign(abs(math.sin(a)) ** .8, math.sin(a))) for a in (2 * math.pi * k / 16 for k in range(16))])
    return loft('arm', 'legs', rows)


def _tub(p):
    """A barrel whose back sweeps round into the arms; ribs > 0 channels it."""
    rim, thick = p.width / 2, 95
    low = p.leg_height
    sweep = math.radians(118)
    length = 2 * sweep * (rim - thick / 2)

    def wrap(v):
        a = v.x / (rim - thick / 2)
        t = abs(a) / sweep
        fall = (p.height - p.arm_height) * _ease((t - .16) / .72)
        z = v.z * (1 - fall / (p.height - low))
        r = rim - thick / 2 + v.y + 26 * (z / p.height)
        return Vector((r * math.sin(a), r * math.cos(a) * p.depth / p.width, z))

    relief = ('-y', channels(length / p.ribs, 22)) if p.ribs else None
    shell = block('shell', 'cover', (length, thick, p.height - low), (0, 0, low), radius=44, crown=6, cell=14 if p.ribs else 34, relief=relief, warp=wrap)
    width = p.width - 2 * thick + 14
    under = block('base', 'cover', (width + 30, p.depth * .66, p.seat_height - 130 - low), (0, 61 - p.depth * .17, low), radius=24, crown=2)   # its rear corners inside the barrel
    seat = cushion('seat', 'cover', (width, p.depth - 130, 150), (0, -34, p.seat_height - 145), crown=26, welt=p.welt, seed=5, corner=width * .16)
    feet = [disc('swivel', 'legs', p.width * .32, low + 6)] if p.legs == 'plinth' else four_legs(p.legs, 'legs', (p.width * .66, p.depth * .62), low, splay=p.leg_splay, thick=p.leg_thick, tip='tip' if p.leg_tip else None)
    return [shell, under, seat, feet]


def _sling(p):
    """Bent tube and a hide: industrial."""
    w, d = p.width, p.depth
    front, out = -d / 2 + 16, []
    for s in (-1, 1):
        x = s * (w / 2 - 16)
        side = [(x, 0, 14), (x, front, 14), (x, front, p.arm_height), (x, d / 2 - 70, p.arm_height), (x, d / 2 - 40, 14), (x, 0, 14)]
        stay = [(x, front, p.seat_height + 6), (x, d / 2 - 190, p.seat_height - 78), (x, d / 2 - 26, p.height)]
        out += [tube('side', 'legs', rounded_path(side, 64, 10)[:-1], 14, closed=True, smooth=False, sides=20), tube('stay', 'legs', rounded_path(stay, 40, 8), 12, smooth=False, sides=20),
                block(f'arm pad {s}', 'cover', (44, d * .5, 22), (x, -30, p.arm_height + 8), radius=10, crown=2)]
    out += [rod('cross', 'legs', (-(w / 2 - 16), y, z), (w / 2 - 16, y, z), 11) for y, z in ((d / 2 - 150, 14), (front + 110, 14), (front, p.seat_height - 30))]
    seat = block('seat', 'cover', (w - 66, d - 190, 74), radius=30, crown=12, cell=20, relief=('+z', channels((w - 66) / 5, 10)))
    back = block('back', 'cover', (w - 66, p.height - p.seat_height + 56, 74), radius=30, crown=12, cell=20, relief=('+z', channels((w - 66) / 5, 10)))
    return out + [place(seat, (0, -46, p.seat_height - 64), (-6, 0, 0)), place(place(back, (0, 0, -37)), (0, d / 2 - 108, p.seat_height + (p.height - p.seat_height) / 2 - 6), (68, 0, 0))]


def _shell(p):
    """A moulded bucket on a pedestal or legs: designer."""
    shell = loft('shell', 'cover', _bucket(p), subdivide=1, smooth=70)
    pad = _round_pad(shell, p.width * .27, -p.depth * .08)
    if p.legs == 'plinth':
        w, top = p.width, p.seat_height - 68
        keys = [(w * .3, 4), (w * .28, 9), (w * .18, 24), (w * .09, 58), (34, 120), (24, 200), (23, top - 90), (30, top - 36), (58, top)]
        return [shell, pad, lathe('pedestal', 'legs', [(0, 0), (w * .3, 0), *[tuple(q) for q in spline(keys, 8)], (0, top)], smooth=60)]
    corners = [(x * p.width * .2, y * p.depth * .19) for x in (-1, 1) for y in (-1, 1)]
    return [shell, pad, legs_at(p.legs, 'legs', corners, p.seat_height - 62, splay=p.width * .12, thick=p.leg_thick, into=16)]


def _round_pad(shell, r, y):
    """A piped pad that takes the shape of the shell it lies in."""
    under = BVHTree.FromObject(shell, bpy.context.evaluated_depsgraph_get())
    bottom, top = [(r * k / 8, 0) for k in range(9)], [(r * k / 8, 40 - 8 * (k / 8) ** 4) for k in range(8, -1, -1)]
    pad = [lathe('seat', 'accent', bottom + [(r + 5, 10), (r + 5, 24)] + top, steps=96, smooth=60)]
    pad += [tube('seat welt', 'accent', [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * k / 96 for k in range(96))], 4, closed=True, smooth=False, sides=10) for z in (2, 32)]
    for v in (v for ob in pad for v in ob.data.vertices):
        v.co.y += y * MM
        v.co.z += under.ray_cast(Vector((v.co.x, v.co.y, 1)), Vector((0, 0, -1)))[0].z
    return pad


def _bucket(p):
    """Sections across a centre line that runs from the front lip down the seat and up the back; their ends rise into arms.

    They turn from upwards to forwards slower than the line bends, or the arms would cut the back. Closer together towards
    the ends, where the outline rounds off."""
    d, seat, top = p.depth, p.seat_height - 46, p.height
    line = spline([(-.47 * d, seat - 2), (-.40 * d, seat + 2), (-.15 * d, seat - 14), (.12 * d, seat - 8), (.29 * d, seat + 40), (.385 * d, seat + 150), (.44 * d, (seat + top) / 2 + 60), (.48 * d, top - 30), (.485 * d, top)], 12)
    n, m, rows = 44, 26, []
    for i in range(n + 1):
        t = .5 - .5 * math.cos(math.pi * i / n)
        at = t * (len(line) - 1)
        k = min(int(at), len(line) - 2)
        c, ahead = line[k].lerp(line[k + 1], at - k), (line[min(k + 3, len(line) - 1)] - line[max(k - 2, 0)]).normalized()
        normal = Vector((-ahead.y, ahead.x))
        half = p.width / 2 * max(.0008, 1 - abs(2 * t - 1) ** 2.7) ** .5 * (.86 + .14 * math.sin(math.pi * min(1, t * 1.2)))
        curl = (p.arm_height - seat) * (.16 + .84 * math.exp(-((t - .50) / .20) ** 2)) * _ease((1.02 - t) * 2.4) * _ease(.12 + t * 3.2)
        turn = math.radians(66) * (.5 - .5 * math.cos(math.pi * max(0, (t - .40) / .60)))
        risen, face, rear = Vector((-math.sin(turn), math.cos(turn))), [], []
        thick = p.shell * (1 if 0 < i < n else .6)
        for k in range(m + 1):
            u = 2 * k / m - 1
            up = risen * curl * abs(u) ** 2.6
            x = half * math.copysign(abs(u) ** .9, u)
            skin = thick * (1 if 0 < k < m else .55)
            face.append((x, c.x + up.x + normal.x * (skin - p.shell) * .5, c.y + up.y + normal.y * (skin - p.shell) * .5))
            rear.append((x * (1 - .2 * p.shell / p.width), c.x + up.x - normal.x * (skin + p.shell) * .5, c.y + up.y - normal.y * (skin + p.shell) * .5))
        rows.append(face + rear[::-1])
    return rows


def _ease(t):
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


FORMS = {'club': settee, 'lounge': _lounge, 'tub': _tub, 'wing': winged, 'sling': _sling, 'shell': _shell}
