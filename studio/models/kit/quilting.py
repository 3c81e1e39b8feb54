"""Reliefs for kit.soft.block: channels, diamond tufting, biscuit squares; and the buttons that hold them."""
import math

from .part import flatten
from .round import ball


def channels(pitch, depth=16):
    """Vertical flutes, as on art deco backs."""
    return lambda u, v: depth * (1 - abs(math.sin(math.pi * u / pitch)) ** .55)


def ribs(pitch, depth=12):
    """The same, lying."""
    return lambda u, v: depth * (1 - abs(math.sin(math.pi * v / pitch)) ** .55)


def diamonds(across, down, depth=26):
    """Deep buttoning, as on a chesterfield."""
    def relief(u, v):
        a, b = u / across + v / down, u / across - v / down
        return depth * (1 - (abs(math.sin(math.pi * a)) * abs(math.sin(math.pi * b))) ** .4)
    return relief


def squares(pitch, depth=14):
    return lambda u, v: depth * (1 - (abs(math.cos(math.pi * u / pitch)) * abs(math.cos(math.pi * v / pitch))) ** .45)


def diamond_buttons(slot, size, pitch, depth, place_at):
    """Buttons at the crossings of `diamonds`; place_at(u, v) gives the spot in mm, or none."""
    (w, h), (across, down) = size, pitch
    out = []
    for i in range(-24, 25):
        for j in range(-24, 25):
            u, v = across * (i + j) / 2, down * (i - j) / 2
            spot = abs(u) < w / 2 - across * .3 and abs(v) < h / 2 - down * .3 and place_at(u, v)
            if spot:
                out.append(ball('button', slot, 11, spot, squash=.6, steps=20))
    return flatten(out)
