"""A winged easy chair: a club chair whose tall back stands between two piped panels, from its crest down into the arms."""
import math
from types import SimpleNamespace

from mathutils import Vector

from .outline import offset, spline
from .part import flatten, place
from .round import tube
from .settee import arms, back, frame_rail, legs, seats, stance
from .soft import cut
from .solid import rings, stood_up

THICK, ROUND, TOE = 78, 28, 6   # of a wing: its thickness, the rounding of its edges, how far it opens (degrees)
JOIN = 56   # how far the back reaches into each wing: past its own rounded edge
CREST = 56   # the radius of its rear corner: wider than its edges are round
SUNK = 90   # how far a wing reaches down into its arm


def winged(p):
    between = SimpleNamespace(**{**vars(p), 'arm_width': p.arm_width - JOIN})
    seat_y = (-p.depth / 2, p.depth / 2 - p.back_thick)
    parts = flatten(frame_rail(p), arms(p), back(between), seats(p, seat_y), [_wing(p, s) for s in (-1, 1)])
    for ob in parts:
        cut(ob, _on_face if ob.name.startswith('arm face') else _on_roll if ob.name.startswith('arm') else None)
    return parts + legs(p)


def _wing(p, side):
    """Drawn flat, stood up along the chair's side, opened a little and leant as the back leans."""
    outline = _outline(p)
    panel = stood_up(rings(f'wing {side}', 'cover', outline, _padded()), THICK)
    edges = [tube('wing welt', 'cover', [(q.x, y, q.y) for q in offset(outline, -.29 * ROUND)], 4.5, closed=True, smooth=False, sides=8) for y in (.29 * ROUND, THICK - .29 * ROUND)]
    out = place([panel, edges], (0, -THICK / 2, 0))
    inner = p.width / 2 - p.arm_width + 14
    place(out, (side * (inner + THICK / 2), 0, 0), (0, 0, 90 + side * TOE))
    return place(out, *stance(p))


def _outline(p):
    """From the side, y to the rear: a straight rear edge, a crest that runs out to the wing's belly and draws in to the arm."""
    rear, face, top, low = p.back_thick / 2 + 12, -p.back_thick / 2, p.height - p.leg_height - 6, p.arm_height - p.leg_height - SUNK
    reach, rise = face - p.wings, top - low
    corner = [Vector((rear - CREST + CREST * math.cos(a), top - CREST + CREST * math.sin(a))) for a in (math.radians(9 * k) for k in range(10))]
    belly = [(rear - CREST, top), (face * .4, top - 3), (reach * .62, top - 26), (reach * .9, top - 84), (reach, low + rise * .6), (reach * .97, low + rise * .42), (reach * .9, low + rise * .24), (reach * .87, low + rise * .1)]
    return [Vector((rear, low)), *corner, *spline(belly, 8)[1:], Vector((reach * .86, low))]


def _padded():
    """Both edges rounded."""
    arc = [(-ROUND * (1 - math.sin(a)), ROUND * (1 - math.cos(a))) for a in (math.radians(15 * k) for k in range(7))]
    return arc + [(d, THICK - z) for d, z in arc[::-1]]


def _on_face(co, normal):
    """Upright in front; its rounded edge shows none."""
    return co.x if abs(normal.y) > .6 else 0


def _on_roll(co, normal):
    """What a roll shows round its face has no stripes."""
    return 0 if abs(normal.y) > .5 else None
