"""The fourth picture of every product: in a plain daylit room, or on a terrace, beside things whose size everybody knows."""
import bpy
from mathutils import Vector

import catalogue as shop
from materials import forget
from models.kit.part import MM
from render import fresh_scene, render
from scenes.arranged import arrange
from scenes.eye import look
from scenes.furnish import Furnished
from scenes.mood import lamp
from scenes.shell import Shell
from scenes.terrace import Terrace
from tone import develop

WALL, FLOOR = '#DAD3C7', 'oak'
OUTDOORS = ('garden-lounge', 'garden-dining')
WATTS, CLOUDED = 12, 1   # of all bulbs of a lamp together; clouded glass shows more of them than cloth does


def picture(catalogue, item, quality, threads=2):
    scene = fresh_scene(threads)
    forget()
    things = Furnished(catalogue)
    product, variant = things.find(item)
    eye = arrange(things, item, product['category'])
    outdoors = product['category'] in OUTDOORS
    if outdoors:
        Terrace(scene).daylight()
    else:
        Shell(scene, WALL, FLOOR).daylight(.45, 3.2)
    if product['category'].endswith('-lamps'):
        shade = shop.finishes(catalogue, product, variant).get('shade', {})
        _switch_on(scene, things.placed[item], CLOUDED if shade.get('opal') or shade.get('frost') else WATTS)
    side, samples = quality.of('scale')
    size = look(scene, eye, side)
    return develop(render(scene, size, samples), -.45 if outdoors else -.15)


def _switch_on(scene, parts, watts):
    bpy.context.view_layer.update()
    bulbs = [ob for ob in parts if ob['slot'] == 'bulb']
    for ob in bulbs:
        ob.visible_shadow = False
        middle = ob.matrix_world @ (sum((Vector(c) for c in ob.bound_box), Vector()) / 8)
        lamp(scene, middle / MM, watts / len(bulbs), radius=20)
