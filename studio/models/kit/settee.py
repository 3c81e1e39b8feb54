"""The upholstered body shared by sofas and club chairs: base, arms, back, seat and back cushions, legs.

Slots: cover, legs, tip, accent (pillows), accent2, studs."""
import math
from types import SimpleNamespace

from mathutils import Vector

from .bend import bend, round_front
from .carving import shell
from .legs import four_legs, legs_at, sled
from .outline import offset, spline
from .part import flatten, place
from .quilting import channels, diamond_buttons, diamonds
from .round import rod, tube
from .soft import block, bolster, cushion, laid_over, leaning
from .solid import board, box, loft
from .trimming import evenly, nail, valance

SETTEE = dict(width=2180, depth=900, height=780, seats=3, seat_height=430, arms='track', arm_width=130, arm_height=590, back='cushions',
              legs='taper', leg_height=140, leg_thick=44, leg_splay=16, leg_tip=False, seat_thick=165, welt=4, pillows=2, pillow_size=470,
              bolsters=False, chaise=0, curve=0, studs=False, back_thick=160, soft=42, skirt=False, crown=24)


CHAISE = 640   # how far a chaise runs in front of the body
LEAN = 5       # of a back, in degrees
BELLY = 1.18   # how far a scroll arm's inner face stands in from the body's end, in arm widths
UNDER_ROLL = .24   # of an arm's width: how far its scroll stands out over the body below


def settee(p):
    if p.arms == 'wood':
        p.arm_width = 74   # the paddle and a finger's breadth
    if p.chaise:
        p.depth -= CHAISE
    if p.curve:
        p.depth -= p.curve - math.sqrt(p.curve ** 2 - (p.width / 2) ** 2)
    seat_y = (-p.depth / 2, p.depth / 2 - p.back_thick)
    if p.curve:
        low = round_front(flatten(frame_rail(p), seats(p, seat_y), legs(p)), (p.width, p.depth), 300)
        return bend(flatten(low, back(p), scatter(p)), p.curve)
    body = flatten(frame_rail(p), arms(p), back(p), seats(between_rolls(p), seat_y), back_cushions(p, seat_y), scatter(p), chaise(p), valance(p), studs(p))
    return body + legs(p)


def between_rolls(p):
    """For cushions cut to lie between scroll arms, so that their piping turns its corners in sight and not inside an arm."""
    return SimpleNamespace(**{**vars(p), 'arm_width': p.arm_width * BELLY + 5}) if p.arms == 'rolled' else p


def inner_width(p):
    return p.width - (2 * p.arm_width if p.arms != 'none' else 0)


def legs(p):
    if p.arms == 'wood':
        return []   # the arm posts are the legs
    tuck = max(0, p.soft - 45) * 2.4   # fat rounded bodies curve away from their corners
    beside = max(70, UNDER_ROLL * p.arm_width + p.leg_thick / 2 + 5) if p.arms == 'rolled' else 70 if p.arms != 'none' else 120
    inset = (p.width - 2 * beside - tuck, p.depth - 150 - tuck)
    if p.legs == 'plinth':
        return curved_plinth(p) if p.curve else [box('plinth', 'legs', (p.width - 90, p.depth - 110, p.leg_height + 6), (0, 10, 0), bevel=2)]
    if p.legs == 'sled':
        return sled('legs', (p.width - 260, p.depth - 130), p.leg_height, bar=22)
    extra = legs_at(p.legs, 'legs', [(0, -inset[1] / 2), (0, inset[1] / 2)], p.leg_height, thick=p.leg_thick) if p.width > 2300 else []
    return four_legs(p.legs, 'legs', inset, p.leg_height, splay=p.leg_splay, thick=p.leg_thick, tip='tip' if p.leg_tip else None) + extra


def curved_plinth(p):
    """A recessed band, in as many pieces along it as a bend needs, closer together where its front corners turn."""
    w, d, h, r = p.width / 2 - 110, p.depth / 2 - 90, p.leg_height + 6, 190

    def section(x):
        front = -d + r - r * math.sqrt(1 - max(0, (abs(x) - w) / r + 1) ** 2)
        return [(x, front, 0), (x, d, 0), (x, d, h), (x, front, h)]
    return [loft('plinth', 'legs', [section(w * math.sin(math.pi / 2 * (k / 40 - 1))) for k in range(81)], subdivide=0, smooth=30)]


def frame_rail(p):
    top = p.seat_height - p.seat_thick
    width = inner_width(p) + (30 if p.arms != 'none' else 0)
    if p.arms == 'wood':
        return wooden_rails(p, top)
    height = max(60, top - p.leg_height)
    return [block('base', 'cover', (width, p.depth - 24, height + 14), (0, 2, p.leg_height), radius=46 if p.curve else 20, crown=3, cell=45 if p.curve else 70)]


def wooden_rails(p, top):
    w, d = inner_width(p), p.depth - 60
    # The long rails run into the arm posts; the slats lie between bearers. Cushions sink on them: no light falls through.
    rails = [box('rail', 'legs', (p.width - 50, 28, 70), (0, y, top - 62), bevel=5) for y in (-d / 2 + 14, d / 2 - 60)]
    rails += [box('bearer', 'legs', (24, d - 74, 62), (s * (w / 2 - 12), -23, top - 56), bevel=4, grain='y') for s in (-1, 1)]
    return rails + [box('slat', 'legs', (w - 44, 50, 14), (0, -d / 2 + 90 + k * 110, top - 16), bevel=3) for k in range(int((d - 200) / 110) + 1)]


def arms(p):
    return [part for side in (-1, 1) for part in flatten(ARMS[p.arms](p, side))]


def _track(p, side):
    return block(f'arm {side}', 'cover', (p.arm_width, p.depth, p.arm_height - p.leg_height), (side * (p.width - p.arm_width) / 2, 0, p.leg_height), radius=p.soft, crown=9)


def _slope(p, side):
    """Falls from the back to a low front: midcentury and deco."""
    drop = (p.arm_height - p.seat_height) * .75

    def fall(v):
        t = .5 - v.y / p.depth
        return Vector((v.x, v.y, v.z - drop * t * t * (v.z / (p.arm_height - p.leg_height)) ** 2))
    return block(f'arm {side}', 'cover', (p.arm_width, p.depth, p.arm_height - p.leg_height), (side * (p.width - p.arm_width) / 2, 0, p.leg_height), radius=p.soft, crown=9, warp=fall)


def _flare(p, side):
    """Leans outwards at the top."""
    def lean(v):
        t = max(0, v.z / (p.arm_height - p.leg_height))
        return Vector((v.x + side * 70 * t * t, v.y, v.z))
    return block(f'arm {side}', 'cover', (p.arm_width, p.depth, p.arm_height - p.leg_height), (side * ((p.width - p.arm_width) / 2 - 60), 0, p.leg_height), radius=p.soft, crown=9, warp=lean)


def _rolled(p, side):
    """A scroll arm with a faced front: chesterfields and country sofas."""
    r, h = p.arm_width * .62, p.arm_height
    outer, inner, c = p.arm_width * .52, -p.arm_width * .42, (p.arm_width * .14, h - r)
    scroll = [(c[0] + r * math.cos(a), c[1] + r * math.sin(a)) for a in (math.radians(d) for d in range(-52, 214, 7))]
    right = [Vector((inner, p.leg_height)), Vector((outer, p.leg_height)), Vector((outer * .92, h - 2 * r))] + [Vector(q) for q in scroll]
    outline = right if side > 0 else _mirrored(right)
    x = side * (p.width / 2 - p.arm_width * (.52 + UNDER_ROLL))
    roll = laid_over(board(f'arm {side}', 'cover', outline, p.depth - 30, (x, -p.depth / 2 + 15, 0), edge='eased', ease=50))
    face = [Vector((q.x * .84, p.leg_height + 8 + (q.y - p.leg_height) * .95)) for q in right]
    nails = [nail(x + side * q.x, -p.depth / 2 + 6, q.y) for q in evenly(offset(face, -14), 25)] if p.studs else []
    return [roll, board(f'arm face {side}', 'cover', face if side > 0 else _mirrored(face), 24, (x, -p.depth / 2 + 6, 0), edge='eased', ease=18)] + nails


def _mirrored(outline):
    return [Vector((-q.x, q.y)) for q in outline[::-1]]


def _bolster_arm(p, side):
    """A round cushion laid on a low plinth arm: designer and zen."""
    d = p.arm_width * 1.15
    low = block(f'arm {side}', 'cover', (p.arm_width, p.depth, p.seat_height - 60 - p.leg_height), (side * (p.width - p.arm_width) / 2, 0, p.leg_height), radius=30, crown=6)
    return [low, bolster(f'arm roll {side}', 'cover', p.depth - 20, d, (side * (p.width - p.arm_width) / 2, 0, p.seat_height - 70), spin=90)]


def _wood(p, side):
    """An open timber frame with a paddle on top."""
    x, d = side * (p.width / 2 - 30), p.depth / 2
    h = p.arm_height
    posts = [rod('arm post', 'legs', (x + side * 10, -d + 40, 0), (x, -d + 85, h - 8), 15, 20, swell=3), rod('arm post', 'legs', (x + side * 10, d - 30, 0), (x, d - 120, h - 22), 15, 20, swell=3)]
    paddle = board('paddle', 'legs', spline([Vector((-d + 10, h - 14)), Vector((-d * .3, h - 24)), Vector((d - 90, h - 34)), Vector((d - 90, h - 12)), Vector((-d * .3, h - 2)), Vector((-d + 10, h + 12))], 6, True), 62, edge='eased', ease=14, grain='x')
    place(paddle, (0, -31, 0), (0, 0, 0))
    return posts + [place(paddle, (x, 0, 0), (0, 0, 90)), rod('side rail', 'legs', (x, -d + 70, p.seat_height - p.seat_thick - 30), (x, d - 90, p.seat_height - p.seat_thick - 44), 17, 17, swell=3)]


ARMS = {'track': _track, 'slope': _slope, 'flare': _flare, 'rolled': _rolled, 'bolster': _bolster_arm, 'wood': _wood, 'none': lambda p, side: []}


def back(p):
    if p.arms == 'wood' and p.back == 'cushions':
        return slatted_back(p)
    width, height = inner_width(p) + (14 if p.arms != 'none' else 0), p.height - p.leg_height - (60 if p.back == 'cushions' else 0)
    relief, cell = None, 55
    if p.back == 'channel':
        relief, cell = ('-y', channels(_even(width, 125), 26)), 14
    if p.back == 'buttoned':
        relief, cell = ('-y', diamonds(_even(width, 190), 150, 34)), 15
    at, turn = stance(p)
    body = block('back', 'cover', (width, p.back_thick, height), at, turn, radius=p.soft, crown=10, cell=cell, relief=relief, warp=_top_line(p, width, height))
    if p.back == 'serpentine':
        return [body, *_show_rail(p, width, height)]
    if p.back == 'buttoned':
        roll = p.arm_width * .76
        over = bolster('back roll', 'cover', width - 30, roll, (0, p.depth / 2 - roll * .5 - 4, p.height - roll)) if p.arms == 'rolled' else []
        return flatten(body, over, _buttons(p, width, height, at))
    return [body]


def stance(p):
    """Where a back stands, and how it leans."""
    return (0, p.depth / 2 - p.back_thick / 2 - 6, p.leg_height), (-LEAN, 0, 0)


def _show_rail(p, width, height):
    """Carved wood along the back's edge, from arm to arm, a shell at its crest: baroque."""
    line, half = _top_line(p, width, height), width / 2
    keys = [(half - 18, .43), (half - 18, .78), (half - 20, .92), (half - 40, .982)] + [(half * u, .985) for u in (.9, .8, .667, .5, .36, .24, .12)]
    edge = [line(Vector((x, 0, height * z))) for x, z in keys]
    top = line(Vector((0, 0, height * .985)))
    edge += [top] + [Vector((-q.x, 0, q.z)) for q in edge[::-1]]
    carved = flatten(tube('show rail', 'legs', [tuple(q) for q in edge], 17, steps=4), shell('legs', 170, 84, (0, -14, top.z - 34)))
    return place(place(carved, (0, 16 - p.back_thick / 2, 0)), *stance(p))


def _even(width, pitch):
    return width / max(1, round(width / pitch))


def _top_line(p, width, height):
    """camel: one hump; wave: three lobes; shell: fans up to the middle; a curved sofa's falls to its ends."""
    rise = {'camel': lambda t: 90 * math.cos(math.pi * t / 2) ** 2 - 20, 'shell': lambda t: 150 * math.cos(math.pi * t / 2) ** .8 - 60,
            'wave': lambda t: 46 * abs(math.cos(1.5 * math.pi * t)) - 20, 'serpentine': lambda t: 70 * math.cos(math.pi * t * 1.5)}.get(p.back)
    rise = rise or (p.curve and (lambda t: -170 * max(0, t - .35) ** 2))
    if not rise:
        return None
    return lambda v: Vector((v.x, v.y, v.z + rise(min(1, abs(v.x) / (width / 2))) * (v.z / height) ** 2))


def _buttons(p, width, height, at):
    lean = math.tan(math.radians(LEAN))
    front = at[1] - p.back_thick / 2 + 19   # sunk into the diamonds' corners

    def spot(u, v):
        z = at[2] + height / 2 + v
        return (u, front + (z - at[2]) * lean, z - 7) if z > p.seat_height + 12 else None   # lower ones are behind the seat
    return diamond_buttons('cover', (width, height * .96), (_even(width, 190), 150), 30, spot)


def slatted_back(p):
    w, top = inner_width(p), p.height - 40
    y = p.depth / 2
    base_z = p.seat_height - p.seat_thick - 20
    spindles = [rod('spindle', 'legs', (x, y - 130, base_z), (x * .99, y - 24, top - 12), 8, 8, swell=1.5) for x in (w * (k / 12 - .5) * .94 for k in range(13))]
    stiles = [rod('stile', 'legs', (x, y - 132, base_z), (x, y - 22, top), 12, 10, swell=2) for x in (-w / 2 - 1, w / 2 + 1)]
    return spindles + stiles + [rod('crest', 'legs', (-w / 2 - 11, y - 22, top), (w / 2 + 11, y - 22, top), 18, 18, swell=5), rod('rail', 'legs', (-w / 2, y - 132, base_z), (w / 2, y - 132, base_z), 17, 17)]


def seats(p, seat_y):
    w, depth = inner_width(p), seat_y[1] - seat_y[0] + 10
    each = w / p.seats
    gap, corner = (1, 14) if p.skirt else (5, 38)   # a country sofa's cushions are cut square and packed
    return [cushion(f'seat {i}', 'cover', (each - gap, depth, p.seat_thick), (-w / 2 + each * (i + .5), (seat_y[0] + seat_y[1]) / 2 - 4, p.seat_height - p.seat_thick),
                    crown=p.crown, welt=p.welt, seed=10 + i, sag=5, corner=corner) for i in range(p.seats)]


def back_cushions(p, seat_y):
    if p.back != 'cushions':
        return []
    w = inner_width(p)
    each, tall = w / p.seats, min(520, p.height - p.seat_height + 60)
    out = []
    for i in range(p.seats):
        c = cushion(f'back {i}', 'cover', (each - 10, tall, 190), (0, 0, -95), crown=52, welt=p.welt, seed=30 + i)
        place(c, (0, 0, tall / 2), (90 - 13, 0, (.8, -.7, .4)[i % 3]))
        out += place(c, (-w / 2 + each * (i + .5), seat_y[1] - 62, p.seat_height - 12))
    return out


def scatter(p):
    w, y = inner_width(p), p.depth / 2 - p.back_thick - (250 if p.back == 'cushions' else 75)
    s, z = p.pillow_size, p.seat_height + 4
    spots = [(-w / 2 + s * .52, 20, 4, 'accent', s), (w / 2 - s * .50, -22, -5, 'accent2', s * .92), (-w / 2 + s * 1.12, 8, -3, 'accent2', s * .8)][:p.pillows]
    if p.curve:
        z, spots = z - 12, [(x, spin, 0, slot, size) for x, spin, _, slot, size in spots]   # on a hard seat it stands on its whole edge
    pillows = [leaning(f'pillow {k}', slot, (size, size * .96, 170), (x, y - 30 * (k == 2) - 40, z), lean=22, spin=spin, roll=roll, seed=50 + k) for k, (x, spin, roll, slot, size) in enumerate(spots)]
    rolls = [bolster(f'bolster {s}', 'accent', p.depth * .5, 170, (s * (w / 2 - 92), -20, p.seat_height - 4), spin=90) for s in (-1, 1)] if p.bolsters else []
    return flatten(pillows, rolls)


def chaise(p):
    """chaise -1 left, 1 right as seen: a long seat running forward."""
    if not p.chaise:
        return []
    side, reach = p.chaise, CHAISE
    each = inner_width(p) / p.seats
    x = side * (inner_width(p) / 2 - each / 2)
    y = -p.depth / 2 - reach / 2
    top = p.seat_height - p.seat_thick
    return flatten(block('chaise base', 'cover', (each + 14, reach + 60, top - p.leg_height + 14), (x, y + 30, p.leg_height), radius=20, crown=3, cell=70),
                   cushion('chaise seat', 'cover', (each - 5, reach + 20, p.seat_thick), (x, y - 4, top), crown=p.crown, welt=p.welt, seed=21),
                   legs_at(p.legs if p.legs not in ('plinth', 'sled') else 'block', 'legs', [(x - each / 2 + 70, y - reach / 2 + 60), (x + each / 2 - 70, y - reach / 2 + 60)], p.leg_height, thick=p.leg_thick))


def studs(p):
    """Nailheads along the base rail."""
    if not p.studs:
        return []
    w, z = inner_width(p) - .22 * p.arm_width, p.leg_height + 22
    n = round(w / 25)
    return [nail(-w / 2 + w * (k + .5) / n, -p.depth / 2 + 13, z) for k in range(n)]
