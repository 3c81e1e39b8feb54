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
CLOSE = {'fan': (.6, 0, .43, .72), 'swing': (.5, .2, .62, .66)}


def detail(p):
    return CLOSE[p.form]


def build(p):
    return FORMS[p.form](p)


def _fan(p):
    """Blades of pressed glass in tiers, each in a ferrule let into the stepped cup, the middle one foremost; a low shell of metal behind."""
    half, cup, blades = (p.blades - 1) / 2, p.width * .18, []
    for k in range(p.blades):
        side = (k - half) / half
        angle = side * p.spread / 2
        lean = abs(math.sin(math.radians(angle)))
        length = min((p.height - 10) * (1 - .17 * abs(side)), (p.width / 2 - 16) / max(.01, lean))
        held = [_blade(p, p.height * WIDE, length), _ferrule(p.height * WIDE, length, cup)]
        blades.append(place(held, (0, -p.depth * (.55 - .36 * abs(side)), 8), (6 - 3 * abs(side), angle, 0)))
    steps = [_rolled('cup', cup * share, p.depth * deep, cup * .2) for share, deep in ((1.26, .11), (1, .62), (.78, .82), (.54, 1))]
    shell = board('shell', 'metal', _fan_outline(p), 3, (0, -9, 4), ease=1)
    return [shell, steps, rod('bulb', 'bulb', (0, -p.depth * .26, 4), (0, -p.depth * .25, cup * BULB), 15, ease=12), blades]


def _rolled(name, r, deep, edge):
    """Half a disc whose rim turns forwards in a quarter round and whose face swells: polished metal needs a curve to shine."""
    roll, swell = min(edge, deep * .7), min(edge * .45, deep * .2)
    turn = [math.pi / 2 * k / 8 for k in range(9)]
    rim = [(r + roll * (math.cos(a) - 1), deep - swell + roll * (math.sin(a) - 1)) for a in turn]
    face = [((r - roll) * math.cos(a), deep - swell * (1 - math.sin(a))) for a in (math.pi / 2 * k / 10 for k in range(1, 10))]
    return loft(name, 'metal', [[(q.x, -ahead, q.y) for q in _half_disc(share)] for share, ahead in [(r, 0)] + rim + face], grain='z', subdivide=0, smooth=32)


FOOT = 20      # where a blade starts, out from the fan's centre: its foot lies inside the cup, clear of the flat underside
WIDE = .34     # a blade's width near its tip, as a share of the fan's height
BULB = 1.9     # how high the bulb stands, in radii of the cup: sunk so far that the glass is lit from its foot
BACK, FACE, GROUND = -1, -9, 3.2   # a blade's back, its face, the width of its ground edge
FLUTE = 4.4    # how far the flutes are sunk between their ribs


def _blade(p, wide, length):
    """Flutes pressed into the face inside a plain ground edge, flat behind, a rounded shoulder; narrow at the foot."""
    rows = []
    stops = [k / 10 for k in range(9)] + [.9 + .1 * math.sin(math.pi / 2 * k / 10) for k in range(11)]
    for t in stops + [1 - GROUND / length]:
        half, z = _half_width(wide, t), FOOT + (length - FOOT) * t
        sunk = FLUTE * min(1, max(0, (1 - t) * (length - FOOT) - GROUND) / 5)
        rim = [(-half, BACK + 1, z), (-half, FACE + 1.2, z), (-half + 1, FACE, z)]
        rows.append(rim + _flutes(p.reeds, half - GROUND, sunk, z) + [(-x, y, z) for x, y, z in rim[::-1]] + [(half - 1, BACK, z), (1 - half, BACK, z)])
    rows.sort(key=lambda row: row[0][2])
    return loft('blade', 'shade', rows, grain='z', subdivide=0, smooth=34)


def _half_width(wide, t):
    shoulder = 1 if t < .9 else math.sqrt(max(.02, 1 - ((t - .9) / .1) ** 2 * .82))
    return wide / 2 * (.32 + .68 * t) * shoulder


def _flutes(count, half, sunk, z):
    """Half-round ribs with sharp grooves between them, across a blade from edge to edge."""
    n = count * 8
    return [(half * (2 * i / n - 1), FACE + sunk * (1 - abs(math.sin(math.pi * count * i / n)) ** .6), z) for i in range(n + 1)]


def _ferrule(wide, length, cup):
    """A flat brass sleeve with a beaded mouth; the blade stands in it with a shadow's breadth of air."""
    low, high, deep = cup * .62, cup * 1.2, BACK - FACE
    sections = []
    for z, grow in ((low, 2.4), (high - 6, 2.4), (high - 5.2, 3.8), (high - 4, 4.4), (high - 1.6, 4.4), (high - .4, 3.8), (high, 2.8), (high, 1.6), (high - .6, .9), (high - 9, .9)):
        half = _half_width(wide, (z - FOOT) / (length - FOOT))
        sections.append([(q.x, q.y + (BACK + FACE) / 2, z) for q in rect(2 * (half + grow), deep + 2 * grow, 1 + grow * .5, 3)])
    return loft('ferrule', 'metal', sections, grain='x', subdivide=0)


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
