"""Legs by kind. Each is drawn between a foot on the floor and a top that meets the frame."""
import math

from mathutils import Vector

from .outline import rect, spline
from .part import aim, flatten
from .round import ball, lathe, rod, tube
from .solid import box, loft


def leg(kind, slot, top, foot, thick=42, tip=None):
    """One leg. top, foot: (x, y, z) mm. thick: its width at the top. tip: slot of a ferrule, if any."""
    return flatten(LEGS[kind](slot, Vector(top), Vector(foot), thick), _ferrule(tip, top, foot, thick) if tip else [])


def four_legs(kind, slot, size, height, **more):
    """Four legs under a frame of size (width, depth); see legs_at."""
    w, d = size[0] / 2, size[1] / 2
    return legs_at(kind, slot, [(x * w, y * d) for x in (-1, 1) for y in (-1, 1)], height, **more)


def legs_at(kind, slot, corners, height, splay=0, thick=42, tip=None, into=8):
    """Legs at corners (x, y); splay moves the feet outwards; `into` is how far they enter the frame."""
    out = []
    for x, y in corners:
        sx, sy = math.copysign(1, x), math.copysign(1, y)
        out += leg(kind, slot, (x, y, height + into), (x + sx * splay, y + sy * splay * .8, 0), thick, tip)
    return out


def _taper(slot, top, foot, thick):
    return rod('leg', slot, foot, top, thick * .29, thick * .5, swell=1)


def _square(slot, top, foot, thick):
    return _prismatic(slot, top, foot, [(0, .30), (1, .5)], thick)


def _straight(slot, top, foot, thick):
    return _prismatic(slot, top, foot, [(0, .5), (1, .5)], thick)


def _saber(slot, top, foot, thick):
    """Square, curving outwards towards the foot."""
    out = Vector((foot.x, foot.y, 0)).normalized() * top.z * .16
    path = spline([foot + out, foot + (top - foot) * .4 + out * .25, top], 8)
    return _along(slot, path, [thick * (.27 + .23 * i / (len(path) - 1)) for i in range(len(path))])


def _cabriole(slot, top, foot, thick):
    out = Vector((top.x, top.y, 0)).normalized() * thick
    h = top - foot
    keys = [(0, .45, .34), (.06, .62, .40), (.13, .1, .24), (.3, -.12, .21), (.55, .1, .3), (.78, .55, .46), (.92, .42, .5), (1, .1, .52)]
    path = spline([(*(foot + h * t + out * o), r) for t, o, r in keys], 6)
    return _along(slot, [Vector(p[:3]) for p in path], [p[3] * thick for p in path], power=.85)


def _turned(slot, top, foot, thick):
    """Vase, bead and ring turnings under a square block."""
    length, r = (top - foot).length, thick / 2
    keys = [(.42, 0), (.5, .02), (.36, .06), (.44, .10), (.62, .2), (.86, .42), (.62, .58), (.5, .62), (.95, .655), (.95, .69), (.6, .71), (.72, .74), (.6, .77), (.9, .79)]
    profile = [(0, 0)] + [(p.x * r, p.y * length) for p in spline(keys, 5)] + [(r * .9, length * .8), (0, length * .8)]
    block = aim(box('leg block', slot, (thick, thick, length * .215), (0, 0, length * .79), bevel=2, grain='z'), foot, top)
    return [aim(lathe('leg', slot, profile, steps=40, grain='z'), foot, top), block]


def _bobbin(slot, top, foot, thick):
    """A row of balls: playful and ethnic pieces."""
    length, r = (top - foot).length, thick / 2
    count = max(3, round(length / (thick * .8)))
    profile = [(0, 0)] + [(r * (.52 + .48 * abs(math.sin(math.pi * count * k / (count * 10)))), length * k / (count * 10)) for k in range(count * 10 + 1)] + [(0, length)]
    return aim(lathe('leg', slot, profile, steps=36, grain='z'), foot, top)


def _bun(slot, top, foot, thick):
    r = thick / 2
    height = (top - foot).z
    keys = [(.62, 0), (.92, .12), (1, .36), (.9, .62), (.6, .78), (.52, .84), (.7, .92), (.7, 1)]
    profile = [(0, 0)] + [(p.x * r, p.y * height) for p in spline(keys, 5)] + [(0, height)]
    return lathe('leg', slot, profile, foot, steps=48, grain='z')


def _cylinder(slot, top, foot, thick):
    return rod('leg', slot, foot, top, thick / 2, thick / 2, ease=4, steps=48)


def _cone(slot, top, foot, thick):
    return rod('leg', slot, foot, top, thick * .16, thick * .6, steps=48)


def _pin(slot, top, foot, thick):
    return [rod('leg', slot, foot, top, thick * .2, thick * .2), rod('leg plate', slot, top - Vector((0, 0, 6)), top, thick * .5, thick * .5, ease=1)]


def _pipe(slot, top, foot, thick):
    """Threaded steel pipe with floor flanges."""
    r, up = thick * .32, Vector((0, 0, 1))
    collars = [rod('pipe collar', slot, foot + up * z, foot + up * (z + 16), r * 1.35, r * 1.35, ease=3) for z in (7,)]
    return [rod('leg', slot, foot, top, r, r, ease=1), rod('pipe flange', slot, foot, foot + up * 7, r * 2.2, r * 2.2, ease=1)] + collars


def _hairpin(slot, top, foot, thick):
    """Three bent steel rods meeting in the foot."""
    side = Vector((-foot.y, foot.x, 0)).normalized() * thick * .9
    inward = Vector((-foot.x, -foot.y, 0)).normalized() * thick * .7
    wires = [tube('leg', slot, [top + a, top + a + (foot - top) * .55, foot + a * .12 + Vector((0, 0, 6)), foot + Vector((0, 0, 5))], 5, steps=8)
             for a in (side - inward * .3, -side - inward * .3, inward)]
    return wires + [box('leg plate', slot, (thick * 2.2, thick * 2.2, 4), (top.x, top.y, top.z - 4), bevel=1)]


def _block(slot, top, foot, thick):
    return box('leg', slot, (thick, thick, top.z), (top.x, top.y, 0), bevel=4, grain='z')


def _prismatic(slot, top, foot, keys, thick):
    rings_ = [[(top * t + foot * (1 - t)) + Vector((p.x, p.y, 0)) for p in rect(thick * w * 2, thick * w * 2, 3, 2)] for t, w in keys]
    return loft('leg', slot, rings_, grain='z', subdivide=0, smooth=30)


def _along(slot, path, halves, power=.55):
    """A rounded-square section carried upright along a path."""
    sections = []
    for c, r in zip(path, halves):
        turns = [2 * math.pi * k / 16 for k in range(16)]
        sections.append([c + Vector((r * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), r * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), 0)) for a in turns])
    return loft('leg', slot, sections, grain='z', subdivide=1)


def _ferrule(slot, top, foot, thick):
    top, foot = Vector(top), Vector(foot)
    end = foot + (top - foot) * .22
    return [rod('ferrule', slot, foot - (top - foot) * .001, end, thick * .30, thick * .36, ease=1.5)]


LEGS = {
    'taper': _taper, 'square': _square, 'straight': _straight, 'saber': _saber, 'cabriole': _cabriole, 'turned': _turned,
    'bobbin': _bobbin, 'bun': _bun, 'cylinder': _cylinder, 'cone': _cone, 'pin': _pin, 'pipe': _pipe, 'hairpin': _hairpin,
    'block': _block, 'ball': lambda slot, top, foot, thick: ball('leg', slot, top.z / 2, (foot.x, foot.y, 0)),
}


def timber(slot, foot, head, thick):
    """A square timber between two points."""
    return _prismatic(slot, Vector(head), Vector(foot), [(0, .5), (1, .5)], thick)


def sled(slot, size, height, bar=22, inset=0, round_bar=True):
    """Two continuous runners, one a side."""
    w, d = size[0] / 2 - inset, size[1] / 2
    out = []
    for s in (-1, 1):
        points = [(s * w, -d + 20, height), (s * w, -d, bar / 2), (s * w, d, bar / 2), (s * w, d - 20, height)]
        out.append(tube('runner', slot, _bent(points, 40), bar / 2, smooth=False, sides=20 if round_bar else 4))
    return out


def _bent(points, radius):
    """Rounds the inner corners of a 3D polyline."""
    pts, out = [Vector(p) for p in points], [Vector(points[0])]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        start, end = b + (a - b).normalized() * radius, b + (c - b).normalized() * radius
        out += [(1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end for t in (k / 6 for k in range(7))]
    return out + [pts[-1]]
