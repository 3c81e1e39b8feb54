"""Caravanserai: sun through carved screens, a plastered bench along the wall, mint tea on a tray."""
from models.kit.soft import block
from models.kit.solid import box

from . import props, tableware
from .eye import Eye
from .mood import Mood, lamp
from .plan import Opening, Plan
from .screens import lattice, spandrels
from .shell import Shell
from .walls import beams

EYES = {'wide': Eye(at=(1.0, -5.9, 1.3), yaw=12, lens=33, lift=-.08, shape=1.6), 'narrow': Eye(at=(.6, -6.2, 1.45), yaw=8, lens=40, lift=-.11, shape=.8)}
SCREENS = (Opening('left', -3400, -2350, 950, 2350, (0, 0), deep=220, sill=False), Opening('left', -1900, -850, 950, 2350, (0, 0), deep=220, sill=False))
NICHE = Opening('back', 250, 1250, 1080, 2180, (0, 0), deep=300, lit=False)
PLAN = Plan(left=-2700, right=2600, front=5600, height=2900, openings=(*SCREENS, NICHE), skirting=0, ceiling='#C99B74')
NOON = Mood(sun=(1, .42, -.52), strength=11, warmth=.7, dim=.62, window=300, bounce=130, tint=(1, .88, .74), outside=1.5, view='#FBE9C8', soft=.7)
BENCH = (-2700, -2060, 360)


def arrange(things):
    things.put('rug-taurus/rust-230-x-160', (-450, -2250, 0), turn=90)
    things.put('sideboard-rajasthan/acacia', (750, -260, 0))
    things.put('coffee-table-marrakesh/acacia', (-850, -2050, 12))
    things.put('stool-medina/tan', (-300, -2750, 12))
    things.put('armchair-odense/cognac-leather-walnut', (1250, -2000, 0), turn=-52)
    things.put('cushion-nomad/indigo', (-2480, -1850, 468), turn=74)
    things.hang('pendant-tagine/natural', [(-850, -2050, 1680), (-1450, -1500, 1950)], PLAN.height, ({'shader': 'metal', 'metal': 'aged brass'}, 55))
    for y, hex_colour in ((-1250, '#A5492F'), (-2500, '#C9A15A'), (-3050, '#7A3B32')):
        things.prop(*props.scatter(hex_colour), at=(-2540, y, 440), turn=80)
    _tea(things)
    things.prop(*tableware.bowl((320, 130), {'shader': 'metal', 'metal': 'aged brass'}, fruit=7), at=(380, -250, 800))
    things.prop(*props.sprig(520, 8, '#7C8756', '#8C4A33', (190, 300)), at=(1230, -250, 800))
    things.prop(*tableware.teapot(), at=(620, 130, 1080), turn=200)
    things.prop(*props.sprig(10, 0, '#7C8756', '#3F5B6B', (170, 300)), at=(950, 150, 1080))


def _tea(things):
    things.prop(*tableware.round_tray(460), at=(-850, -2050, 472))
    things.prop(*tableware.teapot(), at=(-890, -1990, 476), turn=-30)
    for dx, dy in ((60, -90), (130, 0), (-60, -150)):
        things.prop(*tableware.tea_glass(), at=(-850 + dx, -2050 + dy, 476))


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'] + '/quarries', PLAN)
    clay = shell.finish
    for o in PLAN.openings:
        shell.add(spandrels(o), {'wall': clay}, o.wall)
    for o in SCREENS:
        shell.add(lattice(o, 124), {'lattice': {'shader': 'wood', 'species': 'acacia'}}, 'left')
    x0, x1, high = BENCH
    shell.add([box('bench', 'wall', (x1 - x0, 3600, high), ((x0 + x1) / 2, -1800, 0), bevel=40, segments=4)], {'wall': clay})
    shell.add([block('pad', 'pad', (x1 - x0 - 60, 3460, 100), ((x0 + x1) / 2 + 10, -1780, high), radius=34)], {'pad': {'shader': 'striped', 'hex': '#B9863F', 'hex2': '#7A3B2B', 'pitch': 130}})
    shell.add(*beams(PLAN, {'shader': 'wood', 'species': 'acacia'}, 9, (110, 120)))
    shell.light(NOON)
    lamp(scene, (-850, -2050, 1950), 7, radius=60)
