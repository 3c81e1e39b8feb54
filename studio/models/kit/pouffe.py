"""A stitched leather pouffe: wedges sewn into a squashed ball, a star embroidered on its top. Slots: cover, trim."""
import math

import bmesh
from mathutils import Vector

from .outline import spline
from .part import MM, part
from .round import tube

# (radius, height) from the middle of the foot to the middle of the top, in shares of radius and height
PROFILE = [(.02, .01), (.5, 0), (.76, .025), (.93, .14), (1, .36), (.985, .54), (.91, .72), (.78, .86), (.58, .95), (.34, .992), (.15, 1), (.02, .99)]
STEPS = 12


def pouffe(size, panels=16):
    """size = (diameter, height) in mm."""
    skin = Skin(size[0] / 2, size[1], panels)
    return [skin.mesh('pouffe', 'cover'), [skin.seam(k) for k in range(panels)], skin.embroidery()]


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

    def on_top(self, share, turn):
        """The skin above a point of the plan; share of the radius."""
        upper = [q for q in self.line if q[1] > .5]
        k = next(i for i, q in enumerate(upper) if q[0] <= share)
        a, b = upper[max(0, k - 1)], upper[k]
        t = (a[0] - share) / (a[0] - b[0]) if a[0] > b[0] else 0
        return self.at((share, a[1] + (b[1] - a[1]) * t), turn, 1.2)

    def mesh(self, name, slot):
        bm, n = bmesh.new(), self.panels * STEPS
        rows = [[bm.verts.new(self.at(q, k / STEPS) * MM) for k in range(n)] for q in self.line]
        for low, high in zip(rows, rows[1:]):
            for k in range(n):
                bm.faces.new((low[k], low[(k + 1) % n], high[(k + 1) % n], high[k]))
        bm.faces.new(rows[0][::-1])
        bm.faces.new(rows[-1])
        return part(name, slot, bm, 'z', 80)

    def seam(self, k):
        """Whip stitches back and forth over the joint of two panels."""
        span = [q for q in spline(PROFILE, 14) if .72 < q[0] and q[1] > .05]
        points = [self.at(q, k + (.055 if i % 2 else -.055), 1.0) for i, q in enumerate(span)]
        return tube('stitches', 'trim', points, 1.7, smooth=False, sides=6)

    def embroidery(self):
        """A rosette of two stars inside two rings."""
        n = self.panels
        rings = [self._closed([(share, k / 6) for k in range(n * 6)], 2.2) for share in (.69, .65)]
        star = self._closed([(.6 if k % 2 == 0 else .36, k * .5) for k in range(n * 2)], 2.0)
        inner = self._closed([(.45 if k % 2 == 0 else .2, k + .5) for k in range(n)], 2.0)
        return rings + [star, inner, self._closed([(.13, k) for k in range(n)], 2.2)]

    def _closed(self, spots, thick):
        return tube('star', 'trim', [self.on_top(share, turn) for share, turn in spots], thick, closed=True, smooth=False, sides=6)
