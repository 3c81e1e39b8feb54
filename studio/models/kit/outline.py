"""Closed outlines and open profiles in 2D (mm), counter-clockwise seen from +Z."""
import math

from mathutils import Vector


def rect(width, depth, radius=0, steps=6):
    x, y = width / 2, depth / 2
    if radius <= 0:
        return [Vector(p) for p in ((-x, -y), (x, -y), (x, y), (-x, y))]
    radius = min(radius, x, y)
    out = []
    for cx, cy, start in ((x, -y, -90), (x, y, 0), (-x, y, 90), (-x, -y, 180)):
        cx -= math.copysign(radius, cx)
        cy -= math.copysign(radius, cy)
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            out.append(Vector((cx + radius * math.cos(a), cy + radius * math.sin(a))))
    return without_twins(out)


def notched(width, depth, notch):
    """A rectangle whose corners are cut out by notch = (across, deep), to stand between four posts."""
    (x, y), (u, v) = (width / 2, depth / 2), notch
    corner = [(x - u, -y), (x - u, v - y), (x, v - y)]
    right = corner + [(a, -b) for a, b in corner[::-1]]
    return [Vector(q) for q in right + [(-a, -b) for a, b in right]]


def ellipse(width, depth, steps=96, power=2.0):
    """power 2 is an ellipse, 3 to 5 a superellipse, 1 a diamond."""
    out = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        c, s = math.cos(a), math.sin(a)
        out.append(Vector((width / 2 * math.copysign(abs(c) ** (2 / power), c),
                           depth / 2 * math.copysign(abs(s) ** (2 / power), s))))
    return without_twins(out)


def polygon(sides, diameter, start=None):
    start = 180 / sides if start is None else start
    turns = [math.radians(start + 360 * k / sides) for k in range(sides)]
    return [Vector((math.cos(a), math.sin(a))) * diameter / 2 for a in turns]


def pebble(width, depth, seed=1, steps=96):
    """A soft asymmetric blob inside the given box."""
    out = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        r = 1 + .09 * math.sin(2 * a + seed) + .06 * math.sin(3 * a + 2.1 * seed)
        out.append(Vector((r * math.cos(a), r * math.sin(a))))
    return fitted(out, width, depth)


def boat(width, depth, belly=.1, steps=24):
    """A rectangle whose long sides bow outwards by `belly` of the depth."""
    inner = depth * (1 - belly) / 2
    side = [Vector((width * (k / steps - .5), -inner - depth * belly / 2 * math.sin(math.pi * k / steps))) for k in range(steps + 1)]
    return side + [Vector((-p.x, -p.y)) for p in side]


def arch(width, height, rise=None, steps=72):
    """Upright arch standing on y = 0; rise = height of the curved part."""
    rise = width / 2 if rise is None else rise
    curve = [Vector((width / 2 * math.cos(math.pi * k / steps), height - rise + rise * math.sin(math.pi * k / steps)))
             for k in range(steps + 1)]
    return without_twins([Vector((-width / 2, 0)), Vector((width / 2, 0))] + curve)


def fitted(points, width, depth):
    xs, ys = [p.x for p in points], [p.y for p in points]
    cx, cy = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [Vector(((p.x - cx) * width / (max(xs) - min(xs)), (p.y - cy) * depth / (max(ys) - min(ys)))) for p in points]


def without_twins(points):
    out = [p for i, p in enumerate(points) if (p - points[i - 1]).length > 1e-3]
    return out or points


def rounded(points, radius, steps=5):
    """Rounds the inner corners of an open polyline; a point may carry its own radius as a third number."""
    corners = [Vector(p[:2]) for p in points]
    radii = [p[2] if len(p) > 2 else radius for p in points]
    out = [corners[0]]
    for i in range(1, len(corners) - 1):
        out += _corner(corners[i - 1:i + 2], radii[i], steps)
    return out + [corners[-1]]


def _corner(three, radius, steps):
    before, here, after = three
    a, b = before - here, after - here
    if radius <= 0 or a.length < 1e-6 or b.length < 1e-6 or a.angle(b) > math.radians(176):
        return [here]
    reach = min(radius / math.tan(a.angle(b) / 2), a.length * .49, b.length * .49)
    start, end = here + a.normalized() * reach, here + b.normalized() * reach
    ts = [k / steps for k in range(steps + 1)]
    return [(1 - t) ** 2 * start + 2 * t * (1 - t) * here + t * t * end for t in ts]


def spline(points, steps=10, closed=False):
    """Catmull-Rom through points of any dimension."""
    pts = [Vector(p) for p in points]
    n = len(pts)
    at = (lambda i: pts[i % n]) if closed else (lambda i: pts[min(max(i, 0), n - 1)])
    out = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(steps):
            t = k / steps
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    return out if closed else out + [pts[-1]]


def offset(points, distance):
    """The closed outline moved outwards (negative: inwards) with mitred corners."""
    out, n = [], len(points)
    for i, p in enumerate(points):
        a, b = (p - points[i - 1]).normalized(), (points[(i + 1) % n] - p).normalized()
        na, nb = Vector((a.y, -a.x)), Vector((b.y, -b.x))
        mitre = na + nb
        scale = 2 / max(mitre.length_squared, .35)
        out.append(p + mitre * scale * distance)
    return out
