"""Beds: a frame and headboard by kind, a mattress, a duvet that hangs, pillows. width, depth and height are outside measures."""
import math

from mathutils import Vector, noise

from .kit.legs import four_legs
from .kit.outline import arch, spline
from .kit.part import flatten, place
from .kit.quilting import channels, diamond_buttons, diamonds
from .kit.round import ball, lathe, rod, tube
from .kit.soft import block, leaning
from .kit.solid import board, box
from .kit.fronts import front

DEFAULTS = dict(width=1660, depth=2120, height=1100, head='panel', head_thick=70, rail_height=300, rail_thick=40, foot=0, legs='taper', leg_height=150, leg_thick=50,
                splay=0, mattress_thick=230, rail='wood', posts=0, canopy=False, throw=True, leg_tip=False, dressed=True)
TURN = 32
CLOSE = {'padded': (.47, .03, .16, .24), 'shell': (.17, .7, .7, .26), 'iron': (.13, .66, .63, .23), 'carved': (.2, .72, .79, .25), 'low': (.45, .04, .2, .22)}


def detail(p):
    return CLOSE.get(p.head, (.24, 0, .62, .34))


def build(p):
    inside = (p.width - 2 * p.rail_thick, p.depth - p.head_thick - p.rail_thick)
    middle = -p.head_thick / 2 + p.rail_thick / 2
    return flatten(rails(p), legs(p), HEADS[p.head](p), bedding(p, inside, middle) if p.dressed else [], _posts(p))


def rails(p):
    w, d, h = p.width, p.depth, p.rail_height - p.leg_height
    z, y = p.leg_height, -p.head_thick / 2
    if p.rail == 'soft':
        return [block('rail', 'cover', (p.rail_thick + 30, d - p.head_thick, h), (s * (w / 2 - p.rail_thick / 2 - 15), y, z), radius=24, crown=4) for s in (-1, 1)] + \
               [block('foot rail', 'cover', (w, p.rail_thick + 30, h), (0, -d / 2 + p.rail_thick / 2 + 15, z), radius=24, crown=4)]
    if p.rail == 'tube':
        x, front, level = w / 2 - 14, 14 - d / 2, p.rail_height - 20
        sides = [tube('rail', 'frame', [(s * x, -front, level), (s * x, front, level)], 14, smooth=False) for s in (-1, 1)]
        knobs = [ball('knob', 'frame', 19, (s * x, front, level - 19)) for s in (-1, 1)]
        return sides + [tube('foot rail', 'frame', [(-x, front, level), (x, front, level)], 14, smooth=False)] + knobs + _slatted_base(p)
    sides = [box('rail', 'frame', (p.rail_thick, d - p.head_thick, h), (s * (w - p.rail_thick) / 2, y, z), bevel=4, grain='y') for s in (-1, 1)]
    return sides + [box('foot rail', 'frame', (w - 2 * p.rail_thick, p.rail_thick, h + (p.foot or 0)), (0, -(d - p.rail_thick) / 2, z), bevel=4)]


def _slatted_base(p):
    """Slats on irons under the tubes, and along their middle a beam with a foot of its own."""
    x, y, low = p.width / 2 - 26, p.depth / 2 - 26, p.rail_height - 70
    irons = [box('iron', 'frame', (4, 2 * y, 60), (s * x, 0, low - 14), bevel=1, grain='y') for s in (-1, 1)] + [box('iron', 'frame', (2 * x, 4, 60), (0, -y, low - 14), bevel=1)]
    slats = [box('slat', 'frame', (2 * x, 70, 12), (0, 2 * y * ((k + .5) / 12 - .5), low - 12), bevel=2) for k in range(12)]
    return irons + slats + [box('beam', 'frame', (30, 2 * y, 30), (0, 0, low - 42), bevel=2, grain='y'), rod('middle leg', 'legs', (0, 0, 0), (0, 0, low - 40), 12)]


def legs(p):
    if p.legs == 'plinth':
        return box('plinth', 'legs', (p.width - 300, p.depth - 360, p.leg_height + 4), (0, 0, 0), bevel=2)
    inset = p.leg_thick * (1 if p.rail == 'tube' else 2)
    return four_legs(p.legs, 'legs', (p.width - inset, p.depth - inset), p.leg_height, splay=p.splay, thick=p.leg_thick, tip='tip' if p.leg_tip else None)


def bedding(p, inside, middle):
    """Mattress, a duvet folded back from the pillows, two sleeping pillows and two in front, a throw across the foot."""
    w, d = inside
    base = p.rail_height - 70
    top = base + p.mattress_thick
    mattress = block('mattress', 'mattress', (w - 16, d - 16, p.mattress_thick), (0, middle, base), radius=50, crown=6, cell=110)
    tuck = (w / 2 - 16, base + 40)
    duvet = _duvet('duvet', 'sheet', (w + 70, d * .70, 74), (0, middle - d * .15 - 6, top - 24), 190, tuck)
    fold = _duvet('fold', 'fold', (w + 74, d * .13, 92), (0, middle + d * .135, top - 26), 176, tuck)
    throw = _duvet('throw', 'throw', (w + 96, d * .26, 80), (0, middle - d * .30, top - 16), 230, tuck) if p.throw else []
    head = middle + d / 2
    each = min(720, w / 2 - 20)
    pillows = []
    for s in (-1, 1):
        pillows += leaning(f'pillow {s}', 'pillow', (each, 480, 190), (s * (each / 2 + 8), head - 180, top - 6), lean=38, spin=s * 2, seed=7 + s)
        pillows += leaning(f'cushion {s}', 'accent', (each * .74, 430, 160), (s * (each / 2 - 10), head - 360, top - 6), lean=34, spin=-s * 4, seed=17 + s)
    return [mattress, duvet, fold, throw] + pillows


def _duvet(name, slot, size, at, hang, tuck):
    """A filled cover whose sides fall over the mattress in soft folds and end inside it: tuck = how far out and down they go there."""
    w, d, h = size
    reach, foot = tuck[0], tuck[1] - at[2]

    def fall(v):
        u = abs(v.x) / (w / 2)
        t = max(0, (u - .86) / .14)
        side = math.copysign(1, v.x)
        wave = 16 * math.sin(v.y / 95 + noise.noise(Vector((v.y * .004, side, 1))) * 3)
        x = side * min(min(abs(v.x), w / 2 * .86 + 42) + t * (10 + wave * .7), reach) if t > 0 else v.x
        z = v.z - hang * t ** 1.1 * (1 + .08 * noise.noise(Vector((v.y * .003, side, 5))))
        puff = 9 * noise.noise(Vector((v.x * .0042, v.y * .0042, 2))) + 5 * noise.noise(Vector((v.x * .011, v.y * .011, 4)))
        return Vector((x, v.y + 10 * noise.noise(Vector((v.x * .003, 3, 1))), max(z + puff * (v.z > h * .4), foot)))
    return block(name, slot, (w, d, h), at, radius=min(36, h * .46), crown=4, cell=32, warp=fall)


def _posts(p):
    """Four tall turned posts and, if wanted, a canopy frame."""
    if not p.posts:
        return []
    x, y = p.width / 2 - 30, p.depth / 2 - 30
    keys = [(30, 0), (34, .2), (22, .24), (32, .30), (26, .34), (18, .6), (24, .88), (30, .92), (16, .95), (22, .98), (4, 1)]
    profile = [(0, 0)] + [(q.x, q.y * p.posts) for q in spline(keys, 5)] + [(0, p.posts)]
    posts = [lathe('post', 'frame', profile, (sx * x, sy * y, 0), steps=36, grain='z') for sx in (-1, 1) for sy in (-1, 1)]
    if p.canopy:
        posts += [rod('canopy', 'frame', (-x, s * y, p.posts - 14), (x, s * y, p.posts - 14), 13) for s in (-1, 1)] + [rod('canopy', 'frame', (s * x, -y, p.posts - 14), (s * x, y, p.posts - 14), 13) for s in (-1, 1)]
    return posts


def _panel(p):
    return box('head', 'frame', (p.width, p.head_thick * .6, p.height - p.leg_height), (0, p.depth / 2 - p.head_thick * .3, p.leg_height), bevel=6)


def _padded(p, relief=None, cell=60, top=None):
    h = p.height - p.leg_height
    return block('head', 'cover', (p.width + 10, p.head_thick + 40, h), (0, p.depth / 2 - p.head_thick / 2 + 10, p.leg_height), radius=34, crown=8, cell=cell, relief=relief, warp=top)


def _channel(p):
    return _padded(p, ('-y', channels(p.width / round(p.width / 130), 24)), 15)


def _shell(p):
    """A channelled fan: deco."""
    h = p.height - p.leg_height

    def fan(v):
        u = v.x / (p.width / 2)
        return Vector((v.x * (1 - .06 * (1 - v.z / h)), v.y, v.z * (.72 + .28 * max(0, 1 - u * u) ** .5)))
    return _padded(p, ('-y', channels(p.width / 13, 26)), 15, fan)


def _buttoned(p):
    h, across = p.height - p.leg_height, p.width / round(p.width / 200)
    y = p.depth / 2 - p.head_thick - 10 + 16

    def camel(v):
        return Vector((v.x, v.y, v.z + 110 * math.cos(math.pi * v.x / p.width) ** 2 * (v.z / h) ** 2 - 40 * (v.z / h)))
    studs = diamond_buttons('cover', (p.width, h), (across, 170), 30, lambda u, v: (u, y, p.leg_height + h / 2 + v + (90 * math.cos(math.pi * u / p.width) ** 2 - 36) * (.5 + v / h) ** 2))
    return [_padded(p, ('-y', diamonds(across, 170, 30)), 16, camel)] + studs


def _slatted(p):
    w, y = p.width, p.depth / 2 - 24
    posts = [rod('post', 'frame', (s * (w / 2 - 24), y, 0), (s * (w / 2 - 24), y + 16, p.height - 4), 20, 15) for s in (-1, 1)]
    bars = [rod('spindle', 'frame', (x, y, p.rail_height - 30), (x, y + 14, p.height - 50), 8, swell=2) for x in (w * (k / 19 - .5) * .92 for k in range(20))]
    return posts + bars + [rod('crest', 'frame', (-w / 2 + 16, y + 15, p.height - 44), (w / 2 - 16, y + 15, p.height - 44), 20, swell=6), rod('rail', 'frame', (-w / 2 + 16, y, p.rail_height - 20), (w / 2 - 16, y, p.rail_height - 20), 20)]


def _cane(p):
    h = p.height - p.rail_height + 40
    leafs = [place(front('cane', 'frame', (p.width / 2 - 40, h), thick=30), (s * (p.width / 4 - 14), p.depth / 2 - 12, p.rail_height - 40)) for s in (-1, 1)]
    posts = [rod('post', 'frame', (s * (p.width / 2 - 20), p.depth / 2 - 26, 0), (s * (p.width / 2 - 20), p.depth / 2 - 26, p.height - 6), 20, 18) for s in (-1, 1)]
    return leafs + posts


def _iron(p):
    """Scrolled bars under an arch: shabby and industrial."""
    w, y, h = p.width / 2 - 16, p.depth / 2 - 20, p.height
    low = h * .72
    hoop = [(w * math.cos(a), y, low + (h - low) * math.sin(a) ** .8) for a in (math.pi * k / 20 for k in range(21))]
    bars = [rod('bar', 'frame', (x, y, p.rail_height - 20), (x, y, low + (h - low) * (1 - (x / w) ** 2) ** .4 - 4), 7) for x in (w * (k / 5 - 1) for k in range(1, 10))]
    posts = [rod('post', 'frame', (s * w, y, 0), (s * w, y, low + 6), 15) for s in (-1, 1)] + [ball('finial', 'frame', 26, (s * w, y, low - 2)) for s in (-1, 1)]
    collars = [_collar((x, y, low - 60), 15) for x in (w * (k / 5 - 1) for k in range(1, 10))] + [_collar((s * w, y, low - 60), 24) for s in (-1, 1)]
    return posts + collars + bars + [tube('hoop', 'frame', hoop, 14, steps=3), rod('rail', 'frame', (-w, y, low - 60), (w, y, low - 60), 9), rod('rail', 'frame', (-w, y, p.rail_height - 20), (w, y, p.rail_height - 20), 11)]


def _collar(at, r):
    """Cast round a crossing: a bead between two rings."""
    half = [(0, 0), (r * .7, 0), (r * .76, r * .1), (r * .76, r * .3), (r * .66, r * .4), (r * .86, r * .6), (r, r)]
    return lathe('collar', 'frame', half + [(x, 2 * r - z) for x, z in half[-2::-1]], (at[0], at[1], at[2] - r), steps=32, smooth=50)


def _carved(p):
    """A jali between posts, with a curved crest: ethnic and baroque."""
    w, h = p.width, p.height - p.leg_height
    crest = spline([(-w / 2, h * .72), (-w * .42, h * .80), (-w * .28, h * .82), (-w * .12, h * .96), (0, h), (w * .12, h * .96), (w * .28, h * .82), (w * .42, h * .80), (w / 2, h * .72)], 5)
    outline = [Vector((w / 2, 0))] + [Vector((q.x, q.y)) for q in crest[::-1]] + [Vector((-w / 2, 0))]
    panel = board('head', 'frame', outline[::-1], 30, (0, p.depth / 2 - 32, p.leg_height), ease=5)
    carved = place(front('jali', 'carving', (w * .80, h * .30), thick=20), (0, p.depth / 2 - 30, p.leg_height + h * .54))
    return [panel] + carved


def _arched(p):
    h = p.height - p.leg_height
    whole = board('head', 'frame', arch(p.width, h, h * .62), 40, (0, p.depth / 2 - 44, p.leg_height), ease=8, grain='z')
    return [whole, board('inner arch', 'accent', arch(p.width * .6, h * .86, h * .5), 14, (0, p.depth / 2 - 56, p.leg_height), ease=5)]


def _planks(p):
    n, h = 6, (p.height - p.rail_height + 60)
    boards = [box('board', 'frame', (p.width - 10, 28 + 6 * (k % 2), h / n - 3), (0, p.depth / 2 - 24, p.rail_height - 60 + h * k / n), bevel=4, segments=3) for k in range(n)]
    return boards + [box('post', 'frame', (90, 70, p.height + 10), (s * (p.width / 2 - 40), p.depth / 2 - 36, 0), bevel=6, grain='z') for s in (-1, 1)]


def _low(p):
    """A low backrest standing in a wide platform: zen."""
    cushions = [block('back pad', 'cover', (p.width * .46, 90, p.height - p.rail_height - 20), (s * p.width * .235, p.depth / 2 - p.head_thick - 20, p.rail_height + 20), (-8, 0, 0), radius=36, crown=8) for s in (-1, 1)]
    return cushions + [box('head', 'frame', (p.width + 260, 34, p.height - 60 - p.leg_height), (0, p.depth / 2 - 20, p.leg_height), bevel=4)]


HEADS = {'panel': _panel, 'padded': _padded, 'channel': _channel, 'shell': _shell, 'buttoned': _buttoned, 'spindle': _slatted, 'cane': _cane, 'iron': _iron,
         'carved': _carved, 'arched': _arched, 'planks': _planks, 'low': _low}
