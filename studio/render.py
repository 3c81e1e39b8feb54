"""Cycles: its settings, and one picture as two half-sample renders put through the denoiser."""
import os
import shutil
import tempfile

import bpy
import numpy as np

from denoise import denoise

PASSES = {'image': 'Image', 'normal': 'Normal', 'albedo': 'DiffCol', 'gloss': 'GlossCol', 'depth': 'Depth'}


def fresh_scene(threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    _engine(scene, threads)
    _outputs(scene)
    return scene


def render(scene, size, samples, box=None):
    """Linear rgb [3, h, w] of the frame, or of box = (x0, y0, x1, y1) pixels from the top left."""
    scene.render.resolution_x, scene.render.resolution_y = size
    _crop(scene, size, box)
    folder = tempfile.mkdtemp(prefix='studio-')
    try:
        halves = [_half(scene, folder, seed, max(2, samples // 2)) for seed in (0, 1)]
    finally:
        shutil.rmtree(folder)
    return denoise(*halves)


def _engine(scene, threads):
    scene.render.engine = 'CYCLES'
    c, r = scene.cycles, scene.render
    c.device, c.use_denoising, c.use_auto_tile = 'CPU', False, False
    c.use_adaptive_sampling, c.adaptive_threshold = True, .04
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 10, 4, 3, 10, 16
    c.min_transparent_bounces = 8   # thin glass is grainy where paths through it are ended by chance
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect = 1.0, 4
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4
    r.resolution_percentage, r.use_persistent_data, r.film_transparent = 100, True, False
    r.threads_mode, r.threads = 'FIXED', threads
    scene.view_settings.view_transform = 'Raw'


def _outputs(scene):
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.name = 'passes'
    files.format.file_format, files.format.color_depth, files.format.color_mode, files.format.exr_codec = 'OPEN_EXR', '32', 'RGB', 'NONE'
    files.file_slots.clear()
    for name, socket in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[socket], files.inputs[name])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def _crop(scene, size, box):
    r = scene.render
    r.use_border = r.use_crop_to_border = box is not None
    if box:
        (w, h), nudge = size, 1e-3
        r.border_min_x, r.border_max_x = (box[0] + nudge) / w, (box[2] + nudge) / w
        r.border_min_y, r.border_max_y = (h - box[3] + nudge) / h, (h - box[1] + nudge) / h


def _half(scene, folder, seed, samples):
    scene.cycles.seed, scene.cycles.samples = seed, samples
    scene.cycles.adaptive_min_samples = min(16, samples)
    scene.node_tree.nodes['passes'].base_path = f'{folder}/{seed}'
    bpy.ops.render.render()
    return {name: _load(f'{folder}/{seed}/{name}{scene.frame_current:04d}.exr') for name in PASSES}


def _load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.is_data = True
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(h, w, 4)[::-1, :, :3].transpose(2, 0, 1))
