"""Photographs every finish by itself: `blender -b --factory-startup -P studio/swatches.py -- [--only 'velvet-*']`.

The same small form for all, in the same light, and so much of each finish as it takes to tell it from the next."""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bmesh  # noqa: E402
import bpy  # noqa: E402

import catalogue as shop  # noqa: E402
import fingerprint  # noqa: E402
from command import options  # noqa: E402
from ledger import Ledger  # noqa: E402
from light import area, card, sky  # noqa: E402
from materials import dress, forget  # noqa: E402
from models.kit.part import part  # noqa: E402
from models.kit.round import ball, rod  # noqa: E402
from render import fresh_scene, render  # noqa: E402
from tone import develop  # noqa: E402

SIDE, SAMPLES, EXPOSURE = 192, 32, -.1
LENS, SENSOR = 85, 36
# Metres of a finish in its swatch; a print shows the whole of what is drawn.
SPANS = {'wood': .30, 'stained': .30, 'stone': .46, 'terrazzo': .30, 'wicker': .14, 'seagrass': .09, 'cane': .09, 'rope': .06, 'rattan': .10,
         'striped': .20, 'knit': .10, 'boucle': .08, 'sheepskin': .20, 'velvet': .30, 'leather': .14, 'pile': .09, 'shade': .10, 'mirror': .30,
         'gilt': .16, 'chalk': .24, 'terracotta': .14, 'concrete': .24}
USUAL_SPAN, PRINT = .08, 1.0
MIRRORING = ('metal', 'gilt', 'mirror')
BEYOND = 1.16   # the form reaches so far past the frame


def main():
    chosen, catalogue = options(), shop.load()
    ledger = Ledger('final')   # too small for a draft
    jobs = [(f'swatches/{slug}', finish, mark_of(finish)) for slug, finish in catalogue['finishes'].items() if chosen.wants(slug)]
    if chosen.as_is:
        return [ledger.carry(name, mark) for name, _, mark in jobs]
    todo = [job for job in jobs if chosen.again or not ledger.has(job[0], job[2])]
    print(f'{len(jobs) - len(todo)} pictures are there, {len(todo)} to make', flush=True)
    for done, (name, finish, mark) in enumerate(todo):
        with ledger.timed(name, mark):
            ledger.save(name, picture(finish, chosen.threads))
        print(f'[{done + 1}/{len(todo)}] {name}', flush=True)


def mark_of(finish):
    return fingerprint.of('swatches.py', *fingerprint.LOOK, extra=(finish, SIDE, SAMPLES))


def picture(finish, threads=2):
    """8-bit sRGB pixels."""
    scene = fresh_scene(threads)
    forget()
    span = PRINT if finish['shader'] == 'print' else SPANS.get(finish['shader'], USUAL_SPAN)
    parts = FORMS.get(finish['shader'], _pad)(span, finish)
    dress(parts, {'swatch': finish})
    _light(scene, span, finish)
    _look(scene, span)
    return develop(render(scene, (SIDE, SIDE), SAMPLES), EXPOSURE)


def _light(scene, span, finish):
    """A window from above on the left, a paler one on the right; what mirrors sees a pale room instead of them."""
    lamps = {'key': ((-1.5, -1.3, 1.6), 1.0, 74), 'fill': ((1.9, -1.5, .2), 1.4, 44), 'top': ((.2, -.5, 2.2), .8, 14)}
    for name, (where, size, watts) in lamps.items():
        lamp = area(scene, name, [c * span for c in where], (0, 0, 0), (size * span, size * span), watts * span ** 2, (1, .985, .965))
        lamp.visible_glossy = finish['shader'] not in MIRRORING
    if finish['shader'] in MIRRORING:
        card(scene)
    sky(scene, (1, .985, .97), .28)


def _look(scene, span):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start = LENS, SENSOR, .001
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.location, camera.rotation_euler = (0, -span * LENS / SENSOR, 0), (math.pi / 2, 0, 0)
    bpy.context.view_layer.update()


def _pad(span, finish):
    return [_sheet(span, finish.get('aspect', 1), lambda u, v: .13 * (1 - u * u - v * v))]


def _folded(span, finish):
    """Pile and lustre show where cloth turns away from the light."""
    return [_sheet(span, 1, lambda u, v: .11 * math.sin(5.6 * u + 1.8 * v + .6 * math.sin(2.2 * v)))]


def _sheet(span, aspect, bulge):
    """An upright sheet before the camera, its shorter side as long as the frame; bulge(u, v) in spans, towards the camera."""
    n, bm = 72, bmesh.new()
    wide, high = (half * span * BEYOND / 2 for half in (max(1, aspect), max(1, 1 / aspect)))
    rows = [[bm.verts.new((u * wide, -bulge(u, v) * span, v * high)) for u in _steps(n)] for v in _steps(n)]
    for low, top in zip(rows, rows[1:]):
        for k in range(n):
            bm.faces.new((low[k], low[k + 1], top[k + 1], top[k]))
    return part('sheet', 'swatch', bm, 'y', 180)


def _steps(n):
    return [2 * k / n - 1 for k in range(n + 1)]


def _canes(span, finish):
    """Side by side, as they are wound and woven."""
    mm = span * 1000
    thick = mm / 5.5
    return [rod('cane', 'swatch', (-mm, 0, k * thick), (mm, 0, k * thick), thick / 2) for k in range(-4, 5)]


def _bead(span, finish):
    """What one sees through is told by its rim, before a ground that is half in the shade."""
    mm = span * 1000
    bead = ball('bead', 'swatch', mm * .44, (0, 0, -mm * .44))
    ground = [_ground(span, at, slot) for at, slot in ((-1.5, 'page'), (1.5, 'book2'))]
    return [bead, *ground]


def _ground(span, at, slot):
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x * span, span * 1.2, z * span)) for x, z in ((at - 1.5, -2), (at + 1.5, -2), (at + 1.5, 2), (at - 1.5, 2))])
    return part('ground', slot, bm, 'z')


FORMS = {'velvet': _folded, 'rattan': _canes, 'rope': _canes, 'glass': _bead}

if __name__ == '__main__':
    main()
