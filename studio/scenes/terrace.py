"""A terrace to stand garden things on: paving, a clipped hedge along a rendered wall, the open sky. Back wall at y = 0."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from light import sky, sun
from materials import material
from models.kit.part import MM, part
from models.kit.solid import box

WALL, PAVING, COPING = {'shader': 'plaster', 'hex': '#D8CDBB'}, {'shader': 'concrete', 'hex': '#B4AEA2'}, {'shader': 'concrete', 'hex': '#A39D92'}
HALF, FRONT, HEIGHT = 5400, 7800, 1960
BED = 430          # depth of the planting bed in front of the wall
HEDGE = (330, 560)  # depth and height
LEAF = {'shader': 'leaf', 'hex': '#4A6238'}


class Terrace:
    def __init__(self, scene):
        self.scene = scene
        self._wall()
        self._paving()
        self._hedge()

    def daylight(self):
        """A bright afternoon: sun over the left shoulder, the whole sky above."""
        sky(self.scene, (.74, .85, 1.0), 1.0)
        sun(self.scene, (.75, .62, -.72), 4.4, (1, .93, .82), soft=1.2)

    def _wall(self):
        self._panel('garden wall', [(-HALF, 0, 0), (HALF, 0, 0), (HALF, 0, HEIGHT), (-HALF, 0, HEIGHT)], WALL)
        for k in range(int(2 * HALF / 900)):
            self._dress(box('coping', 'shell', (896, 330, 52), (-HALF + 900 * (k + .5), 20, HEIGHT), bevel=6), COPING)

    def _paving(self):
        """Large slabs in half bond with sanded joints."""
        self._panel('sand', [(-HALF, -FRONT, -9), (HALF, -FRONT, -9), (HALF, 0, -9), (-HALF, 0, -9)], {'shader': 'soil'})
        self._dress(box('kerb', 'shell', (2 * HALF, 60, 46), (0, -BED, -20), bevel=5), COPING)
        long, deep, row = 900, 600, 0
        while row * deep < FRONT - BED:
            shift = long / 2 * (row % 2)
            for k in range(int(2 * HALF / long) + 1):
                slab = box('paver', 'shell', (long - 9, deep - 9, 40), (-HALF + long * k + shift, -BED - 34 - deep * (row + .5), -40), bevel=3, segments=1)
                self._dress(slab, PAVING)
            row += 1

    def _hedge(self):
        """Lengths of clipped box, each a shade of its own, round a dark heart."""
        deep, tall = HEDGE
        self._dress(box('heart', 'shell', (2 * HALF, deep - 90, tall - 50), (0, -BED / 2, 0), bevel=20), {'shader': 'plain', 'hex': '#232B1B', 'rough': 1})
        self._panel('earth', [(-HALF, -BED, -4), (HALF, -BED, -4), (HALF, 0, -4), (-HALF, 0, -4)], {'shader': 'soil'})
        length, x, k = 900, -HALF, 0
        while x < HALF:
            self._dress(part(f'hedge {k}', 'leaf', _foliage((length + 60, deep, tall), (x + length / 2, -BED / 2), random.Random(k)), smooth=10), LEAF)
            x, k = x + length, k + 1

    def _panel(self, name, corners, finish):
        bm = bmesh.new()
        bm.faces.new([bm.verts.new(Vector(c) * MM) for c in corners])
        return self._dress(part(name, 'shell', bm), finish)

    def _dress(self, ob, finish):
        ob.data.materials.append(material(finish, ob['grain']))
        return ob


def _foliage(size, middle, rnd):
    """Small leaves all over the front and the top of a block, turned every way. One mesh, or the scene would be slow."""
    w, d, h = size
    verts, faces = [], []
    for _ in range(int(w * (h + d) * 3.4e-3)):
        u, v = rnd.random() - .5, rnd.random()
        on_top = rnd.random() < d / (d + h)
        spot = Vector((u * w + middle[0], middle[1] + (rnd.random() - .5) * d, h) if on_top else (u * w + middle[0], middle[1] - d / 2, v * h))
        spot += Vector([rnd.gauss(0, 11) for _ in range(3)]) - Vector((0, -1, 0) if not on_top else (0, 0, 1)) * rnd.random() * 36
        out = Vector((0, 0, 1) if on_top else (0, -1, .35)) + Vector([rnd.gauss(0, .55) for _ in range(3)])
        turn = rnd.random() * math.tau
        side = out.cross(Vector((math.cos(turn), .3, math.sin(turn)))).normalized()
        along, long, wide = out.cross(side).normalized(), rnd.uniform(15, 25), rnd.uniform(8, 13)
        first = len(verts)
        verts += [(spot + q) * MM for q in (-along * long, side * wide, along * long, -side * wide)]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh = bpy.data.meshes.new('hedge')
    mesh.from_pydata(verts, [], faces)
    return mesh
