"""A swiss cheese plant: heart-shaped blades, slit from the margin between their veins, nodding on long stalks."""
import math

import bmesh
from mathutils import Matrix, Vector

from .part import MM, part
from .round import tube

LOBES, SLIT = 7, .36   # lobes a side; where the slits begin, as a share of the way from the midrib to the margin
REACH = ((0, .66), (.16, .92), (.4, 1), (.66, .86), (.86, .56), (1, .16))   # how far a vein runs, from the stalk to the tip


def monstera(base, size, rnd, count=10):
    """size = (spread, height) above `base` mm."""
    out = []
    for i in range(count):
        a, t = i * 2.399963 + .5, i / (count - 1)
        d = Vector((math.cos(a), math.sin(a), 0))
        blade = size[0] * (.28 + .09 * rnd.random()) * (1 - .2 * t)
        knee = base + d * size[0] * (.06 + .26 * t) + Vector((0, 0, size[1] * (.88 - .42 * t) * (.94 + .1 * rnd.random())))
        rise = [base + d * 10, base + d * size[0] * .03 + Vector((0, 0, (knee.z - base.z) * .5)), knee - d * 8 - Vector((0, 0, 12)), knee]
        nod = math.radians(4 + 30 * t + 12 * rnd.random())
        out += [tube('stalk', 'leaf', rise, [4.4, 3.8, 3, 2.6], sides=8), *_leaf(knee, d, nod, blade, rnd.uniform(-.35, .35))]
    return out


def _leaf(root, outwards, nod, length, roll):
    """A blade that starts at `root`, falls by `nod` below the level and is rolled about its midrib, and the rib under it."""
    ahead = outwards * math.cos(nod) - Vector((0, 0, math.sin(nod)))
    side = Matrix.Rotation(roll, 3, ahead) @ outwards.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(ahead).normalized()

    def at(x, y, lift):
        """From the blade's own plane into the room; it bends down towards its tip."""
        return root + ahead * y + side * x + up * (lift - .22 * y * abs(y) / length)

    bm = bmesh.new()
    for s in (-1, 1):
        for k in range(LOBES):
            _lobe(bm, k, lambda x, y, lift, s=s: at(s * x, y, lift), length)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=length * .0004 * MM)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    rib = tube('rib', 'leaf', [at(0, length * .93 * k / 6, -1.2) for k in range(7)], [2.6 - .3 * k for k in range(7)], sides=6, steps=2)
    return [part('leaf', 'leaf', bm, 'x', 80, 1), rib]


def _lobe(bm, index, at, length):
    """The blade along one vein, from rib to margin; beyond the slit its edges draw in to a rounded end."""
    across, along = (-1, -.5, 0, .5, 1), (0, .12, SLIT, .5, .66, .82, .94, 1)
    grid = []
    for v in along:
        free = max(0, (v - SLIT) / (1 - SLIT))
        narrow = 1 - .16 * min(1, free * 4) - .5 * max(0, free - .55) ** 1.5
        row = []
        for w in across:
            q = (index + .5 + .5 * w * narrow) / LOBES
            y0, angle, reach = _vein(q, length)
            run = v * reach * (1 - .05 * w * w * free)
            lift = length * (.10 * v - .17 * v * v + .014 * (1 - w * w) * min(1, v * 5))
            row.append(bm.verts.new(at(run * math.sin(angle), y0 + run * math.cos(angle), lift) * MM))
        grid.append(row)
    for a, b in zip(grid, grid[1:]):
        for k in range(len(across) - 1):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))


def _vein(q, length):
    """Where the vein at q (0 the stalk, 1 the tip) leaves the rib, its angle from the rib, how far it runs."""
    angle = math.radians(8 + 142 * (1 - q) ** 1.25)
    (q0, r0), (q1, r1) = next(pair for pair in zip(REACH, REACH[1:]) if q <= pair[1][0] + 1e-9)
    return length * .92 * max(0, (q - .10) / .90), angle, length * .48 * (r0 + (r1 - r0) * (q - q0) / (q1 - q0))
