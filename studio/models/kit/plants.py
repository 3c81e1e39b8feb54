"""Dried stems for vases; leafy plants for pots."""
import math
import random

import bmesh
from mathutils import Vector, noise

from .monstera import monstera
from .olive import olive
from .outline import spline
from .part import MM, aim, part
from .round import lathe, tube


def stems(base, count=9, height=400, mouth=40, seed=4):
    """Bunny-tail grass fanning out of a vase's mouth. Slots: stem, seed."""
    rnd, out = random.Random(seed), []
    for i in range(count):
        a = 2 * math.pi * (i + rnd.random() * .7) / count
        spread, tall = height * .42 * (.3 + .7 * rnd.random()), height * (.72 + .33 * rnd.random())
        line = [(base[0] + math.cos(a) * (mouth * .6 * min(1, t * 3) + spread * t ** 1.9), base[1] + math.sin(a) * (mouth * .6 * min(1, t * 3) + spread * t ** 1.9) * .7,
                 base[2] + tall * t - 26 * t ** 3) for t in (k / 5 for k in range(6))]
        out.append(tube('stem', 'stem', line, [1.5, 1.4, 1.3, 1.2, 1.1, 1.0], sides=6))
        out.append(_seed_head(line, rnd, i))
    return out


def _seed_head(line, rnd, index):
    tip, direction = Vector(line[-1]), (Vector(line[-1]) - Vector(line[-2])).normalized()
    length, r = 52 * (.8 + .5 * rnd.random()), 11 * (.85 + .4 * rnd.random())
    keys = [(0, 0), (r * .75, length * .12), (r, length * .35), (r * .8, length * .68), (r * .3, length * .94), (0, length)]
    head = lathe('seed head', 'seed', [(max(0, p.x), p.y) for p in spline(keys, 6)], steps=24)
    for v in head.data.vertices:
        v.co += Vector((v.co.x, v.co.y, 0)).normalized() * noise.noise(v.co * 420 + Vector((index, 0, 0))) * 3 * MM
    start = tip - direction * length * .1
    return aim(head, start, start + direction)


def leaf(name, root, tip, width, shape='oval', curl=.25):
    """One leaf from root to tip (mm), drooping, folded along its rib. shape: oval | sword."""
    root, tip = Vector(root), Vector(tip)
    along = tip - root
    side = along.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
    up = side.cross(along).normalized()
    rows, n = [], 14
    for i in range(n + 1):
        t = i / n
        half = width / 2 * _breadth(shape, t)
        droop = up * (along.length * curl * (t - t * t * 1.6))
        spine = root + along * t + droop
        rows.append([spine + side * half * s + up * (abs(s) * half * .28) for s in (-1, -.5, 0, .5, 1)])
    bm = bmesh.new()
    grid = [[bm.verts.new(p * MM) for p in row] for row in rows]
    for a, b in zip(grid, grid[1:]):
        for k in range(4):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    return part(name, 'leaf', bm, 'x', 80, 1)


def _breadth(shape, t):
    if shape == 'sword':
        return max(.03, (1 - t ** 3) * (.65 + .35 * math.sin(math.pi * min(1, t * 1.3))))
    return max(.02, math.sin(math.pi * t ** .8) ** .75)


def plant(kind, base, size, seed=1):
    """kind: fiddle | snake | palm | olive | fern | rubber | monstera. size = (spread, height) above `base` mm."""
    return PLANTS[kind](Vector(base), size, random.Random(seed))


def _snake(base, size, rnd):
    out = []
    for i in range(13):
        a, r = i * 2.4, size[0] * .17 * math.sqrt(i / 13)
        root = base + Vector((math.cos(a) * r, math.sin(a) * r, 0))
        tall = size[1] * (1 - .5 * i / 13) * (.9 + .15 * rnd.random())
        out.append(leaf('leaf', root, root + Vector((math.cos(a) * size[0] * .2, math.sin(a) * size[0] * .2, tall)), size[0] * .15, 'sword', .04))
    return out


def _rosette(base, size, rnd, form):
    """Leaves on arching stalks from one root."""
    out = []
    for i in range(form['count']):
        a, t = i * 2.399963, i / form['count']
        lift, reach = size[1] * (.95 - .62 * t) * (.9 + .2 * rnd.random()), size[0] / 2 * (.35 + .6 * t)
        d = Vector((math.cos(a), math.sin(a), 0))
        knee = base + d * reach * .45 + Vector((0, 0, lift * .8))
        tip = base + d * reach + Vector((0, 0, lift * (1 - .25 * t)))
        out.append(tube('stalk', 'stem', [base + d * 8, base + d * reach * .2 + Vector((0, 0, lift * .45)), knee], [4, 3.5, 3], sides=8))
        out += form['blade'](knee, tip, size)
    return out


def _tree(base, size, rnd, form):
    """A trunk with leaves along its upper branches."""
    out = []
    for b in range(form['branches']):
        a = b * 2.4
        lean = Vector((math.cos(a), math.sin(a), 0)) * size[0] * .22 * (1 if b else .3)
        end = base + Vector((0, 0, size[1] * (.96 - .09 * b))) + lean
        trunk = [base, base + Vector((4, 2, size[1] * .3)), base + lean * .4 + Vector((0, 0, size[1] * .58)), end]
        out.append(tube('trunk', 'stem', trunk, [size[1] * .011, size[1] * .01, size[1] * .007, size[1] * .004], sides=10))
        for i in range(form['leaves']):
            t = .42 + .58 * (i + rnd.random() * .5) / form['leaves']
            spot = _on(trunk, t)
            turn = i * 2.399963 + b
            reach = form['length'] * size[0] * (.75 + .4 * rnd.random())
            d = Vector((math.cos(turn), math.sin(turn), form['lift'] + .5 * rnd.random() * (t > .8)))
            out.append(leaf('leaf', spot, spot + d * reach, reach * form['width'], curl=.16))
    return out


def _on(points, t):
    line = spline(points, 8)
    return line[min(len(line) - 1, int(t * (len(line) - 1)))]


def _palm_blade(knee, tip, size):
    out = []
    direction = tip - knee
    side = direction.cross(Vector((0, 0, 1))).normalized()
    for k in range(9):
        for s in (-1, 1):
            t = k / 9
            root = knee + direction * t * 1.1
            out.append(leaf('leaf', root, root + (direction.normalized() * .75 + side * s * (1 - .4 * t)) * size[0] * .2 * (1.05 - .5 * t) - Vector((0, 0, size[0] * .05)), size[0] * .028, 'sword', .12))
    return out


PLANTS = {
    'snake': _snake,
    'fiddle': lambda b, s, r: _tree(b, s, r, dict(branches=2, leaves=17, length=.42, width=.62, lift=.35)),
    'rubber': lambda b, s, r: _tree(b, s, r, dict(branches=3, leaves=13, length=.36, width=.46, lift=.45)),
    'olive': olive,
    'fern': lambda b, s, r: _rosette(b, s, r, dict(count=15, blade=_palm_blade)),
    'palm': lambda b, s, r: _rosette(b, s, r, dict(count=9, blade=_palm_blade)),
    'monstera': monstera,
}
