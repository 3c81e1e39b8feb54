"""Under the Eaves: morning through a gable window, iron bed, everything a little faded."""
from . import props, tableware
from .drapes import LINEN, pair
from .eye import Eye
from .mood import Mood, lamp
from .plan import Opening, Plan
from .shell import Shell
from .walls import beams, matchboard, wood_paint

EYES = {'wide': Eye(at=(.75, -5.6, 1.3), yaw=6, lens=31, lift=-.095, shape=1.6), 'narrow': Eye(at=(.42, -6.0, 1.4), yaw=2, lens=34.5, lift=-.14, shape=.8)}
WINDOW = Opening('back', 480, 1240, 820, 2120, (2, 3))
PLAN = Plan(left=-2500, right=2750, front=5000, height=2800, openings=(WINDOW,), trim='#E4DED3', skirting=0, ceiling='#E6E0D6', eaves=(1150, 1750))
MORNING = Mood(sun=(-.42, -1, -.62), strength=3.4, warmth=.35, dim=.5, window=420, bounce=74, tint=(1, .97, .93), outside=1.5, view='#EEF1EE')


def arrange(things):
    things.put('rug-estuary/ink-border', (250, -2700, 0))
    things.put('bed-clementine/king-chalk-white', (-450, -1130, 0))
    things.put('bedside-lupin/dusty-rose', (620, -290, 0))
    things.put('table-lamp-gourd/bone', (620, -270, 640))
    things.put('wardrobe-dorothea/old-cream', (2090, -360, 0))
    things.put('armchair-harrogate/duck-egg-stripe', (1650, -1950, 0), turn=-42)
    things.put('throw-candlewick/rose', (-1620, -1250, 0), turn=76)
    things.prop(*props.sprig(300, 6, '#8B9A72', '#C9D4D0', (96, 150)), at=(1080, 20, 822))
    things.prop(*props.slippers('#C2A39A'), at=(520, -1500, 0), turn=-14)
    things.prop(*tableware.mug('#E6DFD3'), at=(500, -340, 640))


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    white = wood_paint('#E2DCD0')
    shell.add(*matchboard((PLAN.left, WINDOW.start - 90, 0, 1050), white), 'back')
    shell.add(*matchboard((WINDOW.start - 90, WINDOW.end + 90, 0, 760), white, cap=False), 'back')
    shell.add(*matchboard((WINDOW.end + 90, PLAN.right, 0, 1050), white), 'back')
    shell.add(*matchboard((-PLAN.front, 0, 0, 1020), white), 'left')
    shell.add(*matchboard((0, PLAN.front, 0, 1050), white), 'right')
    shell.add(*beams(PLAN, {'shader': 'chalk', 'hex': '#D9D1C3'}, 3, (120, 130), along='x'))
    shell.add(pair(WINDOW, 2260, 1380, wide=240, overlap=130), {'curtain': {**LINEN, 'hex': '#E3D3CB'}, 'pole': white}, 'back')
    shell.light(MORNING)
    lamp(scene, (620, -270, 1040), 5, radius=60)
