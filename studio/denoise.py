"""Builds denoise.c for this machine when needed, and filters two half renders with it."""
import ctypes
import os
import subprocess

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, 'denoise.c')
LIBRARY = os.path.join(HERE, 'cache', 'libdenoise.so')
# Radius and step. What the first leaves in a soft shadow is wider than its patches; the second takes that.
SEARCHES, PATCH, STRENGTH = ((8, 1), (16, 2)), 3, .75
# Sigmas of normal (3), mean albedo, log depth.
SIGMAS = np.array([.10, .10, .10, .05, .02], np.float32)


def denoise(a, b):
    """a, b: dicts of planar passes (image, normal, albedo, gloss, depth) -> one clean linear image."""
    albedo = np.clip((a['albedo'] + b['albedo']) / 2 + .25 * (a['gloss'] + b['gloss']) / 2, .02, 4)
    depth = np.log(np.clip((a['depth'] + b['depth'])[:1] / 2, .01, 1e3))
    features = np.concatenate([(a['normal'] + b['normal']) / 2, albedo.mean(0, keepdims=True), depth])
    return _between_neighbours(_filter(a['image'] / albedo, b['image'] / albedo, features)) * albedo


def _between_neighbours(light):
    """What falls on an edge is known from few samples, but lies between what falls beside it: no dark dots, no fireflies."""
    h, w = light.shape[1:]
    wide = np.pad(light, ((0, 0), (1, 1), (1, 1)), mode='edge')
    beside = [wide[:, 1 + y:1 + y + h, 1 + x:1 + x + w] for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
    return np.clip(light, np.minimum.reduce(beside), np.maximum.reduce(beside))


def _filter(a, b, features):
    features, scale = (np.ascontiguousarray(x, np.float32) for x in (features, 1 / (2 * SIGMAS ** 2)))
    halves = [np.ascontiguousarray(x, np.float32) for x in (a, b)]
    h, w = a.shape[1:]
    for radius, step in SEARCHES:
        noisy, halves = halves, [np.empty_like(x) for x in halves]
        _library().denoise(*map(_at, (*noisy, features)), len(features), *map(_at, (scale, *halves)), w, h, radius, step, PATCH, ctypes.c_float(STRENGTH))
    return (halves[0] + halves[1]) / 2


def _at(plane):
    return plane.ctypes.data_as(ctypes.c_void_p)


def _library():
    if not os.path.exists(LIBRARY) or os.path.getmtime(LIBRARY) < os.path.getmtime(SOURCE):
        os.makedirs(os.path.dirname(LIBRARY), exist_ok=True)
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', SOURCE, '-o', LIBRARY, '-lm'], check=True)
    return ctypes.CDLL(LIBRARY)
