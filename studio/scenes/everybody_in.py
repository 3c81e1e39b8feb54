"""Everybody In: the corner of the family's room, sofa side on to the screen, late on a wet afternoon."""
from models.kit.books import row_of_books, stack_of_books

from . import props, tableware
from .drapes import LINEN, pair
from .eye import Eye
from .mood import Mood, lamp
from .plan import Opening, Plan
from .shell import Shell
from .walls import colour, rail, wood_paint

EYES = {'wide': Eye(at=(1.65, -6.2, 1.4), yaw=20, lens=34, lift=-.1, shape=1.6), 'narrow': Eye(at=(1.0, -6.6, 1.55), yaw=15, lens=41, lift=-.14, shape=.8)}
WINDOW = Opening('right', 1000, 2700, 500, 2250, (3, 2))
PLAN = Plan(left=-2750, right=2600, front=6400, height=2650, openings=(WINDOW,))
WET = Mood(sun=(-1, .55, -.42), strength=3.2, warmth=.7, dim=.52, window=230, blue=(.9, .95, 1), bounce=84, tint=(1, .94, .86), outside=1.1)


def arrange(things):
    things.put('rug-atlas/ochre-240-x-160', (-650, -2050, 0), turn=90)
    things.put('sofa-alder/oat-weave', (-2150, -1950, 0), turn=90)
    things.put('tv-unit-slat/oak', (760, -240, 0))
    things.put('bookcase-fell/oak', (-1180, -200, 0))
    things.put('coffee-table-gantry/elm-raw-iron', (-760, -1950, 24), turn=90)
    things.put('floor-lamp-quill/linen-black', (-2330, -480, 0))
    things.put('cushion-ley/sage', (-2130, -1690, things.top('sofa-alder/oat-weave', -2130, -1690)), turn=74)
    for cloth in things.put('throw-fleece/clay', (-1950, -2200, things.top('sofa-alder/oat-weave', -1950, -2200)), turn=90):
        cloth.modifiers.clear()   # fine enough at this distance, and softening its end caps takes Blender for ever
    things.prop(*props.screen(), at=(760, -270, 520))
    things.prop(*tableware.bowl((300, 110), fruit=7, hexes=('#E8D9AE', '#E3CF97')), at=(-740, -1770, 444))
    for x, y in ((-840, -2130), (-700, -2250)):
        things.prop(*tableware.mug('#B9C2B4'), at=(x, y, 444), turn=50)
    books, _ = stack_of_books((-780, -2420, 444), 2)
    things.prop(books, {})
    things.prop(*props.blocks(), at=(-160, -1350, 24))
    things.prop(*props.sprig(380, 7, '#6F8057', '#D9D2C5', (130, 190)), at=(1510, -240, 520))
    things.prop(row_of_books((20, -230, 520), 190, 230), {})


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    for wall in ('back', 'left'):
        shell.add(*colour((*PLAN.span(wall), 95, 1150), '#A9B09E'), wall)
        shell.add(*rail(PLAN.span(wall), 1150, wood_paint('#DDD5C7'), 44, 22), wall)
    shell.add(pair(WINDOW, 2420, 2390, wide=380), {'curtain': {**LINEN, 'hex': '#C9A98C'}, 'pole': {'shader': 'wood', 'species': 'oak'}}, 'right')
    shell.light(WET)
    lamp(scene, (-2330, -480, 1420), 14, radius=90)
