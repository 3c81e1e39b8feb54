"""Media units: slatted or meshed doors beside an open middle with a shelf and a slot for cables."""
from .kit.books import stack_of_books
from .kit.casework import CABINET, cabinet
from .kit.outline import rect
from .kit.part import place
from .kit.round import disc
from .kit.solid import board, box

DEFAULTS = {**CABINET, 'width': 1800, 'depth': 420, 'height': 520, 'base': 'sled', 'base_height': 130, 'leg_inset': 150, 'planked': False, 'things': True,
            'layout': ((1, ((1, 'door'),)), (1.15, ((1, 'open'), (.8, 'open'))), (1, ((1, 'door'),)))}
TURN = 24
DETAIL = (.1, 0, .74, .27)


def build(p):
    floor, head = p.base_height + p.board, p.height - p.top_thick
    shelf = floor + (head - floor) / 1.8
    back = p.depth / 2 - 14
    slots = [board('cable slot', 'dark', rect(130, 34, 17, 8), 2, (0, back - 6, z), ease=.4) for z in (floor + 46, shelf + 40)]
    return [cabinet(p), slots, _plank_top(p) if p.planked else [], _things(p, floor, shelf) if p.things else []]


def _plank_top(p):
    """Three boards and angle irons in place of a plain top."""
    each, z = p.depth / 3, p.height - p.top_thick
    boards = [box('plank', 'top', (p.width + 1, each - 2, p.top_thick + 1), (0, each * k, z), bevel=3, segments=3) for k in (-1, 0, 1)]
    irons = []
    for s in (-1, 1):
        x = s * (p.width / 2 + .8)
        irons += [box('angle', 'base', (3, p.depth + 3, 34), (x + s * 1.5, 0, z + p.top_thick - 33), bevel=1, grain='y'),
                  box('angle', 'base', (34, p.depth + 3, 3), (x - s * 14, 0, p.height + .6), bevel=1, grain='y')]
        irons += [disc('rivet', 'base', 5, 3, (x - s * 14, p.depth * k, p.height + 3), steps=20) for k in (-.36, 0, .36)]
    return boards + irons


def _things(p, floor, shelf):
    """A receiver below, records and a remote above: always the same."""
    w = min(430, p.width * .24)
    low = [box('receiver', 'dark', (w, 260, 84), (0, 10, floor + 8), bevel=5, segments=3), box('display', 'inset', (w * .4, 3, 22), (w * .06, -121, floor + 42), bevel=1)]
    low += [disc('foot', 'dark', 15, 9, (s * w * .4, y, floor), ease=2) for s in (-1, 1) for y in (-80, 100)]
    low += [place(disc('dial', 'handle', r, 12, ease=2), (x, -120, floor + 50), (90, 0, 0)) for r, x in ((19, w * .38), (10, -w * .36))]
    return low + stack_of_books((-w * .36, 10, shelf + p.board * .5), 3, seed=5, size=(300, 220))[0]
