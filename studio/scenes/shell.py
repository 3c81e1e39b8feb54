"""A room to stand things in: walls with their openings, a floor, a ceiling. Millimetres; back wall at y = 0."""
import bmesh
from mathutils import Vector

from materials import dress, material
from models.kit.part import MM, flatten, part, place
from models.kit.solid import box

from .floors import floor as laid_floor
from .mood import Mood, light
from .plan import TURNS, Plan


class Shell:
    """wall: a hex of plaster or a finish record; floor: a name of floors.py."""

    def __init__(self, scene, wall, floor, plan=Plan()):
        self.scene, self.plan = scene, plan
        self.finish = {'shader': 'plaster', 'hex': wall} if isinstance(wall, str) else wall
        self.trim = {'shader': 'painted', 'hex': plan.trim}
        for name in TURNS:
            self._wall(name)
        self._lids()
        self._floor(floor)

    def add(self, parts, finishes, wall=None):
        """Dresses parts that are not for sale; drawn in a wall's own axes when a wall is named."""
        parts = flatten(parts)
        dress(parts, finishes)
        return place(parts, self.plan.foot(wall), (0, 0, TURNS[wall])) if wall else parts

    def daylight(self, warmth=.6, strength=4.0):
        """Low sun through the window, sky behind it, a soft bounce from the camera's side."""
        self.light(Mood(warmth=warmth, strength=strength))

    def light(self, mood):
        light(self, mood)

    def _wall(self, name):
        """Plaster round the openings of one wall, their reveals and frames, and a skirting between doorways."""
        plan = self.plan
        (start, end), top = plan.span(name), plan.tall(name)
        openings = sorted((o for o in plan.openings if o.wall == name), key=lambda o: o.start)
        edges = [start] + [x for o in openings for x in (o.start, o.end)] + [end]
        for k, (a, b) in enumerate(zip(edges, edges[1:])):
            holes = [openings[k // 2]] if k % 2 else []
            for low, high in [(0, top)] if not holes else [(0, holes[0].low), (holes[0].high, top)]:
                self._pane(name, (a, b), (low, high))
        if plan.eaves and name == 'back':
            self._gable()
        for o in openings:
            self._reveal(o)
        for a, b in _between(start, end, [o for o in openings if o.low <= 0]) if plan.skirting else []:
            self.add([box('skirting', 'trim', (b - a, 16, plan.skirting), ((a + b) / 2, -8, 0), bevel=4)], {'trim': self.trim}, name)

    def _pane(self, wall, along, up):
        if up[1] - up[0] > 1:
            corners = [(along[0], 0, up[0]), (along[1], 0, up[0]), (along[1], 0, up[1]), (along[0], 0, up[1])]
            place(self._sheet(f'{wall} wall', corners, self.finish), self.plan.foot(wall), (0, 0, TURNS[wall]))

    def _gable(self):
        """The slope over a low left wall, in front of the full-height back wall's corner."""
        knee, reach = self.plan.eaves
        x, front, top = self.plan.left, -self.plan.front, self.plan.height
        self._sheet('slope', [(x, 0, knee), (x + reach, 0, top), (x + reach, front, top), (x, front, knee)], self.finish)

    def _reveal(self, o):
        """The wall's thickness, painted, and a frame of bars in it."""
        trim, deep = o.frame or self.trim, o.deep
        x0, x1, z0, z1 = o.start, o.end, o.low, o.high
        sides = [[(x, 0, z0), (x, deep, z0), (x, deep, z1), (x, 0, z1)] for x in (x0, x1)] + [[(x0, 0, z), (x1, 0, z), (x1, deep, z), (x0, deep, z)] for z in (z0, z1)]
        if not o.lit:
            sides.append([(x0, deep, z0), (x1, deep, z0), (x1, deep, z1), (x0, deep, z1)])
        for corners in sides:
            place(self._sheet('reveal', corners, self.finish), self.plan.foot(o.wall), (0, 0, TURNS[o.wall]))
        parts, (across, up) = [], o.bars
        if across:
            thick = [o.bar * (1.5 if k in (0, across) else 1) for k in range(across + 1)]
            parts += [box('mullion', 'trim', (w, 45, z1 - z0), (x0 + (x1 - x0) * k / across, deep * .55, z0), bevel=3) for k, w in enumerate(thick)]
            parts += [box('transom', 'trim', (x1 - x0, 42, o.bar), ((x0 + x1) / 2, deep * .55, z0 + (z1 - z0 - o.bar) * k / up), bevel=3) for k in range(up + 1)]
        if o.sill and o.lit and z0 > 0:
            parts.append(box('sill', 'trim', (x1 - x0 + 160, deep + 90, 30), ((x0 + x1) / 2, deep / 2 - 45, z0 - 26), bevel=4))   # over the foot of its bars
        self.add(parts, {'trim': trim}, o.wall)

    def _lids(self):
        """The ceiling, and a front wall that only mirrors look back at."""
        p = self.plan
        left = p.left + (p.eaves[1] if p.eaves else 0)
        self._sheet('ceiling', [(left, 0, p.height), (p.right, 0, p.height), (p.right, -p.front, p.height), (left, -p.front, p.height)], {'shader': 'plain', 'hex': p.ceiling})
        behind = self._sheet('front wall', [(p.left, -p.front, 0), (p.right, -p.front, 0), (p.right, -p.front, p.height), (p.left, -p.front, p.height)], self.finish)
        behind.visible_camera = behind.visible_diffuse = behind.visible_shadow = False

    def _floor(self, name):
        p = self.plan
        under = [(p.left - 300, -p.front, -15), (p.right + 300, -p.front, -15), (p.right + 300, 300, -15), (p.left - 300, 300, -15)]
        self._sheet('subfloor', under, {'shader': 'plain', 'hex': '#2A1D12'})
        parts, finish = laid_floor(name, p)
        self.add(parts, {'floor': finish})

    def _sheet(self, name, corners, finish):
        return sheet(name, corners, finish)


def sheet(name, corners, finish):
    """A flat four-cornered surface in the room's axes."""
    bm = bmesh.new()
    bm.faces.new([bm.verts.new(Vector(c) * MM) for c in corners])
    ob = part(name, 'shell', bm)
    ob.data.materials.append(material(finish, ob['grain']))
    return ob


def _between(start, end, doors):
    edges = [start] + [x for o in doors for x in (o.start, o.end)] + [end]
    return list(zip(edges[::2], edges[1::2]))
