"""What a stylist leaves on bare boards: where stands the thing (x, y, z) and how large is it (its dims)."""
from models.kit.books import row_of_books, stack_of_books

from . import props, tableware


def fill_shelf(things, spot, dims):
    """A few books, a bowl, something green."""
    (x, y, z), width = spot, dims['width']
    y, top = y - dims['depth'] * .55, z + dims['height']
    things.prop(row_of_books((x - width * .27, y, top), width * .3, 210), {})
    things.prop(*tableware.bowl((150, 66)), at=(x + width * .08, y, top))
    things.prop(*props.sprig(190, 5, '#7F8F62', '#C9B79A', (84, 120)), at=(x + width * .33, y, top))


def lay_table(things, spot, dims):
    """A bowl of fruit."""
    x, y, z = spot
    things.prop(*tableware.bowl((320, 110), fruit=7), at=(x + 60, y + 40, z + dims['height']))


def lay_low(things, spot, dims):
    """Two books."""
    x, y, z = spot
    books, _ = stack_of_books((x - dims['width'] * .12, y + 20, z + dims['height']), 2)
    things.prop(books, {})
