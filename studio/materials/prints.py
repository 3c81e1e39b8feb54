"""Patterns drawn in numpy and put on by the part's own box: rugs, art, kilim cushions.

Each drawing takes (u, v) arrays in 0..1, v upwards, and the width over height, and returns palette indices."""
import bpy
import numpy as np

from .graph import Graph, linear
from .patterns import PATTERNS

SIZE = 1024


def print_(finish, grain):
    """grain names the axis the picture faces: z for rugs, y for walls."""
    image = _draw(finish['pattern'], tuple(finish['palette']), finish.get('aspect', 1.5), finish.get('surface') == 'paper')
    g = Graph(f"print {finish['pattern']} {finish['palette'][0]}", linear(finish['palette'][0]), .95, Specular=.06)
    x, y, z = g.split(g.generated())
    picture = g.node('TexImage', {'Vector': g.join(x, z if grain == 'y' else y)}, image=image, extension='EXTEND')
    return _surface(g, picture.outputs['Color'], finish.get('surface', 'flatweave'))


def _surface(g, colour, surface):
    if surface == 'paper':
        return g.set(Base_Color=g.shade(colour, g.range(g.noise(g.place(), 500, 2), .3, .7, (.97, 1.03))), Roughness=.85)
    if surface == 'pile':
        tuft = g.cells(g.place(), 340).outputs['Distance']
        strand = g.noise(g.place(), 900, 2)
        value = g.mul(g.mul(g.range(tuft, .1, .8, (1.05, .8)), g.range(strand, .3, .7, (.9, 1.08))), g.range(g.noise(g.place(), 2.2, 3), .3, .7, (.93, 1.07)))
        return g.set(Base_Color=g.shade(colour, value), Normal=g.bump(g.sub(g.mul(strand, .5), tuft), .55, .0022), Sheen=.4)
    if surface == 'jute':
        return _jute(g, colour)
    u, v = g.split(g.uv())[:2]
    rib = g.math('ABSOLUTE', g.math('SINE', g.mul(v, 3.14159 / .0042)))
    abrash = g.noise(g.join(g.mul(u, 1.2), g.mul(v, 60)), 1, 3, .6)
    value = g.mul(g.range(rib, 0, 1, (.8, 1.04)), g.range(abrash, .3, .7, (.9, 1.08)))
    return g.set(Base_Color=g.shade(colour, value), Normal=g.bump(rib, .6, .0015))


def _jute(g, colour):
    """Thick hand-spun yarn in herringbone: wales that lean to and fro, no two yarns alike."""
    u, v = g.split(g.uv())[:2]
    lean = g.math('PINGPONG', u, .042)
    yarn = g.mul(g.add(v, lean), 1 / .0115)
    ridge = g.math('ABSOLUTE', g.math('SINE', g.mul(yarn, 3.14159)))
    lot = g.noise(g.join(g.math('FLOOR', yarn), g.mul(u, 5)), 1.7, 2, .6)
    value = g.mul(g.range(ridge, 0, 1, (.60, 1.06)), g.range(lot, .3, .7, (.86, 1.12)))
    return g.set(Base_Color=g.shade(colour, value), Normal=g.bump(ridge, .7, .003))


def _draw(pattern, palette, aspect, fine):
    """fine: for what is looked at from near, twice the size and with its edges smoothed."""
    name = f'{pattern} {" ".join(palette)} {aspect} {fine}'
    if name in bpy.data.images:
        return bpy.data.images[name]
    size = 2 * SIZE if fine else SIZE
    h = size if aspect <= 1 else int(size / aspect)
    w = int(h * aspect)
    v, u = np.mgrid[0:h, 0:w]
    colours = np.array([_srgb(c) for c in palette], np.float32)
    spots = ((.125, .375), (.375, .875), (.625, .125), (.875, .625)) if fine else ((.5, .5),)
    indices = (PATTERNS[pattern]((u + du) / w, (v + dv) / h, aspect).astype(int) for du, dv in spots)
    pixels = sum(colours[np.mod(index, len(palette))] for index in indices) / len(spots)
    image = bpy.data.images.new(name, w, h)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def _srgb(hex_colour):
    h = hex_colour.lstrip('#')
    return [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)] + [1]
