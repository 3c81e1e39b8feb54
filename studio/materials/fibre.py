"""Rattan, cane, rope, leaf, soil: things that grew."""
import math

from .graph import Graph, linear, mixed, scaled


def rattan(finish, grain):
    """Round poles with a skin and nodes."""
    c = linear(finish.get('hex', '#B98C56'))
    g = Graph(f"rattan {finish.get('hex', '')}", c, .42, Specular=.4)
    streak = g.noise(g.vector('MULTIPLY', g.place(), (160, 160, 9)), 1, 3)
    spots = g.range(g.noise(g.place(), 34, 3), .58, .72)
    return g.set(Base_Color=g.mix(g.mul(spots, .4), g.shade(c, g.range(streak, .3, .7, (.78, 1.14))), scaled(c, .5)))


def cane(finish, grain):
    """Woven cane sheet: strands cross, holes are open."""
    pitch, c = finish.get('pitch', 13) / 1000, linear(finish.get('hex', '#D2B07C'))
    g = Graph(f"cane {finish.get('hex', '')}", c, .5, Specular=.35)
    u, v = g.split(g.uv())[:2]
    lines = [g.math('ABSOLUTE', g.sub(g.math('FRACT', g.mul(t, 1 / pitch)), .5)) for t in (u, v, g.mul(g.add(u, v), .7071), g.mul(g.sub(u, v), .7071))]
    strands = [g.range(line, .30 if i < 2 else .38, (.30 if i < 2 else .38) + .03) for i, line in enumerate(lines)]
    solid = g.math('MAXIMUM', g.math('MAXIMUM', strands[0], strands[1]), g.math('MAXIMUM', strands[2], strands[3]))
    g.set(Base_Color=g.shade(c, g.range(g.noise(g.uv(), 160, 2), .3, .7, (.82, 1.1))), Normal=g.bump(solid, .5, .002))
    return g.surface(g.mix_shader(solid, g.node('BsdfTransparent'), g.principled.outputs[0]))


def wicker(finish, grain):
    """Basket weave: over one, under one."""
    pitch, c = finish.get('pitch', 14) / 1000, linear(finish.get('hex', '#A9834F'))
    g = Graph(f"wicker {finish.get('hex', '')}", c, .6, Specular=.3)
    u, v = (g.mul(t, 1 / pitch) for t in g.split(g.uv())[:2])
    wave = g.mul(g.math('SINE', g.mul(u, math.pi)), g.math('SIGN', g.math('SINE', g.mul(v, math.pi))))
    strand = g.math('ABSOLUTE', g.math('SINE', g.mul(v, math.pi)))
    height = g.mul(strand, g.range(wave, -1, 1, (.35, 1)))
    tone = g.noise(g.join(g.mul(u, .3), g.math('FLOOR', v)), 3, 2)
    return g.set(Base_Color=g.shade(c, g.mul(g.range(height, 0, .9, (.35, 1.1)), g.range(tone, .3, .7, (.82, 1.12)))), Normal=g.bump(height, .9, .004))


def rope(finish, grain):
    """Twisted cord on a tube (u runs round, z along)."""
    c = linear(finish.get('hex', '#C2AE8C'))
    g = Graph(f"rope {finish.get('hex', '')}", c, .9, Specular=.1, Sheen=.3)
    u, v = g.split(g.uv())[:2]
    strand = g.math('ABSOLUTE', g.math('SINE', g.mul(g.add(u, v), math.pi / .006)))
    return g.set(Base_Color=g.shade(c, g.range(strand, 0, 1, (.66, 1.1))), Normal=g.bump(strand, .7, .0012))


def seagrass(finish, grain):
    return wicker({'pitch': 8, 'hex': '#B59A66', **finish}, grain)


def leaf(finish, grain):
    c = linear(finish.get('hex', '#3F5B34'))
    g = Graph(f"leaf {finish.get('hex', '')}", c, .42, Specular=.4)
    tint = g.mix(g.range(g.chance(), 0, 1), scaled(c, .72), mixed(c, linear('#8FA34E'), .38))
    g.set(Base_Color=g.shade(tint, g.range(g.noise(g.place(), 20, 3), .3, .7, (.85, 1.12))))
    return g.surface(g.mix_shader(.22, g.principled.outputs[0], g.node('BsdfTranslucent', {'Color': mixed(c, linear('#9DB455'), .5)})))


def soil(finish, grain):
    c = linear('#2E241C')
    g = Graph('soil', c, .95, Specular=.1)
    return g.set(Normal=g.bump(g.noise(g.place(), 160, 4, .7), 1.0, .012))
