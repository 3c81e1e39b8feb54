"""Doors and drawer fronts by kind. Each stands on `at` (bottom centre of its back face) and faces -Y.

Slots: the door's own slot, and 'inset' for cane, glass, mesh or contrasting panels behind it."""
import math

from mathutils import Vector

from .door_frame import door_frame
from .jali import jali
from .outline import arch, ellipse, rect
from .part import flatten, place
from .round import rod
from .solid import board, box, frame, rings


def front(kind, slot, size, at=(0, 0, 0), thick=20, grain='z', inset='inset'):
    """kind: see FRONTS. size = (width, height)."""
    return place(flatten(FRONTS[kind](slot, size, dict(thick=thick, grain=grain, inset=inset))), at)


def _panel(name, slot, size, thick, y=0, at=(0, 0), grain='z', bevel=1.5):
    return box(name, slot, (size[0], thick, size[1]), (at[0], y - thick / 2, at[1]), bevel=bevel, grain=grain)


def _flat(slot, size, o):
    return _panel('front', slot, size, o['thick'], grain=o['grain'], bevel=2)


def _slatted(slot, size, o):
    """Upright battens over a dark panel."""
    w, h = size
    n = max(3, round(w / 22))
    pitch = w / n
    back = _panel('front panel', o['inset'], (w, h), 6, bevel=.5)
    return [back] + [box('slat', slot, (pitch * .62, 15, h), (-w / 2 + pitch * (k + .5), -12.5, 0), bevel=3, grain='z') for k in range(n)]


def _fluted(slot, size, o):
    """Half-round reeds side by side."""
    w, h = size
    n = max(4, round(w / 26))
    r = w / n / 2
    reeds = []
    for k in range(n):
        outline = [Vector((r * .98 * math.cos(a), -r * .85 * math.sin(a))) for a in (math.pi - math.pi * i / 8 for i in range(9))][::-1]
        reeds.append(_reed(slot, outline, h, -w / 2 + r * (2 * k + 1)))
    return [_panel('front panel', slot, size, 8, bevel=.5)] + reeds


def _reed(slot, outline, height, x):
    turned = outline if _area(outline) > 0 else outline[::-1]
    return place(rings('reed', slot, turned, [(-.6, 0), (0, .8), (0, height - .8), (-.6, height)], grain='z', smooth=50), (x, -7, 0))


def _area(points):
    return sum(a.x * b.y - b.x * a.y for a, b in zip(points, points[1:] + points[:1]))


def _shaker(slot, size, o):
    w, h = size
    s = min(68, w * .2, h * .24)
    return _framing(slot, size, o) + [box('field', slot, (w - 2 * s + 6, 8, h - 2 * s + 6), (0, -5, s - 3), bevel=.5, grain=o['grain'])]


def _framing(slot, size, o):
    return door_frame(slot, size, min(68, size[0] * .2, size[1] * .24), o['thick'])


def _raised(slot, size, o, edging=None):
    """A fielded panel with a moulding round it: classic and baroque."""
    w, h = size
    s = min(52, w * .16, h * .2)
    inner = (w - 2 * s, h - 2 * s)
    ovolo = frame('ovolo', edging or slot, inner[0], inner[1], [(-2, 2), (8, 2), (8, 5), (4, 6), (0, 10), (-2, 10)], (0, -o['thick'] + 3, s))
    bevelled = board('raised field', slot, [p + Vector((0, h / 2)) for p in rect(inner[0] - 26, inner[1] - 26)], 13, (0, -8 - 13, 0), edge='chamfer', ease=-4)
    return _shaker(slot, size, o) + [ovolo, bevelled]


def _gilded(slot, size, o):
    """The same, its moulding gilt like the handles: baroque."""
    return _raised(slot, size, o, 'handle')


def _cane(slot, size, o):
    w, h = size
    s = min(46, w * .16)
    return _framing(slot, size, o) + [_panel('cane', o['inset'], (w - s, h - s), 3, -7, (0, s / 2), bevel=0)]


def _glazed(slot, size, o):
    w, h = size
    s = min(44, w * .14)
    bars = [box('muntin', slot, (14, 14, h - 2 * s), (0, -o['thick'] / 2, s), bevel=2, grain='z')]
    rows = max(2, round(h / 330))
    bars += [box('muntin', slot, (w - 2 * s, 14, 14), (0, -o['thick'] / 2, s + (h - 2 * s) * k / rows - 7), bevel=2) for k in range(1, rows)]
    return _framing(slot, size, o) + bars + [_panel('pane', 'glass', (w - s, h - s), 4, -5, (0, s / 2), bevel=0)]


def _planked(slot, size, o):
    """Upright boards with open joints and ledges: rustic."""
    w, h = size
    n = max(2, round(w / 115))
    widths = [1 + .22 * math.sin(k * 2.7 + n) for k in range(n)]
    scale, x, out = w / sum(widths), -w / 2, []
    for share in widths:
        bw = share * scale
        out.append(box('plank', slot, (bw - 2.2, o['thick'], h), (x + bw / 2, -o['thick'] / 2, 0), bevel=3, grain='z', segments=3))
        x += bw
    ledges = [box('ledge', slot, (w * .96, 12, min(70, h * .16)), (0, -o['thick'] - 6, z), bevel=3) for z in ((h * .1, h * .78) if h > 420 else ())]
    return out + ledges


def _sunburst(slot, size, o):
    """Rays from the foot's centre, laid in proud wedges: art deco."""
    w, h = size
    reach, rays = math.hypot(w / 2, h), 11
    out = [_panel('front panel', o['inset'], size, 12, bevel=1)]
    for k in range(0, rays):
        a0, a1 = (math.pi * (k + t) / rays for t in (.06, .94))
        wedge = _clipped([Vector((0, 0)), Vector((math.cos(a0), math.sin(a0))) * reach * 1.4, Vector((math.cos(a1), math.sin(a1))) * reach * 1.4], w, h)
        if len(wedge) > 2:
            out.append(board('ray', slot, wedge, 7, (0, -19, 0), edge='eased', ease=2))
    return out


def _mesh(slot, size, o):
    """A steel frame with expanded mesh: industrial."""
    w, h = size
    edge = frame('mesh frame', slot, w - 36, h - 36, [(0, 0), (0, o['thick']), (18, o['thick']), (18, 0)], (0, 0, 18))
    pitch = 26
    wires = []
    for sign in (1, -1):
        for k in range(-int(h / pitch) - 1, int((w + h) / pitch) + 1):
            line = _diagonal(k * pitch, sign, w - 30, h - 30)
            if line:
                wires.append(rod('wire', slot, *[(x, -o['thick'] / 2 + sign, z + 15) for x, z in line], 1.5, steps=6))
    return [edge] + wires


def _tambour(slot, size, o):
    w, h = size
    n = round(w / 14)
    p = w / n
    return [box('tambour', slot, (p - .8, 9, h), (-w / 2 + p * (k + .5), -4.5, 0), bevel=3.4, grain='z', segments=3) for k in range(n)]


def _arched(slot, size, o):
    """A plain door with a sunk arch: playful and mediterranean."""
    w, h = size
    s = min(48, w * .16)
    hollow = board('arch', o['inset'], arch(w - 2 * s, h - 2 * s, min((w - 2 * s) / 2, h * .4)), 3, (0, -o['thick'] - 1.5, s), ease=1)
    rim = arch(w - 2 * s, h - 2 * s, min((w - 2 * s) / 2, h * .4))
    return [_flat(slot, size, o), hollow, frame('arch rim', slot, 0, 0, [(-2, 0), (-2, 3), (5, 3), (7, 0)], (0, -o['thick'], s), outline=rim)]


def _scalloped(slot, size, o):
    w, h = size
    disc = board('disc', o['inset'], [p + Vector((0, h / 2)) for p in ellipse(min(w, h) * .62, min(w, h) * .62)], 6, (0, -o['thick'] - 6, 0), ease=2)
    return [_flat(slot, size, o), disc]


def _clipped(points, w, h):
    """The polygon inside the front (Sutherland-Hodgman)."""
    for axis, bound, keep in ((0, -w / 2 + 4, 1), (0, w / 2 - 4, -1), (1, 4, 1), (1, h - 4, -1)):
        out = []
        for a, b in zip(points, points[1:] + points[:1]):
            da, db = (a[axis] - bound) * keep, (b[axis] - bound) * keep
            if da >= 0:
                out.append(a)
            if da * db < 0:
                out.append(a + (b - a) * (da / (da - db)))
        points = out
        if not points:
            break
    return [p for i, p in enumerate(points) if (p - points[i - 1]).length > .5]


def _diagonal(offset, sign, w, h):
    line = [(x, z) for x, z in ((offset, 0), (offset - h, h))]
    (x0, z0), (x1, z1) = line
    lo, hi = max(0, (x0 - w) / h), min(1, x0 / h)
    if hi - lo < .04:
        return None
    ends = [(x0 + (x1 - x0) * t - w / 2, z0 + (z1 - z0) * t) for t in (lo, hi)]
    return [(sign * x, z) for x, z in ends]


FRONTS = {
    'flat': _flat, 'slatted': _slatted, 'fluted': _fluted, 'shaker': _shaker, 'raised': _raised, 'gilded': _gilded, 'cane': _cane, 'glazed': _glazed,
    'planked': _planked, 'sunburst': _sunburst, 'jali': jali, 'mesh': _mesh, 'tambour': _tambour,
    'arched': _arched, 'disc': _scalloped,
}
