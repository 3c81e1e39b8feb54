"""Cocktail Hour: dusk outside, brass lamps lit, a round rug with a curved sofa at its edge."""
from . import candles, props, tableware
from .drapes import pair
from .eye import Eye
from .mood import Mood, lamp
from .plan import Opening, Plan
from .shell import Shell
from .walls import cornice, panelling, rail, wood_paint

EYES = {'wide': Eye(at=(-.55, -6.1, 1.3), yaw=-3, lens=34, lift=-.095, shape=1.6), 'narrow': Eye(at=(.27, -5.8, 1.35), yaw=0, lens=29.5, lift=-.12, shape=.8)}
WINDOW = Opening('left', -2700, -1250, 120, 2500, (2, 4), bar=30, frame={'shader': 'metal', 'metal': 'aged brass'})
PLAN = Plan(left=-2900, right=3000, height=2950, openings=(WINDOW,), trim='#20312D', skirting=160, ceiling='#CFC6B2')
DUSK = Mood(sun=(1, .5, -.2), strength=.5, warmth=1, sky=(.55, .62, .9), dim=.34, window=150, blue=(.66, .76, 1), bounce=150, tint=(1, .82, .62), outside=.55, view='#7C8CB4')
LAMPS = (-1290, 190)


def arrange(things):
    things.put('rug-fan/jade', (150, -2150, 0))
    things.put('sideboard-sunray/black-and-brass', (-550, -270, 0))
    things.put('mirror-apollo/brass', (-550, -14, 1080))
    things.put('wall-lamp-fan/frosted-brass', (LAMPS[0], -14, 1500))
    things.put('sofa-savoy/emerald-velvet', (1420, -1560, 0), turn=-38)
    things.put('coffee-table-crescent/nero-oxblood', (80, -2180, 20))
    things.put('armchair-claridge/blush-velvet', (-1320, -2200, 0), turn=56)
    things.again('wall-lamp-fan/frosted-brass', (LAMPS[1], -14, 1500))
    things.prop(*tableware.tray((360, 240)), at=(-50, -270, 820))
    things.prop(*tableware.decanter(), at=(-130, -270, 830))
    for x, y in ((30, -310), (90, -230)):
        things.prop(*tableware.coupe(), at=(x, y, 830))
    things.prop(*props.sprig(470, 6, '#5E7A52', '#20201F'), at=(-1160, -280, 820))
    things.prop(*tableware.round_tray(330), at=(0, -2200, 380))
    for x, y in ((-60, -2240), (60, -2170)):
        things.prop(*tableware.coupe(), at=(x, y, 386))
    things.prop(*candles.candlestick(90, taper=110), at=(250, -2060, 380))


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'] + '/herringbone', PLAN)
    paint, brass = wood_paint(room['wall']), {'shader': 'metal', 'metal': 'aged brass'}
    for wall, count in (('back', 6), ('right', 5)):
        run = (*PLAN.span(wall), 160, 2760)
        shell.add(*panelling(run, paint, count, ((0, .3), (.3, 1)), 'slim', moulding=brass), wall)
        shell.add(*rail(run, 930, paint, 40, 18), wall)
        shell.add(*cornice(run, PLAN.height, wood_paint('#B9AD92')), wall)
    shell.add(pair(WINDOW, 2680, 2660, wide=430), {'curtain': {'shader': 'velvet', 'hex': '#7A5A3C'}, 'pole': brass}, 'left')
    shell.light(DUSK)
    for x in LAMPS:
        lamp(scene, (x, -190, 1640), 26)
    lamp(scene, (250, -2060, 600), 3, radius=15)
    lamp(scene, (2300, -1100, 2200), 40, radius=260)
