"""A product before the camera: geometry built once, then dressed and photographed for each variant."""
import math

import bpy

import models
from camera import SHOTS, Shot, Viewpoint, cloud, frame_product
from light import PhotoSet
from materials import dress, forget
from models.kit.part import place
from plates import box_of, lay, plate, whole_pixels, window
from render import fresh_scene, render
from tone import develop

EXPOSURE = -.1
SHARP = 10   # closes the lens of a close-up so far that a frame's width behind its spot is soft by two pixels, however large the thing
UNTURNED = ('wall', 'leaning')   # what has a wall behind it: the camera goes round it instead


class Sitting:
    """One model on its set. Call `picture` for each view and variant."""

    def __init__(self, archetype, params, backdrop, threads=2):
        self.backdrop, self.threads = backdrop, threads
        self.scene = fresh_scene(threads)
        forget()
        self.model = models.build(archetype, params)
        self.turned = 0
        self.set = None

    def picture(self, view, finishes, size, samples):
        """8-bit sRGB pixels of view main | front | detail."""
        dress(self.model.parts, finishes)
        return develop(self._detail(size, samples) if view == 'detail' else self._whole(view, size, samples), EXPOSURE)

    def millimetres(self):
        self._turn(0)
        points = cloud(self.model.parts)
        return [round(float(v) * 1000) for v in points.max(0) - points.min(0)]

    def _whole(self, view, size, samples):
        stage = self.model.stage
        shot = SHOTS[stage, view]
        ground = empty_set(shot, self.backdrop, size)
        camera, points, (scale, shift, rise) = self._stand(shot, view)
        rise = whole_pixels(rise, size)
        camera.fit(scale, shift, rise)
        box = box_of(camera, points / scale + shift, (size, rise), stage)
        part = render(self.scene, (size, size), samples, box)
        camera.remove()
        return lay(part, box, window(ground, rise, size))

    def _detail(self, size, samples):
        """Close on the model's own spot, from the three-quarter side, with a little depth of field."""
        shot = SHOTS[self.model.stage, 'main']
        camera, points, (scale, shift, _) = self._stand(shot, 'main')
        camera.remove()
        fx, fy, fz, share = self.model.detail
        low, high = points.min(0), points.max(0)
        spot = (low + (high - low) * (fx, fy, fz)) / scale + shift
        closer = Shot('detail', shot.elevation + 6, 0, (1, 1), shot.azimuth, .5, 85)
        camera = Viewpoint(self.scene, closer)
        span = float((high - low).max()) * share / scale
        camera.set_place = camera.back * (span * 85 / 36)
        camera.set_place[:] = [a + b for a, b in zip(camera.set_place, spot)]
        camera.fit(scale, shift)
        lens = camera.ob.data.dof
        lens.use_dof, lens.focus_distance, lens.aperture_fstop = True, span * 85 / 36 * scale, SHARP / (span * scale)
        image = render(self.scene, (size, size), samples)
        camera.remove()
        return image

    def _stand(self, shot, view):
        self._turn(self.model.turn if view == 'main' and self.model.stage not in UNTURNED else 0)
        camera = Viewpoint(self.scene, shot)
        points = cloud(self.model.parts)
        placing = frame_product(camera, points, self.model.stage)
        self.set = self.set or self._dressed_set()
        self.set.fit(placing[0], placing[1])
        return camera, points, placing

    def _dressed_set(self):
        dressed = PhotoSet(self.scene, self.model.stage, self.backdrop)
        if self.model.reflected:
            dressed.card.data.materials[0] = self.model.reflected()
        return dressed

    def _turn(self, degrees):
        place(self.model.parts, (0, 0, 0), (0, 0, degrees - self.turned))
        self.turned = degrees
        bpy.context.view_layer.update()


_plates = {}


def empty_set(shot, backdrop, size):
    """Plates are rendered before the sitting starts: each takes the scene for itself."""
    return _plates[shot.name, backdrop, size]


def prepare_set(stage, view, backdrop, size, samples, threads):
    shot = SHOTS[stage, view]
    if (shot.name, backdrop, size) not in _plates:
        _plates[shot.name, backdrop, size] = plate(shot, stage, backdrop, size, samples, threads)
