"""Garden chairs: a woven tub on a rattan foot, and the folding bistro chair of steel slats."""
import math

from mathutils import Vector

from .kit.bent import flat_bar, rounded_path
from .kit.outline import spline
from .kit.part import flatten
from .kit.randing import randing, rolled
from .kit.round import disc, lathe, rod, tube
from .kit.soft import cushion, leaning
from .kit.wickerwork import coiled, disc_spiral, woven

DEFAULTS = dict(width=680, depth=720, height=860, form='tub', seat_height=440, arm_height=600, pad_thick=110, pillow=True,
                tube=9, seat_slats=7, back_slats=2)
TURN = 30
DETAIL = (.24, .1, .58, .4)


def build(p):
    return FORMS[p.form](p)


FOOT, WAIST = 34, 190   # heights between which the tub stands open on crossed sticks
INSET = 10   # from the tub's outside to the middle of its weave


def _tub(p):
    """A wall that rises from the front lip over the arms to the back, on sticks crossed over a plaited foot."""
    lining = woven('shell', 'weave', lambda s, t: _shell_point(p, s, t), (110, 44), thick=3)
    weave = randing('weavers', 'weave', lambda a, z: _wall(p, a, z, INSET), lambda a: _rim(p, a) - 2, (WAIST + 6, 10.5, 84))
    deck = p.seat_height - p.pad_thick + 12
    seat = cushion('pad', 'cover', (p.width * .80, p.depth * .74, p.pad_thick), (0, -p.depth * .015, deck), crown=30, welt=4, seed=6, corner=p.width * .34)
    floor = coiled('deck', 'weave', [q + Vector((0, 0, deck - 12)) for q in disc_spiral(p.width * .40, 15, lambda t: 0)], 8)
    pillow = leaning('pillow', 'cover', (400, 290, 130), (0, p.depth * .12, p.seat_height - 6), lean=24, seed=12) if p.pillow else []
    rings = (('rim', lambda a: _rim(p, a) + 7, 19), ('waling', lambda a: WAIST, 14), ('foot', lambda a: FOOT, 16))
    borders = [rolled(name, 'weave', [_wall(p, a, z(a), INSET) for a in _round(120)], radius) for name, z, radius in rings]
    return flatten(lining, weave, borders, _sticks(p), _feet(p), floor, seat, pillow)


def _round(n):
    return [2 * math.pi * k / n for k in range(n)]


def _rim(p, angle):
    """Height of the rim at an angle from the back: level behind, down over the arms, lowest in front."""
    front, turn = p.seat_height - p.pad_thick + 46, abs((angle + math.pi) % (2 * math.pi) - math.pi) / math.pi
    sweep = (1 + math.cos(math.pi * min(1, max(0, (turn - .1) / .5)))) / 2
    dip = (1 - math.cos(math.pi * min(1, max(0, (turn - .5) / .5)))) / 2
    return p.arm_height + (p.height - p.arm_height) * sweep - (p.arm_height - front) * dip


def _wall(p, angle, z, inset=0):
    """The tub's outside, or so far inside of it: waisted near the foot, swelling to the arms, leaning back behind."""
    t = z / p.height
    swell = .37 + .13 * math.sin(math.pi / 2 * min(1, t / .62)) - .03 * math.exp(-((z - WAIST) / 90) ** 2)
    back = max(0, math.cos(angle))
    r = swell * p.width - 20 - inset
    return Vector((r * math.sin(angle), r * math.cos(angle) * 1.02 + back * 70 * max(0, t - .45) ** 1.3, z))


def _shell_point(p, s, t):
    angle = 2 * math.pi * s
    return _wall(p, angle, WAIST + (_rim(p, angle) - WAIST) * t, INSET - 1.5)


def _sticks(p):
    """Crossed pairs of rattan between foot and waling."""
    out, n = [], 30
    for k in range(n):
        a = 2 * math.pi * k / n
        for lean in (-1, 1):
            b, proud = a + lean * math.pi * 2 / n, -4 * lean
            ends = [_wall(p, c, z) + Vector((math.sin(c), math.cos(c), 0)) * proud for c, z in ((a, FOOT), (b, WAIST))]
            out.append(tube('stick', 'frame', ends, 5.5, smooth=False, sides=10))
    return out


def _feet(p):
    feet = []
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        q = _wall(p, a, FOOT)
        feet.append(lathe('foot', 'frame', [(0, 0), (15, 0), (18, 4), (17, 20), (14, 26), (0, 26)], (q.x, q.y, 0), steps=28))
    return feet


def _folding(p):
    """Two crossed frames on a pivot; the long one bends up into the back."""
    w, d, r = p.width / 2 - p.tube, p.depth / 2, p.tube
    seat, inner = p.seat_height, p.width / 2 - p.tube * 3.3
    long_side = [Vector((0, -d + 26, 0)), Vector((0, d * .44, seat - 10)), Vector((0, d - r, p.height - r))]
    hoop = [Vector((-w, q.y, q.z)) for q in long_side] + [Vector((w, q.y, q.z)) for q in long_side[::-1]]
    short = [Vector((0, d - 14, 0)), Vector((0, -d * .62, seat - 16))]
    parts = [tube('long frame', 'frame', rounded_path(hoop, 62, 9), r, smooth=False, sides=16)]
    for s in (-1, 1):
        parts += [rod('short frame', 'frame', short[0] + Vector((s * inner, 0, 0)), short[1] + Vector((s * inner, 0, 0)), r, steps=18),
                  flat_bar('seat rail', 'frame', _rail(p, s * (inner - r - 4), d), 6, 20),
                  *_pivot(long_side, short, s, (w, inner, r)), _bolt(s, short[1] + Vector((0, -2, 6)), inner, r), _bolt(s, Vector((0, d * .44, seat - 8)), w - r * 1.4, r)]
        parts += [rod('cap', 'dark', (s * x, q.y, 0), (s * x, q.y, 16), r + 2.4, r + 1.6, ease=2) for x, q in ((w, long_side[0]), (inner, short[0]))]
    return flatten(parts, _stretchers(long_side, short, (w, inner, r)), _seat_slats(p, d), _back_slats(p, long_side, w))


def _rail(p, x, d):
    """The seat's side: level, rolling over in front."""
    z = p.seat_height - 13
    return [Vector((x, *q)) for q in spline([(-d + 12, z - 9), (-d + 34, z), (-d * .5, z - 2), (0, z - 6), (d * .46, z)], 5)]


def _pivot(long_side, short, s, sizes):
    """A shouldered bolt where the frames cross."""
    (w, inner, r), t = sizes, _crossing(long_side[:2], short)
    at = long_side[0].lerp(long_side[1], t)
    return [rod('pivot', 'frame', (s * (inner - r - 3), at.y, at.z), (s * (w + r + 3), at.y, at.z), 5, steps=16),
            rod('pivot head', 'frame', (s * (w + r), at.y, at.z), (s * (w + r + 4.5), at.y, at.z), 9, ease=2, steps=20)]


def _crossing(a, b):
    (p, q), (r, s) = ((Vector((v.y, v.z)) for v in line) for line in (a, b))
    d, e, f = q - p, s - r, r - p
    return (f.x * e.y - f.y * e.x) / (d.x * e.y - d.y * e.x)


def _bolt(s, at, x, r):
    return rod('bolt', 'frame', (s * (x - 16), at.y, at.z), (s * (x + r + 2), at.y, at.z), 6, ease=2, steps=16)


def _stretchers(long_side, short, sizes):
    w, inner, r = sizes
    spots = ((long_side[0].lerp(long_side[1], .17), w), (short[0].lerp(short[1], .17), inner), (short[0].lerp(short[1], .86), inner))
    return [rod('stretcher', 'frame', (-x, q.y, q.z), (x, q.y, q.z), r * .72, steps=16) for q, x in spots]


def _seat_slats(p, d):
    """Pressed strips, each a little crowned, riveted to the rails."""
    line, n, out = _rail(p, 0, d), p.seat_slats, []
    half = p.width / 2 - p.tube * 4.2
    for k in range(n):
        y = -d + 24 + (d * 1.42 - 42) * k / (n - 1)
        z, along = _on_rail(line, y)
        crown = [Vector((half * (i / 6 - 1), y, z + 14 + 3 * (1 - (i / 6 - 1) ** 2))) for i in range(13)]
        out.append(flat_bar('seat slat', 'seat', crown, 35, 5, across=along, ease=1.4))
        out += [disc('rivet', 'seat', 4.5, 2.4, (s * (half - 14), y, z + 16.5), ease=1.4, steps=14) for s in (-1, 1)]
    return out


def _on_rail(line, y):
    """Height and direction of the seat's side at y."""
    i = min(range(1, len(line)), key=lambda k: abs((line[k].y + line[k - 1].y) / 2 - y))
    a, b = line[i - 1], line[i]
    return a.z + (b.z - a.z) * (y - a.y) / (b.y - a.y), b - a


def _back_slats(p, long_side, w):
    """Bowed backwards between the uprights."""
    knee, head, out = long_side[1], long_side[2], []
    for k in range(p.back_slats):
        at = knee.lerp(head, .86 - .34 * k)
        up = (head - knee).normalized()
        bow = [Vector((w * (i / 9 - 1), at.y + 17 * (1 - (i / 9 - 1) ** 2) - 1, at.z)) for i in range(19)]
        out.append(flat_bar('back slat', 'seat', bow, 46, 4, across=up, ease=1.2))
    return out


FORMS = {'tub': _tub, 'folding': _folding}
