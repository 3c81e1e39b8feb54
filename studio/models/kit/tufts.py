"""Deep pile, tuft by tuft: hand-spun yarn knotted over a rug's ground, leaning this way and that."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from .part import MM, part, unframed

STEP, SIDES = 8, 6
MIRROR = 20 / 23   # of a print's width and height: where the Berber trellis is the same from both sides


def deep_pile(slot, size, heights, wander, drawn):
    """Tufts over a ground of `size`, from and to `heights`; wander(Vector) says where an uneven weave has moved a spot.

    The print was drawn for a rug of `drawn`: a larger one goes on where that mirrors itself, so that its lozenges are more, not bigger.
    Too fine for anything but a picture: the ground keeps the rug's measure."""
    spots, out = _spots(size)
    shift = np.array([wander(Vector((x, y, 0)))[:2] for x, y in spots])
    tufts = _tufts(spots + shift, out, heights)
    turn = [np.minimum(1, (spots[:, i] + size[i] / 2) // (drawn[i] * MIRROR)).astype(int) if size[i] > drawn[i] + 1 else np.zeros(len(spots), int) for i in (0, 1)]
    parts = []
    for back in ((0, 0), (1, 0), (0, 1), (1, 1)):
        here = (turn[0] == back[0]) & (turn[1] == back[1])
        if here.any():
            parts.append(_printed(part(f'tufts {back}', slot, _mesh(tufts[here]), 'z', 90), size, drawn, back))
    for ob in parts:
        ob.color = parts[0].color   # one lot of yarn: no seam shows where the print turns
    return unframed(parts)


def plain(ob):
    """Takes a print's ground colour from the middle of a lozenge, whatever the part's own box."""
    far = 1e4
    mesh = ob.data
    mesh.use_auto_texspace = False
    mesh.texspace_size = (far, far, far)
    mesh.texspace_location = (far * (1 - 2 / 3.45 * .5), far * (1 - 2 / 2.3 * .5), 0)
    return ob


def _spots(size):
    """Places of the knots, and which way those along the edge hang over it."""
    rnd = np.random.RandomState(11)
    n = [int(s / STEP) for s in size]
    x, y = (axis.ravel() for axis in np.meshgrid(*[(np.arange(k) + .5) * s / k - s / 2 for k, s in zip(n, size)]))
    spots = np.stack([x, y], 1) + rnd.uniform(-.36, .36, (len(x), 2)) * STEP
    room = np.array(size) / 2 - np.abs(spots)
    out = np.sign(spots) * np.clip(1 - room / (1.6 * STEP), 0, 1)
    return spots, out


def _tufts(spots, out, heights):
    """[tuft, ring, side, xyz]: rings up each tuft, from its knot to a blunt end that leans with its neighbours."""
    rnd, n = np.random.RandomState(12), len(spots)
    lay = np.array([[10 * noise.noise((x * .0045, y * .0045, k)) + 8 * noise.noise((x * .021, y * .021, k)) for k in (1, 5)] for x, y in spots])   # brushed this way by feet, and in handfuls
    swell = np.array([noise.noise((x * .009, y * .009, 9)) for x, y in spots])
    lean = lay + rnd.normal(0, 2.6, (n, 2)) + out * 12
    low, high = heights
    tall = (high - low) * (1 + .22 * swell + rnd.uniform(-.18, .14, n)) * (1 - .45 * np.abs(out).max(1))
    thick = rnd.uniform(.8, 1.15, n)
    turns = rnd.uniform(0, 2 * math.pi, n)[:, None] + 2 * math.pi * np.arange(SIDES) / SIDES
    ring = np.stack([np.cos(turns), np.sin(turns)], 2)
    rows = []
    for t, along, radius in ((0, 0, 6.6), (.55, .36, 4.7), (.86, .8, 4.6), (.96, .95, 3.8), (1, 1, 1.7)):
        xy = spots[:, None] + lean[:, None] * along + ring * (radius * thick)[:, None, None]
        z = np.broadcast_to((low - 4 + (tall + 4) * t)[:, None, None], (n, SIDES, 1))
        rows.append(np.concatenate([xy, z], 2))
    return np.stack(rows, 1)


def _mesh(tufts):
    n, rings, sides, _ = tufts.shape
    one = [(r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k) for r in range(rings - 1) for k in range(sides)]
    corners = np.array([c for face in one for c in face] + [(rings - 1) * sides + k for k in range(sides)])
    counts = np.array([4] * len(one) + [sides])
    loops = (np.arange(n)[:, None] * rings * sides + corners).ravel()
    totals = np.tile(counts, n)
    mesh = bpy.data.meshes.new('tufts')
    mesh.vertices.add(n * rings * sides)
    mesh.vertices.foreach_set('co', (tufts * MM).ravel())
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set('vertex_index', loops)
    mesh.polygons.add(len(totals))
    mesh.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(totals)[:-1]]))
    mesh.polygons.foreach_set('loop_total', totals)
    mesh.uv_layers.new(name='UVMap')
    mesh.update(calc_edges=True)
    return mesh


def _printed(ob, size, drawn, back):
    """Lays the print over the rug by its own measure, turned back along an axis where `back` is 1."""
    way = [-1 if turned else 1 for turned in back]
    ob.data.use_auto_texspace = False
    ob.data.texspace_size = (way[0] * drawn[0] / 2 * MM, way[1] * drawn[1] / 2 * MM, 1)
    place = [drawn[i] * (2 * MIRROR - .5 if back[i] else .5) - size[i] / 2 for i in (0, 1)]
    ob.data.texspace_location = (place[0] * MM, place[1] * MM, 0)
    return ob
