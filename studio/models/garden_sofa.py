"""Garden sofas: slatted teak with deep cushions, one to three seats; and a rope-wound daybed."""
import math

from mathutils import Vector

from .kit.bent import rounded_path
from .kit.legs import timber
from .kit.outline import rect, rounded
from .kit.part import flatten, place
from .kit.round import disc, rod, tube
from .kit.soft import cushion, leaning
from .kit.solid import box, slab
from .kit.wickerwork import wound

DEFAULTS = dict(width=2000, depth=850, height=740, form='slat', seats=3, post=62, arm_height=590, seat_height=440, seat_thick=160, pillows=None, strand=5, pitch=22)
TURN = 28
DETAIL = (.1, .12, .62, .34)


def build(p):
    return FORMS[p.form](p)


def _slat(p):
    deck = p.seat_height - p.seat_thick + 6
    return flatten(_posts(p), _rails(p, deck), _arms(p, deck), _back(p, deck), _seat_slats(p, deck), _cushions(p, deck), _pillows(p))


def _posts(p):
    x, y, t = p.width / 2 - p.post / 2, p.depth / 2, p.post
    out = []
    for s in (-1, 1):
        out += [box('front post', 'frame', (t, t, p.arm_height - 26), (s * x, -y + t / 2 + 18, 0), bevel=5, grain='z', segments=3),
                timber('frame', (s * x, y - t / 2 - 26, 0), (s * x, _lean(p, p.height - 34), p.height - 34), t)]
    if p.width > 1500:
        out += [box('middle leg', 'frame', (t, t, p.seat_height - p.seat_thick), (0, q, 0), bevel=5, grain='z') for q in (-y + t / 2 + 18, y - t / 2 - 30)]
    return out


def _lean(p, z):
    """Depth of the middle of the raked back at a height."""
    return p.depth / 2 - p.post / 2 - 26 + 22 * z / p.height


def _rails(p, deck):
    """Front, back and side rails between the posts, pegged."""
    w, t, h = p.width - 2 * p.post, p.post, 84
    front, rear = -p.depth / 2 + t / 2 + 18, _lean(p, deck)
    out = [box('front rail', 'frame', (w + 4, 30, h), (0, front - 4, deck - h + 14), bevel=3), box('back rail', 'frame', (w + 4, 30, h), (0, rear, deck - h + 14), bevel=3)]
    for s in (-1, 1):
        x = s * (p.width - t) / 2
        out.append(box('side rail', 'frame', (30, rear - front - t + 4, h), (x, (front + rear) / 2, deck - h + 14), bevel=3, grain='y'))
        out += [disc('peg', 'frame', 6.5, 3, (0, 0, 0), ease=1.2, steps=20) for _ in range(2)]
        for peg, z in zip(out[-2:], (deck - h + 34, deck - 8)):
            place(peg, (x, front - t / 2 + 1.4, z), (90, 0, 0))
    return out


def _arms(p, deck):
    """A broad board with an eased nose over the posts, slats below it."""
    wide, thick, d = p.post + 34, 28, p.depth - 34
    out, front = [], -p.depth / 2
    for s in (-1, 1):
        x = s * (p.width / 2 - p.post / 2)
        outline = rect(wide, d, 26, 8)
        out.append(slab('arm', 'frame', outline, thick, (x - s * (wide - p.post) / 2 * .6, front + d / 2 - 2, p.arm_height - thick), ease=5, grain='y'))
        first, last = front + p.post + 18, _lean(p, deck) - p.post / 2
        n = max(3, round((last - first) / 110))
        for k in range(n):
            out.append(box('arm slat', 'frame', (16, 46, p.arm_height - thick - deck), (x, first + (last - first) * (k + .5) / n, deck + 8), bevel=3, grain='z'))
    return out


def _back(p, deck):
    w, z = p.width - 2 * p.post, p.height - 92
    out = [box('top rail', 'frame', (w + 4, 32, 72), (0, _lean(p, z), z - 2), bevel=7, segments=3), box('low rail', 'frame', (w + 4, 26, 46), (0, _lean(p, deck + 60), deck + 60), bevel=4)]
    n = round(w / 92)
    for k in range(n):
        x = w * ((k + .5) / n - .5)
        out.append(_back_slat(p, x, deck + 96, z + 6))
    return out


def _back_slat(p, x, low, high):
    lean = math.degrees(math.atan2(_lean(p, high) - _lean(p, low), high - low))
    return box('back slat', 'frame', (50, 15, high - low), (x, _lean(p, low), low), (-lean, 0, 0), bevel=3, grain='z')


def _seat_slats(p, deck):
    front, rear = -p.depth / 2 + 66, _lean(p, deck) - 20
    n = int((rear - front) / 78)
    return [box('seat slat', 'frame', (p.width - 2 * p.post + 8, 62, 18), (0, front + (rear - front) * (k + .5) / n, deck - 6), bevel=4) for k in range(n)]


def _cushions(p, deck):
    w, d = p.width - 2 * p.post - 26, p.depth - p.post - 66
    each, out = w / p.seats, []
    tall = p.height - p.seat_height + 50
    for i in range(p.seats):
        x = -w / 2 + each * (i + .5)
        out += cushion(f'seat {i}', 'cover', (each - 5, d, p.seat_thick), (x, -p.depth / 2 + d / 2 + 14, deck + 10), crown=26, welt=4.5, sag=4, seed=20 + i)
        back = cushion(f'back {i}', 'cover', (each - 12, tall, 175), (0, 0, -87), crown=44, welt=4.5, seed=40 + i)
        place(back, (0, 0, tall / 2), (90 - 15, 0, (.7, -.6, .3)[i % 3]))
        out += place(back, (x, _lean(p, p.seat_height) - 128, p.seat_height - 14))
    return out


def _pillows(p):
    """One for each end, one alone in an armchair."""
    count = p.pillows if p.pillows is not None else min(2, p.seats)
    reach, y = p.width / 2 - p.post - 250, _lean(p, p.seat_height) - 290
    spots = [(-reach, 16, 4, 440), (reach, -18, -5, 420)][:count] if p.seats > 1 else [(20, 4, 3, 400)][:count]
    return [leaning(f'pillow {k}', 'accent', (size, size * .94, 150), (x, y, p.seat_height + 2), lean=24, spin=spin, roll=roll, seed=60 + k) for k, (x, spin, roll, size) in enumerate(spots)]


def _rope(p):
    """A tube frame whose back and arms are one screen of rope, wound round a top and a bottom rail."""
    top, low = _screen(p)
    deck = p.seat_height - 190
    base = [Vector((q.x, q.y, deck)) for q in rect(p.width - 60, p.depth - 60, 240, 10)]
    parts = [tube('base rail', 'frame', base, 20, closed=True, smooth=False, sides=18), tube('top rail', 'frame', top, 17, smooth=False, sides=16)]
    parts += [_strand(p, a, b) for a, b in _laced(top, low, p.pitch)]
    front = [Vector((x, -p.depth / 2 + 30, deck)) for x in (-p.width / 2 + 270, 0, p.width / 2 - 270)]
    return flatten(parts, wound('wound rail', 'rope', front, 20, p.strand * .8, p.strand * 1.7), _deck(p, deck), _rope_legs(p, deck), _daybed(p, deck))


def _screen(p):
    """Matching points of the top and the bottom rail, from one front end round the back to the other."""
    deck, w, d = p.seat_height - 190, p.width / 2 - 30, p.depth / 2 - 30
    reach = -d * .55
    plan = rounded([(-w, reach), (-w, d, 240), (w, d, 240), (w, reach)], 240, 14)
    path = _evenly([Vector((q.x, q.y, 0)) for q in plan], 14)
    total, top, low = len(path) - 1, [], []
    for k, q in enumerate(path):
        share = min(k, total - k) / total
        rise = p.arm_height + (p.height - p.arm_height - 18) * _ease(min(1, share / .27)) if share > .035 else deck + (p.arm_height - deck) * _ease(share / .035) ** .6
        flare = 1 + .035 * (rise - deck) / (p.height - deck)
        top.append(Vector((q.x, q.y, rise)) if share <= .035 else Vector((q.x * (.97 + flare - 1), q.y * (.965 + flare - 1) , rise)))
        low.append(Vector((q.x, q.y, deck)))
    return top, low


def _ease(t):
    return t * t * (3 - 2 * t)


def _evenly(points, step):
    out = [points[0]]
    for a, b in zip(points, points[1:]):
        n = max(1, round((b - a).length / step))
        out += [a.lerp(b, (k + 1) / n) for k in range(n)]
    return out


def _laced(top, low, pitch):
    """Pairs of places where a turn of rope holds, `pitch` apart along the bottom rail; none where the top rail drops to it, a turn would slide off."""
    gone, out = pitch, []
    for k in range(1, len(low)):
        step = (low[k] - low[k - 1]).length
        gone += step
        if gone >= pitch and abs(top[k].z - top[k - 1].z) < step and top[k].z - low[k].z > 60:
            out.append((top[k], low[k]))
            gone = 0
    return out


def _strand(p, top, low):
    """One turn: up the outside, over the top rail, down the inside, under the bottom rail."""
    out = Vector((low.x / p.width, low.y / p.depth, 0)).normalized()
    up, a, b = Vector((0, 0, 1)), 17 + p.strand * .8, 20 + p.strand * .8
    loop = [top + out * a * .9, top + out * a * .6 + up * a * .8, top + up * a * 1.02, top - out * a * .6 + up * a * .8, top - out * a * .9,
            top.lerp(low, .5) - out * 8, low - out * b * .9, low - out * b * .6 - up * b * .8, low - up * b * 1.02, low + out * b * .6 - up * b * .8, low + out * b * .9, top.lerp(low, .5) + out * 8]
    return tube('rope', 'rope', loop, p.strand, closed=True, sides=6, steps=1)


def _deck(p, deck):
    n = 7
    return [rod('lath', 'frame', (-p.width / 2 + 50, y, deck), (p.width / 2 - 50, y, deck), 11, steps=14) for y in ((p.depth - 300) * (k / (n - 1) - .5) for k in range(n))]


def _rope_legs(p, deck):
    """Bent hoops under each end, on glides."""
    out, d = [], p.depth / 2 - 150
    for s in (-1, 1):
        x = s * (p.width / 2 - 250)
        out.append(tube('leg', 'frame', rounded_path([(x, -d, deck), (x + s * 40, -d - 20, 14), (x + s * 40, d + 20, 14), (x, d, deck)], 60, 8), 14, smooth=False, sides=16))
        out += [disc('glide', 'dark', 12, 7, (x + s * 40, y, 0), ease=2, steps=24) for y in (-d + 60, d - 60)]
    return out


def _daybed(p, deck):
    """One deep mattress, three cushions against the screen, two pillows."""
    seat = cushion('mattress', 'cover', (p.width - 110, p.depth - 120, 190), (0, -14, deck + 12), crown=26, welt=5, seed=4, corner=170)
    top, out = p.seat_height + 4, []
    each, rear = (p.width - 330) / 3, p.depth / 2 - 190
    for i in range(3):
        back = cushion(f'back {i}', 'cover', (each - 8, 400, 170), (0, 0, -85), crown=46, welt=4.5, seed=30 + i, corner=70)
        place(back, (0, 0, 200), (90 - 18, 0, 0))
        out += place(back, ((i - 1) * each, rear - 66, top - 10))
    spots = [(-p.width * .27, 12, 4, 460), (p.width * .29, -16, -5, 420)][:2 if p.pillows is None else p.pillows]
    return flatten(seat, out, [leaning(f'pillow {k}', 'accent', (size, size * .94, 160), (x, rear - 270, top), lean=26, spin=spin, roll=roll, seed=70 + k) for k, (x, spin, roll, size) in enumerate(spots)])


FORMS = {'slat': _slat, 'rope': _rope}
