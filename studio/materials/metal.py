"""Metals, plated and painted."""
from .graph import Graph, linear, scaled

METALS = {'brass': ('#C2A06A', .26), 'aged brass': ('#8F7246', .36), 'bronze': ('#6B5038', .36), 'copper': ('#B87B5C', .25),
          'steel': ('#B4B3AF', .32), 'chrome': ('#D6D7D8', .08), 'iron': ('#3C3936', .55), 'nickel': ('#BFB9AE', .18), 'gold': ('#CFA861', .2)}


def metal(finish, grain):
    colour, rough = METALS[finish['metal']]
    c = linear(colour)
    g = Graph(f"metal {finish['metal']}", c, rough, 1)
    smear = g.noise(g.place(), 30, 2)
    if finish['metal'] in ('iron', 'aged brass', 'bronze'):
        patch = g.noise(g.place(), 14, 4, .6)
        return g.set(Base_Color=g.mix(g.range(patch, .4, .7), c, scaled(c, .62)), Roughness=g.range(patch, .3, .7, (rough - .1, rough + .15)),
                     Normal=g.bump(g.noise(g.place(), 60, 3), .1, .0012))
    return g.set(Roughness=g.range(smear, .3, .7, (max(.03, rough - .05), rough + .07)))


def powder(finish, grain):
    """Powder coat: a fine orange peel."""
    g = Graph(f"powder {finish['hex']}", linear(finish['hex']), finish.get('rough', .44), Specular=.42)
    return g.set(Normal=g.bump(g.noise(g.place(), 1400, 2), .07, .0003))


def enamel(finish, grain):
    g = Graph(f"enamel {finish['hex']}", linear(finish['hex']), .12, Specular=.55)
    return g.set(Normal=g.bump(g.noise(g.place(), 40, 2), .03, .001))


def rust(finish, grain):
    a, b = linear('#7B4429'), linear('#4A2A1C')
    g = Graph('metal rust', a, .85, .1, Specular=.2)
    patch = g.noise(g.place(), 22, 6, .7)
    return g.set(Base_Color=g.mix(g.range(patch, .35, .65), a, b), Normal=g.bump(g.noise(g.place(), 140, 4), .4, .002))
