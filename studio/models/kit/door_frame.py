"""What a door's panel, cane, glass or carving stands in."""
from .solid import box


def door_frame(slot, size, wide, thick):
    """Two stiles, two rails of that width, nothing between them; stands on z = 0 and faces -Y."""
    w, h = size
    stiles = [box('stile', slot, (wide, thick, h), (x * (w - wide) / 2, -thick / 2, 0), bevel=1.2, grain='z') for x in (-1, 1)]
    return stiles + [box('rail', slot, (w - 2 * wide + .4, thick - .3, wide), (0, -thick / 2, z), bevel=1.2) for z in (0, h - wide)]
