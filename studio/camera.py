"""Camera rules, the same for every picture: 70 mm, the set's own viewpoint, the product turned and sized to fit."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

LENS, SENSOR, AWAY = 70, 36, 3.0   # AWAY: set units from the camera to its aim
FRAME = SENSOR / LENS * AWAY       # set units across the frame at the aim


@dataclass(frozen=True)
class Shot:
    """A view of a stage: elevation and azimuth of the camera, height of its aim, share of the frame to fill."""
    name: str
    elevation: float
    aim: float
    fill: tuple
    azimuth: float = 0
    centre: float = .52
    lens: float = LENS


SHOTS = {
    ('floor', 'main'): Shot('floor-main', 11, .28, (.86, .74), centre=.54),
    ('floor', 'front'): Shot('floor-front', 4, .28, (.82, .74), centre=.55),
    ('hung', 'main'): Shot('hung-main', -5, 1.05, (.66, .56), centre=.56),
    ('hung', 'front'): Shot('hung-front', -1, 1.05, (.66, .56), centre=.56),
    ('wall', 'main'): Shot('wall-main', 4, .5, (.72, .72), azimuth=-16, centre=.5),
    ('wall', 'front'): Shot('wall-front', 0, .5, (.72, .74), centre=.5),
    ('leaning', 'main'): Shot('leaning-main', 7, .45, (.74, .80), azimuth=-18, centre=.52),
    ('leaning', 'front'): Shot('leaning-front', 3, .45, (.74, .80), centre=.52),
    ('flat', 'main'): Shot('flat-main', 46, .0, (.84, .74), centre=.51),
    ('flat', 'front'): Shot('flat-front', 62, .0, (.78, .78), centre=.5),
}


class Viewpoint:
    def __init__(self, scene, shot):
        data = bpy.data.cameras.new('camera')
        data.lens, data.sensor_width, data.clip_end, data.clip_start = shot.lens, SENSOR, 400, .01
        self.ob = bpy.data.objects.new('camera', data)
        scene.collection.objects.link(self.ob)
        scene.camera = self.ob
        self.shot, self.scene = shot, scene
        e, a = math.radians(shot.elevation), math.radians(shot.azimuth)
        self.back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
        self.set_place = Vector((0, 0, shot.aim)) + self.back * AWAY

    def fit(self, scale, shift, rise=0):
        """Stands the camera in metres; rise moves the window up by that share of the frame (lens shift)."""
        self.ob.location = (self.set_place - Vector(shift)) * scale
        self.ob.rotation_euler = (-self.back).to_track_quat('-Z', 'Y').to_euler()
        self.ob.data.shift_y = rise
        bpy.context.view_layer.update()

    def project(self, points):
        """Set-unit points -> x to the right and y downwards, in frame widths; the middle is (.5, .5)."""
        turn = np.array((-self.back).to_track_quat('-Z', 'Y').to_matrix())
        q = (points - np.array(self.set_place)) @ turn
        k = self.shot.lens / SENSOR
        return .5 + q[:, 0] / -q[:, 2] * k, .5 - q[:, 1] / -q[:, 2] * k

    def remove(self):
        bpy.data.objects.remove(self.ob)


def frame_product(view, points, stage):
    """Solves (scale, shift, rise) so that the product fills the frame as its shot demands.

    points: the product's own, metres, standing on z = 0 or hanging with its back at y = 0. The set's wall is at y = 0,
    where the back of what leans comes to lie."""
    low, high = points.min(0), points.max(0)
    deep = {'wall': 0, 'leaning': high[1]}.get(stage, (low[1] + high[1]) / 2)
    middle = np.array([(low[0] + high[0]) / 2, deep, 0])
    scale, slide = float((high - low).max()), 0.0

    def place():
        lift = view.shot.aim - (low[2] + high[2]) / 2 / scale if stage in ('wall', 'hung') else 0
        return -middle / scale + (slide, 0, lift)

    for _ in range(24):
        x, y = view.project(points / scale + place())
        slide -= ((x.max() + x.min()) / 2 - .5) * FRAME
        scale *= max((x.max() - x.min()) / view.shot.fill[0], (y.max() - y.min()) / view.shot.fill[1]) ** .9
    x, y = view.project(points / scale + place())
    return scale, place(), view.shot.centre - (y.max() + y.min()) / 2


def cloud(parts, every=4000):
    """World positions of the parts' vertices after modifiers, thinned; parts marked `unframed` are left out."""
    graph, out = bpy.context.evaluated_depsgraph_get(), []
    for ob in parts:
        if ob.get('unframed') or ob.type != 'MESH':
            continue
        evaluated = ob.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        co = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', co)
        evaluated.to_mesh_clear()
        world = np.array(ob.matrix_world)
        out.append((co.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])[::max(1, len(co) // 3 // every)])
    return np.concatenate(out)
