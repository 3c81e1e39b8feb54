"""Bends finished parts round a vertical axis in front of them, and rounds their front corners: curved sofas, barrel fronts."""
import math

from .part import MM, flatten


def bend(parts, radius):
    """Parts keep their length along x and wrap round a circle of `radius` mm centred in front (-Y)."""
    r = radius * MM
    for ob in flatten(parts):
        mesh = ob.data
        mesh.transform(ob.matrix_basis)
        ob.matrix_basis.identity()
        for v in mesh.vertices:
            a, reach = v.co.x / r, r + v.co.y
            v.co.x, v.co.y = reach * math.sin(a), reach * math.cos(a) - r
    return parts


def round_front(parts, size, radius):
    """Parts between -y and +y of size = (width, depth) lose their front corners, seen from above."""
    half, deep, r = size[0] / 2 * MM, size[1] / 2 * MM, radius * MM
    for ob in flatten(parts):
        ob.data.transform(ob.matrix_basis)
        ob.matrix_basis.identity()
        for v in ob.data.vertices:
            out = min(1, max(0, (abs(v.co.x) - half + r) / r))
            short = r * (1 - math.sqrt(1 - out * out))
            v.co.y = deep - (deep - v.co.y) * (1 - short / (2 * deep))
    return parts
