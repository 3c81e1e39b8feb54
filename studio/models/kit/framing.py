"""Picture framing: mitred frames whose four sides each have their own grain, bevelled mounts."""
from mathutils import Vector

from .outline import rect
from .part import flatten
from .solid import board, box, frame, loft

# (outwards, forwards) loops in mm round an opening; w = width of the moulding, d = its depth
PROFILES = {
    'flat': lambda w, d: [(0, 2), (0, d - 1.2), (1.2, d), (w - 1.2, d), (w, d - 1.2), (w, 0), (5, 0), (5, 2)],
    'thin': lambda w, d: [(0, 1), (0, d - .6), (.6, d), (w - .6, d), (w, d - .6), (w, 0), (w * .5, 0), (w * .5, 1)],
    'box': lambda w, d: [(0, 2), (0, d - 6), (1, d - 5), (w * .45, d - 1), (w * .6, d), (w - 1, d), (w, d - 1), (w, 0), (w * .3, 0), (w * .3, 2)],
    'ornate': lambda w, d: [(0, 2), (0, d * .4), (w * .08, d * .5), (w * .14, d * .38), (w * .3, d * .42), (w * .46, d * .78), (w * .62, d), (w * .76, d * .92), (w * .84, d * .7), (w * .9, d * .72), (w, d * .55), (w, 0)],
}


def mitred(name, slot, opening, profile, z):
    """Four lengths meeting at 45 degrees round an opening (width, height) that starts at height z; backs at y = 0."""
    w, h = opening[0] / 2, opening[1] / 2

    def cut(sx, sz):
        return [(sx * (w + out), -ahead, z + h + sz * (h + out)) for out, ahead in profile]

    sides = (('x', (-1, -1), (1, -1)), ('z', (1, -1), (1, 1)), ('x', (1, 1), (-1, 1)), ('z', (-1, 1), (-1, -1)))
    return [loft(f'{name} {k}', slot, [cut(*start), cut(*end)], grain=grain, subdivide=0, smooth=24) for k, (grain, start, end) in enumerate(sides)]


def framed_print(art, size, kind, moulding, mount, art_size=None):
    """size = outer (width, height); moulding = (width, depth); mount = card showing at each side, 0 for none.

    art_size fixes the picture's own measures: the mount takes up the rest."""
    (w, h), (f, d) = size, moulding
    opening = (w - 2 * f, h - 2 * f)
    picture = art_size or (opening[0] - 2 * mount, opening[1] - 2 * mount)
    back = d * .42
    foot = f + (opening[1] - picture[1]) / 2
    out = [mitred('frame', 'frame', opening, PROFILES[kind](f, d), f), box('backing', 'dark', (w - f, 3, h - f), (0, -3, f / 2), bevel=.3, grain='z')]
    out.append(board('art', art, [q + Vector((0, picture[1] / 2)) for q in rect(picture[0] + 4, picture[1] + 4)], .8, (0, -back + .4, foot), edge='sharp', ease=.1, grain='y'))
    if mount:
        out.append(_mount(picture, opening, (back, foot, f)))
    return flatten(out)


def _mount(picture, opening, at):
    """Card with a 45 degree window: the white core shows as a line of light round the print."""
    back, foot, f = at
    dx, dz = (opening[0] - picture[0]) / 2 + 2, (opening[1] - picture[1]) / 2 + 2
    lip = frame('mount bevel', 'page', picture[0], picture[1], [(-.4, back + .2), (1.9, back + 2.4), (2.4, back + 2.4), (2.4, back)], (0, 0, foot))
    strips = [box('mount', 'mount', (opening[0] + 4, 1.6, dz - 1.6), (0, -back - 1.6, z), bevel=0) for z in (f - 2, foot + picture[1] + 1.6)]
    strips += [box('mount', 'mount', (dx - 1.6, 1.6, picture[1] + 3.2), (s * (picture[0] / 2 + 1.6 + (dx - 1.6) / 2), -back - 1.6, foot - 1.6), bevel=0) for s in (-1, 1)]
    return [lip, strips]
