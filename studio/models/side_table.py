"""Side tables: a tray on a stem, a totem of turned shapes, a pie-crust wine table, or any top on any base."""
import math

from .kit.pedestals import snake_tripod
from .kit.round import ball, lathe, rod
from .kit.solid import moulding, slab
from .kit.tops import TABLE, TOPS, apron, base, top

DEFAULTS = {**TABLE, 'width': 420, 'depth': 420, 'height': 500, 'form': 'table', 'top_thick': 18, 'leg_inset': 46, 'leg_thick': 34, 'apron_inset': 40,
            'lip': 18, 'stem': 11, 'foot_size': 290, 'rim': 8}
TURN = 22
CLOSE = {'tray': (.3, .06, .97, .36), 'totem': (.47, .1, .57, .42), 'table': (.32, .08, .97, .36)}


def build(p):
    return FORMS[p.form](p)


def detail(p):
    return CLOSE[p.form]


def _tray(p):
    """Spun sheet: a rolled rim, a dished floor, a collar welded to the stem."""
    r, h, floor = p.width / 2, p.height, p.height - p.lip
    under = [(0, floor - 3), (r - 16, floor - 3), (r - 8, floor), (r - 4.4, floor + 6), (r - 2.4, h - 6)]
    rolled = [(r - .5, h - 5), (r, h - 3), (r - .8, h - 1), (r - 2.6, h), (r - 4.6, h - .8), (r - 5.6, h - 3)]
    inside = [(r - 6.2, h - 6), (r - 8, floor + 7), (r - 12, floor + 2), (r - 18, floor), (0, floor)]
    collar = [(0, floor - 46), (p.stem, floor - 46), (p.stem + 1.5, floor - 40), (p.stem + 6, floor - 18), (p.stem + 20, floor - 7), (62, floor - 3.5), (62, floor - 2), (0, floor - 2)]
    f = p.foot_size / 2
    foot = [(0, 0), (f - 3, 0), (f - .8, 1), (f, 3.4), (f - .6, 6), (f - 3, 7.4), (f * .5, 9), (p.stem + 12, 11), (p.stem + 4, 16), (p.stem + .6, 27), (p.stem, 30), (0, 30)]
    return [lathe('tray', 'top', under + rolled + inside, steps=120, smooth=50), lathe('collar', 'base', collar, smooth=60),
            rod('stem', 'base', (0, 0, 10), (0, 0, floor - 6), p.stem), lathe('foot', 'base', foot, steps=96, smooth=50)]


def _totem(p):
    """A drum, a ball and a cone under a round top."""
    r, plate = p.width / 2, 30
    drum, cone = p.height * .25, p.height * .31
    globe = (p.height - plate - drum - cone) / 2 + 5
    flare = [(0, 0), (r * .30, 0), (r * .33, 2), (r * .335, 5), (r * .705, cone), (0, cone)]
    return [lathe('drum', 'body', [(0, 0), (r * .70, 0), (r * .725, 2), (r * .735, 7), (r * .735, drum - 7), (r * .725, drum - 2), (r * .70, drum), (0, drum)], grain='z', smooth=46),
            ball('ball', 'accent', globe, (0, 0, drum - 5)), *_collars(globe, drum, p.height - plate - cone), lathe('cone', 'accent2', flare, (0, 0, p.height - plate - cone), grain='z', smooth=46),
            lathe('top', 'top', [(0, 0)] + rounded_rim(r, plate) + [(0, plate)], (0, 0, p.height - plate), steps=120, smooth=60)]


def _collars(globe, low, high):
    """Turned rings that the ball is seated in, on the drum and under the cone."""
    ring = [(0, -2), (53, -2), (54, -.5), (54, 1), (57, 2), (59, 4.5), (59.5, 7), (58.6, 9.5), (56, 12), (50, 15), (0, 15)]
    scale = globe / 95
    seat = [(r * scale, z * scale) for r, z in ring]
    return [lathe('collar', 'top', seat, (0, 0, low), smooth=60), lathe('collar', 'top', seat, (0, 0, high), (180, 0, 0), smooth=60)]


def rounded_rim(r, thick):
    """Half a circle, from the underside to the upper face."""
    turns = [math.pi * (k / 12 - .5) for k in range(13)]
    return [(r - thick / 2 + thick / 2 * math.cos(a), thick / 2 + thick / 2 * math.sin(a)) for a in turns]


def _table(p):
    """A top on a base; on a column it is a wine table with a raised rim."""
    if p.base == 'column':
        return _wine_table(p)
    rails = apron('base', (p.width - 2 * p.apron_inset, p.depth - 2 * p.apron_inset), p.height - p.top_thick, p.apron, 18) if p.apron else []
    shelf = slab('shelf', 'top', TOPS[p.top](p.width - 2 * p.leg_inset, p.depth - 2 * p.leg_inset), 14, (0, 0, p.height * .3), ease=3) if p.shelf else []
    return [top(p), base(p.base, 'base', p), rails, shelf]


def _wine_table(p):
    outline, face = TOPS[p.top](p.width, p.depth), p.height - p.rim
    pie_crust = [(-15, -1), (-14, .6), (-11, 1.4), (-9, p.rim * .6), (-6.4, p.rim), (-2.4, p.rim), (-.4, p.rim * .7), (0, 0), (-.6, -2.5), (-4, -3)]
    return [slab('top', 'top', outline, p.top_thick, (0, 0, face - p.top_thick), edge='chamfer', ease=3.4), moulding('rim', 'top', outline, pie_crust, (0, 0, face)),
            snake_tripod('base', p.width * .47, face - p.top_thick + 1)]


FORMS = {'tray': _tray, 'totem': _totem, 'table': _table}
