"""Sofas: two seats to corner, from track arms to chesterfields and curved boucle."""
import math

from .kit.part import MM, flatten
from .kit.settee import SETTEE, arms, back, between_rolls, frame_rail, inner_width, legs, seats, settee, studs, valance
from .kit.soft import cut, leaning

DEFAULTS = {**SETTEE}
TURN = 26
CLOSE = {'buttoned': (.19, .3, .74, .3), 'channel': (.78, .12, .56, .38), 'camel': (.16, 0, .48, .42), 'serpentine': (.22, .04, .26, .29)}


def build(p):
    if not p.skirt:
        return flatten(settee(p))
    parts = flatten(frame_rail(p), arms(p), back(p), seats(between_rolls(p), (-p.depth / 2, p.depth / 2 - p.back_thick)), valance(p), studs(p), legs(p), _pillows(p))
    for ob in parts:
        cut(ob, (lambda co, normal: _round_the_end(co, p)) if ob.name == 'back' else None)
    return parts


def detail(p):
    return CLOSE.get(p.back, (.14, 0, .62, .34))


def _pillows(p):
    """A pillow in each corner, its seam sunk into the seat by its weight."""
    w, y, s = inner_width(p) / 2, p.depth / 2 - p.back_thick - 115, p.pillow_size
    spots = ((-w + s * .52, s, 20, 'accent'), (w - s * .5, s * .92, -22, 'accent2'))[:p.pillows]
    return [leaning(f'pillow {k}', slot, (size, size * .96, 170), (x, y, p.seat_height - 10), lean=22, spin=spin, seed=50 + k) for k, (x, size, spin, slot) in enumerate(spots)]


def _round_the_end(co, p):
    """How far along its cloth a point of the back lies, in metres: along the front and on round its end, whose edges are an arc of radius p.soft."""
    r, flat, front = p.soft * MM, (inner_width(p) / 2 + 7 - p.soft) * MM, (p.soft - p.back_thick / 2) * MM
    over, behind = abs(co.x) - flat, co.y - front
    if over <= 0:
        return co.x
    if behind >= 0:
        return math.copysign(flat + r * math.pi / 2 + behind, co.x)
    return math.copysign(flat + r * math.atan2(over, -behind), co.x)
