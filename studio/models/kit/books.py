"""Books: rows on shelves, stacks on tables. Slots book1 to book5 and page."""
import random

from .part import place
from .solid import box


def book(size, slot):
    """Spine to the front, standing: size = (thickness, depth, height)."""
    t, d, h = size
    cover = [box('cover', slot, (2.2, d, h), (s * (t / 2 - 1.1), 0, 0), bevel=.6, segments=1) for s in (-1, 1)]
    spine = box('spine', slot, (t - .4, 3, h), (0, -d / 2 + 1.5, 0), bevel=1, segments=1)
    return cover + [spine, box('pages', 'page', (t - 4.4, d - 7, h - 7), (0, 1, 3.5), bevel=.3, segments=1)]


def row_of_books(at, length, tallest, seed=1):
    rnd, out, x = random.Random(seed), [], -length / 2
    while x < length / 2 - 30:
        t, h = rnd.uniform(16, 42), tallest * rnd.uniform(.72, 1)
        out.append(place(book((t, h * .68, h), f'book{rnd.randint(1, 5)}'), (x + t / 2, rnd.uniform(-6, 6), 0), (0, 0, 0)))
        x += t + .8
    lean = book((24, tallest * .6, tallest * .86), 'book3')
    place(lean, (x + 44, 0, 0), (0, -14, 0))
    return place(out + [lean], at)


def stack_of_books(at, count=3, seed=2, size=(290, 220)):
    rnd, out, z = random.Random(seed), [], 0
    for k in range(count):
        t = rnd.uniform(18, 36)
        flat = place(book((t, size[1] * rnd.uniform(.86, 1), size[0] * rnd.uniform(.86, 1)), f'book{(k + seed) % 5 + 1}'), (0, 0, 0), (0, 90, 0))
        place(flat, (-size[0] / 2, 0, z + t / 2), (0, 0, 0))
        out += place(flat, (0, 0, 0), (0, 0, rnd.uniform(-9, 9)))
        z += t
    return place(out, at), z
