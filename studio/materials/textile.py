"""Cloth and hide. UVs are metres, so threads keep their size."""
import math

from .graph import Graph, linear, mixed, scaled

WARM_WHITE = (1, .98, .94, 1)


def weave(finish, grain):
    """A plain weave with slubs; hex2 mixes in a second yarn; pitch is the thread in mm."""
    pitch, c = finish.get('pitch', 3.6), linear(finish['hex'])
    second = linear(finish['hex2']) if 'hex2' in finish else None
    g = Graph(f"fabric {finish['hex']}", c, .92, Specular=.12, Sheen=.3, Sheen_Tint=.6)
    uv = g.uv()
    u, v = g.split(uv)[:2]
    height = _threads(g, (u, v), pitch)
    slub = g.add(g.noise(g.join(g.mul(u, 18), g.mul(v, 420)), 1, 2, .6), g.noise(g.join(g.mul(u, 420), g.mul(v, 18), 3.0), 1, 2, .6))
    slub = g.range(slub, .72, 1.28, (-1, 1))
    value = g.add(1.04, g.mul(slub, finish.get('slub', .15)))
    value = g.add(value, g.mul(g.sub(g.noise(g.place(), 3.5, 3, .6), .5), .12))
    value = g.mul(value, g.range(height, 0, .8, (.76, 1.06)))
    colour = g.shade(c, value)
    if second:
        colour = g.mix(g.range(slub, .1, .7, (0, .55)), colour, second)
    return g.set(Base_Color=_fuzz(g, colour, c, .2), Normal=g.bump(g.add(height, g.mul(g.noise(uv, 900, 2), .35)), .55, pitch * .00035))


def striped(finish, grain):
    """Ticking: stripes of hex2 on hex, `pitch` mm apart, along v."""
    c, c2 = linear(finish['hex']), linear(finish['hex2'])
    g = Graph(f"fabric striped {finish['hex']}", c, .92, Specular=.12, Sheen=.25)
    u, v = g.split(g.uv())[:2]
    phase = g.math('FRACT', g.mul(u, 1000 / finish.get('pitch', 60)))
    band = g.range(g.math('ABSOLUTE', g.sub(phase, .5)), finish.get('share', .14), finish.get('share', .14) + .02, (1, 0))
    thin = g.range(g.math('ABSOLUTE', g.sub(g.math('ABSOLUTE', g.sub(phase, .5)), .3)), .018, .03, (1, 0))
    height = _threads(g, (u, v), 2.2)
    colour = g.mix(g.math('MAXIMUM', band, thin), c, c2)
    return g.set(Base_Color=g.shade(colour, g.range(height, 0, .8, (.8, 1.06))), Normal=g.bump(height, .45, .0007))


def boucle(finish, grain):
    """Curly loop yarn from warped Voronoi cells (F1: the smooth variant is much slower)."""
    loop, c = finish.get('pitch', 6.5), linear(finish['hex'])
    g = Graph(f"boucle {finish['hex']}", c, .95, Specular=.06, Sheen=.4, Sheen_Tint=.4)
    p = g.place()
    warped = g.vector('ADD', p, g.stretch(g.vector('SUBTRACT', g.noise3(p, 640 / loop, 1), (.5, .5, .5)), loop * .0016))
    loops = g.range(g.cells(warped, 1000 / loop, randomness=.9).outputs['Distance'], .05, .80, (1, 0), smooth=True)
    height = g.add(g.mul(loops, .75), g.mul(g.noise(warped, 2600 / loop, 1, .5, .8), .35))
    colour = g.shade(c, g.range(height, .12, .85, (.76, 1.08)))
    return g.set(Base_Color=_fuzz(g, colour, c, .28), Normal=g.bump(height, .75, loop * .00055))


def sheepskin(finish, grain):
    return boucle({**finish, 'pitch': finish.get('pitch', 15)}, grain)


def pile(finish, grain):
    """Cut pile for plain rugs and bath mats."""
    c = linear(finish['hex'])
    g = Graph(f"pile {finish['hex']}", c, .97, Specular=.03, Sheen=.5, Sheen_Tint=.5)
    p = g.place()
    tuft = g.cells(p, 1000 / finish.get('pitch', 5)).outputs['Distance']
    lay = g.noise(p, 2.2, 3, .6)
    value = g.mul(g.range(tuft, .1, .8, (1.06, .72)), g.range(lay, .3, .7, (.92, 1.08)))
    return g.set(Base_Color=g.shade(c, value), Normal=g.bump(tuft, -.8, .003))


def velvet(finish, grain):
    c = linear(finish['hex'])
    g = Graph(f"velvet {finish['hex']}", c, .75, Specular=.03, Sheen=.25, Sheen_Tint=1.0)
    brushed = g.noise(g.place(), 6, 4, .62, .6)
    body = g.shade(c, g.range(brushed, .34, .68, (.78, 1.12)))
    rim = g.mix(g.mul(g.facing(1.7), .4), body, mixed(c, WARM_WHITE, .12))
    return g.set(Base_Color=rim, Normal=g.bump(g.noise(g.uv(), 1500, 2), .12, .0004))


def leather(finish, grain):
    """Waxed hide: its sheen breaks over the soft pull of the filling and a fine grain; darker where it creases, by `wear`."""
    c, wear = linear(finish['hex']), finish.get('wear', 1)
    specular, coat = (.05, 0) if finish.get('dull') else (.5, .45)
    g = Graph(f"leather {finish['hex']}", c, .34, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=.19)
    p = g.place()
    pull, crease = g.noise(p, 11, 2, .5, .5), g.noise(p, 46, 4, .62, 1.2)
    pebble = g.range(g.cells(p, 420, 'DISTANCE_TO_EDGE').outputs['Distance'], 0, .3)
    return g.set(Base_Color=g.mix(g.range(crease, .3, .62), scaled(c, 1 - .2 * wear), scaled(c, 1 + .06 * wear)),
                 Roughness=g.range(crease, .3, .7, (.28, .44)),
                 Normal=g.bump(g.add(g.mul(pull, 5), g.add(crease, g.mul(pebble, .12))), .5, .0011))


def knit(finish, grain):
    """Chunky stocking stitch: rows of V."""
    pitch, c = finish.get('pitch', 9) / 1000, linear(finish['hex'])
    g = Graph(f"knit {finish['hex']}", c, .95, Specular=.05, Sheen=.4)
    u, v = g.split(g.uv())[:2]
    column = g.math('ABSOLUTE', g.sub(g.math('FRACT', g.mul(u, 1 / pitch)), .5))
    stitch = g.math('ABSOLUTE', g.math('SINE', g.add(g.mul(v, math.pi / pitch), g.mul(column, 4.5))))
    height = g.mul(stitch, g.range(column, 0, .5, (.55, 1)))
    return g.set(Base_Color=g.shade(c, g.range(height, 0, .9, (.6, 1.08))), Normal=g.bump(height, .9, pitch * .28))


def _threads(g, uv, pitch):
    wobble = g.mul(g.sub(g.noise(g.join(*uv), 60, 1), .5), pitch * .0012)
    k = 2 * math.pi / (pitch * .002)
    su, sv = (g.math('SINE', g.mul(g.add(t, wobble), k)) for t in uv)
    over = g.math('MULTIPLY_ADD', g.math('SIGN', g.mul(su, sv)), .5, .5)
    warp = g.mul(g.math('ABSOLUTE', su), g.math('MULTIPLY_ADD', over, .7, .3))
    weft = g.mul(g.math('ABSOLUTE', sv), g.math('MULTIPLY_ADD', over, -.7, 1.0))
    return g.mul(g.add(warp, weft), .55)


def _fuzz(g, colour, base, amount):
    return g.mix(g.mul(g.facing(), amount), colour, mixed(base, WARM_WHITE, .45))
