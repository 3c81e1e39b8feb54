"""Dining chairs: a seat, a back and legs, each by kind."""
import math

from mathutils import Vector

from .kit.bent import rounded_path
from .kit.ladder_back import ladder_back
from .kit.legs import leg, sled
from .kit.outline import ellipse, rect, spline
from .kit.part import flatten, place
from .kit.quilting import channels
from .kit.round import rod, tube
from .kit.soft import block, cushion
from .kit.solid import board, box, loft, slab
from .kit.yoke_chair import yoke_chair

DEFAULTS = dict(width=480, depth=540, height=820, seat_height=460, seat='wood', back='spindle', legs='taper', leg_thick=36, splay=34,
                rake=62, arms=False, leg_tip=False, pad=False)
TURN = 30


def detail(p):
    """Over the seat, or at the foot of a back."""
    return DETAILS.get(p.back, (.3, 0, .74, .5))


DETAILS = {'ladder': (.42, .2, .46, .44), 'metal': (.3, .6, .66, .42), 'spindle': (.3, .3, .7, .44), 'shell': (.27, .5, .76, .42)}


WHOLE = {'ladder': ladder_back, 'yoke': yoke_chair}   # drawn in one, seat and back together


def build(p):
    if p.back in WHOLE:
        return WHOLE[p.back](p)
    seat_depth = min(p.depth - 70, 460)
    seat = Vector((p.width - 20, seat_depth, p.seat_height))
    middle = -p.depth / 2 + seat_depth / 2 + 10
    parts = flatten(SEATS[p.seat](p, seat), _pad(p, seat), legs(p, seat), BACKS[p.back](p, seat), arm_rests(p, seat))
    return place(parts, (0, middle, 0))


def legs(p, seat):
    x, y, z = seat.x / 2 - 46, seat.y / 2 - 46, p.seat_height - (44 if p.seat in ('wood', 'cane') else 62)
    # A seat without full corners over its legs: they start under it and splay out to where square ones stand.
    tuck = {'round': .72, 'wood': .86}.get(p.seat, 1)
    if p.legs == 'sled':
        return sled('frame', (seat.x - 30, seat.y - 20), z, bar=18)
    top, out = z + (16 if p.seat == 'wood' and p.legs != 'pin' else 8), []   # a pin's plate stays below the seat
    for sx in (-1, 1):
        out += leg(p.legs, 'frame', (sx * x * tuck, -y * tuck, top), (sx * (x + p.splay * .6), -y - p.splay * .5, 0), p.leg_thick, 'tip' if p.leg_tip else None)
        rear = p.legs if p.legs not in ('cabriole', 'turned', 'bobbin') else 'saber'
        out += leg(rear, 'frame', (sx * x * tuck, y * tuck, top), (sx * (x + p.splay * .6), y + p.splay, 0), p.leg_thick, 'tip' if p.leg_tip and rear == p.legs else None)
    return out


def _pad(p, seat):
    return cushion('pad', 'cover', (seat.x - 50, seat.y - 50, 46), (0, 0, p.seat_height - 8), crown=14, seed=3, corner=70) if p.pad else []


def _wood_seat(p, seat):
    """A saddled plank."""
    outline = [Vector((q.x * (1 + .05 * (-q.y / seat.y)), q.y)) for q in ellipse(seat.x, seat.y, 64, 5)]
    return slab('seat', 'frame', outline, 34, (0, 0, p.seat_height - 36), edge='chamfer', ease=6)


def _padded_seat(p, seat):
    """Sprung and crowned over a boxed border, piped along both its seams."""
    return cushion('seat', 'cover', (seat.x, seat.y, 96), (0, 0, p.seat_height - 74), crown=26, welt=4.5, sag=-4, seed=2, corner=40)


def _round_seat(p, seat):
    """Full at the rim, nearly level on top."""
    sides = spline([(.04, 0), (.8, 2), (.95, 14), (1, 40), (.96, 66), (.8, 82), (.4, 90), (.04, 92)], 4)
    return loft('seat', 'cover', [[(q.x * share, q.y * share, p.seat_height - 78 + z) for q in ellipse(seat.x, seat.y, 64, 2.4)] for share, z in sides], subdivide=1, smooth=80)


def _cane_seat(p, seat):
    ring = [box('seat rail', 'frame', (seat.x, 46, 30), (0, s * (seat.y / 2 - 23), p.seat_height - 32), bevel=6) for s in (-1, 1)]
    ring += [box('seat rail', 'frame', (46, seat.y - 90, 30), (s * (seat.x / 2 - 23), 0, p.seat_height - 32), bevel=6, grain='y') for s in (-1, 1)]
    return ring + [box('cane', 'inset', (seat.x - 80, seat.y - 80, 3), (0, 0, p.seat_height - 12), bevel=0)]


SEATS = {'wood': _wood_seat, 'padded': _padded_seat, 'round': _round_seat, 'cane': _cane_seat}


def _posts(p, seat, thick=15, top=None, spread=0):
    x, y, z = seat.x / 2 - 34, seat.y / 2 - 30, p.seat_height - 30
    top = p.height - 20 if top is None else top
    return [tube('post', 'frame', [(s * x, y, z), (s * (x + spread * .4), y + p.rake * .3, z + (top - z) * .45), (s * (x + spread), y + p.rake, top)], [thick, thick * .95, thick * .8], sides=18) for s in (-1, 1)]


def _bow(p, seat, z, rise=0, depth=34, thick=(13, 34), slot='frame', narrow=0):
    """A crest rail, bowed backwards."""
    w, rows = seat.x / 2 - 20 - narrow, []
    for k in range(17):
        u = k / 8 - 1
        c = (u * w, _bow_y(p, seat, z, u, depth), z + rise * (1 - u * u))
        rows.append([(c[0], c[1] + thick[0] * math.copysign(abs(math.cos(a)) ** .7, math.cos(a)), c[2] + thick[1] * math.copysign(abs(math.sin(a)) ** .7, math.sin(a)) * (1 - .25 * u * u)) for a in (2 * math.pi * i / 14 for i in range(14))])
    return loft('crest', slot, rows, grain='x', subdivide=1)


def _bow_y(p, seat, z, u, depth=34):
    """How far back a bow at z lies, u from its middle (-1 to 1)."""
    return seat.y / 2 - 30 + p.rake * (z - p.seat_height) / (p.height - p.seat_height) + depth * (.8 - u * u)


def _spindle(p, seat):
    """Sticks that fan out from the seat and end inside the crest."""
    y, z, crest, wider = seat.y / 2 - 32, p.seat_height - 14, p.height - 38, 16
    rods = []
    for k in range(9):
        u = (k / 4 - 1) * .87
        rods.append(rod('spindle', 'frame', (u * seat.x * .44, y, z), (u * (seat.x / 2 - 20 + wider), _bow_y(p, seat, crest, u), crest - 8), 7, 6, swell=2))
    return rods + [_bow(p, seat, crest, thick=(11, 36), narrow=-wider)]


def _windsor(p, seat):
    """A bent hoop filled with sticks."""
    w, y, z = seat.x / 2 - 26, seat.y / 2 - 28, p.seat_height - 14
    hoop = [(w * math.cos(a) * 1.02, y + p.rake * math.sin(a) ** .9 if math.sin(a) > 0 else y, z + (p.height - z - 10) * max(0, math.sin(a)) ** .62) for a in (math.pi * k / 24 for k in range(25))]
    sticks = []
    for k in range(7):
        u = (k - 3) / 3.6
        top = z + (p.height - z - 14) * (1 - u * u) ** .31
        sticks.append(rod('spindle', 'frame', (u * w * .72, y + 4, z), (u * w * .95, y + p.rake * (top - z) / (p.height - z), top), 7, 5.5, swell=2))
    return sticks + [tube('hoop', 'frame', hoop, 11, steps=3)]


def _pad_back(p, seat):
    """An upholstered panel on two posts."""
    tall = (p.height - p.seat_height) * .66

    def hug(v):
        return Vector((v.x, v.y - 34 * (abs(v.x) / seat.x * 2) ** 2 + 10, v.z))
    panel = block('back', 'cover', (seat.x - 10, 54, tall), radius=24, crown=8, warp=hug)
    return [place(panel, (0, seat.y / 2 + p.rake * .45, p.height - tall), (-9, 0, 0))] + _posts(p, seat, 12, p.height - tall * .5)


def _shell_back(p, seat):
    """Upholstery that wraps round from the seat and falls to the sides in a round shoulder: designer and mainstream."""
    tall, r = p.height - p.seat_height + 60, seat.x * .46
    wide, radius = r * 2.5, 25

    def wrap(v):
        a = v.x / r
        fall = .6 * (1 - math.sqrt(1 - (abs(a) / 1.3) ** 2.2))
        return Vector(((r + v.y) * math.sin(a) * 1.08, (r + v.y) * math.cos(a) - r + (p.rake * .6) * v.z / tall, v.z * (1 - fall)))
    pitch = (wide - 2 * radius) / 10   # the grooves run along the block's own cells
    relief = ('-y', _dying_out(channels(pitch, 14), (wide / 2, tall / 2), (1.9 * pitch, 90))) if p.seat == 'round' else None
    return place(block('back', 'cover', (wide, 56, tall), radius=radius, crown=6, cell=pitch / 6 if relief else 30, relief=relief, warp=wrap), (0, seat.y / 2 - 12, p.seat_height - 60))


def _dying_out(relief, half, over):
    """The relief, shallower and shallower towards the sides and the top: seams end in the roll round a back without a notch."""
    def ease(t):
        t = min(1, max(0, t))
        return t * t * (3 - 2 * t)
    return lambda u, v: relief(u, v) * ease((half[0] - abs(u)) / over[0]) * ease((half[1] - v) / over[1])


def _oval_back(p, seat):
    """A framed medallion: classic and baroque."""
    w, h = seat.x * .47, (p.height - p.seat_height) * .42
    c = p.height - h - 8
    ring = tube('medallion', 'frame', [(w * math.cos(a), 0, h * math.sin(a)) for a in (2 * math.pi * k / 32 for k in range(32))], 17, closed=True, steps=3)
    pad = _oval_pad(w - 6, h - 6)
    crest = tube('crest', 'frame', [(-60, 0, h + 4), (-30, -4, h + 20), (0, -6, h + 30), (30, -4, h + 20), (60, 0, h + 4)], [6, 10, 15, 10, 6])
    lean = place([ring, *pad, crest], (0, seat.y / 2 + p.rake * .62, c), (-10, 0, 0))
    feet = [tube('stile', 'frame', [(s * (seat.x / 2 - 52), seat.y / 2 - 34, p.seat_height - 40), (s * (seat.x / 2 - 66), seat.y / 2 - 6, p.seat_height + 40), (s * w * .72, seat.y / 2 + p.rake * .30, c - h * .62)], [17, 15, 13]) for s in (-1, 1)]
    return lean + feet


def _oval_pad(w, h):
    """Domed in front, flatter behind, drawn down to its piping all round."""
    dome = [(1, 0), (.995, 7), (.975, 14), (.93, 21), (.86, 26), (.74, 30), (.56, 33), (.34, 35), (.12, 35.6)]
    profile = [(share, .6 * y) for share, y in dome[::-1]] + [(share, -y) for share, y in dome[1:]]
    pad = loft('back', 'cover', [[(w * share * math.cos(a), y, h * share * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))] for share, y in profile], subdivide=1, smooth=80)
    piping = [tube('piping', 'cover', [(.955 * w * math.cos(a), y, .955 * h * math.sin(a)) for a in (2 * math.pi * k / 72 for k in range(72))], 4, closed=True, sides=10, steps=2) for y in (-17, 11)]
    return [pad, *piping]


def _splat(p, seat):
    """A vase splat between stiles under a yoke crest: classic."""
    keys = [(26, 0), (22, .1), (40, .3), (58, .55), (44, .72), (30, .86), (52, 1)]
    tall = p.height - p.seat_height - 50
    side = spline([(r, z * tall) for r, z in keys], 6)
    outline = [Vector((q.x, q.y)) for q in side] + [Vector((-q.x, q.y)) for q in side[::-1]]
    lean = math.degrees(math.atan2(p.rake, tall + 40))
    splat = place(board('splat', 'frame', outline, 11, grain='z', ease=3), (0, seat.y / 2 - 28, p.seat_height - 6), (-lean, 0, 0))
    return _posts(p, seat, 14) + [splat, _bow(p, seat, p.height - 30, rise=16, depth=16, thick=(11, 26), narrow=-6)]


def _metal(p, seat):
    """A bent tube let into the seat, a sheet welded between: industrial."""
    r, foot = 11, Vector((0, seat.y / 2 - 44, p.seat_height - 20))
    head = Vector((0, foot.y + p.rake, p.height - r))
    low, high = Vector((seat.x / 2 - 44, 0, 0)), Vector((seat.x / 2 - 58, 0, 0))
    hoop = tube('hoop', 'frame', rounded_path([foot - low, head - high, head + high, foot + low], 86, 14), r, smooth=False, sides=20)
    sheet = board('splat', 'frame', [q + Vector((0, (head - foot).length / 2)) for q in rect(110, (head - foot).length)], 3, grain='z', ease=1)
    return [hoop, place(place(sheet, (0, -1.5, 0)), foot, (-math.degrees(math.atan2(p.rake, head.z - foot.z)), 0, 0))]


def _cane_back(p, seat):
    tall, w = (p.height - p.seat_height) * .55, seat.x - 40
    bars = [box('back rail', 'frame', (w, 24, 34), (0, 0, z), bevel=8) for z in (0, tall - 34)] + [box('back stile', 'frame', (34, 24, tall), (s * (w - 34) / 2, 0, 0), bevel=8, grain='z') for s in (-1, 1)]
    back = place(bars + [box('cane', 'inset', (w - 50, 3, tall - 50), (0, 0, 25), bevel=0)], (0, seat.y / 2 + p.rake * .5, p.height - tall), (-9, 0, 0))
    return back + _posts(p, seat, 13, p.height - tall * .6)


def _heart(p, seat):
    """A solid board with a cut-out smile: playful and children's."""
    tall, w = p.height - p.seat_height + 20, seat.x - 30
    outline = [Vector((q.x, q.y + tall / 2)) for q in ellipse(w, tall, 72, 3.4)]
    dot = board('dot', 'accent', [Vector((q.x, q.y + tall * .62)) for q in ellipse(90, 90, 40)], 26, (0, -3, 0), ease=4)
    return place([board('back', 'frame', outline, 20, ease=6, grain='z'), dot], (0, seat.y / 2 - 24, p.seat_height - 24), (-8, 0, 0))


BACKS = {'spindle': _spindle, 'windsor': _windsor, 'pad': _pad_back, 'shell': _shell_back, 'oval': _oval_back,
         'splat': _splat, 'metal': _metal, 'cane': _cane_back, 'heart': _heart}


def arm_rests(p, seat):
    if not p.arms:
        return []
    z, x, y = p.seat_height + 200, p.width / 2 - 4, seat.y / 2
    out = []
    for s in (-1, 1):
        path = [(s * (seat.x / 2 - 36), y + p.rake * .4, z + 26), (s * (x + 16), y * .2, z + 12), (s * x, -y * .62, z)]
        out += [tube('arm', 'frame', path, [12, 15, 16]), rod('arm post', 'frame', (s * (seat.x / 2 - 30), -y * .5, p.seat_height - 30), (s * x, -y * .5, z), 12, 10)]
    return out
