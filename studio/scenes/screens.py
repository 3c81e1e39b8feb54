"""What stands in an opening or before it: paper screens, carved lattices, the plaster of an arch. As walls.py, in the wall's own axes."""
import math

from mathutils import Vector

from models.kit.outline import arch
from models.kit.solid import board, box, frame


def shoji(run, panes, paper='#F1EADB', finish=None, glow=.5, grid=(3, 6)):
    """Sliding paper screens between rails, `panes` of them, lit from behind."""
    x0, x1, z0, z1 = run
    wide, tall, parts = (x1 - x0) / panes, z1 - z0, []
    for k in range(panes):
        x, y = x0 + wide * (k + .5), -16 - 34 * (k % 2)
        w = wide + 26
        parts.append(box('paper', 'paper', (w - 50, 3, tall - 60), (x, y + 4, z0 + 30), bevel=0))
        parts += [box('stile', 'frame', (34, 28, tall), (x + s * (w - 34) / 2, y, z0), bevel=2, grain='z') for s in (-1, 1)]
        parts += [box('rail', 'frame', (w - 68, 26, 46), (x, y, z), bevel=2) for z in (z0, z1 - 46)]
        parts += [box('bar', 'frame', (11, 12, tall - 80), (x + (w - 68) * (i / grid[0] - .5), y - 4, z0 + 40), bevel=1, grain='z') for i in range(1, grid[0])]
        parts += [box('bar', 'frame', (w - 68, 11, 11), (x, y - 3, z0 + tall * i / grid[1]), bevel=1) for i in range(1, grid[1])]
    parts += [box('track', 'frame', (x1 - x0 + 90, 96, 40), ((x0 + x1) / 2, -44, z), bevel=3) for z in (z0 - 38, z1)]
    return parts, {'paper': {'shader': 'paper', 'hex': paper, 'glow': glow}, 'frame': finish or {'shader': 'wood', 'species': 'pale oak'}}


def spandrels(opening):
    """Plaster that turns a square opening's head into a round arch."""
    w, high = opening.end - opening.start, opening.high
    r, middle, out = w / 2, (opening.start + opening.end) / 2, []
    for s in (-1, 1):
        curve = [Vector((s * r * math.cos(a), r * math.sin(a) - r)) for a in (math.pi / 2 * k / 16 for k in range(17))]
        corner = [*curve, Vector((s * r, 0))]
        out.append(board('spandrel', 'wall', corner if s > 0 else corner[::-1], opening.deep, (middle, 0, high), ease=2))
    return out


def lattice(opening, pitch=92, bar=20):
    """A turned-wood screen in an arched frame: what the sun draws on the floor. Its bars end in the plaster of the spandrels."""
    x0, x1, z0, z1 = opening.start, opening.end, opening.low, opening.high
    w, h, y, out = x1 - x0, z1 - z0, opening.deep * .5, []
    for way in (-1, 1):
        for k in range(int(-h / pitch), int(w / pitch) + 1):
            a, b = max(0, k * pitch), min(w, k * pitch + h)
            if b - a > 30:
                x, z = (a + b) / 2, (a + b) / 2 - k * pitch
                out.append(box('bar', 'lattice', ((b - a) * 1.414, 16, bar), (x0 + (x if way > 0 else w - x), y + 5 * way, z0 + z - bar / 2), (0, -45 * way, 0), bevel=3))
    return out + [frame('lattice frame', 'lattice', 0, 0, [(-46, -20), (-46, 20), (0, 20), (0, -20)], (x0 + w / 2, y, z0), outline=arch(w, h))]
