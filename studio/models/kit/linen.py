"""Household linen: towels hung over a rail, a cot's quilt."""
import math

from mathutils import Vector, noise

from .soft import block
from .solid import loft


def hung_towel(name, slot, width, rail, drops, radius=13, thick=8, seed=1):
    """A towel folded in two over a rail at (x, y, z), falling `drops` = (front, back) mm; the upper layer ends a little short."""
    under = _layer(f'{name} under', slot, (width, thick, seed), rail, drops, radius)
    return [under, _layer(name, slot, (width - 5, thick, seed), rail, (drops[0] - 11, drops[1] - 9), radius + thick + .8)]


def _layer(name, slot, shape, rail, drops, radius):
    x, y, z = rail
    reach = radius + shape[1] / 2
    over = [(y + reach * math.cos(a), z + reach * math.sin(a)) for a in (math.pi * k / 10 for k in range(11))]
    line = [(y + reach, z - drops[1] * (1 - k / 14)) for k in range(14)] + over + [(y - reach, z - drops[0] * k / 30) for k in range(1, 31)]
    sections = []
    for i, (cy, cz) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        ahead = Vector((0, b[0] - a[0], b[1] - a[1])).normalized()
        out = Vector((1, 0, 0)).cross(ahead)
        drop, end = max(0, z - cz), z - drops[0 if cy < y else 1]
        plush = .62 if 52 < cz - end < 92 else .8 if i in (0, len(line) - 1) else 1   # the border woven without pile
        sections.append([_on_towel(Vector((x, cy, cz)), out, (u, side * plush), (*shape, drop)) for u, side in _round_the_edge()])
    return loft(name, slot, sections, grain='z', subdivide=1, smooth=80)


def gathered(name, slot, top, drop, seed=1, thick=2.4):
    """A cloth hung up by a loop in the middle of one hem: narrow there, falling open in folds."""
    x, y, z = top
    sections = []
    for k in range(41):
        t = k / 40
        wide, deep = 9 + 92 * (1 - math.exp(-3.4 * t)), 8 + 20 * min(1, t * 2.2)
        fall = drop * t
        ring = []
        for u, side in _round_the_edge(48):
            fold = math.sin(math.pi * (2.6 * u + .35 * noise.noise(Vector((u * 1.4, t * .8, seed * 3.1)))) + seed)
            shrug = noise.noise(Vector((u * 1.1, seed, t * 1.6)))
            ring.append((x + wide * (u + .05 * shrug), y + deep * (.75 * fold + .35 * shrug) + side * thick / 2, z - fall - 26 * (1 - t) * u * u - t * (14 * shrug + 9 * fold)))
        sections.append(ring)
    return loft(name, slot, sections, grain='z', subdivide=1, smooth=80)


def quilt(name, slot, size, at, hang):
    """A child's cover: lies puffed on the mattress, falls a little at the long sides."""
    w, d, h = size

    def fall(v):
        t = max(0, (abs(v.x) / (w / 2) - .84) / .16)
        side = math.copysign(1, v.x)
        wave = 9 * math.sin(v.y / 88 + noise.noise(Vector((v.y * .004, side, at[2]))) * 3)
        x = side * (w / 2 * .84 + t * (34 + wave * .8)) if t > 0 else v.x
        puff = 8 * noise.noise(Vector((v.x * .0052, v.y * .0046, 2))) + 4 * noise.noise(Vector((v.x * .013, v.y * .013, 4)))
        return Vector((x, v.y + 8 * noise.noise(Vector((v.x * .004, 3, 1))), v.z - hang * t ** 1.15 + puff * (v.z > h * .4)))
    return block(name, slot, (w, d, h), at, radius=min(30, h * .46), crown=4, cell=28, warp=fall)


def _round_the_edge(steps=12):
    """(u, side) round a towel's cross section: front face to the right, back face to the left."""
    face = [k / steps * 2 - 1 for k in range(steps + 1)]
    return [(u, 1) for u in face] + [(u, -1) for u in face[::-1]]


def _on_towel(spot, out, where, shape):
    (u, side), (width, thick, seed, drop) = where, shape
    wave = noise.noise(Vector((u * 1.3, seed * 3.7, drop * .0016))) * min(1, drop / 160) * 11
    flare = 1 + .03 * min(1, drop / 400)
    edge = 1 - max(0, abs(u) - .93) / .07 * .55
    return spot + Vector((u * width / 2 * flare, 0, 0)) + out * (wave + side * thick / 2 * edge)
