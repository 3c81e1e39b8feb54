"""The light of a room: sun, sky and what comes back from behind the camera, then its own lamps."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from light import area, sky, sun
from materials import material
from models.kit.part import MM, place
from models.kit.solid import box

from .plan import TURNS

CLOUDED = 1 / 12       # how much light does, in glass or paper that glows as a whole
GLASS_OF_ONE = 4.725   # square metres of the window that `window` watts are meant for


@dataclass(frozen=True)
class Mood:
    """sun: where it shines to. warmth: 0 noon to 1 dusk. window: watts of sky for each window of usual size; outside: how bright
    the view is. bounce: watts from the camera's side, in `tint`."""
    sun: tuple = (1.0, .62, -.34)
    strength: float = 4.0
    warmth: float = .6
    sky: tuple = (.90, .95, 1.0)
    dim: float = .42
    window: float = 110
    blue: tuple = (.93, .965, 1)
    bounce: float = 58
    tint: tuple = (1, .96, .91)
    outside: float = 1.4
    view: str = '#F4EEE2'
    soft: float = 1.6


def light(shell, mood):
    scene, plan = shell.scene, shell.plan
    sky(scene, mood.sky, mood.dim)
    if mood.strength:
        sun(scene, mood.sun, mood.strength, (1, .90 - .10 * mood.warmth, .82 - .26 * mood.warmth), mood.soft)
    for opening in (o for o in plan.openings if o.lit):
        _through(shell, opening, mood)
    if mood.bounce:
        soft = area(scene, 'bounce', (.6, -plan.front * MM + .3, 2.1), (.3, -.8, .8), (3.4, 2.2), mood.bounce, mood.tint)
        soft.visible_glossy = False


def switch_on(scene, things, item, watts):
    """Lights the bulbs of a lamp that stands there; `watts` of all of them together."""
    bpy.context.view_layer.update()
    shade = things.finishes(item).get('shade', {})
    bulbs = [ob for ob in things.placed[item] if ob['slot'] == 'bulb']
    for ob in bulbs:
        ob.visible_shadow = False
        middle = ob.matrix_world @ (sum((Vector(c) for c in ob.bound_box), Vector()) / 8)
        through = CLOUDED if shade.get('opal') or shade.get('frost') or shade.get('shader') == 'paper' else 1
        lamp(scene, middle / MM, watts * through / len(bulbs), radius=20)


def lamp(scene, at, watts, colour=(1, .72, .42), radius=40):
    """The light of a lit lamp, at its bulb; millimetres."""
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius * MM
    ob = bpy.data.objects.new('lamp', data)
    scene.collection.objects.link(ob)
    ob.location = Vector(at) * MM
    ob.visible_camera = False
    return ob


def pool(scene, at, target, watts, colour=(1, .86, .68), cone=70):
    """Light thrown one way, from under a metal shade or a picture light; millimetres."""
    data = bpy.data.lights.new('pool', 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = watts, colour, math.radians(cone), .6, .05
    ob = bpy.data.objects.new('pool', data)
    scene.collection.objects.link(ob)
    ob.location = Vector(at) * MM
    ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    return ob


def _through(shell, o, mood):
    """Sky light just outside an opening, and the view that only the camera sees."""
    turn = math.radians(TURNS[o.wall])
    foot = Vector(shell.plan.foot(o.wall)) * MM

    def stand(x, y, z):
        return foot + Vector((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)) * MM
    middle, mid = (o.start + o.end) / 2, (o.low + o.high) / 2
    size = ((o.end - o.start) * MM, (o.high - o.low) * MM)
    if mood.window:
        area(shell.scene, 'sky light', stand(middle, 260, mid), stand(middle, -2500, 800), size, mood.window * size[0] * size[1] / GLASS_OF_ONE, mood.blue)
    view = box('outside', 'shell', (16000, 10, 9000), (middle, 900, -2000), bevel=0)
    view.data.materials.append(material({'shader': 'bulb', 'hex': mood.view, 'glow': mood.outside}, 'x'))
    view.visible_shadow = view.visible_diffuse = view.visible_glossy = False
    place(view, shell.plan.foot(o.wall), (0, 0, TURNS[o.wall]))
