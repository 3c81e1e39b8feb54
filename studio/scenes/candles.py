"""Candles that burn, in sticks and branches. Each returns (parts, finishes) about its own foot, in mm."""
import math

from mathutils import Vector

from models.kit.part import flatten
from models.kit.round import disc, lathe, tube
from models.kit.shades import candle

FLAME = {'shader': 'bulb', 'hex': '#FFC98A', 'glow': 9}


def candlestick(height=240, metal='brass', taper=190, lit=True):
    """One candle in a turned stick."""
    foot = [(0, 0), (48, 0), (50, 5), (40, 10), (14, 18), (8, 34), (8, height * .4), (15, height * .48), (8, height * .56), (7, height - 34), (20, height - 24), (20, height), (0, height)]
    return [lathe('stick', 'metal', foot, smooth=50), _wax((0, 0, height), taper, lit)], _candlelit(metal)


def candelabrum(height=420, reach=150, arms=4, metal='brass'):
    """A branched stick: `arms` candles and one in the middle."""
    foot = [(0, 0), (82, 0), (84, 8), (64, 16), (20, 34), (10, 70), (10, height * .3), (22, height * .4), (10, height * .5), (9, height - 30), (24, height - 20), (24, height), (0, height)]
    parts = [lathe('stem', 'metal', foot, smooth=50), _wax((0, 0, height), 190)]
    for k in range(arms):
        a = math.tau * k / arms + .4
        d = Vector((math.cos(a), math.sin(a), 0))
        end = d * reach + Vector((0, 0, height - 70))
        path = [Vector((0, 0, height * .52)), d * reach * .4 + Vector((0, 0, height * .42)), d * reach * .9 + Vector((0, 0, height * .55)), end]
        parts += [tube('arm', 'metal', [tuple(p) for p in path], 6), disc('cup', 'metal', 26, 12, tuple(end)), _wax((end.x, end.y, end.z + 12), 170)]
    return parts, _candlelit(metal)


def _wax(at, tall, lit=True):
    stick = flatten(candle('candle', at, tall))
    return stick if lit else stick[:1]


def _candlelit(metal):
    return {'metal': {'shader': 'metal', 'metal': metal}, 'candle': {'shader': 'plain', 'hex': '#E8DFC9', 'rough': .5}, 'bulb': FLAME}
