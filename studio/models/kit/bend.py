"""Bends finished parts round a vertical axis in front of them: curved sofas, barrel fronts."""
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
