"""Cloth that falls over things: throws, duvets. Simulated once, then kept in studio/cache/cloth."""
import hashlib
import inspect
import os
import sys

import bpy
import numpy as np

from .part import MM, flatten, part, place

CACHE = os.path.join(os.path.dirname(__file__), '..', '..', 'cache', 'cloth')


def drape(name, slot, size, over, at=(0, 0, 0), turn=(0, 0, 0), cell=28, frames=50, stiff=4, subdivide=2, thickness=0):
    """Drops a width x depth cloth from `at` (mm) onto the parts in `over`, and onto the floor."""
    sheet = place(_sheet(name, slot, size, cell), at, turn)
    path = os.path.join(CACHE, _key(sheet, over, (frames, stiff)) + '.npz')
    if not os.path.exists(path):
        os.makedirs(CACHE, exist_ok=True)
        np.savez_compressed(path, co=_fall(sheet, over, frames, stiff).astype(np.float16))
    sheet.data.vertices.foreach_set('co', np.load(path)['co'].astype(np.float32).ravel())
    sheet.matrix_basis.identity()
    if thickness:
        solid = sheet.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness * MM, 1
    soften = sheet.modifiers.new('soften', 'SUBSURF')
    soften.levels = soften.render_levels = subdivide
    return sheet


def _sheet(name, slot, size, cell):
    w, d = size
    nx, ny = max(2, round(w / cell)), max(2, round(d / cell))
    verts = [((i / nx - .5) * w * MM, (j / ny - .5) * d * MM, 0) for j in range(ny + 1) for i in range(nx + 1)]
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    return part(name, slot, mesh, 'x', 100)


def _key(sheet, over, settings):
    state = hashlib.sha1(repr(settings).encode())
    state.update(inspect.getsource(sys.modules[__name__]).encode())
    for ob in [sheet] + flatten(over):
        state.update(np.round(np.array([ob.matrix_basis @ v.co for v in ob.data.vertices]), 4).tobytes())
    return state.hexdigest()[:16]


def _fall(sheet, over, frames, stiff):
    scene = bpy.context.scene
    for ob in flatten(over) + [_floor()]:
        ob.modifiers.new('fall', 'COLLISION')
        ob.collision.thickness_outer = .004
        ob.collision.cloth_friction = 25
    cloth = sheet.modifiers.new('fall', 'CLOTH')
    s = cloth.settings
    s.quality, s.mass, s.air_damping = 8, .35, 2
    s.tension_stiffness = s.compression_stiffness = 20
    s.shear_stiffness, s.bending_stiffness = 8, stiff
    cloth.collision_settings.distance_min = .006
    cloth.collision_settings.use_self_collision = True
    cloth.collision_settings.self_distance_min = .006
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for f in range(1, frames + 1):
        scene.frame_set(f)
    mesh = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    co = np.array([sheet.matrix_basis @ v.co for v in mesh.vertices])
    sheet.modifiers.remove(cloth)
    for ob in flatten(over):
        ob.modifiers.remove(ob.modifiers['fall'])
    bpy.data.objects.remove(bpy.data.objects['cloth floor'])
    scene.frame_set(1)
    return co


def _floor():
    mesh = bpy.data.meshes.new('cloth floor')
    mesh.from_pydata([(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [], [(0, 1, 2, 3)])
    ob = bpy.data.objects.new('cloth floor', mesh)
    bpy.context.scene.collection.objects.link(ob)
    return ob
