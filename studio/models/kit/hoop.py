"""Wood bent to a ring: drawn in short pieces, each in the coordinates of one plank, so that the grain runs on round the bend."""
import bmesh
from mathutils import Matrix, Vector

from .part import MM
from .solid import loft


def hoop(name, slot, sections, step=3):
    """sections: rings of points (mm) in order round the hoop, which closes from the last to the first; it lies in the plane z = 0."""
    out, gone = [], 0
    for k in range(0, len(sections), step):
        ends = range(k, min(k + step, len(sections)) + 1)
        piece = [sections[i % len(sections)] for i in ends]
        start, end = (sum((Vector(q) for q in ring), Vector()) / len(ring) for ring in (piece[0], piece[-1]))
        out.append(_planed(_open(loft(name, slot, piece, grain='x', subdivide=0, smooth=60)), start, end, gone))
        gone += (end - start).length
    return out


def _open(ob):
    """Without a loft's two ends: they lie inside the wood, and a viewer that smooths across them would draw a string of beads."""
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bm.faces.ensure_lookup_table()
    bmesh.ops.delete(bm, geom=bm.faces[-2:], context='FACES_ONLY')
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def _planed(ob, start, end, gone):
    """The piece in its place, its own coordinates those of the plank it was bent from, `gone` mm along it."""
    ahead, up = (end - start).normalized(), Vector((0, 0, 1))
    plank = Matrix((ahead, up.cross(ahead), up)).transposed().to_4x4()
    plank.translation = start * MM
    along = Matrix.Translation((gone * MM, 0, 0))
    ob.data.transform(along @ plank.inverted())
    ob.matrix_basis = plank @ along.inverted()
    ob.color = (.5, .4, .6, .5)   # one plank, one tone
    return ob
