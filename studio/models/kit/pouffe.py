"""A stitched leather pouffe: wedges sewn into a squashed ball, a star embroidered on its top. Slots: cover, trim."""
import math

import bmesh
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .outline import rounded, spline
from .part import MM, part
from .round import tube

# (radius, height) from the middle of the foot to the middle of the top, in shares of radius and height
PROFILE = [(.02, .01), (.5, 0), (.76, .025), (.93, .14), (1, .36), (.985, .54), (.91, .72), (.78, .86), (.58, .95), (.34, .992), (.15, 1), (.02, .99)]
STEPS = 12


def pouffe(size, panels=16):
    """size = (diameter, height) in mm."""
    skin = Skin(size[0] / 2, size[1], panels)
    leather = skin.mesh('pouffe', 'cover')
    needle = Needlework(skin, leather)
    return [leather, [needle.seam(k) for k in range(panels)], needle.embroidery()]


class Skin:
    def __init__(self, radius, height, panels):
        self.radius, self.height, self.panels = radius, height, panels
        self.line = spline(PROFILE, 5)

    def at(self, q, turn, proud=0):
        """The point of the skin where the profile has q = (radius share, height share); turn in panels."""
        crease = (1 - abs(math.sin(math.pi * turn)) ** .5) * .055 * min(1, max(0, q[0] - .32) * 3)
        a, r = 2 * math.pi * turn / self.panels, q[0] * self.radius * (1 - crease)
        lift = -14 * crease * (q[1] > .9)
        return Vector(((r + proud * (q[1] < .97)) * math.cos(a), (r + proud * (q[1] < .97)) * math.sin(a), q[1] * self.height + lift + proud * (q[1] > .6)))

    def mesh(self, name, slot):
        bm, n = bmesh.new(), self.panels * STEPS
        rows = [[bm.verts.new(self.at(q, k / STEPS) * MM) for k in range(n)] for q in self.line]
        for low, high in zip(rows, rows[1:]):
            for k in range(n):
                bm.faces.new((low[k], low[(k + 1) % n], high[(k + 1) % n], high[k]))
        bm.faces.new(rows[0][::-1])
        bm.faces.new(rows[-1])
        return part(name, slot, bm, 'z', 80)


class Needlework:
    """What is stitched through the leather and lies on it as it was filled: its seams, the cords couched on its lid."""

    def __init__(self, skin, leather):
        mesh = leather.data
        self.skin, self.leather = skin, BVHTree.FromPolygons([v.co for v in mesh.vertices], [p.vertices for p in mesh.polygons])

    def seam(self, k):
        """Whip stitches back and forth over the joint of two panels."""
        span = [q for q in spline(PROFILE, 14) if .72 < q[0] and q[1] > .05]
        reach = [self.skin.at(q, k + (.07 if i % 2 else -.07)) for i, q in enumerate(span)]
        laid = [self.leather.find_nearest(spot * MM)[:2] for spot in reach]
        return tube('stitches', 'trim', [near / MM + out * 1.7 for near, out in laid], 1.7, smooth=False, sides=6)

    def embroidery(self):
        """Two rings round a sixteen-pointed star of two cords, in it an eight-pointed one and a ring; no line crosses another."""
        n = self.skin.panels
        rings = [self._cord([self._spot(share, k / 6) for k in range(n * 6)], 2.2) for share in (.69, .65, .12)]
        points = [(n, .6, .42, .5), (n, .535, .36, .5), (n // 2, .33, .235, 1)]
        return rings + [self._cord(self._star(*star), 2.0) for star in points]

    def _star(self, count, tip, valley, turn):
        """A closed star, its tips `tip` of the radius out and the first of them `turn` panels round, the cord bent and not broken there."""
        pitch = self.skin.panels / count / 2
        corners = [self._spot(valley if k % 2 else tip, turn + k * pitch) for k in range(count * 2)]
        start = (corners[0] + corners[-1]) / 2
        return rounded([start, *corners, start], 5)[:-1]

    def _spot(self, share, turn):
        """Where on the plan a panel's own point lies."""
        return self.skin.at((share, 1), turn).xy

    def _cord(self, plan, radius, step=6):
        """A closed line of the plan laid on the leather and pressed into it a little."""
        spots = []
        for a, b in zip(plan, plan[1:] + plan[:1]):
            cuts = max(1, round((b - a).length / step))
            spots += [a.lerp(b, k / cuts) for k in range(cuts)]
        return tube('star', 'trim', [self._laid(spot, radius * .8) for spot in spots], radius, closed=True, smooth=False, sides=8)

    def _laid(self, spot, proud):
        near, out, _, _ = self.leather.ray_cast(Vector((*spot, self.skin.height * 2)) * MM, Vector((0, 0, -1)))
        return near / MM + out * proud
