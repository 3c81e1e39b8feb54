"""A yoke chair: back legs that lean out to carry a bent rail, a Y between rail and seat, a seat wound of paper cord."""
import math

from mathutils import Vector

from .outline import spline
from .part import MM, flatten
from .round import lathe, rod
from .rush import rush_seat
from .solid import board, loft

FRONT, RAIL, LOW = 17, 10, 20   # radii of the front posts and the seat rails; how far the rails' middles lie below the cord
SIDES = 20


def yoke_chair(p):
    """Drawn for a chair as wide as its rail, as deep as from its front posts to its rail's back."""
    frame = Frame(p)
    return flatten(frame.posts(), frame.seat_rails(), _stretchers(frame), _arm_rail(frame), _yoke(frame), rush_seat('seat', 'cover', frame.corners(p.seat_height), p.seat_height, (FRONT, RAIL, LOW)))


class Frame:
    """Where things meet: `back(side, z)` is the middle of a back leg, `rail` the arm rail's from its middle to one end."""

    def __init__(self, p):
        self.seat, self.top, self.depth = p.seat_height, p.height, p.depth
        self.front = Vector((p.width / 2 - 40, -p.depth / 2 + FRONT))
        w, y, z = p.width / 2 - 13, p.depth / 2 - 12, p.height - 16
        self.rail = spline([(0, y, z), (w * .3, y - 9, z - 1), (w * .62, y - 48, z - 6), (w * .87, y - 122, z - 15), (w * .985, y - 205, z - 24), (w, y - 275, z - 31), (w * .975, y - 345, z - 36)], 24)
        self.leg = spline([(p.width / 2 - 66, y - 62, 0), (p.width / 2 - 82, y - 96, 190), (p.width / 2 - 92, y - 112, 400), (p.width / 2 - 84, y - 116, 500), (p.width / 2 - 56, y - 140, 600), (w * .985, y - 205, z - 24)], 10)

    def back(self, side, z):
        for a, b in zip(self.leg, self.leg[1:]):
            if a.z <= z <= b.z:
                q = a + (b - a) * (z - a.z) / (b.z - a.z)
                return Vector((side * q.x, q.y, z))
        raise ValueError(f'no back leg at {z}')

    def corners(self, z):
        front = [Vector((s * self.front.x, self.front.y, z)) for s in (-1, 1)]
        return front + [self.back(1, z), self.back(-1, z)]

    def posts(self):
        front = [lathe('front post', 'frame', _turning(self.seat + 8), (s * self.front.x, self.front.y, 0), steps=40, grain='z') for s in (-1, 1)]
        return front + [_swept('back post', [Vector((s * q.x, q.y, q.z)) for q in self.leg], self._girth, 'z') for s in (-1, 1)]

    def _girth(self, share):
        """Stoutest where the seat's rails enter."""
        return (_eased([(0, 11.5), (.5, 18), (.62, 18), (1, 10.5)], share),) * 2

    def seat_rails(self):
        z = self.seat - LOW
        a, b, c, d = self.corners(z)
        return [rod('seat rail', 'frame', m, n, RAIL) for m, n in ((a, b), (d, c))] + [rod('seat rail', 'frame', m - Vector((0, 0, 2)), n - Vector((0, 0, 2)), RAIL) for m, n in ((a, d), (b, c))]


def _turning(top):
    """A front post: slender at the foot, fullest under the seat, its head a low dome."""
    dome = [((FRONT - 1) * math.cos(a), top - 7 + 7 * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(8))]
    return [(0, 0), (9, 0), (11, 2), (12.5, 60), (15, 200), (FRONT, 340), (FRONT, top - 50), (FRONT - 1, top - 8)] + dome + [(0, top)]


def _stretchers(frame):
    """Ovals from front to back, a pair of rungs across in front and one behind."""
    out = []
    for s in (-1, 1):
        a, b = Vector((s * frame.front.x, frame.front.y, 205)), frame.back(s, 235)
        out.append(_swept('stretcher', [a + (b - a) * k / 12 for k in range(13)], lambda t: (6 + 1.5 * math.sin(math.pi * t), 9 + 5 * math.sin(math.pi * t)), 'y'))
    across = [(Vector((-frame.front.x, frame.front.y, 300)), Vector((frame.front.x, frame.front.y, 300))), (frame.back(-1, 330), frame.back(1, 330))]
    return out + [rod('stretcher', 'frame', a, b, 7.5, swell=3.5) for a, b in across]


def _arm_rail(frame):
    """Round at the back, flatter along the arms, its ends rounded; the grain follows the bend from part to part."""
    half = frame.rail
    path = [Vector((-q.x, q.y, q.z)) for q in half[:0:-1]] + half
    lengths = [0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    total, turn = lengths[-1], len(half) // 2
    sizes = [_rail_size(2 * abs(d / total - .5), min(d, total - d)) for d in lengths]
    rings = _rings(path, sizes)
    cuts = (0, turn, len(path) - 1 - turn, len(path) - 1)
    parts = [loft('arm rail', 'frame', rings[a:b + 1], grain=grain, subdivide=0, smooth=60) for a, b, grain in zip(cuts, cuts[1:], 'yxy')]
    for ob in parts[1:]:
        ob.color = parts[0].color   # one piece of wood
    return parts


def _rail_size(out, left):
    """(half its breadth, half its height) `out` of the way from the middle to an end that is `left` mm away."""
    wide, high = _eased([(0, 12), (.55, 12.5), (1, 16)], out), _eased([(0, 15.5), (.55, 13), (1, 10.5)], out)
    round_off = math.sqrt(max(.02, 1 - max(0, 1 - left / 13) ** 2))
    return wide * round_off, high * round_off


def _yoke(frame):
    """A board sawn to a Y, bent back from the seat's rail to the arm rail."""
    foot, head = Vector((0, frame.back(1, frame.seat - LOW).y - 2, frame.seat - LOW - 8)), next(q for q in frame.rail if q.x > 52)
    tall = head.z - foot.z
    spread = 78
    right = spline([(19, 0), (16.5, tall * .3), (19, tall * .48), (34, tall * .68), (58, tall * .87), (spread + 13, tall)], 7)
    crotch = spline([(spread - 15, tall), (40, tall * .83), (17, tall * .655), (0, tall * .575)], 7)
    outline = right + crotch + [Vector((-q.x, q.y)) for q in crotch[-2::-1]] + [Vector((-q.x, q.y)) for q in right[::-1]]
    ob = board('yoke', 'frame', outline, 13, ease=4, grain='z')
    for v in ob.data.vertices:
        t = v.co.z / (tall * MM)
        v.co.y += ((head.y - foot.y) * t ** 1.35 - 6.5 - abs(v.co.x / MM / spread) ** 2 * 5 * t) * MM
        v.co += foot * MM
    return ob


def _swept(name, path, size, grain):
    """An oval swept along a path; size(share of the way) = (half its breadth, half its height)."""
    return loft(name, 'frame', _rings(path, [size(k / (len(path) - 1)) for k in range(len(path))]), grain=grain, subdivide=0, smooth=60)


def _rings(path, sizes):
    """Breadth lies level and height square to it, or, up a post, along y."""
    out = []
    for k, (q, (wide, high)) in enumerate(zip(path, sizes)):
        ahead = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        side = ahead.cross(Vector((0, 1, 0) if abs(ahead.z) > .7 else (0, 0, 1))).normalized()
        up = side.cross(ahead)
        out.append([q + side * wide * math.cos(a) + up * high * math.sin(a) for a in (2 * math.pi * i / SIDES for i in range(SIDES))])
    return out


def _eased(keys, t):
    """Between (t, value) keys, without a corner at any."""
    for (a, u), (b, v) in zip(keys, keys[1:]):
        if t <= b:
            s = (t - a) / (b - a)
            return u + (v - u) * s * s * (3 - 2 * s)
    return keys[-1][1]
