"""Wall lights: a fan of glass blades, a swing-arm reader."""
import math

from mathutils import Vector

from materials.reflected import room

from .kit.fittings import joint
from .kit.outline import rect
from .kit.part import place
from .kit.round import lathe, rod
from .kit.shades import bulb, holder, shade
from .kit.solid import board, loft

DEFAULTS = dict(width=300, depth=120, height=260, form='fan', shade='dome', shade_height=118, blades=5, spread=104, reeds=6, tube=6.5, elbow=.42)
STAGE = 'wall'
REFLECTED = room   # polished metal that mirrors nothing but a pale card reads as paint
CLOSE = {'fan': (.5, 0, .3, .5), 'swing': (.5, .2, .62, .66)}


def detail(p):
    return CLOSE[p.form]


def build(p):
    return FORMS[p.form](p)


def _fan(p):
    """Reeded blades of glass in tiers, each let into the tread of its own step, the middle one foremost; a low shell of metal behind."""
    half, cup, blades = (p.blades - 1) / 2, p.width * .18, []
    for k in range(p.blades):
        side = (k - half) / half
        angle = side * p.spread / 2
        lean = abs(math.sin(math.radians(angle)))
        length = min((p.height - 10) * (1 - .17 * abs(side)), (p.width / 2 - 16) / max(.01, lean))
        blades.append(place(_blade(p, p.height * .34, length), (0, -p.depth * (.55 - .36 * abs(side)), 8), (6 - 3 * abs(side), angle, 0)))
    steps = [_rolled('cup', cup * share, p.depth * deep, cup * .2) for share, deep in ((1.26, .11), (1, .62), (.78, .82), (.54, 1))]
    shell = board('shell', 'metal', _fan_outline(p), 3, (0, -9, 4), ease=1)
    return [shell, steps, rod('bulb', 'bulb', (0, -p.depth * .26, cup), (0, -p.depth * .24, p.height * .62), 20, ease=14), blades]


def _rolled(name, r, deep, edge):
    """Half a disc whose rim turns forwards in a quarter round and whose face swells: polished metal needs a curve to shine."""
    roll, swell = min(edge, deep * .7), min(edge * .45, deep * .2)
    turn = [math.pi / 2 * k / 8 for k in range(9)]
    rim = [(r + roll * (math.cos(a) - 1), deep - swell + roll * (math.sin(a) - 1)) for a in turn]
    face = [((r - roll) * math.cos(a), deep - swell * (1 - math.sin(a))) for a in (math.pi / 2 * k / 10 for k in range(1, 10))]
    return loft(name, 'metal', [[(q.x, -ahead, q.y) for q in _half_disc(share)] for share, ahead in [(r, 0)] + rim + face], grain='z', subdivide=0, smooth=32)


FOOT = 20   # where a blade starts, out from the fan's centre: its foot lies inside the cup, clear of the flat underside


def _blade(p, wide, length):
    """Reeds on the face, flat behind, a rounded shoulder; narrow at the foot."""
    n, rows = p.reeds * 6, []
    stops = [k / 10 for k in range(9)] + [.9 + .1 * math.sin(math.pi / 2 * k / 10) for k in range(11)]
    for t in stops:
        half = wide / 2 * (.40 + .60 * t) * (1 if t < .9 else math.sqrt(max(.02, 1 - ((t - .9) / .1) ** 2 * .82)))
        xs, z = [half * (2 * i / n - 1) for i in range(n + 1)], FOOT + (length - FOOT) * t
        face = [(x, -6 - 3.4 * abs(math.sin(math.pi * p.reeds * i / n)), z) for i, x in enumerate(xs)]
        rows.append(face + [(half, -1, z), (-half, -1, z)])
    return loft('blade', 'shade', rows, grain='z', subdivide=0, smooth=40)


def _fan_outline(p):
    """A lobe behind each blade, short enough for the gaps between the tips to show the wall and not the metal."""
    step, out = math.radians(p.spread) / (p.blades - 1), []
    for k in range(p.blades * 16 + 1):
        a = math.pi * (k / (p.blades * 16) - .5)
        fall = max(0, abs(a) - math.radians(p.spread) / 2) / step
        reach = p.height * .47 * (.76 + .24 * abs(math.cos(math.pi * a / step))) * (1 - .5 * min(1, fall) ** .5)
        out.append(Vector((-reach * math.sin(a), reach * math.cos(a))))
    return out


def _half_disc(r):
    return [Vector((r * math.cos(math.pi * k / 32), r * math.sin(math.pi * k / 32))) for k in range(33)]


def _swing(p):
    """A pill on the wall, two arms jointed in plan, a spun shade that tilts."""
    r, z, x = p.width / 2, p.height - 91, p.width / 2 - 38
    elbow, head, pin = Vector((-r * .80, -p.depth * p.elbow, z)), Vector((0, -p.depth + r, z)), Vector((x, -42, z))
    plate = board('plate', 'metal', [q + Vector((x, z)) for q in rect(72, 182, 36, 12)], 12, (0, -12, 0), ease=2.5, grain='z')
    screws = [lathe('screw', 'metal', [(0, 0), (5.5, 0), (5, 2), (2.5, 3.4), (0, 3.6)], (x, -12, z + s * 66), (90, 0, 0), steps=20) for s in (-1, 1)]
    hub = [lathe('boss', 'metal', [(0, 0), (19, 0), (17, 5), (9, 9), (7.5, 14), (7.5, 34), (0, 34)], (x, -12, z), (90, 0, 0), steps=36), joint('metal', pin, 11, 34, 'z')]
    arms = [rod('arm', 'metal', pin, elbow, p.tube), joint('metal', elbow, 11, 34, 'z'), rod('arm', 'metal', elbow, head, p.tube), joint('metal', head, 10, 26, 'z')]
    return [plate, screws, hub, arms, _head(p, head)]


def _head(p, at):
    """Hangs from the arm's end with its rim at z = 0."""
    high, crown = p.shade_height, p.shade_height - at.z
    parts = [rod('drop', 'metal', (0, 0, crown + 30), (0, 0, 0), 5), joint('metal', (0, 0, crown + 46), 10, 18), holder('metal', (0, 0, crown + 32), (34, 46)),
             shade(p.shade, 'shade', (p.width, high), (0, 0, -at.z)), bulb((0, 0, crown - 12), 56)]
    return place(parts, tuple(at))


FORMS = {'fan': _fan, 'swing': _swing}
