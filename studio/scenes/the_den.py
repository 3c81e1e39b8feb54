"""The Den: seen from a child's height; hills painted on the wall, bunting across it, a bear in the bed."""
from models.kit.outline import ellipse
from models.kit.solid import board

from . import props
from .drapes import bunting
from .eye import Eye
from .mood import Mood, lamp
from .plan import Opening, Plan
from .shell import Shell
from .walls import paint, painted_disc

EYES = {'wide': Eye(at=(.25, -5.5, 1.05), yaw=0, lens=34, lift=-.05, shape=1.6), 'narrow': Eye(at=(.2, -5.9, 1.2), yaw=-1, lens=44, lift=-.1, shape=.8)}
PLAN = Plan(left=-2350, right=2500, front=5000, height=2600, openings=(Opening('left', -2700, -1250, 600, 2150, (2, 2)),), trim='#E6E1D6')
PLAY = Mood(sun=(1, .5, -.5), strength=3.6, warmth=.4, dim=.55, window=190, bounce=76, outside=1.5)
HILLS = (('#B9C9B4', -1500, 2900, 900), ('#9DB49A', 250, 3000, 640), ('#C7D3BC', 1900, 2600, 780))


def arrange(things):
    things.put('rug-hopscotch/candy', (330, -1930, 0))
    things.put('kids-bed-cabin/pine', (-1060, -620, 0), turn=90)
    things.put('kids-storage-hoot/mixed-bins', (950, -250, 0))
    things.put('wall-art-playtime/white-frames', (960, -14, 1240))
    things.put('kids-table-acorn/white-clay-and-sky', (250, -2000, 16))
    things.put('armchair-poppet/terracotta-butter-feet', (1560, -1750, 0), turn=-40)
    things.put('floor-lamp-lollipop/warm-beads', (1950, -430, 0))
    things.prop(*props.bear(), at=(-1560, -640, things.top('kids-bed-cabin/pine', -1560, -640)), turn=40)
    things.prop(*props.blocks(), at=(180, -1990, 516))
    things.prop(*props.blocks(('#D9A441', '#6F93A6', '#7F9B7A', '#C4573C')), at=(-620, -1750, 0), turn=30)
    things.prop(*props.bear('#8F7A6C', 190), at=(1195, -285, 699), turn=-10)


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    for k, (hex_colour, x, wide, tall) in enumerate(HILLS):
        hill = [p for p in ellipse(wide, tall * 2, 96) if p.y >= -1]
        clipped = [type(p)((max(PLAN.left - x, min(PLAN.right - x, p.x)), max(0, p.y))) for p in hill]
        shell.add([board('hill', 'bed', clipped, 2 + k, (x, -2 - k, 0), ease=.2)], {'bed': paint(hex_colour)}, 'back')
    shell.add(*painted_disc((150, 1400), 360, '#E5BE72'), 'back')
    flags = {'f0': '#C4573C', 'f1': '#E0B65A', 'f2': '#6F93A6', 'f3': '#8CA585', 'f4': '#E3C9BD'}
    shell.add(bunting((PLAN.left + 10, -40, 2360), (600, -40, 2380), list(flags), 190, 9), {'string': {'shader': 'weave', 'hex': '#D8CFBF'}, **{k: {'shader': 'weave', 'hex': h} for k, h in flags.items()}})
    shell.add(bunting((600, -40, 2380), (PLAN.right - 10, -300, 2330), list(flags)[::-1], 150, 7), {'string': {'shader': 'weave', 'hex': '#D8CFBF'}, **{k: {'shader': 'weave', 'hex': h} for k, h in flags.items()}})
    shell.light(PLAY)
    lamp(scene, (1950, -430, 1380), 5, radius=90)
