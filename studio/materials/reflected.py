"""The room that stands behind the photographer, for what is made to be looked into: painted on the card in set units."""
from .graph import Graph, linear

WIDE, LOW, TALL = 80, -25, 55   # the card's own reach, as light.py cuts it
FLOOR, SILL, LINTEL = -2.0, -.75, 3.2
WINDOWS = ((1.75, 3.05), (-1.0, .3))   # what the three-quarter view sees, and what the front view sees


def room():
    """A pale wall over a wooden floor; daylight comes through two tall windows and falls off beside the one to the right."""
    g = Graph('room', (0, 0, 0, 1), 1)
    across, _, up = g.split(g.generated())
    x, z = g.mul(g.sub(across, .5), WIDE), g.add(g.mul(up, TALL), LOW)
    near = g.math('ABSOLUTE', g.sub(x, sum(WINDOWS[0]) / 2))
    wall = g.mix(g.range(near, .4, 3.2, smooth=True), linear('#F3EEE5'), linear('#B9B3A9'))
    boards = g.mix(g.range(near, .2, 3.4, smooth=True), linear('#B79F83'), linear('#6F5E4C'))
    skirting = g.mul(_band(g, z, FLOOR, FLOOR + .2, .02), .5)
    inside = g.mix(skirting, g.mix(g.range(z, FLOOR - .04, FLOOR + .04), boards, wall), linear('#FFFFFF'))
    pane = g.math('MAXIMUM', *(_pane(g, x, z, window) for window in WINDOWS))
    outside = g.mix(g.range(z, SILL, 1.4, smooth=True), linear('#D9E0D6'), linear('#F6FAFF'))
    return g.surface(g.node('Emission', {'Color': g.mix(pane, inside, outside), 'Strength': g.add(.92, g.mul(pane, .7))}))


def _pane(g, x, z, window):
    return g.mul(g.mul(_band(g, x, *window, .05), _band(g, z, SILL, LINTEL, .05)), g.sub(1, _bars(g, x, z, sum(window) / 2)))


def _bars(g, x, z, middle):
    across = g.math('MAXIMUM', _band(g, z, .5, .57, .02), _band(g, z, 1.8, 1.87, .02))
    return g.math('MAXIMUM', _band(g, x, middle - .04, middle + .04, .02), across)


def _band(g, value, low, high, soft):
    """1 between low and high, with soft edges."""
    return g.mul(g.range(value, low - soft, low + soft, smooth=True), g.range(value, high + soft, high - soft, smooth=True))
