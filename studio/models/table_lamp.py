"""Table lamps: a thrown or turned base under a fabric shade, a blown mushroom, a sprung task lamp."""
from mathutils import Vector

from .kit.fittings import carrier, cased, harp, joint, spring, twin_rods, weight
from .kit.part import place
from .kit.round import ball, lathe, rod
from .kit.shades import SHADES, bulb, holder, shade
from .kit.vessel import SHAPES, vessel

DEFAULTS = dict(width=380, depth=380, height=600, base='gourd', shade='empire', shade_height=.38, body=.52, pleats=0, flutes=0, foot=16)
FIT = ('width', 'height')   # a shade is round; only a task lamp's reach is its depth
TURN = 62                   # arms are seen from the side, everything else is round
CLOSE = {'mushroom': (.5, 0, .42, .62), 'task': (.2, .5, .66, .34)}


def detail(p):
    return CLOSE.get(p.base, (.5, .3, .36, .6))


def build(p):
    return BASES.get(p.base, _vessel)(p)


def _vessel(p):
    """Any thrown shape of the kit on a turned foot, with cap, harp and finial."""
    finial = 26
    high = p.height * p.shade_height
    rim = p.height - finial - high
    wide, tall = p.width * p.body, rim - 26 - p.foot
    crown = tall + p.foot
    mouth, stand = SHAPES[p.base][-1][0] * wide, SHAPES[p.base][0][0] * wide + 9
    foot = [(0, 0), (stand - 2, 0), (stand, 2), (stand, p.foot * .42), (stand - 4, p.foot * .55), (stand - 5, p.foot * .8), (stand - 8, p.foot), (0, p.foot)]
    cap = [(0, -4), (mouth + 2, -4), (mouth + 3.5, -1), (mouth + 2, 3), (mouth * .7, 7), (12, 11), (10, 22), (7, 26), (0, 26)]
    return [lathe('foot', 'metal', foot, smooth=50), vessel('body', 'body', p.base, (wide, tall), (0, 0, p.foot), p.flutes),
            lathe('cap', 'metal', cap, (0, 0, crown), smooth=50),
            rod('neck', 'metal', (0, 0, crown), (0, 0, crown + 60), 6), harp('metal', (0, 0, crown + 26), p.height - finial - crown - 32),
            place(holder('metal', (0, 0, 0), (34, 50)), (0, 0, crown + 30), (180, 0, 0)),
            place(bulb((0, 0, 0), 64), (0, 0, crown + 76), (180, 0, 0)), shade(p.shade, 'shade', (p.width, high), (0, 0, rim), pleats=p.pleats),
            carrier('metal', SHADES[p.shade][-1][0] * p.width * 2 - 2, (0, 0, p.height - finial), finial)]


def _mushroom(p):
    """A blown cap resting on a brass ring in the mouth of a blown stem, a bulb in each."""
    r, h = p.width / 2, p.height
    brim = h * .50
    stem = [(r * .62, 3), (r * .60, h * .02), (r * .50, h * .06), (r * .33, h * .16), (r * .27, h * .30), (r * .30, h * .43), (r * .40, h * .545)]
    cap = [(r * .93, brim), (r * .985, brim + h * .035), (r, brim + h * .09), (r * .94, brim + h * .21), (r * .76, brim + h * .345), (r * .46, brim + h * .455), (r * .18, h - 2), (.8, h)]
    gallery = r * .40
    ring = [(gallery - 5, -12), (gallery + 1.5, -12), (gallery + 3, -10), (gallery + 3, -1), (gallery + 7, 1), (gallery + 7, 3), (gallery - 5, 3), (gallery - 5, -12)]
    spokes = [rod('spoke', 'metal', (0, s * gallery, h * .545), (0, 0, h * .545), 2.6) for s in (-1, 1)]
    sole = lathe('sole', 'metal', [(0, 0), (r * .60, 0), (r * .615, 1.5), (r * .60, 4), (r * .30, 6), (0, 6)])
    return [cased('stem', 'body', stem), sole, lathe('gallery', 'metal', ring, (0, 0, h * .55)), spokes,
            place(holder('metal', (0, 0, 0), (32, 34)), (0, 0, h * .535), (180, 0, 0)),
            [ball('bulb', 'bulb', size, (0, 0, z), squash=1.1) for size, z in ((44, h * .535 + 26), (16, h * .14))], cased('cap', 'shade', cap)]


def _task(p):
    """Two sprung arms on a weighted foot; the counterweight rides behind the elbow."""
    r = p.width / 2
    foot = p.depth / 2 - r - 2
    hip, elbow = Vector((0, foot, 62)), Vector((0, foot + r * .66, p.height * .62))
    head = Vector((0, -p.depth / 2 + 74, p.height * .86))
    along, up = (head - elbow).normalized(), (elbow - hip).normalized()
    disc = [(0, 0), (r - 3, 0), (r, 3), (r, 11), (r - 3, 14), (r - 9, 15), (r - 13, 19), (r * .5, 23), (22, 27), (15, 34), (14, 48), (0, 48)]
    pairs = [spring('metal', (s * 7, *(hip + up * 16)[1:]), (s * 7, *(hip + up * 120)[1:])) for s in (-1, 1)]
    lower = [twin_rods('stand', hip - up * 6, elbow + up * 10), rod('bridge', 'stand', (-13, *(hip + up * 120)[1:]), (13, *(hip + up * 120)[1:]), 3.4)]
    tail = elbow - along * 62
    upper = [rod('arm', 'stand', tail, head, 4.6), weight('metal', tail - along * 4, tail + along * 36)]
    pin = hip + up * 14 + Vector((0, -30, 0))
    stay = [rod('stay', 'stand', pin, elbow + along * 44, 2.6, steps=14), rod('lug', 'metal', hip, pin, 6), joint('metal', pin, 6, 10), joint('metal', elbow + along * 44, 6, 10)]
    return [lathe('foot', 'metal', disc, (0, foot, 0), steps=96), joint('metal', hip, 15, 22), joint('metal', elbow, 13, 30), lower, pairs, upper, stay, joint('metal', head, 10, 18), _task_head(p, head)]


def _task_head(p, joint_at):
    wide = p.width * .78
    high = wide * .86
    parts = [shade(p.shade, 'shade', (wide, high), (0, 0, -high - 4)), holder('metal', (0, 0, 2), (30, 26)), bulb((0, 0, -high * .46), 52)]
    return place(parts, tuple(joint_at), (-24, 0, 0))


BASES = {'mushroom': _mushroom, 'task': _task}
