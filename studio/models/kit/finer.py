"""Figure in proportion: grain, pores and wear are drawn in a part's own coordinates, as large on a clock as on a table."""
from mathutils import Matrix

from .part import flatten


def finer(parts, times):
    """Draws the figure of each part's finish that many times finer; the parts keep their size."""
    for ob in flatten(parts):
        ob.data.transform(Matrix.Scale(times, 4))
        ob.matrix_basis = ob.matrix_basis @ Matrix.Scale(1 / times, 4)
    return parts
