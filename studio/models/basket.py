"""Baskets: coiled and stitched from one long bundle, lidded or open over a linen lining, with leather handles."""
import math

from mathutils import Vector, noise

from .kit.outline import spline
from .kit.part import flatten, place
from .kit.round import disc, lathe
from .kit.solid import loft
from .kit.wickerwork import coiled, disc_spiral, plait, spiral

DEFAULTS = dict(width=420, depth=420, height=560, form='lidded', coil=15, shape='belly', handles='leather', lining=True, lid_height=74)
TURN = 34
DETAIL = (.3, .2, .78, .46)

# radius as a share of the widest, by share of the height
SHAPES = {'belly': [(.80, 0), (.93, .16), (1, .45), (.96, .78), (.90, 1)], 'straight': [(.93, 0), (.97, .2), (1, .6), (1, 1)],
          'tub': [(.80, 0), (.87, .3), (.95, .7), (1, 1)], 'jar': [(.72, 0), (.94, .25), (1, .5), (.90, .8), (.70, 1)]}


def build(p):
    """width and depth measure the wall; handles stand out and are counted in."""
    lid = p.lid_height if p.form == 'lidded' else 0
    wall = p.height - lid
    radius = p.width / 2 - (16 if p.handles == 'leather' else 0)
    reach = _profile(p, radius)
    floor = coiled('base', 'body', [q + Vector((0, 0, p.coil * .5)) for q in disc_spiral(radius * SHAPES[p.shape][0][0] - p.coil, p.coil * .92, lambda t: 0)], p.coil / 2)
    body = coiled('wall', 'body', spiral(reach, wall, p.coil * .92), p.coil * .54)
    return flatten(floor, body, _rim(p, reach, wall), _lining(p, reach, wall) if p.lining else [], _lid(p, reach(1), wall) if lid else [], HANDLES[p.handles](p, reach, wall))


def _profile(p, radius):
    line = [(q.x, q.y) for q in spline(SHAPES[p.shape], 10)]

    def reach(t):
        for (a, za), (b, zb) in zip(line, line[1:]):
            if t <= zb:
                return radius * (a + (b - a) * (t - za) / (zb - za)) - p.coil / 2
        return radius * line[-1][0] - p.coil / 2
    return reach


def _rim(p, reach, wall):
    ring = [Vector((reach(1) * math.cos(a), reach(1) * math.sin(a), wall - p.coil * .35)) for a in (2 * math.pi * k / 48 for k in range(48))]
    return plait('rim', 'body', ring, p.coil * .62)


def _lining(p, reach, wall):
    """Linen inside, turned down over the rim in soft gathers."""
    out, fall = reach(1) + p.coil * .9, 60 if p.form == 'open' else 40
    deep = wall - 26
    keys = [(out + 3, wall - fall), (out + 4, wall - fall * .5), (out + 2, wall - 4), (out - p.coil * .5, wall + 9), (out - p.coil * 1.5, wall + 7), (reach(.9) - p.coil * .8, wall * .9), (reach(.5) - p.coil * .8, wall * .5), (reach(.06) - p.coil, wall - deep)]
    if p.form == 'lidded':
        keys[3:5] = [(out - p.coil * .6, wall + 5), (out - p.coil * 1.5, wall + 4)]
    profile = [(q.x, q.y) for q in spline(keys, 6)] + [(0, wall - deep)]
    cloth = lathe('lining', 'lining', profile, steps=110, capped=False, smooth=80)
    for v in cloth.data.vertices:
        x, y, z = v.co * 1000
        r, a = math.hypot(x, y), math.atan2(y, x)
        if r < 1:
            continue
        hang = max(0, min(1, (wall - z) / fall)) if r > reach(1) else .5
        ripple = noise.noise(Vector((math.cos(a) * 5, math.sin(a) * 5, z * .006))) * 8 + 2.2 * math.sin(a * 29 + 3 * math.sin(a * 4) + z * .02)
        k = (r + abs(ripple) * hang if r > reach(1) else r - abs(ripple) * .6) / r
        drop = -7 * hang * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, 4))) if r > reach(1) else 0
        v.co = Vector((x * k, y * k, z + drop)) / 1000
    return [cloth]


def _lid(p, rim, wall):
    """A shallow dome that sits over the rim, coiled from its middle, with a leather loop."""
    r, rise = rim + p.coil * (1.5 if p.lining else .9), p.lid_height - 34
    z = wall + 2

    def height(t):
        return z + 20 + rise * (1 - t ** 2.2) - p.coil * .5
    dome = coiled('lid', 'body', disc_spiral(r, p.coil * .92, height), p.coil * .54)
    skirt = coiled('lid edge', 'body', [q + Vector((0, 0, z - 20)) for q in spiral(lambda t: r, 40, p.coil * .92)], p.coil * .54)
    return [dome, skirt, _loop(p, z + 20 + rise)]


def _loop(p, top):
    """A leather strap folded into a pull, held by two rivets."""
    half, high = 34, 26
    line = spline([(-half - 26, 2), (-half - 6, 2), (-half + 8, 9), (-12, high), (12, high), (half - 8, 9), (half + 6, 2), (half + 26, 2)], 5)
    strap = _strap('pull', [Vector((q.x, 0, top + q.y)) for q in line], 24, Vector((0, 1, 0)))
    return [strap, [disc('rivet', 'tip', 5, 3.4, (s * (half + 14), 0, top + 3), ease=1.6, steps=20) for s in (-1, 1)]]


def _strap(name, points, wide, across, thick=4):
    sections = []
    for i, q in enumerate(points):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        up = across.cross(ahead).normalized()
        w = wide / 2 * (1 if 1 < i < len(points) - 2 else .8)
        sections.append([q + across * x * w + up * z * thick for x, z in ((-1, -.3), (-.9, -.5), (.9, -.5), (1, -.3), (1, .3), (.9, .5), (-.9, .5), (-1, .3))])
    return loft(name, 'trim', sections, grain='z', subdivide=1, smooth=60)


def _leather(p, reach, wall):
    """Two flat straps through the wall below the rim."""
    out = []
    share = 1 - 116 / wall
    r = reach(share) + p.coil * .62

    def fall(z):
        """How far the wall has drawn in, that much lower or higher."""
        return reach(share + z / wall) - reach(share)
    for s in (-1, 1):
        half, sag = 78, 22
        line = spline([(-half, -46), (-half, -14), (-half * .92, 12), (-half * .45, 15 + sag * .4), (half * .45, 15 + sag * .4), (half * .92, 12), (half, -14), (half, -46)], 6)
        points = []
        for q in line:
            a = q.x / r
            proud = 3 + 15 * max(0, 1 - (q.x / half) ** 4) ** .5 * (q.y > -20)
            out_here = r + fall(q.y) + proud
            points.append(Vector((s * out_here * math.cos(a), out_here * math.sin(a), wall * share + q.y)))
        out.append(_upright_strap(f'handle {s}', points, 22))
        for x in (-half, half):
            a = x / r
            out += [place(disc('rivet', 'tip', 5, 3, ease=1.4, steps=20), (s * (r + fall(z) + 4.2) * math.cos(a), (r + fall(z) + 4.2) * math.sin(a), wall * share + z), (0, 90, math.degrees(a) if s > 0 else 180 - math.degrees(a))) for z in (-38, -20)]
    return out


def _upright_strap(name, points, wide):
    """Lies flat against the wall: broad across its path within the wall's plane."""
    sections = []
    for i, q in enumerate(points):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        out = Vector((q.x, q.y, 0)).normalized()
        side = ahead.cross(out).normalized()
        sections.append([q + side * x * wide / 2 + out * z * 4 for x, z in ((-1, -.3), (-.9, -.5), (.9, -.5), (1, -.3), (1, .3), (.9, .5), (-.9, .5), (-1, .3))])
    return loft(name, 'trim', sections, grain='z', subdivide=1, smooth=60)


def _ears(p, reach, wall):
    """Loops of the same bundle, standing on the rim."""
    out, r = [], reach(1)
    for s in (-1, 1):
        arch = [Vector((s * (r + 4), 62 * math.cos(a), wall - 12 + 66 * math.sin(a))) for a in (math.pi * k / 24 for k in range(25))]
        out.append(coiled('ear', 'body', arch, p.coil * .6))
    return out


HANDLES = {'leather': _leather, 'ears': _ears, 'none': lambda p, reach, wall: []}
