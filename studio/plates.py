"""The empty set, rendered once for each shot and quality, and the product's box laid over it.

The set is sized to the product, so the empty picture is the same for every product; only its window moves up or down."""
import os

import numpy as np

import fingerprint
from camera import FRAME, Viewpoint
from light import PhotoSet, lights_of
from render import fresh_scene, render

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'cache', 'plates')
TALL = 1.7        # a plate is this many frames high
WIDEST = 600      # there is nothing on it but gradients: larger ones are enlarged
RIM = .03         # of the frame, where the box melts into the plate
RUNS_OUT = .14    # ... past which only a third is left of what the product does to the ground at its box's rim


def plate(shot, stage, backdrop, size, samples, threads):
    """Linear rgb [3, TALL * size, size]."""
    whole, size = size, min(size, WIDEST)
    key = fingerprint.of('light.py', 'camera.py', 'render.py', 'denoise.c', extra=(shot, stage, backdrop, size, samples, TALL))
    path = os.path.join(CACHE, f'{shot.name}-{size}-{key}.npz')
    if not os.path.exists(path):
        os.makedirs(CACHE, exist_ok=True)
        scene = fresh_scene(threads)
        PhotoSet(scene, stage, backdrop).fit(1, (0, 0, 0))
        Viewpoint(scene, shot).fit(1, (0, 0, 0))
        # Cycles fits the sensor to the longer side: a tall frame needs a wider angle to keep its width.
        scene.camera.data.sensor_fit = 'HORIZONTAL'
        np.savez_compressed(path, image=render(scene, (size, int(size * TALL)), samples).astype(np.float16))
    return _enlarged(np.load(path)['image'].astype(np.float32), whole)


def _enlarged(image, size):
    """Linearly, so that `size` is its width."""
    for axis, length in ((2, size), (1, int(size * TALL))):
        old = image.shape[axis]
        at = np.clip((np.arange(length) + .5) * old / length - .5, 0, old - 1)
        low = at.astype(int)
        shape = [1, 1, 1]
        shape[axis] = length
        part = (at - low).astype(np.float32).reshape(shape)
        image = np.take(image, low, axis) * (1 - part) + np.take(image, np.minimum(low + 1, old - 1), axis) * part
    return image


def window(image, rise, size):
    """The frame's part of a plate, for a lens shift of `rise` (in frames)."""
    top = round((TALL - 1) / 2 * size - rise * size)
    if not 0 <= top <= image.shape[1] - size:
        raise ValueError(f'lens shift {rise:.2f} leaves the plate')
    return image[:, top:top + size].copy()


def whole_pixels(rise, size):
    return round(rise * size) / size


def lay(part, box, ground):
    """The rendered box over the empty set. A product shades its ground further off than its box reaches: from the rim on, that runs out."""
    size, (x0, y0, x1, y1) = ground.shape[2], box
    rim = max(2, int(RIM * size))
    change = part - ground[:, y0:y1, x0:x1]
    ground = ground + _run_out(change, box, size, rim)
    ground[:, y0:y1, x0:x1] += (part - ground[:, y0:y1, x0:x1]) * _ramps(box, size, rim)
    return ground


def _run_out(change, box, size, rim):
    """[3, size, size]: the change at the box's rim, smoothed along it, less and less with the distance from there."""
    (x0, y0, x1, y1), (h, w) = box, change.shape[1:]
    left, top, right, bottom = rim * (x0 > 0), rim * (y0 > 0), rim * (x1 < size), rim * (y1 < size)
    across, down = slice(left, w - right), slice(top, h - bottom)
    sides = [change[:, :rim, across].mean(1), change[:, -rim:, across].mean(1), change[:, down, :rim].mean(2), change[:, down, -rim:].mean(2)]
    above, below, before, after = (_smooth(line, 2 * rim) for line in sides)
    corners = [[(along[:, i] + beside[:, j]) / 2 for i, beside in ((0, before), (-1, after))] for j, along in ((0, above), (-1, below))]
    edges = np.zeros_like(change[:, down, across])
    edges[:, 0], edges[:, -1] = _pinned(above, *corners[0], rim), _pinned(below, *corners[1], rim)
    edges[:, :, 0], edges[:, :, -1] = _pinned(before, corners[0][0], corners[1][0], rim), _pinned(after, corners[0][1], corners[1][1], rim)
    field = np.pad(edges, ((0, 0), (y0 + top, size - y1 + bottom), (x0 + left, size - x1 + right)), mode='edge')
    x, y = (np.maximum(0, np.maximum(low - np.arange(size), np.arange(size) - high + 1)) for low, high in ((x0, x1), (y0, y1)))
    return field * np.exp(-np.hypot(x[None, :], y[:, None]) / (RUNS_OUT * size)).astype(field.dtype)


def _smooth(line, reach):
    """A running mean along the last axis, over `reach` to either side."""
    padded = np.pad(line, ((0, 0), (reach + 1, reach)), mode='edge').cumsum(1)
    return (padded[:, 2 * reach + 1:] - padded[:, :-2 * reach - 1]) / (2 * reach + 1)


def _pinned(line, first, last, reach):
    """The line, led to those values at its ends, so that two sides meet at their corner."""
    fade = np.exp(-np.arange(line.shape[1]) / (2 * reach))
    return line + (first - line[:, 0])[:, None] * fade + (last - line[:, -1])[:, None] * fade[::-1]


def box_of(view, product, placing, stage):
    """Pixels the product can change: itself, its shadows, a little around. product: set-unit points."""
    size, rise = placing
    reach = [product, _contact(product, stage), *_shadows(product, stage)]
    x, y = view.project(np.concatenate(reach))
    y = y + rise
    margin = .045
    top = 0 if stage == 'hung' else y.min() - margin   # its cord goes on, out of the picture
    box = [(x.min() - margin), top, (x.max() + margin), (y.max() + margin)]
    return tuple(int(min(max(b, 0), 1) * size) for b in box)


def _ramps(box, size, reach):
    x0, y0, x1, y1 = box
    x, y = np.arange(x0, x1), np.arange(y0, y1)
    far = np.full_like
    left, right = ((x - x0 + 1) / reach if x0 else far(x, 1, float)), ((x1 - x) / reach if x1 < size else far(x, 1, float))
    top, bottom = ((y - y0 + 1) / reach if y0 else far(y, 1, float)), ((y1 - y) / reach if y1 < size else far(y, 1, float))
    side, rise = np.clip(np.minimum(left, right), 0, 1), np.clip(np.minimum(top, bottom), 0, 1)
    return (rise[:, None] * side[None, :]).astype(np.float32)


def _contact(points, stage):
    """Where the product darkens the ground by standing near it; a wall is coloured by it further off."""
    low, high = points.min(0), points.max(0)
    out = (high - low).max() * (.22 if stage == 'wall' else .16)
    if stage == 'wall':
        return np.array([[x, 0, z] for x in (low[0] - out, high[0] + out) for z in (low[2] - out, high[2] + out)])
    if stage == 'hung' and low[2] > .3:
        return points
    if stage == 'leaning':
        return np.array([[x, y, z] for x in (low[0] - out, high[0] + out) for y, z in ((low[1] - out, 0), (0, high[2] + out))])
    return np.array([[x, y, 0] for x in (low[0] - out, high[0] + out) for y in (low[1] - out, high[1] + out)])


def _shadows(points, stage):
    (where, _, width, *_rest) = lights_of(stage)['key']
    return [q for axis in FALLS.get(stage, (2,)) for q in _cast(points, where, width, axis)]


FALLS = {'wall': (1,), 'leaning': (1, 2)}   # the axes across which shadows are cast: on walls, on floors


def _cast(points, where, width, axis):
    out = []
    for dx, dz in ((-.5, -.4), (.5, -.4), (-.5, .4), (.5, .4)):
        lamp = np.array(where) + (dx * width * .7, dx * width * -.7, dz * width)
        ray = points - lamp
        t = -lamp[axis] / np.where(np.abs(ray[:, axis]) < 1e-3, 1e-3, ray[:, axis])
        hit = lamp + ray * np.clip(t, 1, 6)[:, None]
        out.append(np.clip(hit, -FRAME * 1.2, FRAME * 1.2))
    return out
