"""The Quiet Platform: paper screens, a low bed, the moon hung beside it."""
from . import props, tableware
from .eye import Eye
from .mood import Mood, lamp
from .plan import Opening, Plan
from .screens import shoji
from .shell import Shell
from .walls import battens, colour

EYES = {'wide': Eye(at=(-.1, -6.2, .95), yaw=0, lens=36, lift=.0, shape=1.6), 'narrow': Eye(at=(-.1, -6.5, 1.2), yaw=1, lens=50, lift=-.06, shape=.8)}
SCREEN = Opening('left', -3800, -500, 60, 2150, (0, 0), sill=False)
PLAN = Plan(left=-2750, right=2700, front=5600, height=2600, openings=(SCREEN,), trim='#C9AF88', skirting=50, ceiling='#DDD5C5')
HUSH = Mood(sun=(1, .35, -.5), strength=2.2, warmth=.5, dim=.4, window=150, bounce=56, tint=(1, .95, .88), outside=1.0)


def arrange(things):
    things.put('bed-tatami/king-pale-oak', (120, -1180, 0))
    things.put('wardrobe-tansu/pale-oak', (1880, -360, 0))
    things.put('bench-engawa/pale-oak', (-1600, -420, 0))
    things.put('vases-ikebana/tenmoku', (-1900, -420, 400))
    things.put('wall-art-enso/ink', (-1560, -8, 1020))
    things.hang('pendant-hoshi/50-cm', [(-960, -900, 1010)], PLAN.height, ({'shader': 'enamel', 'hex': '#2A2724'}, 45))
    things.prop(*tableware.mug('#5B5A4C'), at=(-1240, -400, 400))
    things.prop(*props.slippers('#6E6A5C'), at=(-1150, -2050, 0), turn=20)


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    shell.add(*shoji((-3900, -400, 60, 2150), 4, glow=1.1), 'left')
    shell.add(*battens((-1140, 1180, 0, 1250), {'shader': 'wood', 'species': 'pale oak'}, 46), 'back')
    shell.add(*colour((PLAN.left, -1140, 0, PLAN.height), '#CBBFA8'), 'back')
    shell.light(HUSH)
    lamp(scene, (-960, -900, 1240), 9, (1, .84, .62), 120)
