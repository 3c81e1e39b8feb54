"""Steam: tiles to shoulder height, a bath under the window, oak at the basin."""
from . import props
from .bathroom import bath
from .drapes import LINEN, roman_blind
from .eye import Eye
from .mood import Mood
from .plan import Opening, Plan
from .shell import Shell
from .walls import tiles

EYES = {'wide': Eye(at=(.35, -5.2, 1.25), yaw=2, lens=34, lift=-.07, shape=1.6), 'narrow': Eye(at=(.2, -5.4, 1.45), yaw=5, lens=43, lift=-.12, shape=.8)}
WINDOW = Opening('left', -1900, -500, 840, 2250, (2, 2))   # its sill on a joint of the tiles
HIGH = Opening('back', 1150, 2150, 1300, 2250, (2, 1))
PLAN = Plan(left=-1900, right=2500, front=4800, height=2650, openings=(WINDOW, HIGH), skirting=0)
TOP = 732   # of the vanity
MIST = Mood(sun=(1, .28, -.42), strength=3.2, warmth=.25, dim=.55, window=240, blue=(.93, .97, 1), bounce=62, outside=.7, view='#C9D6D4')


def arrange(things):
    things.put('bathroom-vanity-fell/oak-carrara', (-560, -260, 0))
    things.put('mirror-cumulus/oak-edge', (-560, -14, 1080))
    things.put('bathroom-ladder-onsen/bamboo', (680, -140, 0))
    things.put('bathroom-basket-tide/tall-seagrass', (170, -330, 0), turn=10)
    things.put('planter-drum/celadon', (-1480, -430, 0))
    things.put('stool-bobbin/butter-and-clay', (480, -1480, 0), turn=12)
    things.prop(*bath(), at=(1620, -1150, 0))
    things.prop(*props.bottle(), at=(-260, -150, TOP), turn=30)
    things.prop(*props.folded_towels(('#E0D9CC', '#B7C1B0')), at=(480, -1480, 430), turn=16)
    things.prop(*props.sprig(260, 5, '#7F9168', '#D9D2C5', (84, 130)), at=(-880, -170, TOP))


def build(scene, room, things):
    shell = Shell(scene, room['wall'], room['floor'], PLAN)
    high = (HIGH.start, HIGH.end, HIGH.low - 30, 2300)
    low = (WINDOW.start, WINDOW.end, WINDOW.low - 30, 2300)
    shell.add(*tiles((PLAN.left, PLAN.right, 0, 1270), (75, 200), '#C3CBBF', [high], gloss=.14), 'back')
    shell.add(*tiles((-PLAN.front, 0, 0, 1270), (75, 200), '#C3CBBF', [low], gloss=.14), 'left')
    shell.add(*tiles((0, PLAN.front, 0, 1270), (75, 200), '#C3CBBF', gloss=.14), 'right')
    shell.add(roman_blind(WINDOW), {'curtain': LINEN}, 'left')
    shell.add(roman_blind(HIGH, folded=.2), {'curtain': LINEN}, 'back')
    shell.light(MIST)
