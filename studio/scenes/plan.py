"""What a room is before anything stands in it: its measures and the openings in its walls. Millimetres; back wall at y = 0."""
from dataclasses import dataclass

# A wall's own axes: x along it to the right as seen from inside, -y into the room, z up. So x is the room's x on the
# back wall, its y on the left one and its -y on the right one.
TURNS = {'back': 0, 'left': 90, 'right': -90}


@dataclass(frozen=True)
class Opening:
    """From start to end along its wall, low to high above the floor. bars: panes across and up; 0 leaves it open."""
    wall: str
    start: float
    end: float
    low: float
    high: float
    bars: tuple = (3, 3)
    bar: float = 45
    frame: dict = None      # a finish record; nothing: the room's trim
    sill: bool = True
    deep: float = 150       # the wall's thickness there
    lit: bool = True        # a window; otherwise a niche, plastered at its back


@dataclass(frozen=True)
class Plan:
    """left, right: x of the side walls; front: how far the floor comes forward. eaves: (height of the left wall, reach of its slope)."""
    left: float = -2500
    right: float = 3600
    front: float = 5600
    height: float = 2750
    openings: tuple = (Opening('left', -3200, -1100, 200, 2450),)
    trim: str = '#E4DED2'
    skirting: float = 95
    ceiling: str = '#ECE7DE'
    eaves: tuple = ()

    def span(self, wall):
        """(start, end) of a wall in its own axes."""
        return {'back': (self.left, self.right), 'left': (-self.front, 0), 'right': (0, self.front)}[wall]

    def foot(self, wall):
        """Where a wall's own origin is in the room."""
        return {'back': (0, 0, 0), 'left': (self.left, 0, 0), 'right': (self.right, 0, 0)}[wall]

    def tall(self, wall):
        return self.eaves[0] if self.eaves and wall == 'left' else self.height
