"""A deck above the beach at low water: boards, a rope rail, marram grass, wet sand, the sea, the evening sky. Deck's edge at y = 0."""
import math
import random

import bpy
from mathutils import Vector

from light import sky, sun
from materials import dress
from materials.graph import Graph, linear
from models.kit.part import MM, flatten, part
from models.kit.round import tube
from models.kit.solid import box

from .floors import boards
from .plan import Plan
from .shell import sheet

DECK = Plan(left=-5600, right=5600, front=8200, openings=())
BEACH, WATER, FAR = -900, 9000, 90000   # level of the sand, where the sea starts, where the sky stands


class Shore:
    def __init__(self, scene):
        self.scene = scene
        self._add(_sawn(boards(DECK, 120, 7), 44), {'floor': {'shader': 'wood', 'species': 'driftwood'}})
        sheet('joists', [(-5900, -8200, -40), (5900, -8200, -40), (5900, 0, -40), (-5900, 0, -40)], {'shader': 'plain', 'hex': '#2A211A'})
        self._add([box('fascia', 'wood', (11200, 40, 190), (0, 20, -200), bevel=3)], {'wood': {'shader': 'wood', 'species': 'driftwood'}})
        self._rail()
        self._beach()
        self._grass()

    def evening(self):
        """Sun low over the left shoulder, a pale warm sky."""
        sky(self.scene, (.82, .84, .92), .62)
        sun(self.scene, (.86, .58, -.40), 4.6, (1, .80, .58), soft=1.4)

    def _rail(self):
        parts, posts = [], [-4500 + 1800 * k for k in range(6)]
        parts += [box('post', 'wood', (92, 92, 980), (x, -60, -14), bevel=10, grain='z') for x in posts]
        for a, b in zip(posts, posts[1:]):
            for z in (860, 470):
                line = [(a + (b - a) * t, -60, z - 74 * 4 * t * (1 - t)) for t in (k / 12 for k in range(13))]
                parts.append(tube('rope', 'rope', line, 16, steps=3))
        self._add(parts, {'wood': {'shader': 'wood', 'species': 'driftwood'}, 'rope': {'shader': 'rope', 'hex': '#CDBB98'}})

    def _beach(self):
        wide = 60000
        self._plane('sand', (-wide, 40, wide, WATER), BEACH, _ground('#C9B48F', '#B39B74', .95, 30))
        self._plane('wet sand', (-wide, WATER - 2500, wide, WATER + 9000), BEACH + 6, _ground('#A8977C', '#8F8069', .28, 9))
        self._plane('sea', (-wide, WATER + 4000, wide, FAR), BEACH + 14, _ground('#7C9698', '#9FB3B1', .16, 3))
        back = sheet('sky', [(-wide * 1.6, FAR, -4000), (wide * 1.6, FAR, -4000), (wide * 1.6, FAR, 60000), (-wide * 1.6, FAR, 60000)], {'shader': 'plain', 'hex': '#CCD6DA'})
        back.data.materials.clear()
        back.data.materials.append(_dusk())
        back.visible_diffuse = back.visible_shadow = False

    def _plane(self, name, area, z, dressed):
        x0, y0, x1, y1 = area
        ob = sheet(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], {'shader': 'plain', 'hex': '#C9B48F'})
        ob.data.materials.clear()
        ob.data.materials.append(dressed)

    def _grass(self):
        """Clumps of marram along the deck, thicker to the sides."""
        rnd = random.Random(4)
        for k in range(90):
            x = rnd.choice((-1, 1)) * (900 + 4700 * rnd.random() ** .7)
            y = 240 + 1900 * rnd.random()
            self._add([part(f'marram {k}', 'leaf', _clump((x, y), rnd), 'z', smooth=70)], {'leaf': {'shader': 'leaf', 'hex': rnd.choice(('#8E9062', '#A29C68', '#7F8758'))}})

    def _add(self, parts, finishes):
        dress(flatten(parts), finishes)


def _sawn(planks, edge):
    """Cut off along the deck's edge."""
    for ob in planks:
        for v in ob.data.vertices:
            v.co.y = min(v.co.y, edge * MM - ob.location.y)
    return planks


def _clump(at, rnd):
    """Arching blades in one mesh."""
    verts, faces = [], []
    for _ in range(90):
        a, lean, tall = rnd.random() * math.tau, rnd.uniform(120, 460), rnd.uniform(900, 1500)
        d, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        root = Vector((*at, BEACH)) + d * rnd.uniform(0, 130)
        first = len(verts)
        for i in range(5):
            t = i / 4
            spine = root + d * lean * t ** 2 + Vector((0, 0, tall * (t - .18 * t * t)))
            verts += [(spine + side * w * 6 * (1 - t * .96)) * MM for w in (-1, 1)]
        faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(4)]
    mesh = bpy.data.meshes.new('marram')
    mesh.from_pydata(verts, [], faces)
    return mesh


def _ground(hex_colour, second, rough, scale):
    """Rippled ground; long across the view."""
    g = Graph(f'shore {hex_colour}', linear(hex_colour), rough, Specular=.4)
    x, y, _ = g.split(g.node('TexCoord').outputs['Object'])
    ripple = g.noise(g.join(g.mul(x, scale * .06), g.mul(y, scale * .3)), 1, 4, .6)
    return g.set(Base_Color=g.mix(g.range(ripple, .35, .65), linear(hex_colour), linear(second)), Normal=g.bump(ripple, .3, .03))


def _dusk():
    """From peach at the horizon to a soft blue, with a few bars of cloud."""
    g = Graph('dusk', (0, 0, 0, 1), 1)
    x, _, z = g.split(g.generated())
    up = g.range(z, .06, .62)
    cloud = g.mul(g.range(g.noise(g.join(g.mul(x, 5), g.mul(z, 34)), 1, 4, .55), .5, .72), .5)
    colour = g.mix(up, linear('#F0CDA4'), linear('#9DB7C8'))
    g.surface(g.node('Emission', {'Color': g.mix(cloud, colour, linear('#F3DCC4')), 'Strength': .95}))
    return g.material
