"""Ceramic, stone, concrete, plaster, plastic."""
import math

from .graph import Graph, linear, mixed, scaled

STONES = {'carrara': ('#D6D3CD', '#6B6A69', '#C4BFB7'), 'nero': ('#1E1D1D', '#B9B2A4', '#2B2927'), 'verde': ('#26392F', '#A9B8A6', '#33493C'),
          'travertine': ('#D9C9AF', '#B79F7C', '#E2D6C0'), 'rosso': ('#7A3B32', '#D9BFB0', '#8E4C40'), 'calacatta': ('#D9D5CC', '#A08B66', '#C9C2B4')}


def stone(finish, grain):
    base, vein, warm = (linear(c) for c in STONES[finish['stone']])
    g = Graph(f"marble {finish['stone']}", base, .22, Specular=.5)
    p = g.place(3)
    q = g.vector('ADD', p, g.stretch(g.vector('SUBTRACT', g.noise3(p, 3.2, 5, .6), (.5, .5, .5)), .55))
    if finish['stone'] == 'travertine':
        return _travertine(g, p, (base, vein, warm))

    def veins(scale, width, shift):
        n = g.noise(g.vector('ADD', q, shift), scale, 2)
        return g.range(g.math('ABSOLUTE', g.sub(n, .5)), 0, width, (1, 0))

    wide = g.math('POWER', veins(2.3, .035, (0, 0, 0)), 1.6)
    fine = g.math('POWER', veins(5.5, .03, (4, 1, 7)), 2.0)
    where = g.range(g.noise(p, 2.2, 2), .38, .66)
    lines = g.math('ADD', g.mul(wide, g.math('MULTIPLY_ADD', where, .75, .15)), g.mul(fine, g.mul(where, .45)), clamp=True)
    cloud = g.range(g.noise(q, 1.6, 4), .35, .7)
    return g.set(Base_Color=g.mix(lines, g.mix(g.mul(cloud, .6), base, warm), vein))


def _travertine(g, p, colours):
    base, vein, warm = colours
    x, y, z = g.split(p)
    bands = g.noise(g.join(g.mul(x, 1.2), g.mul(y, 1.2), g.mul(z, 22)), 1, 5, .6, .4)
    pits = g.range(g.noise(g.join(g.mul(x, 40), g.mul(y, 40), g.mul(z, 160)), 1, 2), .66, .72)
    colour = g.mix(g.range(bands, .3, .7), warm, g.mix(.55, base, vein))
    return g.set(Base_Color=g.mix(g.mul(pits, .7), colour, scaled(vein, .6)), Roughness=.4, Normal=g.bump(g.math('MULTIPLY', pits, -1), .5, .001))


def ceramic(finish, grain):
    """Glazed or matt: gloss .12 to .7; speckle 0 to 1 in hex2; ridge = throwing lines, mm."""
    c, gloss = linear(finish['hex']), finish.get('gloss', .3)
    g = Graph(f"ceramic {finish['hex']}", c, gloss, Specular=.5)
    p = g.place()
    pool = g.noise(p, 7, 3)
    colour = g.mix(g.range(pool, .3, .7), scaled(c, .94), scaled(c, 1.05))
    if finish.get('speckle'):
        colour = g.mix(g.mul(g.range(g.noise(p, 420, 1), .70, .75), finish['speckle']), colour, linear(finish.get('hex2', '#6A5442')))
    height = g.noise(p, 28, 2)
    if finish.get('ridge'):
        z = g.split(g.node('TexCoord').outputs['Object'])[2]
        height = g.add(g.mul(height, .8), g.mul(g.math('SINE', g.add(g.mul(z, 2 * math.pi / (finish['ridge'] * .001)), g.mul(pool, 5))), .35))
    return g.set(Base_Color=colour, Roughness=g.range(pool, .3, .7, (gloss - .04, gloss + .08)), Normal=g.bump(height, .18, .003))


def terracotta(finish, grain):
    c = linear(finish.get('hex', '#B0684A'))
    g = Graph(f"terracotta {finish.get('hex', '')}", c, .85, Specular=.2)
    if 'hex2' in finish:
        return _limewashed(g, c, linear(finish['hex2']))
    bloom = g.range(g.noise(g.place(), 6, 5, .65), .5, .75)
    return g.set(Base_Color=g.mix(g.mul(bloom, .32), g.shade(c, g.range(g.noise(g.place(), 40, 4), .3, .7, (.88, 1.08))), mixed(c, (1, 1, 1, 1), .55)),
                 Normal=g.bump(g.noise(g.place(), 120, 4), .25, .0015))


def _limewashed(g, lime, clay):
    """Lime brushed round, thin between the bristles and chipped to the clay."""
    p = g.place()
    x, y, z = g.split(p)
    strokes = g.noise(g.join(g.mul(x, 9), g.mul(y, 9), g.mul(z, 260)), 1, 4, .6)
    worn = g.add(g.noise(p, 34, 7, .72), g.mul(g.sub(strokes, .5), .35))
    bare = g.range(worn, .60, .65)
    colour = g.mix(g.range(strokes, .35, .62, (.22, 0)), lime, clay)
    height = g.sub(g.mul(strokes, .5), bare)
    return g.set(Base_Color=g.mix(g.mul(bare, .8), colour, clay), Normal=g.bump(height, .5, .001))


def concrete(finish, grain):
    c = linear(finish.get('hex', '#8E8B85'))
    g = Graph(f"concrete {finish.get('hex', '')}", c, .8, Specular=.25)
    cloud, fine = g.noise(g.place(), 3.5, 6, .62), g.noise(g.place(), 130, 3)
    pits = g.range(g.cells(g.place(), 70).outputs['Distance'], .05, .12, (1, 0))
    return g.set(Base_Color=g.shade(c, g.sub(g.range(cloud, .3, .7, (.86, 1.1)), g.mul(pits, .14))), Normal=g.bump(g.sub(g.mul(fine, .4), pits), .3, .0012))


def terrazzo(finish, grain):
    c, chips = linear(finish['hex']), [linear(h) for h in finish.get('palette', ['#B5674A', '#3F4A44', '#D8C49A'])]
    g = Graph(f"terrazzo {finish['hex']}", c, .3, Specular=.5)
    colour = c
    for i, chip in enumerate(chips):
        cells = g.cells(g.vector('ADD', g.place(1), (i * 3.7, i, 0)), 48 + 22 * i)
        colour = g.mix(g.range(cells.outputs['Distance'], .26, .29, (1, 0)), colour, chip)
    return g.set(Base_Color=colour)


def plaster(finish, grain):
    c = linear(finish.get('hex', '#E3DBCE'))
    g = Graph(f"plaster {finish.get('hex', '')}", c, .9, Specular=.15)
    p = g.node('TexCoord').outputs['Object']
    return g.set(Base_Color=g.mix(g.range(g.noise(p, 1.1, 4, .6), .3, .7), scaled(c, .95), scaled(c, 1.04)),
                 Normal=g.bump(g.noise(p, 26, 5, .6, .4), .22, .004))


def plastic(finish, grain):
    """Moulded plastic, satin."""
    g = Graph(f"plastic {finish['hex']}", linear(finish['hex']), finish.get('rough', .34), Specular=.5)
    return g.set(Normal=g.bump(g.noise(g.place(), 700, 2), .03, .0004))


def plain(finish, grain):
    return Graph(f"plain {finish['hex']}", linear(finish['hex']), finish.get('rough', .7), Specular=.25).material
