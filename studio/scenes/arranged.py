"""How each kind of product stands beside things whose size everybody knows, and the eye that sees it."""
import math

from mathutils import Vector

from models.kit.books import stack_of_books
from models.kit.part import MM
from scenes.eye import Eye
from scenes.scale_props import fill_hoop, fruit, hang_towels, mug, window_behind
from scenes.styling import fill_shelf
from scenes.tableware import bowl

LENS, YAW = 50, 2
CHAIR, SIDEBOARD = 'armchair-odense/ivory-boucle-oak', 'sideboard-slat/oak-1-6-m'


def arrange(things, item, category):
    """Puts everything in its place; the eye."""
    return ARRANGED.get(category, _floor)(things, item, things.dims(item))


def _eye(width, middle, height=1150):
    """Holds `width` mm round that spot; its lens shifts up or down to it from its own height, so that verticals stay vertical."""
    x, y, z = middle
    away = width * LENS / 36
    return Eye(at=((x + math.tan(math.radians(YAW)) * away) * MM, (y - away) * MM, height * MM), yaw=YAW, lens=LENS, lift=(z - height) / width, shape=1)


def _floor(things, item, dims):
    """A plant on one side; on the other a reading lamp, whose shadow falls out of the picture."""
    half = dims['width'] / 2
    things.put(item, (0, -dims['depth'] / 2 - 160, 0))
    things.put('planter-drum/bone', (-half - 330, -380, 0), key='known plant')
    things.put('floor-lamp-quill/linen-black', (half + 310, -330, 0), key='known lamp')
    width = max(2050, dims['width'] + 1100 + max(0, dims['depth'] - 1200), 1.35 * dims['height'])
    return _eye(width, (0, -600, min(.34 * width, 2450 - width / 2)))


def _bench(things, item, dims):
    """Along the wall, with a cushion against it."""
    half = dims['width'] / 2
    things.put(item, (0, -dims['depth'] / 2 - 40, 0))
    things.put('cushion-ley/clay', (-.55 * half, -190, dims['height']), turn=-6, key='known cushion')
    things.put('planter-drum/bone', (half + 300, -330, 0), key='known plant')
    width = dims['width'] + 850
    return _eye(width, (110, -300, .36 * width))


def _childs(things, item, dims):
    """As anything on the floor; a bed is turned until its length shows."""
    if things.find(item)[0]['archetype'] != 'kids_bed':
        return _floor(things, item, dims)
    things.put(item, (-150, -1330, 0), turn=58)
    things.put('planter-drum/bone', (1290, -600, 0), key='known plant')
    return _eye(2850, (60, -1200, 830))


def _against_wall(things, item, dims):
    """Cupboards clear the skirting; a ladder leans on the plaster."""
    leans = things.find(item)[0]['archetype'] == 'towel_ladder'
    things.put(item, (0, -dims['depth'] / 2 - (2 if leans else 40), 0))
    things.put('stool-pipit/oak-tan-pad', (dims['width'] / 2 + 420, -330, 0), turn=12, key='known stool')
    things.put('planter-drum/bone', (-dims['width'] / 2 - 380, -330, 0), key='known plant')
    width = max(dims['width'] + 1500, 1.25 * dims['height'])
    return _eye(width, (0, -600, .36 * width))


def _garden(things, item, dims):
    """On the terrace, clear of the hedge: seats by a bistro table, tables with chairs behind them, an olive in its pot."""
    y, half = -1150 - dims['depth'] / 2, dims['width'] / 2
    archetype = things.find(item)[0]['archetype']
    things.put(item, (0, y, 0), turn=24 if archetype == 'garden_chair' else 0)
    if archetype == 'garden_table':
        small = dims['width'] < 900
        for side in (-1, 1):
            at, turn = ((side * (half + 330), y + 140, 0), -62 * side) if small else ((side * half * .45, y + dims['depth'] / 2 + 190, 0), 0)
            things.put('garden-chair-bistro/mustard', at, turn=turn, key=f'known chair {side}')
        x = min(half * .4, 240)
        mug(things, (x, y - 60, things.top(item, x, y - 60)))
        width = dims['width'] + (1250 if small else 600)
    else:
        # A tub's round rim is seen from lower down, where it doesn't spread; its olive's shadow must not stand over it like horns.
        tub = things.find(item)[0]['params'].get('form') == 'tub'
        things.put('planter-terrace/terracotta-46-cm', (-half - (350 if tub else 400), -1130 if tub else -780, 0), key='known olive')
        things.put('garden-table-bistro/dusty-blue', (half + 340, y + 120, 0), turn=18, key='known table')
        mug(things, (half + 300, y + 40, things.top('known table', half + 300, y + 40)))
        width = max(1550, dims['width'] + 860)
        if tub:
            return _eye(width, (0, y, .34 * width), 1050)
    return _eye(width, (0, y, .3 * width), 1450)


def _bed(things, item, dims):
    things.put(item, (0, -dims['depth'] / 2 - 60, 0))
    half = dims['width'] / 2
    for side in (-1, 1):
        things.put('bedside-alder/oak', (side * (half + 330), -300, 0), key=f'known bedside {side}')
    width = dims['width'] + 1900
    return _eye(width, (0, -600, 1150 - .15 * width))


def _by_bed(things, item, dims):
    """Beside a bed, with a book and a mug."""
    y = -dims['depth'] / 2 - 40
    things.put('bed-alder/king-oat-boucle', (-dims['width'] / 2 - 880, -1120, 0), key='known bed')
    things.put(item, (0, y, 0))
    books, _ = stack_of_books((-70, y + 20, dims['height']), 2, size=(230, 165))
    things.prop(books, {})
    mug(things, (130, y - 40, dims['height']))
    return _eye(1400, (-60, y, 520))


def _over_bedside(things, item, dims):
    things.put('bed-alder/king-oat-boucle', (-1080, -1120, 0), key='known bed')
    things.put('bedside-alder/oak', (10, -230, 0), key='known bedside')
    things.put('vases-shore/bone-clay-charcoal', (10, -230, 520), key='known vases')
    things.put(item, (0, 0, 1180))
    return _eye(1100, (-40, 0, 1060))


def _chair(things, item, dims):
    """Drawn back from a table with a mug on it, and turned towards the camera."""
    things.put('dining-table-tulpan/carrara-120-cm', (560, -720, 0), key='known table')
    things.put(item, (-200, -1280, 0), turn=28)
    mug(things, (300, -860, 740))
    return _eye(1550, (60, -1200, 470))


def _by_chair(things, item, dims):
    """Before an armchair, which the picture cuts; a throw comes on its rack."""
    category = things.find(item)[0]['category']
    wide, high = (820, 880) if category == 'throws' else (dims['width'], dims['height'])
    things.put(CHAIR, (-wide / 2 - 470, -560, 0), turn=18, key='known chair')
    things.put(item, (0, -900, 0), turn=-6)
    if category == 'side-tables':
        mug(things, (40, -930, things.top(item, 40, -930)))
    width = max(1250, 1.3 * high, 1.9 * wide)
    return _eye(width, (-70, -900, .37 * width))


def _floor_lamp(things, item, dims):
    """Behind an armchair; an arc hangs over it."""
    arc = dims['width'] > 1000
    things.put(item, (0 if arc else 330, -560 if arc else -420, 0))
    things.put(CHAIR, (560 if arc else -330, -700, 0), turn=-24 if arc else 18, key='known chair')
    width = 1.28 * dims['height']
    return _eye(width, (40, -600, .4 * width))


def _table(things, item, dims):
    """A low table in front of the known sofa."""
    things.put('sofa-alder/oat-weave', (0, -520, 0), key='known sofa')
    things.put(item, (100, -1500, 0))
    books, z = stack_of_books((-80, -1480, dims['height']), 2)
    things.prop(books, {})
    mug(things, (180, -1560, dims['height']))
    return _eye(2900, (0, -600, 715))


def _dining(things, item, dims):
    """Chairs on its far side, clear of the wall and of its legs."""
    y, round_top = -dims['depth'] / 2 - 780, dims['width'] == dims['depth']
    things.put(item, (0, y, 0))
    for side in (-1, 1):
        out = Vector((side * math.sin(math.radians(56)), math.cos(math.radians(56)))) * (dims['width'] / 2 + 160)
        at = (out.x, y + out.y, 0) if round_top else (side * dims['width'] * .22, y + dims['depth'] / 2 + 150, 0)
        things.put('dining-chair-fell/sage-stain', at, turn=-56 * side if round_top else 0, key=f'known chair {side}')
    things.prop(*bowl((300, 100), fruit=7), at=(-.1 * dims['width'], y, dims['height']))
    mug(things, (.12 * dims['width'], y - 120, dims['height']))
    width = dims['width'] + (650 if round_top else 480)
    return _eye(width, (0, y, .3 * width), 1350)


def _cushion(things, item, dims):
    """In the corner of a sofa; a bolster shows its end."""
    things.put('sofa-chatsworth/cognac-hide', (600, -520, 0), key='known sofa')
    x, y, turn = (40, -470, -34) if dims['depth'] == dims['height'] else (0, -370, 12)
    things.put(item, (x, y, things.top('known sofa', x, y)), turn)
    return _eye(1120, (20, -430, 590))


def _throw(things, item, dims):
    """Folded on a bench; one that hangs comes with its rack, on the floor."""
    if things.find(item)[0]['params'].get('form') == 'draped':
        return _by_chair(things, item, dims)
    things.put('bench-linden/1-4-m', (150, -260, 0), key='known bench')
    things.put(item, (-60, -250, 450), turn=-5)
    books, z = stack_of_books((390, -260, 450), 3)
    things.prop(books, {})
    mug(things, (390, -260, 450 + z))
    return _eye(1150, (110, -300, 480))


def _on_top(things, item, dims):
    """On a sideboard by a stack of books and a mug: of the sideboard only the top edge is in the picture."""
    width = max(880, 2 * max(dims['width'], dims['height']))
    x, task = -.17 * width, things.find(item)[0]['params'].get('base') == 'task'
    things.put(SIDEBOARD, (0, -300, 0), key='known sideboard')
    things.put(item, (x, -300, 760), turn=52 if task else 0)
    if 'fruit' in item:
        fruit(things, (x, -300, 760))
    x += max(dims['width'], dims['depth']) / 2 + 190
    books, z = stack_of_books((x, -290, 760), 3)
    things.prop(books, {})
    mug(things, (x, -290, 760 + z))
    return _eye(width, (0, -300, 760 + .27 * width))


def _on_wall(things, item, dims):
    """Hung over a sideboard; tall mirrors beside a chair."""
    if dims['height'] > 1400:
        return _tall_on_wall(things, item, dims)
    width = min(2300, max(1050, 2.5 * max(dims['width'], dims['height'])))
    x, z = -.06 * width, max(980, 1320 - dims['height'] / 2)
    things.put(SIDEBOARD, (0, -300, 0), key='known sideboard')
    things.put(item, (x, 0, z))
    things.put('vases-shore/bone-clay-charcoal', (.2 * width, -230, 760), key='known vases')
    window_behind(things)
    return _eye(width, (0, 0, z + dims['height'] / 2 - .2 * width), 1000)


def _tall_on_wall(things, item, dims):
    half = dims['width'] / 2
    things.put(item, (0, 0, 120))
    things.put('planter-drum/bone', (-half - 330, -330, 0), key='known plant')
    things.put(CHAIR, (half + 440, -620, 0), turn=-24, key='known chair')
    window_behind(things)
    return _eye(2400, (90, -200, 930))


def _shelf(things, item, dims):
    """In use: a hoop over a sideboard, a board with pegs over the bench in a hall."""
    if things.find(item)[0]['params']['form'] == 'hoop':
        eye = _on_wall(things, item, dims)
        at = things.placed[item][0].matrix_basis.translation / MM
        fill_hoop(things, (at.x, -.48 * dims['depth'], at.z - dims['height'] / 2), dims['height'])
        return eye
    z = 1420
    things.put(item, (0, 0, z))
    fill_shelf(things, (0, 0, z), dims)
    things.put('bench-linden/1-4-m', (0, -230, 0), key='known bench')
    hang_towels(things, z)
    return _eye(1750, (0, -60, 1080))


def _hung(things, item, dims):
    """Over a laid table."""
    things.put('dining-table-fell/1-8-m-oak', (0, -1000, 0), key='known table')
    things.put(item, (0, -1000, 1400))
    for side in (-1, 1):
        things.put('dining-chair-fell/sage-stain', (side * 420, -440, 0), key=f'known chair {side}')
    mug(things, (260, -1080, 745))
    width = max(1300, 2.3 * dims['width'], 3 * dims['height'])
    return _eye(width, (0, -1000, 1250), 1050)


def _underfoot(things, item, dims):
    """Seen from above eye level."""
    things.put(item, (0, -1500, 0))
    things.put('armchair-odense/moss-weave-walnut', (-480, -1050, dims['height']), turn=20, key='known chair')
    things.put('side-table-dot/sage', (180, -1050, dims['height']), key='known table')
    width = 1.1 * dims['width']
    return _eye(width, (0, -1500 - dims['depth'] / 2, .28 * width), min(2250, .9 * width))


ARRANGED = {
    'beds': _bed, 'dining-chairs': _chair, 'stools': _by_chair, 'bedsides': _by_bed, 'side-tables': _by_chair, 'planters': _by_chair, 'coffee-tables': _table, 'dining-tables': _dining,
    'garden-dining': _garden, 'garden-lounge': _garden, 'bathroom-storage': _against_wall, 'benches': _bench, 'childrens-furniture': _childs, 'vases-and-bowls': _on_top, 'table-lamps': _on_top,
    'cushions': _cushion, 'throws': _throw, 'clocks': _on_wall, 'mirrors': _on_wall, 'wall-art': _on_wall, 'wall-lamps': _over_bedside, 'shelves': _shelf, 'pendant-lamps': _hung,
    'rugs': _underfoot, 'floor-lamps': _floor_lamp,
}
