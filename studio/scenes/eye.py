"""A camera at eye level whose verticals stay vertical, and the pins of what it sees."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from camera import cloud

GRID = 15


@dataclass(frozen=True)
class Eye:
    """at: metres. yaw: degrees to the left. lift: lens shift, in frames, upwards positive. shape: width / height."""
    at: tuple
    yaw: float = 0
    lens: float = 38
    lift: float = -.05
    slide: float = 0
    shape: float = 1.6


def look(scene, eye, width):
    """Puts a camera there and sets the resolution; returns (width, height)."""
    data = bpy.data.cameras.new('eye')
    data.lens, data.shift_y, data.shift_x, data.sensor_fit = eye.lens, eye.lift, eye.slide, 'HORIZONTAL'
    ob = bpy.data.objects.new('eye', data)
    scene.collection.objects.link(ob)
    scene.camera = ob
    ob.location = eye.at
    ob.rotation_euler = (math.radians(90), 0, math.radians(eye.yaw))
    size = (width, round(width / eye.shape))
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    return size


def pins(scene, placed):
    """For each product: its box and a visible point near its middle, normalised from the top left; None where nothing shows."""
    graph = bpy.context.evaluated_depsgraph_get()
    return {key: _pin(scene, graph, parts) for key, parts in placed.items()}


def _pin(scene, graph, parts):
    camera = scene.camera
    seen = np.array([world_to_camera_view(scene, camera, Vector(p)) for p in cloud(parts, 300)])
    seen = seen[seen[:, 2] > 0]
    if not len(seen):
        return None
    x, y = np.clip(seen[:, 0], 0, 1), np.clip(1 - seen[:, 1], 0, 1)
    box = (float(x.min()), float(y.min()), float(x.max()), float(y.max()))
    names, middle, hits = {ob.name for ob in parts}, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), []
    for i in range(GRID):
        for j in range(GRID):
            u, v = box[0] + (box[2] - box[0]) * (i + .5) / GRID, box[1] + (box[3] - box[1]) * (j + .5) / GRID
            if _struck(scene, graph, (u, v)) in names:
                hits.append((u, v))
    # A box with nothing visible in it has no pin: the scene must be arranged otherwise.
    if not hits or box[2] - box[0] < .01:
        return None
    pin = min(hits, key=lambda h: (h[0] - middle[0]) ** 2 + (h[1] - middle[1]) ** 2)
    return {'box': [round(b, 4) for b in box], 'pin': [round(c, 4) for c in pin], 'visible': round(len(hits) / GRID ** 2, 3)}


def _struck(scene, graph, spot):
    camera = scene.camera
    right_top, right_low, left_low, left_top = camera.data.view_frame(scene=scene)
    point = left_top + (right_top - left_top) * spot[0] + (left_low - left_top) * spot[1]
    return _first_seen(scene, graph, camera.location, (camera.matrix_world.to_3x3() @ point).normalized())


def _first_seen(scene, graph, start, ahead):
    """The name of what the camera sees that way: it looks through walls that only mirrors look back at."""
    while True:
        hit = scene.ray_cast(graph, start, ahead)
        if not hit[0] or hit[4].visible_camera:
            return hit[4].name if hit[0] else None
        start = hit[1] + ahead * 1e-4
