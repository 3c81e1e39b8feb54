"""Cups, plates and glasses, and what is served in them. Each returns (parts, finishes) about its own foot, in mm."""
import math
import random

from models.kit.outline import rect
from models.kit.part import place
from models.kit.round import ball, disc, lathe, rod, tube
from models.kit.solid import box, slab
from models.kit.vessel import vessel

STONEWARE = {'shader': 'ceramic', 'hex': '#D9D2C5', 'gloss': .35, 'speckle': .5}


def mug(hex_colour='#D9D2C5'):
    grip = tube('grip', 'body', [(38, 0, 22), (62, 0, 30), (64, 0, 60), (40, 0, 70)], 5)
    return [vessel('mug', 'body', 'cup', (84, 92)), grip], {'body': {**STONEWARE, 'hex': hex_colour}}


def bowl(size=(280, 90), finish=None, fruit=0, hexes=('#C98A35', '#A9482E', '#8C9A4A')):
    """A bowl, with fruit in it when asked."""
    rnd, r = random.Random(5), size[0] * .15
    spots = [(0, 0, size[1] * .55)] + [(math.cos(k * math.tau / 6) * size[0] * .27, math.sin(k * math.tau / 6) * size[0] * .27, size[1] * .42) for k in range(6)]
    fruits = [ball('fruit', f'fruit{k % len(hexes)}', r * rnd.uniform(.86, 1.05), spot, squash=.94) for k, spot in enumerate(spots[:fruit])]
    return [vessel('bowl', 'body', 'bowl', size), fruits], {'body': finish or STONEWARE, **{f'fruit{k}': {'shader': 'ceramic', 'hex': h, 'gloss': .42} for k, h in enumerate(hexes)}}


def plate_setting(hex_colour='#E3DDD0', bowl_hex='#8C9A8A'):
    return [lathe('plate', 'plate', [(0, 0), (80, 0), (92, 5), (134, 15), (136, 18), (130, 17), (90, 9), (0, 7)], smooth=60),
            vessel('bowl', 'bowl', 'dish', (150, 52), (0, 0, 8))], {'plate': {**STONEWARE, 'hex': hex_colour}, 'bowl': {**STONEWARE, 'hex': bowl_hex}}


def bread_board(size=(420, 230), species='walnut', loaf=True):
    parts = [slab('board', 'wood', rect(*size, 26), 22, ease=4)]
    if loaf:
        parts.append(place(ball('loaf', 'loaf', 80, squash=.62), (-40, 0, 20)))
    return parts, {'wood': {'shader': 'wood', 'species': species}, 'loaf': {'shader': 'terracotta', 'hex': '#A8713A'}}


def cafetiere():
    return [lathe('glass', 'glass', [(0, 8), (47, 8), (49, 12), (49, 150), (46, 150), (46, 14), (0, 14)]), lathe('coffee', 'coffee', [(0, 15), (45.5, 15), (45.5, 110), (0, 110)]),
            disc('lid', 'metal', 51, 10, (0, 0, 150)), ball('knob', 'metal', 12, (0, 0, 178)), rod('stem', 'metal', (0, 0, 118), (0, 0, 182), 3), disc('base', 'metal', 51, 9),
            tube('grip', 'grip', [(50, 0, 138), (88, 0, 132), (88, 0, 44), (50, 0, 38)], 7)], \
        {'glass': {'shader': 'glass', 'hex': '#EDF1EC'}, 'coffee': {'shader': 'plain', 'hex': '#2A1710', 'rough': .2}, 'metal': {'shader': 'metal', 'metal': 'steel'}, 'grip': {'shader': 'plastic', 'hex': '#22201E'}}


def teapot(hex_colour='#B8944F', metal=True):
    """A long-spouted pot for mint tea."""
    body = [(0, 0), (44, 0), (62, 30), (70, 66), (54, 108), (26, 130), (22, 140), (32, 150), (14, 164), (5, 184), (8, 192), (0, 200)]
    spout = tube('spout', 'pot', [(58, 0, 52), (96, 0, 80), (104, 0, 118), (132, 0, 140)], [15, 11, 8, 7])
    grip = tube('grip', 'pot', [(-30, 0, 128), (-96, 0, 122), (-104, 0, 70), (-62, 0, 44)], 6)
    return [lathe('pot', 'pot', body, smooth=60), spout, grip], {'pot': {'shader': 'metal', 'metal': 'brass'} if metal else {**STONEWARE, 'hex': hex_colour}}


def tea_glass(hex_colour='#B98A34'):
    return [lathe('glass', 'glass', [(0, 0), (22, 0), (21, 30), (30, 84), (28, 84), (19, 30), (19, 5), (0, 5)], smooth=60), lathe('tea', 'tea', [(0, 6), (19, 6), (19, 30), (26, 66), (0, 66)], smooth=40)], \
        {'glass': {'shader': 'glass', 'hex': '#E7EDE6'}, 'tea': {'shader': 'glass', 'hex': hex_colour}}


def coupe(hex_colour='#D8C58A'):
    """A saucer glass with something in it."""
    glass = [(0, 0), (36, 0), (36, 2), (6, 7), (3.4, 14), (3.4, 92), (8, 98), (40, 116), (48, 134), (46.6, 134), (38, 118), (7, 101), (0, 100)]
    return [lathe('glass', 'glass', glass, smooth=60), lathe('drink', 'drink', [(0, 101), (8, 102), (37, 118), (41.5, 124), (0, 124)], smooth=40), ball('olive', 'olive', 9, (8, -6, 116), squash=1.2)], \
        {'glass': {'shader': 'glass', 'hex': '#F1F3EE'}, 'drink': {'shader': 'glass', 'hex': hex_colour}, 'olive': {'shader': 'ceramic', 'hex': '#7A8440', 'gloss': .3}}


def decanter(hex_colour='#A8622C'):
    shape = [(0, 0), (62, 0), (68, 6), (70, 60), (60, 104), (22, 140), (17, 160), (17, 190), (26, 198), (23, 198), (13, 188), (13, 160), (18, 142), (56, 104), (64, 60), (62, 10), (0, 10)]
    return [lathe('glass', 'glass', shape, smooth=50, flutes=None), lathe('drink', 'drink', [(0, 11), (60, 11), (62, 58), (57, 78), (0, 78)], smooth=40), ball('stopper', 'glass', 24, (0, 0, 192))], \
        {'glass': {'shader': 'glass', 'hex': '#EEF1EC'}, 'drink': {'shader': 'glass', 'hex': hex_colour}}


def tray(size=(420, 280), finish=None):
    w, d = size
    lip = [box('lip', 'tray', (w, 8, 26), (0, s * (d / 2 - 4), 0), bevel=2) for s in (-1, 1)] + [box('lip', 'tray', (8, d, 26), (s * (w / 2 - 4), 0, 0), bevel=2) for s in (-1, 1)]
    return [box('tray', 'tray', (w, d, 10), bevel=3), lip], {'tray': finish or {'shader': 'metal', 'metal': 'brass'}}


def round_tray(diameter=380, finish=None):
    r = diameter / 2
    return [lathe('tray', 'tray', [(0, 0), (r - 14, 0), (r, 18), (r - 2, 20), (r - 17, 4), (0, 4)], smooth=40, steps=96)], {'tray': finish or {'shader': 'metal', 'metal': 'brass'}}
