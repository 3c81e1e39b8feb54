"""Four products made into one picture, by what each of them is: a row along the wall, tables and seats before it, the small things
on top and above. Millimetres."""
import bpy

from . import props
from .styling import fill_shelf, lay_low, lay_table
from .vignette_places import PLACES

# Where things belong, by category; archetypes that differ from their category's own come first.
ROLES = {
    'garden_sofa': 'back', 'bathroom_cabinet': 'back',
    'beds': 'back', 'sofas': 'back', 'wardrobes': 'back', 'sideboards': 'back', 'consoles': 'back', 'bookcases': 'back', 'desks': 'back', 'chests': 'back', 'benches': 'back',
    'dining-tables': 'table', 'coffee-tables': 'low', 'bedsides': 'side', 'side-tables': 'side',
    'armchairs': 'seat', 'dining-chairs': 'seat', 'stools': 'seat', 'garden-lounge': 'seat', 'garden-dining': 'seat',
    'floor-lamps': 'tall', 'planters': 'tall', 'bathroom-storage': 'tall', 'throws': 'tall',
    'table-lamps': 'top', 'vases-and-bowls': 'top', 'cushions': 'cushion', 'mirrors': 'wall', 'wall-art': 'wall', 'clocks': 'wall', 'shelves': 'wall', 'wall-lamps': 'wall',
    'pendant-lamps': 'hung', 'rugs': 'rug',
}
GAP, WALL = 150, 45   # between things in a row, and behind them
PROUD = ('artdeco', 'baroque', 'classic', 'midcentury')   # styles whose walls stand out in relief behind a picture
# What a cushion may lie on, and how far in front of the thing's own back, mm.
LAPS = {'sofas': 390, 'beds': 750, 'garden-lounge': 390, 'armchairs': 390}
SINK = 12   # how far a cushion lies in what is soft


class Composition:
    """Back pieces in a row along the wall, tables and seats before them, the small things on top and above."""

    def __init__(self, things, facts):
        items = facts['items']
        self.things, self.spots, self.turns, self.places = things, {}, {}, PLACES.get(facts['slug'], {})
        self.off = -34 if facts['style'] in PROUD else -21
        self.of = {role: [i for i in items if self._role(i) == role] for role in set(ROLES.values())}
        self.left, self.right, self.depth = 0, 0, 0
        self._row()
        self._tables()
        self._seats()
        self._rug()
        self._tops()
        self._cushions()
        self._walls()
        self._hung()
        self._lay()

    def dims(self, item):
        """The size of a spread is that of its cloth; here it hangs on its rack."""
        return {'width': 820, 'depth': 420, 'height': 880} if self.category(item) == 'throws' else self.things.dims(item)

    def category(self, item):
        return self.things.find(item)[0]['category']

    def _role(self, item):
        product = self.things.find(item)[0]
        return ROLES.get(product['archetype']) or ROLES[product['category']]

    def _put(self, item, at, turn=0):
        *at, turn = self.places.get(item.split('/')[0], (*at, turn))
        self.things.put(item, at, turn)
        self.spots[item], self.turns[item] = at, turn
        d = self.dims(item)
        if self._role(item) not in ('rug', 'hung'):
            self.left, self.right = min(self.left, at[0] - d['width'] / 2), max(self.right, at[0] + d['width'] / 2)
            self.depth = max(self.depth, -at[1] + d['depth'] / 2)

    def _row(self):
        """Tall things to the left, back pieces, small tables between and to the right."""
        back, side = self.of['back'], self.of['side'] if self.of['back'] else []
        row = (self.of['tall'] if back else []) + back[:1] + side + back[1:]
        total = sum(self._wide(i) for i in row) + GAP * max(0, len(row) - 1)
        x = -total / 2
        for item in row:
            d, wide = self.dims(item), self._wide(item)
            self._put(item, (x + wide / 2, -d['depth'] / 2 - WALL - (120 if item in side + self.of['tall'] and back else 0), 0))
            x += wide + GAP
        self.behind = max([self.dims(i)['depth'] for i in back] or [350 if row else 0])

    def _wide(self, item):
        return max(self.dims(item)['width'], 560 if self.category(item) == 'planters' else 0)

    def _tables(self):
        """A dining table stands clear of the wall; by a sofa it stands before its end. A coffee table lies before the seat."""
        sofa = any(self.category(i) in ('sofas', 'beds') for i in self.of['back'])
        for item in self.of['table']:
            d = self.dims(item)
            self._put(item, (850, -self.behind - d['depth'] / 2 - 260, 0) if sofa else (0, -self.behind - d['depth'] / 2 - 620, 0))
        for item in self.of['low']:
            d = self.dims(item)
            x = 260 if self.of['back'] else d['width'] / 2 + 60
            self._put(item, (x, -self.behind - d['depth'] / 2 - (430 if self.of['back'] else 760), 0), 6)
        if not self.of['back']:
            for item in self.of['side']:
                self._put(item, (430, -720, 0))
            for item in self.of['tall']:
                self._put(item, (self.left - 60, -self.dims(item)['depth'] / 2 - 120, 0))

    def _seats(self):
        for item in self.of['seat']:
            d, product = self.dims(item), self.things.find(item)[0]
            if self.of['table']:
                self._at_table(item, product)
            elif product['category'] != 'armchairs' and any(self.category(i) == 'desks' for i in self.of['back']):
                desk = next(i for i in self.of['back'] if self.category(i) == 'desks')
                self._put(item, (self.spots[desk][0] + 120, -self.behind - 330, 0), 152)
            elif self.of['back']:
                self._put(item, (self.right + d['width'] * .4, -min(self.behind, 900) - d['depth'] / 2 - 380, 0), -34)
            else:
                self._put(item, (-d['width'] / 2 - 120, -d['depth'] / 2 - 380, 0), 24)

    def _at_table(self, item, product):
        """Dining chairs all round; an armchair before the table's left end."""
        table = self.of['table'][0]
        (x, y, _), t = self.spots[table], self.dims(table)
        if product['category'] != 'dining-chairs':
            return self._put(item, (x - t['width'] * .3, y - t['depth'] / 2 - 520, 0), 32)
        reach = t['width'] * .24
        self.depth = -y + t['depth'] / 2 + 260 + self.dims(item)['depth'] / 2
        self._put(item, (x + reach, y - t['depth'] / 2 - 150, 0), 164)
        for dx, dy, turn in ((-reach, -t['depth'] / 2 - 260, 202), (-reach, t['depth'] / 2 + 110, 0), (reach, t['depth'] / 2 + 110, 0)):
            self.things.again(item, (x + dx, y + dy, 0), turn)

    def _rug(self):
        for item in self.of['rug']:
            d = self.dims(item)
            self._put(item, ((self.left + self.right) / 2, -max(self.behind * .55 + d['depth'] / 2, 420 + d['depth'] / 2), 0))

    def _tops(self):
        """Lamps and vases go on the likeliest surface, or on a plinth of their own."""
        ranked = [i for c in ('desks', 'consoles', 'sideboards', 'chests', 'bedsides', 'side-tables', 'dining-tables', 'benches', 'coffee-tables') for i in self.spots if self.category(i) == c]
        for item in self.of['top']:
            if ranked:
                (x, y, _), wide = self.spots[ranked[0]], self.dims(ranked[0])['width']
                x += wide * (-.3 if self.of['back'] else .2) if wide > 800 else 0
                self._put(item, (x, y, self.things.top(ranked[0], x, y)), 52 if self.things.find(item)[0]['params'].get('base') == 'task' else 0)
            else:
                x = self.right + 330
                self.things.prop(*props.plinth((360, 360, 620)), at=(x, -420, 0))
                self._put(item, (x, -420, 620))

    def _cushions(self):
        for item in self.of['cushion']:
            lap = next((i for i in self.spots if self.category(i) in LAPS), None)
            bolster = self.dims(item)['depth'] == self.dims(item)['height']
            if lap and not (bolster and self.dims(lap)['width'] < 1200):
                (x, y, _), d = self.spots[lap], self.dims(lap)
                kind = self.category(lap)
                x, y = x + (d['width'] * .12 if d['width'] > 1200 and kind != 'beds' else 0), y + d['depth'] / 2 - LAPS[kind]
                self._put(item, (x, y, _surface(x, y, self.dims(item)) - SINK), self.turns[lap] + 8)
            else:
                x = self.left - 480
                self.things.prop(*props.ottoman(), at=(x, -560, 0), turn=12)
                self._put(item, (x, -560, 430), 12)
                self.left = x - 450

    def _walls(self):
        """Over the first back piece, or side by side over the middle; tall mirrors stand on the floor."""
        count, hung = len(self.of['wall']), self.of['back'] or self.of['low'] or self.of['table']
        middle = self.spots[hung[0]][0] if hung else 0
        top = max([self.dims(i)['height'] for i in self.of['back'] if self.dims(i)['height'] < 1500] or [0])
        for k, item in enumerate(self.of['wall']):
            d = self.dims(item)
            x = middle + (k - (count - 1) / 2) * 1150
            if any(self.dims(i)['height'] >= 1500 and abs(self.spots[i][0] - x) < (self.dims(i)['width'] + d['width']) / 2 for i in self.of['back']):
                x = self.left - d['width'] / 2 - 240 if k % 2 == 0 else self.right + d['width'] / 2 + 240
            if d['height'] > 1400:
                x = self.left - d['width'] / 2 - 140
            self._put(item, (x, self.off, 0 if d['height'] > 1400 else max(top + 190, 1520 - d['height'] / 2)))
            if d['depth'] > 150 and d['height'] < 300:
                fill_shelf(self.things, self.spots[item], d)

    def _lay(self):
        if not self.of['top']:
            for table in self.of['table'] + self.of['low']:
                (lay_table if table in self.of['table'] else lay_low)(self.things, self.spots[table], self.dims(table))

    def _hung(self):
        for item in self.of['hung']:
            over = (self.of['table'] or self.of['side'] or self.of['low'] or [None])[0]
            x, y, _ = self.spots[over] if over else (self.left + 300, -500, 0)
            self._put(item, (x, y, 1560 if self.of['table'] else 1420))


def _surface(x, y, dims):
    """How high what lies there is, under the lower seam of a cushion: the middle of five heights along it."""
    bpy.context.view_layer.update()
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    along = [x + dims['width'] * k for k in (-.36, -.18, 0, .18, .36)]
    heights = [scene.ray_cast(graph, (at / 1000, (y - dims['depth'] * .4) / 1000, 1.5), (0, 0, -1))[1].z * 1000 for at in along]
    return sorted(heights)[2]
