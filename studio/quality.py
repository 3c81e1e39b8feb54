"""What a draft and a final picture are."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Quality:
    name: str
    size: int          # pixels along the side of a three-quarter view
    other: int         # ... of the product's other views
    samples: int
    other_samples: int
    plate_samples: int
    room: tuple        # pixels of a wide room
    room_samples: int
    vignette: int      # pixels along the side of a style vignette

    def of(self, view):
        """Pixels along the side, and samples."""
        return (self.size, self.samples) if view == 'main' else (self.other, self.other_samples)


DRAFT = Quality('draft', 480, 280, 12, 8, 64, (800, 500), 14, 400)
FINAL = Quality('final', 1200, 800, 18, 16, 96, (1920, 1200), 28, 800)
GLIMPSE = Quality('glimpse', 240, 240, 10, 10, 32, (400, 250), 6, 200)
QUALITIES = {q.name: q for q in (DRAFT, FINAL, GLIMPSE)}
