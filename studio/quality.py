"""What a draft and a final picture are."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Quality:
    name: str
    size: int          # pixels along the side of a three-quarter view
    other: int         # ... of the product's other views
    samples: int
    plate_samples: int
    room: tuple        # pixels of a wide room
    room_samples: int


DRAFT = Quality('draft', 480, 400, 16, 64, (960, 600), 20)
FINAL = Quality('final', 1200, 960, 36, 160, (1920, 1200), 48)
GLIMPSE = Quality('glimpse', 240, 240, 10, 32, (480, 300), 8)
QUALITIES = {q.name: q for q in (DRAFT, FINAL, GLIMPSE)}
