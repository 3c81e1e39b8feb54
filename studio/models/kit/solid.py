"""Hard solids: bevelled boxes, slabs with an edge profile, mouldings, lofts."""
import math

import bmesh
from mathutils import Matrix, Vector

from .outline import offset, rect
from .part import MM, part, place, project_uv

# An edge profile is (inset, height as a fraction) from bottom to top; insets in units of the edge size.
EDGES = {
    'sharp': [(.12, 0), (0, .04), (0, .96), (.12, 1)],
    'eased': [(.3, 0), (.09, .03), (0, .1), (0, .9), (.09, .97), (.3, 1)],
    'bullnose': [(math.sin(math.pi / 2 * abs(k) / 8) ** 2 * 1.0, .5 + k / 16) for k in range(-8, 9)],
    'chamfer': [(3.2, 0), (.25, .62), (0, .68), (0, .9), (.1, .97), (.3, 1)],
    'ogee': [(2.2, 0), (2.0, .08), (1.9, .3), (1.2, .45), (.9, .62), (.25, .68), (0, .76), (0, .9), (.12, .97), (.4, 1)],
    'stepped': [(2.4, 0), (2.4, .3), (1.2, .3), (1.2, .62), (0, .62), (0, .96), (.1, 1)],
}


def box(name, slot, size, at=(0, 0, 0), turn=(0, 0, 0), bevel=2, grain='x', segments=2):
    """Bevelled box; `at` is the centre of its bottom face."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], (v.co.z + .5) * size[2])) * MM
    reach = min(bevel, .49 * min(size))
    if reach > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=reach * MM, segments=segments, profile=.5, affect='EDGES', clamp_overlap=True)
    return place(part(name, slot, bm, grain), at, turn)


def slab(name, slot, outline, thickness, at=(0, 0, 0), turn=(0, 0, 0), edge='eased', ease=4, grain='x'):
    """An outline given thickness upwards from z = 0; `edge` names a profile in EDGES, `ease` its size."""
    profile = [(-inset * ease, z * thickness) for inset, z in EDGES[edge]]
    if edge == 'bullnose':
        profile = [(-inset * thickness / 2, z) for (inset, _), (_, z) in zip(EDGES[edge], profile)]
    return place(rings(name, slot, outline, profile, grain=grain), at, turn)


def board(name, slot, outline, thickness, at=(0, 0, 0), turn=(0, 0, 0), **more):
    """An upright slab: the outline's y becomes height, the thickness goes back (+Y) from the front face."""
    ob = stood_up(slab(name, slot, outline, thickness, **more), thickness)
    return place(ob, at, turn)


def moulding(name, slot, outline, profile, at=(0, 0, 0), turn=(0, 0, 0), grain='x'):
    """A closed band along an outline; profile = closed loop of (outwards, up)."""
    return place(rings(name, slot, outline, profile, loop=True, grain=grain), at, turn)


def frame(name, slot, width, height, profile, at=(0, 0, 0), radius=0, outline=None):
    """An upright mitred frame round an opening, centred on x, standing with its opening's foot at z = 0."""
    path = outline or [p + Vector((0, height / 2)) for p in rect(width, height, radius, 12)]
    ob = stood_up(rings(name, slot, path, profile, loop=True, grain='x'))
    return place(ob, at)


def stood_up(ob, back=0):
    """Turns a part drawn on the floor upright for good, so that grain and weave follow the upright axes."""
    ob.data.transform(Matrix.Translation((0, back * MM, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
    ob.data.uv_layers.remove(ob.data.uv_layers[0])
    ob.data.update()
    project_uv(ob.data)
    return ob


def rings(name, slot, outline, profile, loop=False, grain='x', smooth=32):
    """Skins the outline offset by each (distance, height) of the profile."""
    bm = bmesh.new()
    rows = [[bm.verts.new((p.x * MM, p.y * MM, z * MM)) for p in offset(outline, d)] for d, z in profile]
    if loop:
        rows.append(rows[0])
    _skin(bm, rows)
    if not loop:
        bm.faces.new(rows[0][::-1])
        bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return part(name, slot, bm, grain, smooth)


def loft(name, slot, sections, grain='y', subdivide=2, smooth=38):
    """Skins sections: equal-length rings of 3D points (mm)."""
    bm = bmesh.new()
    rows = [[bm.verts.new(Vector(p) * MM) for p in section] for section in sections]
    _skin(bm, rows)
    bm.faces.new(rows[0][::-1])
    bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    return part(name, slot, bm, grain, smooth, subdivide)


def _skin(bm, rows):
    for low, high in zip(rows, rows[1:]):
        n = len(low)
        for k in range(n):
            bm.faces.new((low[k], low[(k + 1) % n], high[(k + 1) % n], high[k]))
