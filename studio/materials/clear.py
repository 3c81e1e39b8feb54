"""Glass, mirror, lamp shades and light sources."""
from .graph import Graph, linear, mixed, scaled

WHITE = (1, 1, 1, 1)


def glass(finish, grain):
    """Refracts for the camera, merely tints shadow rays: no caustics and no black shadows.

    Light is tinted on its way in and again on its way out, so each surface takes the root of the colour."""
    if finish.get('thin'):
        return _blown(finish)
    if finish.get('frost'):
        return _frosted(finish)
    if finish.get('opal'):
        return _opal(finish)
    c = linear(finish.get('hex', '#E9EFEA'))
    g = Graph(f"glass {finish.get('hex', '')}", _root(c), finish.get('rough', 0), Transmission=1.0, IOR=1.45)
    clear = g.node('BsdfTransparent', {'Color': mixed(c, WHITE, .35)})
    return g.surface(g.mix_shader(g.node('LightPath').outputs['Is Shadow Ray'], g.principled.outputs[0], clear))


def _blown(finish):
    """A hollow globe of one skin: deeper in colour towards its edge, hardly bending what is behind it."""
    c = linear(finish.get('hex', '#E9EFEA'))
    g = Graph(f"blown glass {finish.get('hex', '')}", c, .02, Transmission=1.0, IOR=1.45)
    clear = g.node('BsdfTransparent', {'Color': g.mix(g.facing(2), _root(c), c)})
    shine = g.node('BsdfGlossy', {'Roughness': .02})
    return g.surface(g.mix_shader(g.range(g.facing(4), 0, 1, (.015, .14)), clear, shine))


def _frosted(finish):
    """Etched: takes the light of what is behind it, hardly its shape."""
    c = linear(finish['hex'])
    g = Graph(f"glass {finish['hex']}", _root(c), .38, Transmission=1 - finish['frost'], IOR=1.45)
    clear = g.node('BsdfTransparent', {'Color': mixed(c, WHITE, .35)})
    glow = g.mix_shader(finish['frost'], g.principled.outputs[0], g.node('BsdfTranslucent', {'Color': _root(c)}))
    return g.surface(g.mix_shader(g.node('LightPath').outputs['Is Shadow Ray'], glow, clear))


def _opal(finish):
    """Clouded through and polished: glows in its own colour."""
    c = linear(finish['hex'])
    g = Graph(f"glass {finish['hex']}", c, .08, Specular=.8)
    clear = g.node('BsdfTransparent', {'Color': c})
    glow = g.mix_shader(.35, g.principled.outputs[0], g.node('BsdfTranslucent', {'Color': c}))
    return g.surface(g.mix_shader(g.node('LightPath').outputs['Is Shadow Ray'], glow, clear))


def _root(colour):
    return tuple(c ** .5 for c in colour)


def pane(finish, grain):
    """Thin flat glass: reflects a little, lets the rest through unbent."""
    g = Graph('glass pane', linear('#DCE6E2'), .02, Specular=.5)
    clear = g.node('BsdfTransparent', {'Color': linear('#EAF0EC')})
    mirror = g.node('BsdfGlossy', {'Roughness': .02})
    return g.surface(g.mix_shader(g.node('Fresnel', {'IOR': 1.5}), clear, mirror))


def mirror(finish, grain):
    g = Graph('mirror', linear(finish.get('hex', '#E4E6E4')), .015, 1)
    if finish.get('antique'):
        lost = g.range(g.noise(g.place(), 7, 6, .7), .56, .72)   # silver: what is left in its place mirrors darkly and scatters nothing
        g.set(Roughness=g.range(lost, 0, 1, (.015, .12)), Base_Color=g.mix(g.mul(lost, .85), linear('#DAD8D0'), linear('#3B3026')))
    return g.material


def bulb(finish, grain):
    """Lit: to the eye it falls off and warms towards its rim, which gives it form; what it lights gets all of it."""
    c, glow = linear(finish.get('hex', '#FFE0B5')), finish.get('glow', 5)
    g = Graph('bulb', c, .5, Emission=c, Emission_Strength=glow)
    rim = g.mul(g.node('LayerWeight', {'Blend': .5}).outputs['Facing'], g.node('LightPath').outputs['Is Camera Ray'])
    return g.set(Emission=g.mix(rim, c, linear('#D98A3A')), Emission_Strength=g.range(rim, 0, .8, (glow, .75), smooth=True))


def shade(finish, grain):
    """Lamp-shade linen, lit from inside when `glow`."""
    c = linear(finish['hex'])
    g = Graph(f"shade {finish['hex']}", c, .9, Specular=.1)
    u, v = g.split(g.uv())[:2]
    slub = g.noise(g.join(g.mul(u, 25), g.mul(v, 700)), 1, 2)
    g.set(Base_Color=g.mix(slub, scaled(c, .88), scaled(c, 1.05)))
    if finish.get('glow'):
        g.set(Emission=mixed(c, linear('#FFD9A6'), .6), Emission_Strength=finish['glow'])
    return g.surface(g.mix_shader(.5, g.principled.outputs[0], g.node('BsdfTranslucent', {'Color': c})))


def paper(finish, grain):
    """Rice paper and pleated card."""
    return shade({**finish, 'glow': finish.get('glow', .25)}, grain)
