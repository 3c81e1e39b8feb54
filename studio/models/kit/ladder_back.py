"""A ladder-back chair with a rush seat: turned posts from the floor up, rails and rungs tenoned into them, slats between the back's."""
import math

from mathutils import Vector

from .part import flatten
from .round import lathe, rod
from .rush import rush_seat
from .solid import loft

POST, RAIL, LOW = 17, 10, 20   # radii of posts and seat rails; how far the rails' middles lie below the rush


def ladder_back(p):
    """Posts stand a little closer behind than in front; the back's lean from the seat upwards."""
    posts = Posts(p)
    return flatten(posts.drawn(), _rails(p, posts), _rungs(posts), _slats(p, posts), rush_seat('seat', 'cover', posts.corners(p.seat_height), p.seat_height, (POST, RAIL, LOW)))


class Posts:
    """`at(side, back, z)` is a post's middle: side -1 or 1, back 0 or 1."""

    def __init__(self, p):
        self.p, self.front, self.rear = p, p.width / 2 - POST, p.width / 2 - POST - 26
        self.y = -p.depth / 2 + POST, p.depth / 2 - p.rake - 18

    def at(self, side, back, z):
        x = side * (self.rear if back else self.front)
        above = max(0, z - self.p.seat_height) / (self.p.height - self.p.seat_height)
        return Vector((x, self.y[back] + (self.p.rake * above ** 1.25 if back else 0), z))

    def corners(self, z):
        return [self.at(*corner, z) for corner in ((-1, 0), (1, 0), (1, 1), (-1, 1))]

    def drawn(self):
        seat, top = self.p.seat_height, self.p.height
        front = [lathe('front post', 'frame', _turning(seat + 13), self.at(s, 0, 0), steps=40, grain='z') for s in (-1, 1)]
        return front + [loft('back post', 'frame', self._leaning(s, top), grain='z', subdivide=1, smooth=60) for s in (-1, 1)]

    def _leaning(self, side, top):
        """Round sections up a back post; its head is turned to a small acorn."""
        heights = [0, 3, 120, 300, 420, 460, 500, 560, 640, 720, 800, 880] + [top - d for d in (64, 50, 46, 42, 36, 26, 14, 5, 0)]
        radii = [POST - 3, POST - 1.5] + [POST - 3 * max(0, z - 460) / 420 for z in heights[2:12]] + [13.4, 13.2, 9.5, 9.5, 13, 15.2, 13, 7, 1.2]
        return [[self.at(side, 1, z) + Vector((r * math.cos(a), r * math.sin(a), 0)) for a in (2 * math.pi * k / 24 for k in range(24))] for z, r in zip(heights, radii)]


def _turning(top):
    """A front post: its foot eased, its head a low dome over a scored line."""
    dome = [(POST * math.cos(a), top - 9 + 9 * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(8))]
    return [(0, 0), (POST - 4, 0), (POST - 2, 2), (POST - 1, 60), (POST, 200), (POST, top - 60)] + dome + [(0, top)]


def _rails(p, posts):
    """What the rush is wound round; the side rails lie a little lower, so that tenons pass in the post."""
    z, r = p.seat_height - LOW, RAIL
    cross = [rod('seat rail', 'frame', posts.at(-1, back, z), posts.at(1, back, z), r) for back in (0, 1)]
    return cross + [rod('seat rail', 'frame', posts.at(s, 0, z - 2), posts.at(s, 1, z - 2), r) for s in (-1, 1)]


def _rungs(posts):
    """Turned thicker in the middle: two in front, two at each side, one behind."""
    lines = [((-1, 0), (1, 0), z) for z in (150, 285)] + [((s, 0), (s, 1), z) for s in (-1, 1) for z in (118, 250)] + [((-1, 1), (1, 1), 190)]
    return [rod('rung', 'frame', posts.at(*a, z), posts.at(*b, z), 7.5, swell=4, steps=24) for a, b, z in lines]


def _slats(p, posts):
    """Bowed backwards and arched above, taller towards the top, each end let into a mortise."""
    rise = p.height - p.seat_height
    return [_slat(posts, p.seat_height + rise * share, tall) for share, tall in ((.27, 62), (.51, 68), (.75, 78))]


def _slat(posts, z, tall, thick=9, bow=24):
    rows, n = [], 24
    for k in range(n + 1):
        u = 2 * k / n - 1
        crown = tall * (.66 + .34 * (1 - u * u) ** .7)
        ring = []
        for y, h in _cut(thick, crown):
            middle = posts.at(1, 1, z + h)
            ring.append((u * middle.x, middle.y + bow * (1 - u * u) - 2 + y, z + h))
        rows.append(ring)
    return loft('slat', 'frame', rows, grain='x', subdivide=0, smooth=50)


def _cut(thick, tall, ease=2.6):
    """A slat's section, (y, z): thin, with rounded edges."""
    t, e = thick / 2, ease
    return [(t, e), (t, tall - e), (t - e * .3, tall - e * .3), (t - e, tall), (e - t, tall), (e * .3 - t, tall - e * .3), (-t, tall - e), (-t, e), (e * .3 - t, e * .3), (e - t, 0), (t - e, 0), (t - e * .3, e * .3)]
