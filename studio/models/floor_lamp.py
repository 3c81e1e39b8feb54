"""Floor lamps: a stand and a shade."""
import math

from .kit.legs import leg
from .kit.outline import polygon, spline
from .kit.part import place
from .kit.round import ball, disc, lathe, rod, tube
from .kit.shades import bulb, holder, shade
from .kit.solid import box, slab

FIT = ('height',)   # width is the shade's where the lamp has no reach
DEFAULTS = dict(width=420, depth=420, height=1580, shade_width=0, stand='stem', foot='disc', shade='cone', shade_height=300, pleats=0, thick=9, foot_size=300)
TURN = 24


def detail(p):
    """At the shade, which an arc carries far from its foot; at the joint under it, or the foot."""
    return DETAILS.get(p.stand, (.4, 0, .84, .34))


DETAILS = {'arc': (.877, .5, .765, .23), 'stem': (.5, .5, .05, .21), 'stacked': (.5, .5, .75, .27), 'tripod': (.5, .5, .73, .17)}


def build(p):
    p.shade_width = p.shade_width or p.width
    return STANDS[p.stand](p)


def _head(p, x=0, y=0, top=None):
    z = (p.height if top is None else top) - p.shade_height
    return [shade(p.shade, 'shade', (p.shade_width, p.shade_height), (x, y, z), pleats=p.pleats), place(bulb((0, 0, 0), 84), (x, y, z + p.shade_height * .5), (180, 0, 0)) if p.shade in ('drum', 'cone', 'empire', 'coolie', 'pagoda', 'bell', 'lantern', 'globe') else bulb((x, y, z + p.shade_height * .86), 84)]


def foot(p, x=0):
    r = p.foot_size / 2
    if p.foot == 'disc':
        return [lathe('foot', 'metal', [(0, 0), (r, 0), (r, 14), (r - 4, 18), (16, 20), (p.thick + 2, 32), (0, 34)], (x, 0, 0))]
    if p.foot == 'dome':
        return [lathe('foot', 'metal', [(0, 0)] + [(q.x, q.y) for q in spline([(r, 0), (r * .98, 10), (r * .7, 34), (r * .3, 52), (p.thick * 1.6, 90), (p.thick, 130)], 6)] + [(0, 130)], (x, 0, 0), smooth=60)]
    if p.foot == 'block':
        return [box('foot', 'metal', (p.foot_size, p.foot_size, 50), (x, 0, 0), bevel=3)]
    if p.foot == 'hex':
        return [slab('foot', 'metal', polygon(6, p.foot_size), 26, (x, 0, 0), ease=4), slab('foot step', 'metal', polygon(6, p.foot_size * .7), 20, (x, 0, 26), ease=4)]
    return [tube('foot', 'metal', [(x + r * math.cos(a), r * math.sin(a), 8) for a in (2 * math.pi * k / 40 for k in range(40))], 8, closed=True, steps=2), rod('foot bar', 'metal', (x - r, 0, 8), (x + r, 0, 8), 7)]


def _stem(p):
    return foot(p) + [rod('stem', 'stand', (0, 0, 20), (0, 0, p.height - p.shade_height * .5), p.thick)] + _head(p) + [holder('metal', (0, 0, p.height - p.shade_height * .5 + 6), (34, 60))]


def _turned(p):
    """A baluster of beads and vases."""
    top = p.height - p.shade_height * .6
    r = p.thick * 2.6
    keys = [(1, 0), (1.2, .02), (.5, .05), (.9, .09), (.55, .13), (.45, .3), (.62, .42), (.9, .47), (.5, .5), (.5, .53), (.8, .55), (.42, .6), (.4, .8), (.75, .86), (.5, .9), (.3, 1)]
    column = lathe('stem', 'stand', [(0, 60)] + [(q.x * r, 60 + q.y * (top - 60)) for q in spline(keys, 5)] + [(0, top)], grain='z', smooth=60)
    return foot(p) + [column] + _head(p)


def _tripod(p):
    """Three legs under a hub that shows below the shade; turned so that no leg stands behind another, from the front or the side."""
    top = p.height - p.shade_height - 84
    reach, out = p.foot_size * .75, []
    for k in range(3):
        a = math.radians(90 - TURN / 2 + 120 * k)
        out += leg('taper', 'stand', (22 * math.cos(a), 22 * math.sin(a), top), (reach * math.cos(a), reach * math.sin(a), 0), p.thick * 3.6)
    return out + [disc('hub', 'metal', 46, 26, (0, 0, top - 14)), rod('neck', 'metal', (0, 0, top), (0, 0, p.height - p.shade_height * .5), 8)] + _head(p)


def _arc(p):
    """A long bow over the seat, weighted by stone: upright, then one ellipse past its crown."""
    reach, end = p.width - (p.foot_size + p.shade_width) / 2, math.radians(40)
    x0, wide, tall = -reach / 2, reach / (1 + math.cos(end)), p.height * .5
    bow = [(x0 + wide * (1 - math.cos(a)), 0, p.height - p.thick - tall * (1 - math.sin(a))) for a in ((math.pi - end) * k / 60 for k in range(61))]
    x1, _, head = bow[-1]
    hung = [shade(p.shade, 'shade', (p.shade_width, p.shade_height), (x1, 0, head - 30 - p.shade_height), pleats=p.pleats), bulb((x1, 0, head - 60), 80)]
    hung += _beads(p, (x1, 0, head - 30 - p.shade_height)) if p.shade == 'dome' else []
    return foot(p, x0) + [tube('bow', 'stand', [(x0, 0, 40), *bow], p.thick, smooth=False, sides=32), _socket(p, x0), _knuckle(p, (x1, 0, head)), holder('stand', (x1, 0, head - 34), (40, 30)), hung]


def _beads(p, at):
    """A dome spun in two parts: the rim is rolled over a wire, and a bead locks the crown to the skirt."""
    d, h = p.shade_width, p.shade_height
    wires = ((d * .5 - .6, 0, 3.4), (d * .44 - .2, h * .42, 2.4))
    return [lathe('bead', 'shade', [(r + wire * math.cos(a), z + wire * math.sin(a)) for a in (2 * math.pi * k / 14 for k in range(15))], at, steps=128, smooth=70) for r, z, wire in wires]


def _socket(p, x):
    """The turned sleeve that the bow stands in."""
    r = p.thick
    return lathe('socket', 'stand', [(0, 0), (r + 14, 0), (r + 14, 3), (r + 12, 5), (r + 5, 6), (r + 4, 8), (r + 4, 46), (r + 3, 48), (r, 48.4), (0, 48.4)], (x, 0, 50), steps=48)


def _knuckle(p, at):
    """A ball round the bow's end, whatever its slant, on a neck whose flange covers the hole in the shade's crown."""
    r, crown = p.thick + 5, p.shade_width * .06
    sphere = [(r * math.cos(a), r * math.sin(a)) for a in (math.radians(-50 + 140 * k / 16) for k in range(16))] + [(0, r)]
    flange = [(0, -36), (crown + 7, -36), (crown + 8, -34.4), (crown + 7.4, -31), (crown + 4, -28.6), (r * .9, -26.4), (r * .72, -24), (r * .64, -20)]
    return lathe('knuckle', 'stand', flange + sphere, at, steps=64, smooth=50)


def _reader(p):
    """An angled arm with a small pointing shade: industrial and study."""
    h, joint, reach = p.height, p.height * .80, p.width - p.foot_size / 2 - p.shade_width / 2
    head = shade(p.shade, 'shade', (p.shade_width, p.shade_height), (0, 0, -p.shade_height), pleats=p.pleats)
    head += [bulb((0, 0, -p.shade_height * .3), 56), holder('metal', (0, 0, 22), (34, 46))]
    place(place(head, (0, 0, 0), (0, -22, 0)), (reach, 0, h - 24))
    arm = [rod('arm', 'stand', (-reach * .34, 0, joint - 110), (reach, 0, h - 20), p.thick * .8), ball('weight', 'metal', 34, (-reach * .34, 0, joint - 144))]
    return foot(p) + [rod('stem', 'stand', (0, 0, 20), (0, 0, joint), p.thick), ball('joint', 'metal', 20, (0, 0, joint - 20))] + arm + head


def _stacked(p):
    """Balls and discs: playful."""
    top, z, out, k = p.height - p.shade_height * .8, 34, [], 0
    while z < top - 30:
        r = (64, 44, 54)[k % 3]
        out.append(ball('bead', ('stand', 'accent', 'accent2')[k % 3], r, (0, 0, z - 4)))
        z, k = z + 2 * r - 8, k + 1
    return foot(p) + out + [rod('neck', 'metal', (0, 0, z - 10), (0, 0, p.height - p.shade_height * .5), 8)] + _head(p)


def _column(p):
    """A paper or fabric tower lit from inside: zen."""
    tower = [(p.width / 2, 60), (p.width / 2, p.height)]
    bars = [rod('post', 'stand', (sx * p.width * .36, sy * p.width * .36, 0), (sx * p.width * .36, sy * p.width * .36, p.height + 10), 9) for sx in (-1, 1) for sy in (-1, 1)]
    rings_ = [lathe('hoop', 'stand', [(p.width / 2 - 4, z), (p.width / 2 + 3, z), (p.width / 2 + 3, z + 12), (p.width / 2 - 4, z + 12), (p.width / 2 - 4, z)]) for z in (54, p.height * .5, p.height - 8)]
    return [lathe('tower', 'shade', tower, capped=False, steps=80), bars, rings_, place(bulb((0, 0, 0), 110), (0, 0, p.height * .5))]


STANDS = {'stem': _stem, 'turned': _turned, 'tripod': _tripod, 'arc': _arc, 'reader': _reader, 'stacked': _stacked, 'column': _column}
