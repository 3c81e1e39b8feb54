"""Candlelight: eight gilt chairs round a table under a chandelier, in a room of gilded panels."""
import math

from . import candles, tableware
from .eye import Eye
from .mood import Mood, lamp
from .plan import Plan
from .shell import Shell
from .walls import cornice, panelling, rail, wood_paint

EYES = {'wide': Eye(at=(-.5, -6.9, 1.55), yaw=-4, lens=33, lift=-.11, shape=1.6), 'narrow': Eye(at=(-.1, -7.1, 1.65), yaw=0, lens=50, lift=-.09, shape=.8)}
PLAN = Plan(left=-3000, right=3000, front=6200, height=3250, openings=(), trim='#4E1D21', skirting=180, ceiling='#BBA98A')
NIGHT = Mood(strength=0, sky=(.7, .6, .6), dim=.2, bounce=120, tint=(1, .74, .5))
TABLE = (520, -2450)


def arrange(things):
    x, y = TABLE
    things.put('rug-isfahan/madder-290-x-200', (x, y, 0))
    things.put('dining-table-regent/mahogany-150-cm', (x, y, 13))
    _chairs(things)
    things.hang('pendant-orsini/gilt-eight-arms', [(x, y, 1750)], PLAN.height, ({'shader': 'gilt'}, 85))
    things.put('sideboard-palazzo/ivory-and-gilt', (-1200, -310, 0))
    things.put('mirror-medici/gilt-foxed-glass', (-1200, -24, 1230))
    things.put('console-versailles/rosso-gilt', (1560, -260, 0))
    _laid(things, x, y)
    for dx in (-620, 620):
        things.prop(*candles.candelabrum(360, 120, 4, 'gold'), at=(dx - 1200, -310, 940))
    things.prop(*candles.candelabrum(420, 150, 5, 'gold'), at=(1560, -250, 860))
    things.prop(*tableware.bowl((320, 120), {'shader': 'gilt'}, fruit=7), at=(-1200, -330, 940))


def _chairs(things):
    (x, y), far = TABLE, 930
    for k in range(8):
        a = math.radians(22.5 + 45 * k)
        height = 0 if abs(math.sin(a)) > .8 else 13   # before and behind the table, hind legs stand past the rug's edge, and the others sink into its pile
        at, turn = (x + far * math.cos(a), y + far * math.sin(a), height), math.degrees(a) - 90
        if k == 0:
            things.put('dining-chair-verona/gilt-burgundy', at, turn)
        else:
            things.again('dining-chair-verona/gilt-burgundy', at, turn)


def _laid(things, x, y):
    things.prop(*candles.candelabrum(300, 140, 5, 'gold'), at=(x, y, 773))
    for k in range(8):
        a = math.radians(22.5 + 45 * k)
        c, s = math.cos(a), math.sin(a)
        things.prop(*tableware.plate_setting('#E6DDC8', '#E6DDC8'), at=(x + 560 * c, y + 560 * s, 773))
        things.prop(*tableware.coupe('#8C2F33'), at=(x + 430 * math.cos(a + .32), y + 430 * math.sin(a + .32), 773))


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'] + '/herringbone', PLAN)
    red, gold = wood_paint(room['wall']), {'shader': 'gilt'}
    for wall, count in (('back', 5), ('left', 5), ('right', 5)):
        run = (*PLAN.span(wall), 180, 3050)
        shell.add(*panelling(run, red, count, ((0, .28), (.3, 1)), 'bead', 150, gold), wall)
        shell.add(*rail(run, 1000, gold, 26, 20), wall)
        shell.add(*cornice(run, PLAN.height, wood_paint('#A8946E')), wall)
    shell.light(NIGHT)
    x, y = TABLE
    for k in range(4):
        a = math.tau * k / 4 + .5
        lamp(scene, (x + 330 * math.cos(a), y + 330 * math.sin(a), 2290), 15, radius=60)
    lamp(scene, (x, y, 1330), 9, radius=90)
    for dx in (-620, 620):
        lamp(scene, (dx - 1200, -430, 1490), 13, radius=90)
    lamp(scene, (1560, -420, 1450), 12, radius=90)


EXPOSURE = .15
