"""Thrown vessels: an outline in shares of diameter and height, given a wall, a foot and a lip."""
from mathutils import Vector

from .outline import spline
from .round import lathe

# (radius as a share of the diameter, height share) from foot to lip
SHAPES = {
    'bottle': [(.30, 0), (.41, .12), (.5, .37), (.475, .58), (.34, .77), (.21, .87), (.18, .94), (.21, 1)],
    'moon': [(.22, 0), (.40, .12), (.5, .40), (.45, .66), (.28, .84), (.17, .90), (.155, .95), (.19, 1)],
    'cup': [(.34, 0), (.47, .10), (.5, .40), (.49, .75), (.46, .93), (.455, 1)],
    'cylinder': [(.46, 0), (.5, .04), (.5, .5), (.5, .93), (.495, 1)],
    'urn': [(.25, 0), (.273, .012), (.277, .03), (.258, .052), (.212, .072), (.165, .095), (.144, .125), (.150, .158), (.186, .2), (.25, .262), (.33, .35), (.405, .45),
            (.465, .555), (.495, .645), (.496, .71), (.468, .768), (.42, .813), (.377, .848), (.357, .882), (.364, .915), (.394, .944), (.437, .962), (.468, .968), (.481, .982), (.472, .996)],
    'amphora': [(.13, 0), (.20, .08), (.42, .42), (.5, .62), (.42, .78), (.20, .88), (.17, .94), (.24, 1)],
    'trumpet': [(.30, 0), (.29, .03), (.15, .10), (.13, .30), (.16, .55), (.26, .80), (.42, .96), (.5, 1)],
    'gourd': [(.28, 0), (.46, .12), (.5, .27), (.36, .46), (.22, .56), (.31, .70), (.33, .80), (.20, .93), (.13, .97), (.14, 1)],
    'faceted': [(.30, 0), (.5, .36), (.38, .70), (.26, .86), (.30, 1)],
    'bowl': [(.18, 0), (.20, .06), (.30, .18), (.43, .55), (.49, .88), (.5, 1)],
    'dish': [(.30, 0), (.34, .10), (.42, .34), (.48, .8), (.5, 1)],
    'chalice': [(.28, 0), (.26, .05), (.09, .14), (.08, .34), (.22, .44), (.42, .66), (.49, .9), (.5, 1)],
    'stack': [(.36, 0), (.5, .10), (.36, .22), (.48, .34), (.34, .47), (.44, .60), (.28, .74), (.34, .86), (.22, .97), (.22, 1)],
    'tub': [(.40, 0), (.42, .03), (.46, .5), (.49, .92), (.5, 1)],
    'drum': [(.44, 0), (.47, .03), (.5, .5), (.47, .97), (.45, 1)],
    'bellpot': [(.34, 0), (.36, .05), (.42, .6), (.44, .82), (.5, .84), (.5, 1)],
    'egg': [(.26, 0), (.42, .14), (.5, .42), (.46, .72), (.37, .93), (.355, 1)],
}
ANGULAR = ('faceted', 'tub', 'bellpot')


def vessel(name, slot, shape, size, at=(0, 0, 0), flutes=0, wall=.03, floor=None):
    """size = (diameter, height); flutes = number of ribs; floor = height of the inside, mm."""
    d, h = size
    keys = [Vector((r * d, z * h)) for r, z in SHAPES[shape]]
    outer = keys if shape in ANGULAR else spline(keys, 12)
    t = max(3, d * wall)
    bottom = h * .04 + 3 if floor is None else floor
    foot = [(0, 2), (outer[0].x - t * .7, 2), (outer[0].x - t * .4, 0)]
    top = outer[-1]
    lip = [(top.x - t * .2, top.y + t * .35), (top.x - t * .55, top.y + t * .45), (top.x - t * .85, top.y + t * .3)]
    inside = [(max(p.x - t, 1.5), max(p.y, bottom)) for p in outer[::-1] if floor is None or p.y > floor]
    if floor is not None:
        inside.append((inside[-1][0], bottom))
    profile = foot + [tuple(p) for p in outer] + lip + inside + [(0, bottom)]
    return lathe(name, slot, profile, at, steps=96, flutes=(flutes, d * .02) if flutes else None, smooth=30 if shape == 'faceted' else 60)
