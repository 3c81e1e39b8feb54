"""Desks: a writing table with drawers and a letter rail, a braced drawing desk, a partners desk on two pedestals."""
import math

from .kit.fronts import front
from .kit.handles import handle
from .kit.legs import four_legs
from .kit.part import flatten
from .kit.pedestal_desk import pedestal_desk
from .kit.solid import box, loft
from .kit.steel import braced_frames
from .kit.tops import TABLE, base, top

DEFAULTS = {**TABLE, 'width': 1250, 'depth': 620, 'height': 760, 'form': 'table', 'top_thick': 26, 'leg_inset': 96, 'leg_thick': 46, 'drawers': 2, 'drawer_height': 92, 'drawer_share': .82,
            'gallery': False, 'gallery_height': 50, 'front': 'flat', 'front_thick': 18, 'handle': 'knob', 'handle_size': 96, 'pedestal': 430}
TURN = 26
DETAIL = (.3, .1, .9, .36)


def build(p):
    return pedestal_desk(p) if p.form == 'pedestal' else _table(p)


def _table(p):
    """A top, a drawer case under it, legs or frames; a gallery stands on the top and counts in the height."""
    full = p.height
    p.height -= p.gallery_height if p.gallery else 0
    parts = [top(p), _case(p), _stand(p)]
    p.height = full
    return flatten(parts, _gallery(p) if p.gallery else [])


def _stand(p):
    z = p.height - p.top_thick
    if p.base == 'cross':
        return braced_frames('base', (p.width, p.depth), z, p.leg_thick)
    if p.drawers and p.base not in ('frame', 'panels', 'trestle'):
        size = (p.width * p.drawer_share - 100, p.depth - 2 * p.leg_inset)
        return four_legs(p.base, 'base', size, z - p.drawer_height, splay=p.splay, thick=p.leg_thick, tip='tip' if p.leg_tip else None, into=4) + _bearers(p, size, z - p.drawer_height)
    return base(p.base, 'base', p)


def _bearers(p, size, z):
    """Rails under the case that the legs are housed in."""
    w, d = size
    across = [box('bearer', 'base', (p.leg_thick * 1.1, d + p.leg_thick * 1.4, 26), (s * w / 2, 0, z - 24), bevel=5, grain='y') for s in (-1, 1)]
    return across + [box('stretcher', 'base', (w, 26, 24), (0, d * .22, z - 24), bevel=4)]


def _case(p):
    """Sides, back, divided fronts with a shadow gap round each."""
    if not p.drawers:
        return []
    w, d, h = p.width * p.drawer_share, p.depth - 96, p.drawer_height
    z = p.height - p.top_thick - h
    y, t = 12, 18
    steel = p.base == 'cross'
    slot = 'fronts' if steel else 'base'
    shell = [box('case side', slot, (t, d, h), (s * (w - t) / 2, y, z), bevel=2, grain='y') for s in (-1, 1)] + [box('case back', slot, (w, t, h), (0, y + (d - t) / 2, z), bevel=2),
             box('case bottom', slot, (w - 2 * t, d - t, 12), (0, y - t / 2, z + 1), bevel=1), box('case rail', slot, (w - 2 * t, 30, 12), (0, y - d / 2 + 16, z + h - 12), bevel=1)]
    each = (w - 2 * t - (p.drawers - 1) * 16) / p.drawers
    out = []
    for k in range(p.drawers):
        x = (k - (p.drawers - 1) / 2) * (each + 16)
        out.append(_drawer(p, (each - 5, h - 17), (x, y - d / 2 + 20, z + 15)))
        if k:
            out.append(box('case divider', slot, (16, d - 30, h - 13), (x - (each + 16) / 2, y - 4, z + 12), bevel=1.5, grain='z'))
    return shell + flatten(out)


def _drawer(p, size, at):
    face = at[1] - p.front_thick
    pulls = (-.27, .27) if size[0] > 620 and p.handle not in ('bar', 'bow', 'edge', 'none') else (0,)
    box_ = box('drawer', 'base', (size[0] - 16, 240, size[1] - 14), (at[0], at[1] + 120, at[2] + 3), bevel=1)
    return [front(p.front, 'fronts', size, at, p.front_thick, grain='x'), box_] + [handle(p.handle, 'handle', (at[0] + k * size[0], face, at[2] + size[1] * .5), p.handle_size) for k in pulls]


def _gallery(p):
    """A low rail round the back that dips towards the front, with a slot for letters behind a thin slat."""
    w, d, h = p.width - 36, p.depth, p.gallery_height
    z, t, reach = p.height - h, 12, d * .46
    back = box('gallery back', 'top', (w, t, h), (0, d / 2 - 20, z), bevel=2.4)
    ends = [_swept('gallery end', (t, reach, h), (s * (w - t) / 2, d / 2 - 14, z)) for s in (-1, 1)]
    slat = box('letter rail', 'top', (w * .36, 9, h * .72), (-w * .27, d / 2 - 62, z), bevel=2)
    stops = [box('letter stop', 'top', (9, 40, h * .72), (-w * .27 + s * (w * .18 - 4), d / 2 - 42, z), bevel=2, grain='y') for s in (-1, 1)]
    tray = box('pen tray', 'top', (w * .46, 76, 9), (w * .20, d / 2 - 62, z), bevel=3, segments=3)
    lips = [box('pen lip', 'top', (w * .46, 9, 15), (w * .20, d / 2 - 62 + s * 33, z), bevel=2.4) for s in (-1, 1)]
    return [back, ends, slat, stops, tray, lips]


def _swept(name, size, at):
    """Full height at the back, falling in an easy curve to nothing at the front."""
    t, reach, h = size
    rows = []
    for k in range(15):
        u = k / 14
        high = h * (.16 + .84 * (.5 + .5 * (1 if u < .25 else math.cos((u - .25) / .75 * math.pi))))
        rows.append([(at[0] + x, at[1] - reach * u, at[2] + q) for x, q in ((-t / 2, 0), (t / 2, 0), (t / 2, high - 2), (t / 2 - 2, high), (-t / 2 + 2, high), (-t / 2, high - 2))])
    return loft(name, 'top', rows, grain='y', subdivide=0, smooth=40)
