"""A jali door: diagonal bars halved into each other inside a bead, a carved rosette in every diamond."""
import math

import bmesh
import bpy
from mathutils import Vector

from .door_frame import door_frame
from .part import MM, flatten, part, place
from .solid import box

CELL = 48      # about as wide and as high as a diamond is
MARGIN = 17    # plain wood between the framing and the bead
BAR, BEAD = 9.5, 13
FIELD = -8     # the field's face; the framing's is at -thick
PETALS, AROUND = 8, 32


def jali(slot, size, o):
    """Whole diamonds only: the bars run from bead to bead and meet it in the middle of a cell's side."""
    w, h = size
    s = min(42, w * .14)
    iw, ih = w - 2 * s, h - 2 * s
    across, high = iw - 2 * MARGIN - BEAD, ih - 2 * MARGIN - BEAD
    counts = tuple(max(1, round(side / CELL)) for side in (across, high))
    field = box('field', slot, (iw + 6, 6, ih + 6), (0, FIELD + 3, s - 3), bevel=.5, grain='z')
    worked = [_bars(slot, (across, high), counts), _bead(slot, across, high), _rosettes(slot, (across, high), counts)]
    return [*door_frame(slot, size, s, o['thick']), field, *place(flatten(worked), (0, FIELD, h / 2))]


def _bead(slot, across, high):
    """Uprights between two rails; it covers the bars' ends."""
    uprights = [box('bead', slot, (BEAD, 16, high + BEAD), (x * across / 2, 0, -(high + BEAD) / 2), bevel=3, grain='z') for x in (-1, 1)]
    return uprights + [box('bead', slot, (across - BEAD + .4, 15.8, BEAD), (0, 0, z * high / 2 - BEAD / 2), bevel=3) for z in (-1, 1)]


def _bars(slot, area, counts):
    """Both ways at one height; a hair between them draws the halved joint."""
    p, q = (side / n for side, n in zip(area, counts))
    slope, bars = math.degrees(math.atan2(q, p)), []
    for k in range(sum(counts)):
        a, b = _ends(k + .5, counts)
        length = math.hypot((b[0] - a[0]) * p, (b[1] - a[1]) * q)
        x, z = ((a[0] + b[0]) / 2 * p - area[0] / 2, (a[1] + b[1]) / 2 * q - area[1] / 2)
        for way, proud in ((1, 6), (-1, 5.85)):
            bar = place(box('bar', slot, (length, 2 * proud, BAR), (0, 0, -BAR / 2), bevel=2.4), (0, 0, 0), (0, way * slope, 0))
            bars.append(place(bar, (way * x, 0, z)))
    return bars


def _ends(k, counts):
    """Where the falling diagonal x + z = k enters and leaves the grid, in cells."""
    across, high = counts
    return (max(0, k - high), min(k, high)), (min(k, across), max(0, k - across))


def _rosettes(slot, area, counts):
    """One carving, as often as there are diamonds."""
    p, q = (side / n for side, n in zip(area, counts))
    reach = p * q / 2 / math.hypot(p, q) - BAR / 2 - .8
    mesh = _carved(reach)
    spots = [(p * (i + .5) - area[0] / 2, 0, q * (j + .5) - area[1] / 2) for i in range(counts[0]) for j in range(counts[1])]
    return [place(part('rosette', slot, mesh, smooth=50), at) for at in spots]


def _carved(r):
    """Eight hollow petals round a button, looking towards -Y."""
    bm = bmesh.new()
    turns = [2 * math.pi * k / AROUND for k in range(AROUND)]
    lobe = [abs(math.cos(PETALS / 2 * a)) for a in turns]
    rings = [[(.25 * r, 6.6)] * AROUND, [(.34 * r, 4.2)] * AROUND, [(.72 * r * (.92 + .08 * c), 4 + 2.2 * c) for c in lobe],
             [(r * (.84 + .16 * c ** .5), 2.4 + 2 * c) for c in lobe], [(r * (.84 + .16 * c ** .5), -.5) for c in lobe]]
    rows = [[bm.verts.new(Vector((q * math.cos(a), -up, q * math.sin(a))) * MM) for a, (q, up) in zip(turns, ring)] for ring in rings]
    crown = bm.verts.new(Vector((0, -7.4, 0)) * MM)
    for k in range(AROUND):
        bm.faces.new((crown, rows[0][k - 1], rows[0][k]))
        for inner, outer in zip(rows, rows[1:]):
            bm.faces.new((inner[k - 1], outer[k - 1], outer[k], inner[k]))
    return _outward(bm)


def _outward(bm):
    mesh = bpy.data.meshes.new('rosette')
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if sum(f.normal.y * f.calc_area() for f in bm.faces) > 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces[:])
    bm.to_mesh(mesh)
    bm.free()
    return mesh
