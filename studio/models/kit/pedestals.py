"""Turned pillars with three feet, as on wine tables and candle stands."""
import math

from .outline import spline
from .round import disc, lathe, tube
from .solid import box

# (radius as a share of the pillar's, height share) from the drop under the feet to the block under the top
PILLAR = [(.30, .135), (.62, .15), (.70, .165), (.95, .175), (1, .30), (1.02, .315), (.68, .33), (.62, .345), (.80, .38), (1.16, .445), (1.22, .475), (1.05, .53), (.72, .62),
          (.56, .71), (.52, .755), (.84, .775), (.86, .795), (.55, .812), (.54, .86), (.68, .92), (.96, .965), (1, 1)]


def snake_tripod(slot, reach, height, radius=27):
    """reach: how far the feet stand from the middle; height: the underside of the top."""
    line = spline([(r * radius, z * height) for r, z in PILLAR], 5)
    pillar = lathe('pillar', slot, [(0, line[0].y)] + [tuple(q) for q in line] + [(0, height)], grain='z', smooth=48)
    feet = [_foot(slot, reach, height, radius, 90 + 120 * k) for k in range(3)]
    return [pillar, feet, disc('block', slot, radius * 2.7, 16, (0, 0, height - 16), ease=5), box('bearer', slot, (40, reach * 1.2, 12), (0, 0, height - 12), bevel=3, grain='y')]


def _foot(slot, reach, height, radius, degrees):
    """A cabriole that leaves the pillar level, falls and ends in a pad."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    keys = [(radius * .4, .235, 21), (radius * 1.3, .255, 23), (reach * .46, .245, 20), (reach * .66, .165, 15.5), (reach * .80, .075, 12), (reach * .93, .030, 11.5), (reach * .99, .022, 13)]
    leg = tube('foot', slot, [(c * x, s * x, z * height) for x, z, _ in keys], [r for _, _, r in keys], sides=18)
    pad = lathe('pad', slot, [(0, 0), (15, 0), (19, 3), (21, 8), (17, 14), (9, 19), (0, 20)], (c * reach * .98, s * reach * .98, 0), steps=28, smooth=60)
    return [leg, pad]
