"""Wood by species, and wood that is painted, limed, lacquered, gilded."""
from .graph import Graph, linear, mixed, scaled

# light, dark, pore, roughness, ring width (mm), figure
SPECIES = {
    'oak': ('#BC946A', '#9C7450', '#70502F', .42, 15, 1), 'pale oak': ('#D3BA96', '#BB9A70', '#8E7150', .46, 15, 1),
    'smoked oak': ('#5E4838', '#3E2E23', '#221812', .40, 14, 1), 'black oak': ('#2B2724', '#1C1917', '#0D0C0B', .42, 14, .8),
    'walnut': ('#75523A', '#4B3223', '#2A1A11', .38, 22, 1.25), 'ash': ('#DDCDB2', '#C6AF8B', '#9F8867', .46, 20, 1.1),
    'mahogany': ('#7A3E28', '#542515', '#33140B', .26, 26, .8), 'rosewood': ('#5A2F20', '#2F1710', '#180A06', .24, 18, 1.4),
    'teak': ('#A9794C', '#84582F', '#543719', .48, 17, .9), 'pine': ('#D9B581', '#B88A52', '#96683A', .50, 24, 1.3),
    'reclaimed': ('#9A7653', '#5F452F', '#2F2117', .62, 13, 1.7), 'driftwood': ('#B3A797', '#877B6C', '#5B5146', .70, 14, 1.5),
    'cherry': ('#A5643E', '#834828', '#5A2E17', .32, 24, .8), 'bamboo': ('#D8B878', '#BF9A58', '#94733A', .38, 8, .5),
    'acacia': ('#9B6840', '#5A3820', '#331D10', .44, 16, 1.5),
}


def wood(finish, grain):
    light, dark, pore, rough, ring, figure = SPECIES[finish['species']]
    a, b, c = linear(light), linear(dark), linear(pore)
    g = Graph(f"wood {finish['species']} {grain}", mixed(a, b, .4), rough, Specular=0 if finish.get('dull') else .42)
    rings, fibre, pores, tone = _figure(g, grain, ring)
    factor = g.add(g.mul(rings, .42 * figure), g.mul(g.range(tone, .3, .7), .45))
    factor = g.math('ADD', factor, g.mul(g.sub(fibre, .5), .75), clamp=True)
    colour = g.mix(g.mul(pores, .45), g.mix(factor, a, b), c)
    colour = g.node('HueSaturation', {'Color': colour, 'Value': g.range(g.chance(), 0, 1, (.92, 1.07))})
    if finish['species'] in ('reclaimed', 'driftwood'):
        colour = _weathered(g, colour, c)
    return g.set(Base_Color=colour, Roughness=g.add(rough - .06, g.mul(fibre, .16)),
                 Normal=g.bump(g.sub(g.mul(fibre, .5), pores), .14, .0006))


def stained(finish, grain):
    """Wood dyed in a colour: its figure still shows."""
    a = linear(finish['hex'])
    g = Graph(f"wood stained {finish['hex']} {grain}", a, .4, Specular=.42)
    rings, fibre, pores, tone = _figure(g, grain, 16)
    value = g.sub(1.06, g.add(g.mul(rings, .12), g.mul(pores, .22)))
    return g.set(Base_Color=g.shade(a, g.add(value, g.mul(g.sub(fibre, .5), .24))),
                 Normal=g.bump(g.sub(g.mul(fibre, .5), pores), .2, .0007))


def painted(finish, grain):
    """Satin paint with a trace of brush and grain."""
    c = linear(finish['hex'])
    g = Graph(f"paint {finish['hex']}", c, .38, Specular=.45)
    _, fibre, pores, tone = _figure(g, grain, 18)
    return g.set(Base_Color=g.shade(c, g.range(tone, .3, .7, (.97, 1.03))),
                 Normal=g.bump(g.sub(g.mul(fibre, .6), g.mul(pores, .4)), .07, .0005))


def lacquer(finish, grain):
    c = linear(finish['hex'])
    g = Graph(f"lacquer {finish['hex']}", c, .16, Specular=.55, Clearcoat=.5, Clearcoat_Roughness=.05)
    return g.set(Base_Color=g.shade(c, g.range(g.noise(g.place(), 3, 2), .3, .7, (.96, 1.04))))


def chalk(finish, grain):
    """Chalk paint rubbed through to the wood at its edges and in patches."""
    c, under = linear(finish['hex']), linear(finish.get('hex2', '#8B6A4A'))
    g = Graph(f"chalk {finish['hex']}", c, .82, Specular=.2)
    _, fibre, pores, tone = _figure(g, grain, 18)
    geometry = g.node('NewGeometry').outputs['Normal']
    bevel = g.node('Bevel', {'Radius': .005}, samples=4)
    edge = g.range(g.vector('DOT_PRODUCT', geometry, bevel).outputs['Value'], .97, .80)
    patch = g.noise(g.place(), 9, 5, .62)
    worn = g.math('MULTIPLY', g.range(g.add(g.add(g.mul(edge, .55), g.mul(patch, .6)), g.mul(fibre, .22)), .70, .78), 1.0, clamp=True)
    colour = g.shade(c, g.range(g.noise(g.place(), 2.4, 4, .6), .3, .7, (.93, 1.05)))
    return g.set(Base_Color=g.mix(worn, colour, g.shade(under, g.range(fibre, .2, .8, (.7, 1.2)))),
                 Normal=g.bump(g.sub(g.mul(fibre, .5), g.mul(worn, .8)), .18, .0008))


def gilt(finish, grain):
    """Gold leaf over red bole."""
    gold, bole = linear(finish.get('hex', '#B8924A')), linear('#6B2F1E')
    g = Graph('gilt', gold, .34, 1)
    patch = g.noise(g.place(), 22, 5, .6)
    rubbed = g.range(patch, .66, .74)
    leaf = g.shade(gold, g.range(g.noise(g.place(), 60, 3), .3, .7, (.86, 1.08)))
    return g.set(Base_Color=g.mix(rubbed, leaf, bole), Metallic=g.sub(1, g.mul(rubbed, .8)),
                 Roughness=g.range(patch, .3, .7, (.26, .46)), Normal=g.bump(g.noise(g.place(), 90, 3), .12, .001))


def _figure(g, grain, ring):
    """Growth rings, fibre, pores and slow tone along the grain axis."""
    o = g.split(g.place())
    k = 'xyz'.index(grain)
    along, u, v = o[k], o[(k + 1) % 3], o[(k + 2) % 3]
    warp = g.noise(g.join(g.mul(along, 1.1), g.mul(u, 5.0), g.mul(v, 5.0)), 1, 3)
    u2, v2 = g.add(u, g.mul(along, .035)), g.add(v, .11)
    radius = g.add(g.math('SQRT', g.add(g.mul(u2, u2), g.mul(v2, v2))), g.mul(g.sub(warp, .5), .10))
    phase = g.math('FRACT', g.mul(radius, 1000.0 / ring))
    rings = g.mul(g.range(phase, 0, .75, smooth=True), g.range(phase, .86, 1.0, (1, 0), smooth=True))
    fibre = g.noise(g.join(g.mul(along, 7), g.mul(u, 330), g.mul(v, 330)), 1, 3, .6)
    pores = g.range(g.noise(g.join(g.mul(along, 26), g.mul(u, 620), g.mul(v, 620)), 1, 1), .60, .74)
    tone = g.noise(g.join(g.mul(along, .8), g.mul(u, 9), g.mul(v, 9)), 1, 2)
    return rings, fibre, pores, tone


def _weathered(g, colour, dark):
    stain = g.range(g.noise(g.place(), 5, 5, .65), .52, .72)
    holes = g.range(g.cells(g.place(), 16).outputs['Distance'], .012, .03, (1, 0))
    return g.mix(g.math('MAXIMUM', g.mul(stain, .5), holes), colour, scaled(dark, .8))
