"""Ceiling lamps: one shade, a cluster, a row, a chandelier with candles, a paper lantern, a ring. height leaves out the cord."""
import math

from mathutils import Vector

from .kit.outline import spline
from .kit.part import place, thin
from .kit.round import ball, lathe, rod, tube
from .kit.shades import SHADES, arm_path, bulb, chain, cord, holder, shade

DEFAULTS = dict(width=420, depth=420, height=280, form='shade', shade='dome', pleats=0, count=1, cord=1400, bulb=90, lobes=0)
STAGE = 'hung'
TURN = 20
CLOSE = {'shade': (.5, .3, .84, .45), 'lantern': (.42, .2, .9, .42), 'chandelier': (.41, .04, .57, .38), 'bubbles': (.27, .6, .5, .45)}


def build(p):
    return FORMS[p.form](p)


def detail(p):
    return CLOSE.get(p.form, (.35, 0, .55, .7))


def _one(p, diameter, height, at=(0, 0, 0), length=None):
    x, y, z = at
    size = min(p.bulb, diameter * .36)
    # The bulb hangs where the shade is wide enough for it: factory shades have long narrow necks.
    room = max(share for radius, share in SHADES[p.shade] if radius * diameter > size * .66)
    return [shade(p.shade, 'shade', (diameter, height), at, pleats=p.pleats), holder('metal', (x, y, z + height + 30), (44, 70)),
            bulb((x, y, z + min(height * .92, height * room + size * .5)), size), cord((x, y, z + height + 44), length or p.cord)]


def _shade(p):
    return _one(p, p.width, p.height - 44)


def _cluster(p):
    """Several shades at staggered heights from one canopy."""
    out = []
    d = p.width * .46
    for k in range(p.count):
        a = 2 * math.pi * k / p.count
        r = p.width / 2 - d / 2
        lift = (p.height - d * .8) * ((k * 2) % p.count) / max(1, p.count - 1) if p.count > 1 else 0
        out += _one(p, d, d * .75, (r * math.cos(a), r * math.sin(a), lift), p.cord - lift)
    return out


def _row(p):
    """Shades on a bar: over dining tables."""
    d = min(p.height * 1.25, p.width / p.count * .8)
    out = [rod('bar', 'metal', (-p.width / 2 + d * .3, 0, p.height), (p.width / 2 - d * .3, 0, p.height), 9)]
    for k in range(p.count):
        x = (p.width - d) * (k / (p.count - 1) - .5)
        out += [shade(p.shade, 'shade', (d, p.height * .72), (x, 0, 0), pleats=p.pleats), bulb((x, 0, p.height * .66), d * .3), rod('drop', 'metal', (x, 0, p.height * .7), (x, 0, p.height), 5), holder('metal', (x, 0, p.height * .72 + 26), (34, 50))]
    return out + [cord((s * p.width * .3, 0, p.height), p.cord) for s in (-1, 1)]


def _chandelier(p):
    """Scrolled arms with candles round a turned baluster; lobes hang drops."""
    r, h = p.width / 2 - 24, p.height
    turned = spline([(8, 0), (20, 24), (11, 44), (30, h * .22), (37, h * .29), (17, h * .40), (12, h * .52), (13, h * .62), (23, h * .70), (13, h * .78), (10, h * .88), (9, h)], 8)
    out = [lathe('stem', 'metal', [(0, 0)] + [tuple(q) for q in turned] + [(0, h)], smooth=60), ball('finial', 'metal', 18, (0, 0, -30))]
    heights = (h * .34, h * .16, h * .46)
    for k in range(p.count):
        a = 2 * math.pi * k / p.count + .25
        bow = arm_path(Vector((math.cos(a), math.sin(a), 0)), r, heights)
        x, y, _ = bow[-1]
        # One arm is seen large beside a plain ground: a step of its curve may not show.
        out += [tube('arm', 'metal', bow, [7, 6, 5.3, 4.9], steps=13, sides=16), lathe('cup', 'metal', [(0, -4), (10, -4), (28, 6), (30, 10), (14, 8), (0, 8)], (x, y, h * .46)), _candle((x, y, h * .46 + 8), h * .2)]
        if p.lobes:
            along, tip = spline(bow, 8), Vector((x, y, 0)) * (1 + 27 / r)
            out += [_drop(q) for q in (along[8] - Vector((0, 0, 6)), along[14] - Vector((0, 0, 5)), tip + Vector((0, 0, h * .46 + 6)))]
    return out + [chain('metal', (0, 0, h), p.cord)]


def _candle(at, height):
    """A sleeve and a bulb blown to a flame, clear, so that one sees its filament and its outline before a light ground."""
    x, y, z = at
    outer = spline([(7, -4), (9, 6), (13, 22), (9, 42), (3, 58), (.8, 64)], 5)
    inner = [(max(q.x - 1.2, .4), q.y - .02 * max(q.y, 0)) for q in outer[::-1]]
    glass = [tuple(q) for q in outer] + inner
    return [rod('candle', 'candle', at, (x, y, z + height), 11), lathe('flame', 'drop', glass + glass[:1], (x, y, z + height), steps=32, smooth=70),
            rod('socket', 'metal', (x, y, z + height - 2), (x, y, z + height + 5), 9.5, ease=1), rod('bulb', 'bulb', (x, y, z + height + 8), (x, y, z + height + 40), 2.6, ease=2, steps=12)]


def _drop(hook):
    """A cut drop under a cut bead on its wire, hanging from `hook`."""
    x, y, z = hook
    cut = [(0, 0), (6.5, 8), (9.4, 15), (9.8, 20), (7.4, 28), (2.2, 42), (0, 43)]
    return [rod('wire', 'metal', (x, y, z - 12), (x, y, z + 2), 1, ease=.2, steps=8), lathe('drop', 'drop', cut, (x, y, z - 54), steps=8, smooth=10),
            lathe('bead', 'drop', [(0, 0), (3.6, 1.4), (5, 4), (3.6, 6.6), (0, 8)], (x, y, z - 12), steps=8, smooth=10)]


def _lantern(p):
    """Rice paper over bamboo hoops."""
    hoops = max(7, round(p.height / 28))
    keys = [(.16, 0), (.36, .05), (.48, .22), (.5, .5), (.48, .78), (.36, .95), (.16, 1)] if p.shade == 'lantern' else [(.34, 0), (.5, .12), (.44, .5), (.5, .88), (.34, 1)]
    line = spline([(r * p.width, z * p.height) for r, z in keys], hoops * 6 // (len(keys) - 1))
    profile = [(q.x - 3.2 * abs(math.sin(math.pi * hoops * q.y / p.height)), q.y) for q in line]
    paper = lathe('paper', 'shade', profile, capped=False, steps=80, smooth=60)
    ribs = [tube('hoop', 'metal', [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * k / 36 for k in range(36))], 1.4, closed=True, steps=2, sides=6) for r, z in (line[0][:], line[-1][:])]
    ribs += [tube('rib', 'metal', [(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * k / 48 for k in range(48))], 1.1, closed=True, steps=2, sides=6) for r, z in _hoops(line, p.height, hoops)]
    return [paper, ribs, bulb((0, 0, p.height * .62), p.bulb), cord((0, 0, p.height), p.cord), rod('stay', 'metal', (-p.width * .16, 0, p.height), (p.width * .16, 0, p.height), 2)]


def _hoops(line, height, count):
    """Where the paper is drawn out over its hoops: (radius, z)."""
    out = []
    for k in range(1, count):
        z = height * k / count
        a, b = next((a, b) for a, b in zip(line, line[1:]) if b.y >= z)
        out.append((a.x + (b.x - a.x) * (z - a.y) / (b.y - a.y) + .6, z))
    return out


def _ring(p):
    """A lit hoop on three wires: designer."""
    r = p.width / 2 - 14
    loop = [(r * math.cos(a), r * math.sin(a), 16) for a in (2 * math.pi * k / 60 for k in range(60))]
    light = [(r * math.cos(a), r * math.sin(a), 3) for a in (2 * math.pi * k / 60 for k in range(60))]
    wires = [rod('wire', 'metal', (r * math.cos(a), r * math.sin(a), 20), (0, 0, p.height), 1.6) for a in (2 * math.pi * k / 3 for k in range(3))]
    return [tube('ring', 'metal', loop, 14, closed=True, steps=2), tube('light', 'bulb', light, 8, closed=True, steps=2), wires, cord((0, 0, p.height), p.cord)]


def _woven(p):
    """An open basket of canes: ethnic."""
    line = spline([(r * p.width, z * p.height) for r, z in SHADES[p.shade]], 6)
    n, out = 30, []
    for k in range(n):
        for turn in (-.5, .5):
            a0 = 2 * math.pi * k / n
            path = [(q.x * math.cos(a0 + turn * q.y / p.height), q.x * math.sin(a0 + turn * q.y / p.height), q.y) for q in line[::2]]
            out.append(tube('cane', 'shade', path, 2.4, steps=2, sides=6))
    hoops = [tube('hoop', 'shade', [(q.x * math.cos(a), q.x * math.sin(a), q.y) for a in (2 * math.pi * k / 40 for k in range(40))], 4, closed=True, steps=2, sides=8) for q in line[::6]]
    return out + hoops + [bulb((0, 0, p.height * .8), p.bulb), holder('metal', (0, 0, p.height + 20), (38, p.height * .2 + 30)), cord((0, 0, p.height + 20), p.cord)]


def _bubbles(p):
    """Glass balls on a branching stem: midcentury, playful."""
    out = [rod('stem', 'metal', (0, 0, p.height * .4), (0, 0, p.height), 7), ball('hub', 'metal', 26, (0, 0, p.height * .4 - 26)), cord((0, 0, p.height), p.cord)]
    d, hub = p.width * .24, Vector((0, 0, p.height * .4))
    for k in range(p.count):
        a = 2 * math.pi * k / p.count
        tip = Vector((math.cos(a), math.sin(a), .35 if k % 2 else -.25)) * (p.width - d) / 2 + hub
        out += [rod('spoke', 'metal', hub, tip - (tip - hub).normalized() * d / 2, 5), _globe(d, tip, hub)]
    return out


def _globe(d, tip, hub):
    """Blown glass in a metal cup, a small bulb lit inside."""
    out = (tip - hub).normalized()
    cup = rod('cup', 'metal', tip - out * (d / 2 + 16), tip - out * (d / 2 - 12), 13, 19)
    neck = rod('neck', 'metal', tip - out * (d / 2 - 6), tip - out * d * .15, 9, 11)
    lamp = ball('bulb', 'bulb', d * .17, (tip.x, tip.y, tip.z - d * .17))
    return [thin(ball('globe', 'shade', d / 2, (tip.x, tip.y, tip.z - d / 2))), cup, neck, lamp]


FORMS = {'shade': _shade, 'cluster': _cluster, 'row': _row, 'chandelier': _chandelier, 'lantern': _lantern, 'ring': _ring, 'woven': _woven, 'bubbles': _bubbles}
