"""Writes products as FBX for the shop's 3D view: `blender -b --factory-startup -P studio/export.py -- [--only 'sofa-*'] [--out folder]`.

Metres, Y up, feet at 0, front to +Z, one mesh a material, at most BUDGET bytes."""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

import catalogue as shop  # noqa: E402
import models  # noqa: E402
from command import options  # noqa: E402
from materials import dress, forget  # noqa: E402

BUDGET = 400_000
LIGHT = 600   # faces; what has fewer is left whole: thinning would only round its edges off


def main():
    chosen, catalogue = options(('--out', {'default': os.path.join(HERE, 'renders', 'fbx')})), shop.load()
    os.makedirs(chosen.out, exist_ok=True)
    for entry in catalogue['products']:
        if entry['threeD'] and chosen.wants(entry['slug']) and entry['archetype'] in models.archetypes():
            export(catalogue, entry, os.path.join(chosen.out, entry['slug'] + '.fbx'))


def export(catalogue, entry, path):
    """Thins the mesh until the file is within budget."""
    ratio = 1.0
    while True:
        triangles = _write(catalogue, entry, path, ratio)
        size = os.path.getsize(path)
        print(f'{entry["slug"]}: {size // 1000} kB, {triangles} triangles, ratio {ratio:.2f}', flush=True)
        if size <= BUDGET or ratio < .04:
            return
        ratio *= max(.3, min(.85, BUDGET / size * .9))


def _write(catalogue, entry, path, ratio):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget()
    variant = entry['variants'][0]
    model = models.build(entry['archetype'], shop.params(entry, variant))
    dress(model.parts, shop.finishes(catalogue, entry, variant))
    bpy.context.view_layer.update()
    joined = [_joined(name, parts, ratio) for name, parts in _by_material(model.parts).items()]
    for ob in list(bpy.data.objects):
        if ob not in joined:
            bpy.data.objects.remove(ob)
    for ob in joined:
        ob.select_set(True)
    bpy.ops.export_scene.fbx(filepath=path, use_selection=True, object_types={'MESH'}, apply_unit_scale=True, apply_scale_options='FBX_SCALE_ALL',
                             axis_forward='-Z', axis_up='Y', bake_space_transform=True, use_mesh_modifiers=True, mesh_smooth_type='OFF',
                             use_tspace=False, add_leaf_bones=False, bake_anim=False, path_mode='STRIP')
    graph = bpy.context.evaluated_depsgraph_get()
    return sum(sum(len(p.vertices) - 2 for p in ob.evaluated_get(graph).data.polygons) for ob in joined)


def _by_material(parts):
    """Grain variants of one wood count as one material."""
    groups = {}
    for ob in parts:
        if ob.get('unframed'):
            continue
        name = ob.data.materials[0].name
        groups.setdefault(name[:-2] if name[-2:] in (' x', ' y', ' z') else name, []).append(ob)
    return groups


def _joined(name, parts, ratio):
    for ob in parts:
        for modifier in ob.modifiers:
            if modifier.type == 'SUBSURF':
                modifier.levels = 0 if len(ob.data.polygons) > 300 else 1
    graph = bpy.context.evaluated_depsgraph_get()
    bpy.ops.object.select_all(action='DESELECT')
    copies = []
    for ob in parts:
        mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
        mesh.transform(ob.matrix_world)
        copy = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(copy)
        copy.select_set(True)
        copies.append(copy)
    bpy.context.view_layer.objects.active = copies[0]
    if len(copies) > 1:
        bpy.ops.object.join()
    one = copies[0]
    _plain(one, name)
    _shaded_anew(one.data)
    if ratio < 1 and len(one.data.polygons) > LIGHT:
        one.modifiers.new('thin', 'DECIMATE').ratio = ratio
    one.name = one.data.name = name
    return one


def _shaded_anew(mesh):
    """Joined and thinned, parts no longer have the corners their own normals were kept for: sharp edges are found by angle again."""
    bpy.ops.mesh.customdata_custom_splitnormals_clear()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)


def _plain(ob, name):
    """One unlinked Principled material. three's loader reads the colour as sRGB, Blender writes linear: encode first."""
    material = ob.data.materials[0]
    ob.data.materials.clear()
    ob.data.materials.append(material)
    for polygon in ob.data.polygons:
        polygon.material_index = 0
    material.name = name
    base = material.node_tree.nodes['Principled BSDF'].inputs['Base Color']
    for link in list(base.links):
        material.node_tree.links.remove(link)
    base.default_value = [12.92 * c if c <= .0031308 else 1.055 * c ** (1 / 2.4) - .055 for c in base.default_value[:3]] + [1]


if __name__ == '__main__':
    main()
