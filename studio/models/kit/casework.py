"""Cabinets: a carcass on a base, divided into bays of doors, drawers and open shelves.

Slots: case, fronts, inset, handle, base, top."""
from mathutils import Vector

from .fronts import front
from .handles import handle
from .carving import shell
from .legs import four_legs, sled
from .outline import rect, spline
from .part import flatten
from .solid import board, box, moulding, slab


def cabinet(p):
    """p: width, depth, height, base_height, base, leg_thick, splay, board, front, handle, layout, cornice, top_edge, top_out.

    layout: list of bays (share, [cells from the bottom: (share, kind)]), kind door | doors | drawer | open | shelf."""
    bottom = p.base_height
    top = p.height - p.top_thick
    return flatten(
        base(p),
        carcass(p, bottom, top),
        top_board(p, top),
        bays(p, bottom + p.board, top - (p.board if p.top_out else 0)),
    )


def carcass(p, bottom, top):
    w, d, t = p.width, p.depth, p.board
    sides = [box('side', 'case', (t, d, top - bottom), (s * (w - t) / 2, 0, bottom), bevel=1.6, grain='z') for s in (-1, 1)]
    floor = box('bottom', 'case', (w - 2 * t, d - 1, t), (0, .5, bottom), bevel=1.2)
    back = box('back', 'case', (w - 2 * t, 8, top - bottom - t), (0, d / 2 - 14, bottom + t), bevel=.5)
    under = [box('under top', 'case', (w - 2 * t, d - 2, t), (0, .5, top - t), bevel=1)] if p.top_out else []
    return sides + [floor, back] + under


def top_board(p, z):
    w, d = p.width + 2 * p.top_out, p.depth + 2 * p.top_out
    parts = [slab('top', 'top', rect(w, d, p.top_radius), p.top_thick, (0, 0, z), edge=p.top_edge, ease=p.top_thick * .18)]
    if p.cornice:
        c = p.cornice
        profile = [(0, 0), (c * .25, 0), (c * .3, c * .25), (c * .55, c * .4), (c * .75, c * .8), (c, c * .85), (c, c * 1.1), (0, c * 1.1)]
        parts.append(moulding('cornice', 'top', rect(p.width - 2, p.depth - 2), profile, (0, 0, z - c * .2)))
    return parts


def base(p):
    h, kind = p.base_height, p.base
    inner = (p.width - 2 * p.leg_inset, p.depth - 2 * min(p.leg_inset, p.depth * .16))
    if kind == 'plinth':
        return box('plinth', 'base', (p.width - 60, p.depth - 50, h + 4), (0, 10, 0), bevel=1)
    if kind == 'bracket':
        return bracket_plinth(p.width, p.depth, h)
    if kind == 'sled':
        return sled('base', inner, h, bar=20)
    if kind == 'frame':
        return steel_frame(inner, h)
    feet = four_legs(kind, 'base', inner, h, splay=p.splay, thick=p.leg_thick, tip='handle' if p.leg_tip else None)
    return feet + (serpentine_apron(p, inner) if p.apron else [])


def serpentine_apron(p, inner):
    """A carved skirt between the feet, in two waves with a shell between them: baroque."""
    def skirt(length):
        x, low, high = length / 2, p.base_height - p.apron, p.base_height + 2
        wave = [(-x, low - p.apron * .35), (-x * .84, low + p.apron * .1), (-x * .62, low + p.apron * .5), (-x * .34, low + p.apron * .34), (-x * .15, low - p.apron * .1), (0, low - p.apron * .3)]
        return spline(wave + [(-u, z) for u, z in wave[-2::-1]], 5) + [Vector((x, high)), Vector((-x, high))]

    w, d = inner
    front = board('apron', 'base', skirt(w + p.leg_thick * .4), 22, (0, -d / 2 + 2, 0), edge='eased', ease=4)
    sides = [board('apron', 'base', skirt(d), 20, (s * (w / 2 - 2), 0, 0), (0, 0, s * 90), edge='eased', ease=4) for s in (-1, 1)]
    return [front, *sides, *shell('base', p.apron * 1.9, p.apron * 1.15, (0, -d / 2 - 16, p.base_height - p.apron * 1.2))]


def steel_frame(size, h, bar=24):
    w, d = size[0] / 2, size[1] / 2
    legs = [box('leg', 'base', (bar, bar, h), (x * w, y * d, 0), bevel=2, grain='z') for x in (-1, 1) for y in (-1, 1)]
    rails = [box('rail', 'base', (2 * w - bar, bar, bar), (0, y * d, h - bar), bevel=2) for y in (-1, 1)]
    return legs + rails + [box('cross', 'base', (bar, 2 * d - bar, bar), (x * w, 0, h - bar), bevel=2, grain='y') for x in (-1, 1)]


def bracket_plinth(w, d, h):
    """A skirt with feet cut from it: classic and shabby cupboards."""
    def skirt(length):
        x, f = length / 2, min(120, length * .2)
        cut = [(-x + f * .75, 0), (-x + f * .95, h * .3), (-x + f * 1.5, h * .52), (0, h * .56), (x - f * 1.5, h * .52), (x - f * .95, h * .3), (x - f * .75, 0)]
        return [Vector((-x, 0))] + spline(cut, 4) + [Vector((x, 0)), Vector((x, h + 2)), Vector((-x, h + 2))]

    faces = [board('skirt', 'base', skirt(w), 20, (0, -d / 2 - 4, 0), ease=2)]
    faces += [board('skirt', 'base', skirt(d + 4), 20, (s * (w / 2 + 4), 0, 0), (0, 0, s * 90), ease=2) for s in (-1, 1)]
    return faces


def bays(p, bottom, top):
    """Fronts and shelves inside the carcass."""
    inner, out = p.width - 2 * p.board, []
    total = sum(share for share, _ in p.layout)
    x = -inner / 2
    for index, (share, cells) in enumerate(p.layout):
        w = inner * share / total
        if index:
            out.append(box('divider', 'case', (p.divider, p.depth - 36, top - bottom), (x, 6, bottom), bevel=1, grain='z'))
        out += _bay(p, (x, x + w), (bottom, top), cells)
        x += w
    return out


def _bay(p, xs, zs, cells):
    total, z, out = sum(c[0] for c in cells), zs[0], []
    for index, (share, kind) in enumerate(cells):
        h = (zs[1] - zs[0]) * share / total
        if index and ('open' in (kind, cells[index - 1][1]) or kind == 'shelf'):
            out.append(box('shelf', 'case', (xs[1] - xs[0] - p.divider, p.depth - 40, p.board * .9), ((xs[0] + xs[1]) / 2, 4, z - p.board * .45), bevel=1))
        out += _cell(p, kind, xs, (z, z + h))
        z += h
    return out


def _cell(p, kind, xs, zs):
    w, h = xs[1] - xs[0] - p.divider * .5 - 3, zs[1] - zs[0] - 4
    x, z, y = (xs[0] + xs[1]) / 2, zs[0] + 2, -p.depth / 2 + (22 if p.inset_fronts else 1)
    face = y - p.front_thick
    if kind in ('open', 'shelf'):
        return []
    if kind == 'drawer':
        return drawer(p, (w, h), (x, y, z), face)
    if kind == 'doors':
        half = (w - 3) / 2
        return [part for s in (-1, 1) for part in door(p, (half, h), (x + s * (half + 3) / 2, y, z), (face, -s))]
    return door(p, (w, h), (x, y, z), (face, 1 if x <= 0 else -1))


def drawer(p, size, at, face):
    kind = p.drawer_front or (p.front if p.front in ('flat', 'raised', 'gilded', 'shaker', 'planked', 'fluted') else 'flat')
    knobs = (-.28, .28) if p.handle in ('knob', 'ring', 'cup', 'plate', 'disc', 'ball') and size[0] > 560 else (0,)
    pulls = [handle(p.handle, 'handle', (at[0] + k * size[0], face, at[2] + size[1] * (.9 if p.handle == 'edge' else .54)), p.handle_size) for k in knobs]
    return flatten(front(kind, 'fronts', size, at, p.front_thick, grain='x'), pulls)


def door(p, size, at, hung):
    """hung = (y of the face, side of the handle)."""
    face, side = hung
    reach = .5 - HANDLE_IN.get(p.front, 40) / size[0]
    narrow = min(p.handle_size, 40) if p.handle == 'plate' else p.handle_size   # a backplate keeps to its stile
    pull = handle(p.handle, 'handle', (at[0] + side * reach * size[0], face, at[2] + size[1] * p.handle_at), narrow, upright=True)
    return flatten(front(p.front, 'fronts', size, at, p.front_thick), pull)


# From a door's edge to the middle of its handle; a gilt moulding leaves less of the stile.
HANDLE_IN = {'gilded': 22, **dict.fromkeys(('shaker', 'raised', 'cane', 'glazed', 'louvred'), 34)}

CABINET = dict(base_height=150, base='taper', leg_thick=40, leg_tip=False, leg_inset=90, splay=22, board=22, divider=20, front='flat', drawer_front=None,
               front_thick=19, inset_fronts=True, handle='none', handle_size=120, handle_at=.55, top_thick=24, top_out=0, top_edge='eased', top_radius=0, cornice=0, apron=0)
