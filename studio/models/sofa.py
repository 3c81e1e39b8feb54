"""Sofas: two seats to corner, from track arms to chesterfields and curved boucle."""
from .kit.part import flatten
from .kit.settee import SETTEE, settee

DEFAULTS = {**SETTEE}
TURN = 26
CLOSE = {'buttoned': (.19, .3, .74, .3), 'channel': (.62, .6, .7, .28), 'camel': (.16, 0, .48, .42), 'serpentine': (.43, .66, .9, .23)}


def build(p):
    parts = flatten(settee(p))
    if p.skirt:
        _match(parts)
    return parts


def detail(p):
    return CLOSE.get(p.back, (.14, 0, .62, .34))


def _match(parts):
    """How stripes are cut: they run over the arms from side to side, and the piping is plain."""
    for ob in parts:
        uv = ob.data.uv_layers[0].data
        for polygon in ob.data.polygons:
            for loop in polygon.loop_indices:
                if 'welt' in ob.name or 'piping' in ob.name:
                    uv[loop].uv.x = 0
                elif ob.name.startswith('arm') and abs(polygon.normal.y) < .7:
                    uv[loop].uv.x = ob.data.vertices[ob.data.loops[loop].vertex_index].co.y
