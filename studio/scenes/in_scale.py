"""The fourth picture of every product: in a plain daylit room, or on a terrace, beside things whose size everybody knows."""
from materials import forget
from models.kit.books import stack_of_books
from models.kit.vessel import vessel
from render import fresh_scene, render
from scenes.eye import Eye, look
from scenes.furnish import Furnished
from scenes.shell import Shell
from scenes.terrace import Terrace
from tone import develop

MUG = {'body': {'shader': 'ceramic', 'hex': '#D9D2C5', 'gloss': .35}}
WALL, FLOOR = '#DAD3C7', 'oak'
OUTDOORS = ('garden-lounge', 'garden-dining')
HIGH = ('mirrors', 'wall-art', 'clocks', 'wall-lamps', 'shelves', 'pendant-lamps')


def picture(catalogue, item, quality, threads=2):
    scene = fresh_scene(threads)
    forget()
    things = Furnished(catalogue)
    product, _ = things.find(item)
    dims = things.dims(item)
    width = max(ARRANGED.get(product['category'], _floor)(things, item, dims), _wide_enough_for(dims['height']))
    if product['category'] in OUTDOORS:
        Terrace(scene).daylight()
    else:
        Shell(scene, WALL, FLOOR).daylight(.45, 3.2)
    side, samples = quality.of('scale')
    size = look(scene, _eye(width, product['category']), side)
    return develop(render(scene, size, samples), -.15)


def _eye(width, category):
    """Stands back far enough to hold `width` mm of wall, a little to the left; outdoors things stand clear of the wall."""
    away = max(2.7, width / 1000 * 1.34) + (1.4 if category in OUTDOORS else 0)
    return Eye(at=(.25, -away - .6, 1.15), yaw=2, lens=50, lift=-.03 if category in HIGH else -.15, shape=1)


def _wide_enough_for(height):
    """What is taller than a person needs wall above it as well."""
    return 1.7 * height if height > 1950 else 0


def _beside(things, half, y=-420):
    """A reading lamp on one side, a plant on the other."""
    things.put('floor-lamp-quill/linen-black', (-half - 380, y, 0), key='known lamp')
    things.put('planter-drum/bone', (half + 360, y, 0), key='known plant')


def _floor(things, item, dims):
    things.put(item, (0, -dims['depth'] / 2 - 160, 0))
    _beside(things, dims['width'] / 2)
    return dims['width'] + 1600 + max(0, dims['depth'] - 1200)


def _against_wall(things, item, dims):
    """Cupboards clear the skirting; a ladder leans on the plaster."""
    leans = things.find(item)[0]['archetype'] == 'towel_ladder'
    things.put(item, (0, -dims['depth'] / 2 - (2 if leans else 40), 0))
    things.put('stool-pipit/oak-tan-pad', (dims['width'] / 2 + 420, -330, 0), turn=12, key='known stool')
    things.put('planter-drum/bone', (-dims['width'] / 2 - 380, -330, 0), key='known plant')
    return dims['width'] + 1700


def _garden(things, item, dims):
    """On the terrace, clear of the hedge: seats by a bistro table, tables with chairs, an olive in its pot."""
    y, half = -1150 - dims['depth'] / 2, dims['width'] / 2
    archetype = things.find(item)[0]['archetype']
    things.put(item, (0, y, 0), turn=24 if archetype == 'garden_chair' else 0)
    things.put('planter-terrace/terracotta-46-cm', (-half - 520, -820, 0), key='known olive')
    if archetype == 'garden_table':
        seats = [(-1, 0), (1, 0)] if dims['width'] < 900 else [(0, 1), (0, -1), (1, 1), (1, -1)]
        for k, (across, along) in enumerate(seats):
            turn, reach = (90 * -across, half + 130) if not along else (0 if along > 0 else 180, dims['depth'] / 2 + 150)
            x = across * reach if not along else dims['width'] * (.24 if across else -.24)
            things.put('garden-chair-bistro/mustard', (x, y + along * reach, 0), turn=turn, key=f'known chair {k}')
        mug(things, (min(half * .4, 240), y - 60, dims['height']))
    else:
        things.put('garden-table-bistro/sage', (half + 430, y - 40, 0), turn=18, key='known table')
        mug(things, (half + 390, y - 120, 710))
    return dims['width'] + 2100


def _bed(things, item, dims):
    things.put(item, (0, -dims['depth'] / 2 - 60, 0))
    half = dims['width'] / 2
    for side in (-1, 1):
        things.put('bedside-alder/oak', (side * (half + 330), -300, 0), key=f'known bedside {side}')
    return dims['width'] + 1900


def _chair(things, item, dims):
    """At a table with a mug."""
    things.put('dining-table-fell/1-8-m-oak', (560, -620, 0), key='known table')
    things.put(item, (-60, -1330, 0), turn=152)
    mug(things, (260, -820, 745))
    return 2900


def _small(things, item, dims):
    """By an armchair; an arc lamp or a throw on its rack reaches far to the side."""
    things.put('armchair-odense/moss-weave-walnut', (-520, -700, 0), turn=14, key='known chair')
    things.put(item, (dims['width'] / 2 + 60, -760, 0), turn=-6)
    if 200 < dims['height'] < 700 and dims['width'] > 300:
        mug(things, (dims['width'] / 2 + 60 + min(90, dims['width'] * .2), -800, dims['height']))
    things.put('floor-lamp-quill/linen-black', (-1150, -360, 0), key='known lamp')
    return max(2500, 2 * dims['width'] + 600)


def _table(things, item, dims):
    """A low table in front of the known sofa."""
    things.put('sofa-alder/oat-weave', (0, -520, 0), key='known sofa')
    things.put(item, (100, -1500, 0))
    books, z = stack_of_books((-80, -1480, dims['height']), 2)
    things.prop(books, {})
    mug(things, (180, -1560, dims['height']))
    return 3000


def _dining(things, item, dims):
    things.put(item, (0, -1100, 0))
    reach = min(dims['width'] * .27, 520)
    for side in (-1, 1):
        things.put('dining-chair-fell/oak', (side * reach, -1100 - dims['depth'] / 2 - 110, 0), turn=180, key=f'near chair {side}')
        things.put('dining-chair-fell/oak', (side * reach, -1100 + dims['depth'] / 2 + 110, 0), key=f'far chair {side}')
    return dims['width'] + 1500


def _throw(things, item, dims):
    """Folded on a sideboard; one that hangs comes with its rack, on the floor."""
    return (_small if things.find(item)[0]['params'].get('form') == 'draped' else _on_top)(things, item, dims)


def _on_top(things, item, dims):
    """On a sideboard by a stack of books and a mug."""
    things.put('sideboard-slat/oak-1-6-m', (0, -300, 0), key='known sideboard')
    things.put(item, (-160, -300, 760))
    books, z = stack_of_books((300, -290, 760), 3)
    things.prop(books, {})
    mug(things, (300, -290, 760 + z))
    return 2000


def _on_wall(things, item, dims):
    """Hung over a sideboard."""
    things.put('sideboard-slat/oak-1-6-m', (0, -300, 0), key='known sideboard')
    height = max(980, 1560 - dims['height'] / 2)
    if dims['height'] > 1400:
        things.put(item, (0, 0, 120))
    else:
        things.put(item, (-60, 0, height))
    things.put('vases-shore/bone-clay-charcoal', (560, -300, 760), key='known vases')
    return 2300


def _hung(things, item, dims):
    """Over a laid table."""
    things.put('dining-table-fell/1-8-m-oak', (0, -1000, 0), key='known table')
    things.put(item, (0, -1000, 1440))
    for side in (-1, 1):
        things.put('dining-chair-fell/oak', (side * 420, -1000 - 560, 0), turn=180, key=f'near chair {side}')
    mug(things, (300, -900, 745))
    return 3000


def _underfoot(things, item, dims):
    things.put(item, (0, -1500, 0))
    things.put('armchair-odense/moss-weave-walnut', (-480, -1050, dims['height']), turn=20, key='known chair')
    things.put('side-table-dot/sage', (180, -1050, dims['height']), key='known table')
    return 1.35 * dims['width'] + 900


def mug(things, at):
    things.prop([vessel('mug', 'body', 'cup', (84, 92))], MUG, at)


ARRANGED = {
    'beds': _bed, 'dining-chairs': _chair, 'stools': _small, 'bedsides': _small, 'side-tables': _small, 'armchairs': _floor, 'planters': _small, 'coffee-tables': _table,
    'dining-tables': _dining, 'garden-dining': _garden, 'garden-lounge': _garden, 'bathroom-storage': _against_wall, 'vases-and-bowls': _on_top, 'table-lamps': _on_top, 'cushions': _on_top, 'throws': _throw, 'clocks': _on_wall, 'mirrors': _on_wall,
    'wall-art': _on_wall, 'wall-lamps': _on_wall, 'shelves': _on_wall, 'pendant-lamps': _hung, 'rugs': _underfoot, 'floor-lamps': _small,
}
