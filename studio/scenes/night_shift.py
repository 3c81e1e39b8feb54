"""Night Shift: a workshop office after hours, one lamp on the desk and the town beyond the steel window."""
from models.kit.books import stack_of_books

from . import props, tableware
from .eye import Eye
from .mood import Mood, lamp, pool
from .plan import Opening, Plan
from .shell import Shell
from .walls import beams, bricks

EYES = {'wide': Eye(at=(.5, -5.8, 1.35), yaw=4, lens=34, lift=-.07, shape=1.6), 'narrow': Eye(at=(.2, -6.0, 1.5), yaw=1, lens=43, lift=-.13, shape=.8)}
STEEL = {'shader': 'powder', 'hex': '#2A2B2B'}
WINDOW = Opening('back', 1120, 2480, 1000, 2560, (4, 5), bar=24, frame=STEEL)
PLAN = Plan(left=-2600, right=2850, front=5400, height=3000, openings=(WINDOW, Opening('left', -3400, -1500, 700, 2600, (5, 5), bar=26, frame=STEEL)), skirting=0, ceiling='#8E8880')
NIGHT = Mood(sun=(1, .3, -.5), strength=.35, warmth=0, sky=(.5, .62, .95), dim=.16, window=120, blue=(.5, .64, 1), bounce=44, tint=(1, .84, .66), outside=.5, view='#3D5275')


def arrange(things):
    things.put('desk-foundry/elm-raw-iron', (-1300, -700, 0))
    things.put('stool-anvil/raw-iron-elm', (-1200, -1400, 0), turn=15)
    things.put('table-lamp-clerk/black', (-1700, -640, 760), turn=52)
    things.put('wall-art-chimneys/soot', (-1230, -20, 1300))
    things.put('bookcase-foundry/matt-black-elm', (270, -230, 0))
    things.put('tv-unit-loft/elm-and-mesh', (1800, -260, 0))
    things.put('armchair-tram/black-hide-steel', (1010, -1740, 0), turn=-36)
    things.prop(*props.papers(), at=(-1280, -820, 760), turn=-8)
    things.prop(*tableware.mug('#3C4A44'), at=(-940, -760, 760), turn=30)
    books, _ = stack_of_books((-860, -560, 760), 4)
    things.prop(books, {})
    stack, _ = stack_of_books((1400, -260, 560), 3)
    things.prop(stack, {})
    things.prop(*props.sprig(420, 6, '#6F7A57', '#8A8178', (130, 210)), at=(2260, -270, 560))


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    hole = (WINDOW.start, WINDOW.end, WINDOW.low - 34, WINDOW.high)
    shell.add(*bricks((PLAN.left, PLAN.right, 0, PLAN.height), '#8A5C47', [hole]), 'back')
    shell.add(*bricks((-1480, 0, 0, PLAN.height), '#8A5C47'), 'left')
    shell.add(*beams(PLAN, {'shader': 'powder', 'hex': '#33322F'}, 3, (120, 200), along='x'))
    shell.light(NIGHT)
    pool(scene, (-1540, -800, 1130), (-1400, -860, 760), 38, cone=120)
    lamp(scene, (-1530, -800, 1080), 12, radius=40)
    pool(scene, (-1230, -700, 2780), (-1230, 0, 1500), 110, (1, .78, .52), 75)
    lamp(scene, (1300, -1500, 2300), 30, (1, .78, .54), 200)


EXPOSURE = .2
