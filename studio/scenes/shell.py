"""A room to stand things in: walls, a floor of boards, tiles or stone, one window on the left. Millimetres; back wall at y = 0."""
import random

import bmesh
from mathutils import Vector

from light import area, sky, sun
from materials import material
from models.kit.part import MM, part
from models.kit.solid import box

FLOORS = {
    'oak': ('boards', {'shader': 'wood', 'species': 'oak'}), 'pale oak': ('boards', {'shader': 'wood', 'species': 'pale oak'}),
    'smoked oak': ('boards', {'shader': 'wood', 'species': 'smoked oak'}), 'walnut': ('boards', {'shader': 'wood', 'species': 'walnut'}),
    'pine': ('boards', {'shader': 'wood', 'species': 'pine'}), 'decking': ('decking', {'shader': 'wood', 'species': 'teak'}),
    'stone': ('tiles', {'shader': 'stone', 'stone': 'travertine'}), 'terracotta': ('tiles', {'shader': 'terracotta', 'hex': '#A9674A'}),
    'concrete': ('slab', {'shader': 'concrete', 'hex': '#A09C95'}),
}
TRIM = {'shader': 'painted', 'hex': '#E4DED2'}


class Shell:
    """left, right: x of the side walls; front: how far the floor comes forward (y = -front)."""

    def __init__(self, scene, wall, floor, left=-2500, right=3600, front=5600, height=2750, window=(-3200, -1100, 200, 2450)):
        self.scene, self.left, self.right, self.front, self.height, self.window = scene, left, right, front, height, window
        plaster = {'shader': 'plaster', 'hex': wall}
        self._panel('back wall', [(left, 0, 0), (right, 0, 0), (right, 0, height), (left, 0, height)], plaster)
        self._panel('right wall', [(right, 0, 0), (right, -front, 0), (right, -front, height), (right, 0, height)], plaster)
        behind = self._panel('front wall', [(left, -front, 0), (right, -front, 0), (right, -front, height), (left, -front, height)], plaster)
        behind.visible_camera = behind.visible_diffuse = behind.visible_shadow = False   # only mirrors look back at it
        self._panel('ceiling', [(left, 0, height), (right, 0, height), (right, -front, height), (left, -front, height)], {'shader': 'plain', 'hex': '#ECE7DE'})
        self._left_wall(plaster)
        self._floor(*FLOORS[floor])
        self._dress(box('skirting', 'trim', (right - left, 16, 95), ((left + right) / 2, -8, 0), bevel=4), TRIM)
        self._dress(box('skirting', 'trim', (16, front, 95), (left + 8, -front / 2, 0), bevel=4), TRIM)

    def daylight(self, warmth=.6, strength=4.0):
        """Low sun through the window, sky behind it, a soft bounce from the camera's side."""
        y0, y1, z0, z1 = (v * MM for v in self.window)
        middle = ((y0 + y1) / 2, (z0 + z1) / 2)
        sky(self.scene, (.90, .95, 1.0), .42)
        sun(self.scene, (1.0, .62, -.34), strength, (1, .90 - .10 * warmth, .82 - .26 * warmth))
        area(self.scene, 'sky light', (self.left * MM - .12, middle[0], middle[1]), (0, middle[0], .8), (y1 - y0, z1 - z0), 110, (.93, .965, 1))
        bounce = area(self.scene, 'bounce', (.6, -self.front * MM + .3, 2.1), (.3, -.8, .8), (3.4, 2.2), 58, (1, .96, .91))
        bounce.visible_glossy = False
        self._glow()

    def _left_wall(self, finish):
        y0, y1, z0, z1 = self.window
        x, h, f = self.left, self.height, -self.front
        for name, (a, b, low, high) in {'a': (f, y0, 0, h), 'b': (y1, 0, 0, h), 'c': (y0, y1, 0, z0), 'd': (y0, y1, z1, h)}.items():
            self._panel(f'left wall {name}', [(x, a, low), (x, b, low), (x, b, high), (x, a, high)], finish)
        for k in range(4):
            self._dress(box('mullion', 'trim', (50, 45, z1 - z0), (x - 40, y0 + (y1 - y0) * k / 3, z0), bevel=3), TRIM)
            self._dress(box('transom', 'trim', (50, y1 - y0, 45), (x - 40, (y0 + y1) / 2, z0 + (z1 - z0 - 45) * k / 3), bevel=3), TRIM)
        self._dress(box('sill', 'trim', (240, y1 - y0 + 160, 30), (x + 60, (y0 + y1) / 2, z0 - 30), bevel=4), TRIM)

    def _floor(self, kind, finish):
        self._panel('subfloor', [(self.left - 300, -self.front, -15), (self.right + 300, -self.front, -15), (self.right + 300, 300, -15), (self.left - 300, 300, -15)], {'shader': 'plain', 'hex': '#2A1D12'})
        for ob in FLOOR_LAYERS[kind](self):
            self._dress(ob, finish)

    def _glow(self):
        """The bright outside that the camera sees in the window and nothing else does."""
        x = self.left - 900
        ob = self._panel('outside', [(x, -9000, -500), (x, 6000, -500), (x, 6000, 5000), (x, -9000, 5000)], {'shader': 'bulb', 'hex': '#F4EEE2', 'glow': 1.4})
        ob.visible_shadow = ob.visible_diffuse = ob.visible_glossy = False

    def _panel(self, name, corners, finish):
        bm = bmesh.new()
        bm.faces.new([bm.verts.new(Vector(c) * MM) for c in corners])
        return self._dress(part(name, 'shell', bm), finish)

    def _dress(self, ob, finish):
        ob.data.materials.append(material(finish, ob['grain']))
        return ob


def _boards(shell, width=150, gap=1.2):
    rnd, out, x = random.Random(7), [], shell.left
    while x < shell.right:
        y = -shell.front - rnd.random() * 1500
        while y < 0:
            length = 1500 + rnd.random() * 500
            out.append(box('board', 'floor', (width - gap, length - gap, 14), (x + width / 2, y + length / 2, -14), bevel=1.1, grain='y', segments=1))
            y += length
        x += width
    return out


def _tiles(shell, size=600):
    out = []
    for i in range(int((shell.right - shell.left) / size) + 1):
        for k in range(int(shell.front / size) + 1):
            out.append(box('tile', 'floor', (size - 4, size - 4, 14), (shell.left + size * (i + .5), -size * (k + .5), -14), bevel=1.5, segments=1))
    return out


FLOOR_LAYERS = {'boards': _boards, 'decking': lambda s: _boards(s, 120, 7), 'tiles': _tiles,
                'slab': lambda s: [box('slab', 'floor', (s.right - s.left, s.front, 14), ((s.left + s.right) / 2, -s.front / 2, -14), bevel=0)]}
