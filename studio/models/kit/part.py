"""A part is a mesh object that knows its slot (which finish dresses it) and the direction of its grain."""
import math
import zlib

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

MM = 0.001


def part(name, slot, geometry, grain='z', smooth=38, subdivide=0):
    """Turns a bmesh or mesh (metres) into a named part of the product."""
    mesh = _as_mesh(name, geometry)
    if not mesh.uv_layers:
        project_uv(mesh)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    ob['slot'], ob['grain'] = slot, grain
    # Shaders vary by object colour: Cycles' own random depends on global naming and would break the scene hash.
    ob.color = [(zlib.crc32(f'{ob.name}/{i}'.encode()) % 4096) / 4096 for i in range(4)]
    if not subdivide and smooth < 50:
        # Broad faces stay truly flat beside their bevels: mirrors and polished tops show anything less.
        ob.modifiers.new('flat faces', 'WEIGHTED_NORMAL').keep_sharp = True
    if subdivide:
        modifier = ob.modifiers.new('soften', 'SUBSURF')
        modifier.levels = modifier.render_levels = subdivide
    return ob


def place(parts, at=(0, 0, 0), turn=(0, 0, 0)):
    """Turns (degrees) about the origin, then moves (mm). Works on one part or any nesting of lists."""
    rotation = Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    matrix = Matrix.Translation(Vector(at) * MM) @ rotation
    for ob in flatten(parts):
        ob.matrix_basis = matrix @ ob.matrix_basis
    return parts


def aim(ob, start, end):
    """Stands a part that was made along +Z from the origin between two points (mm)."""
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    ob.matrix_basis = Matrix.Translation(a * MM) @ turn @ ob.matrix_basis
    return ob


def flatten(*parts):
    out = []
    for item in parts:
        if isinstance(item, (list, tuple)):
            out += flatten(*item)
        elif item is not None:
            out.append(item)
    return out


def unframed(parts):
    """Marks parts the camera may cut off: a pendant's cord, a curtain's rail."""
    for ob in flatten(parts):
        ob['unframed'] = True
    return parts


def thin(parts):
    """Marks hollow glass that was drawn as one skin."""
    for ob in flatten(parts):
        ob['thin'] = True
    return parts


def dull(parts):
    """Marks hide and wood that was never polished: a desk's top would mirror the room, a rail seen along its length the ground."""
    for ob in flatten(parts):
        ob['dull'] = True
    return parts


def project_uv(mesh):
    """Cube projection in metres, so that weave and grain keep their physical size."""
    layer = mesh.uv_layers.new(name='UVMap')
    axes = ((1, 2), (0, 2), (0, 1))
    for polygon in mesh.polygons:
        n = polygon.normal
        u, v = axes[max(range(3), key=lambda i: abs(n[i]))]
        for loop in polygon.loop_indices:
            co = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (co[u], co[v])


def _as_mesh(name, geometry):
    if not isinstance(geometry, bmesh.types.BMesh):
        return geometry
    mesh = bpy.data.meshes.new(name)
    geometry.normal_update()
    geometry.to_mesh(mesh)
    geometry.free()
    return mesh
