"""The photographer's set: one sweep, one wall, five lights; all in set units, scaled to the product.

Lights grow with the square of the scale, so that a vase and a sofa are lit alike."""
import math

import bmesh
import bpy
from mathutils import Vector

from materials.graph import Graph, linear

BACKDROPS = {'paper': '#DFDCD7', 'stone': '#ABA499'}   # white things would be lost on paper
# name: where, aimed at, size, watts at scale 1, colour, spread
LIGHTS = {
    'key': ((-2.1, -1.5, 1.9), (0, 0, .25), 1.0, 104, (1, .978, .948), 180),
    'fill': ((2.3, -1.7, 1.0), (0, 0, .3), 1.8, 14, (.94, .965, 1), 180),
    'rim': ((1.5, 1.5, 1.8), (0, 0, .4), .9, 20, (1, .975, .94), 180),
    'top': ((0, .3, 3.0), (0, .2, 0), 2.2, 16, (1, .985, .96), 180),
    'wash': ((0, 1.5, 2.7), (0, 4.3, .9), 2.6, 108, (1, .985, .965), 130),
}
WALL_LIGHTS = {
    'key': ((-2.0, -2.0, 2.1), (0, 0, .45), 1.2, 118, (1, .978, .948), 180),
    'fill': ((2.6, -2.4, .9), (0, 0, .4), 2.6, 76, (.96, .975, 1), 180),
    'top': ((0, -1.2, 2.9), (0, 0, .3), 2.4, 52, (1, .985, .96), 180),
}
LEANING_LIGHTS = {
    'key': ((-2.3, -1.9, 2.0), (0, 0, .45), .8, 92, (1, .978, .948), 180),
    'fill': ((2.6, -2.4, .9), (0, 0, .4), 2.6, 42, (.96, .975, 1), 180),
    'top': ((0, -1.6, 2.9), (0, -.6, 0), 2.4, 30, (1, .985, .96), 180),
}


def lights_of(stage):
    return {'wall': WALL_LIGHTS, 'leaning': LEANING_LIGHTS}.get(stage, LIGHTS)


class PhotoSet:
    def __init__(self, scene, stage, backdrop):
        self.lights = lights_of(stage)
        self.ground = _strip(GROUNDS.get(stage, _sweep)(), BACKDROPS[backdrop])
        self.card = card(scene) if stage == 'wall' else None
        self.lamps = {name: _lamp(scene, name, *spec[3:]) for name, spec in self.lights.items()}
        scene.collection.objects.link(self.ground)
        if stage == 'wall':
            for lamp in self.lamps.values():
                lamp.visible_glossy = False   # mirrors see the card instead of bare lamps
        sky(scene, (1, .985, .97), .19)

    def fit(self, scale, shift):
        """Sizes and moves the whole set: shift is in set units."""
        origin = Vector(shift) * -scale
        self.ground.scale = (scale,) * 3
        self.ground.location = origin
        if self.card:
            self.card.scale, self.card.location = self.ground.scale, origin
        for name, (where, target, size, watts, *_rest) in self.lights.items():
            lamp = self.lamps[name]
            lamp.location = Vector(where) * scale + origin
            lamp.rotation_euler = (Vector(target) - Vector(where)).to_track_quat('-Z', 'Y').to_euler()
            lamp.data.size, lamp.data.energy = size * scale, watts * scale * scale

    def remove(self):
        for ob in [self.ground, *self.lamps.values(), *([self.card] if self.card else [])]:
            bpy.data.objects.remove(ob)


def sky(scene, colour, strength):
    world = scene.world or bpy.data.worlds.new('sky')
    scene.world, world.use_nodes = world, True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def area(scene, name, where, target, size, watts, colour=(1, 1, 1), spread=180):
    """A rectangular lamp for rooms; size = (width, height) in metres."""
    lamp = _lamp(scene, name, watts, colour, spread)
    lamp.data.shape, lamp.data.size, lamp.data.size_y = 'RECTANGLE', size[0], size[1]
    lamp.data.energy = watts
    lamp.location = where
    lamp.rotation_euler = (Vector(target) - Vector(where)).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def sun(scene, direction, strength, colour=(1, .85, .68), soft=1.6):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(soft), colour
    ob = bpy.data.objects.new('sun', data)
    scene.collection.objects.link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return ob


def _lamp(scene, name, watts, colour, spread):
    data = bpy.data.lights.new(name, 'AREA')
    data.energy, data.color, data.spread = watts, colour, math.radians(spread)
    ob = bpy.data.objects.new(name, data)
    scene.collection.objects.link(ob)
    ob.visible_camera = False
    return ob


def _sweep(depth=2.6, bend=1.6):
    curve = [(depth + bend * math.sin(a), bend - bend * math.cos(a)) for a in (math.pi / 2 * k / 24 for k in range(1, 25))]
    return [(-14, 0), (depth, 0), *curve, (depth + bend, 14)]


def _wall():
    return [(0, -14), (0, 14)]


def _corner(bend=.016):
    """A floor that meets the wall in a bend too small to see."""
    turn = [(bend * (math.sin(a) - 1), bend * (1 - math.cos(a))) for a in (math.pi / 2 * k / 6 for k in range(7))]
    return [(-14, 0), (-.2, 0), *turn, (0, .2), (0, 14)]


GROUNDS = {'wall': _wall, 'leaning': _corner}


def _strip(points, colour):
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z)) for x in (-16, 16)] for y, z in points]
    for a, b in zip(rows, rows[1:]):
        face = bm.faces.new((a[0], a[1], b[1], b[0]))
        face.smooth = True
    mesh = bpy.data.meshes.new('ground')
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(Graph('ground', linear(colour), .9, Specular=.3).material)
    return bpy.data.objects.new('ground', mesh)


def card(scene):
    """What mirrors and brass on the wall see: a pale room, lighter towards a window on the left. Lights nothing itself."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new(p) for p in ((-40, -7, -25), (40, -7, -25), (40, -7, 30), (-40, -7, 30))])
    face.normal_flip()
    mesh = bpy.data.meshes.new('card')
    bm.to_mesh(mesh)
    bm.free()
    g = Graph('card', (0, 0, 0, 1), 1)
    x, _, z = g.split(g.generated())
    glow = g.add(g.range(x, .42, .58, (1.3, .74), smooth=True), g.mul(g.sub(z, .5), 1.2))
    g.surface(g.node('Emission', {'Color': linear('#E9E6E0'), 'Strength': glow}))
    mesh.materials.append(g.material)
    ob = bpy.data.objects.new('card', mesh)
    scene.collection.objects.link(ob)
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = ob.visible_transmission = False
    return ob
