"""Where the cells of a cabinet lie, for pieces that hang their own doors and pulls in `casework`."""


def cells(p, zs):
    """(kind, (left, right), (foot, head)) of each cell of p.layout between the heights zs, as casework.bays lays them out."""
    inner, total, x, out = p.width - 2 * p.board, sum(share for share, _ in p.layout), 0, []
    for share, column in p.layout:
        w, tall, z = inner * share / total, sum(s for s, _ in column), zs[0]
        for part, kind in column:
            h = (zs[1] - zs[0]) * part / tall
            out.append((kind, (x - inner / 2, x + w - inner / 2), (z, z + h)))
            z += h
        x += w
    return out


def stacked(rows, columns=1, growth=.09):
    """A layout of drawers, each a little deeper than the one above."""
    column = tuple((1 + growth * (rows - 1 - k), 'drawer') for k in range(rows))
    return ((1, column),) * columns
