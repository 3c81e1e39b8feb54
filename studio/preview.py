"""A contact sheet for modellers: `blender -b --factory-startup -P studio/preview.py -- sofa [--view main] [--all] [--params '{"arms": "track"}']`.

Shows the first variant of every catalogue product of an archetype (--all: every variant) in /tmp/studio/<archetype>.png,
and says where the model's drawn size was far from the size sold. Takes a product slug or glob as well."""
import json
import math
import os
import sys
import traceback
from dataclasses import replace

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import numpy as np  # noqa: E402

import catalogue as shop  # noqa: E402
import models  # noqa: E402
import product  # noqa: E402
from command import options  # noqa: E402
from quality import GLIMPSE  # noqa: E402
from scenes import in_scale  # noqa: E402
from tone import write_png  # noqa: E402


def main():
    chosen = options(('what', {}), ('--view', {'default': 'main'}), ('--all', {'action': 'store_true'}), ('--params', {'default': '{}'}),
                     ('--size', {'type': int, 'default': 320}), ('--samples', {'type': int, 'default': 12}), ('--out', {'default': ''}))
    catalogue = shop.load()
    tiles = []
    for entry, variant in picked(catalogue, chosen):
        try:
            tiles.append(tile(catalogue, entry, variant, chosen))
        except Exception:
            traceback.print_exc()
            tiles.append(np.full((chosen.size, chosen.size, 3), (200, 60, 60), np.uint8))
    out = chosen.out or f"/tmp/studio/{chosen.what.replace('*', 'x').replace('/', '-')}.png"
    os.makedirs(os.path.dirname(out), exist_ok=True)
    write_png(out, sheet(tiles))
    print('sheet', out, f'{len(tiles)} pictures')


def picked(catalogue, chosen):
    entries = [p for p in catalogue['products'] if p['archetype'] == chosen.what] or shop.products(catalogue, chosen.what)
    return [(p, v) for p in entries for v in (p['variants'] if chosen.all else p['variants'][:1])]


def tile(catalogue, entry, variant, chosen):
    print(entry['slug'], variant['slug'], flush=True)
    if chosen.view == 'scale':
        return in_scale.picture(catalogue, f"{entry['slug']}/{variant['slug']}", replace(GLIMPSE, other=chosen.size, other_samples=chosen.samples), chosen.threads)
    stage = getattr(models.module(entry['archetype']), 'STAGE', 'floor')
    backdrop = shop.backdrop(variant)
    product.prepare_set(stage, 'front' if chosen.view == 'front' else 'main', backdrop, chosen.size, 48, chosen.threads)
    params = {**shop.params(entry, variant), **json.loads(chosen.params)}
    sitting = product.Sitting(entry['archetype'], params, backdrop, chosen.threads)
    return sitting.picture(chosen.view, shop.finishes(catalogue, entry, variant), chosen.size, chosen.samples)


def sheet(tiles):
    columns = math.ceil(math.sqrt(len(tiles) * 1.3))
    rows, side = math.ceil(len(tiles) / columns), tiles[0].shape[0]
    page = np.full((rows * (side + 3), columns * (side + 3), 3), 255, np.uint8)
    for k, pixels in enumerate(tiles):
        y, x = k // columns * (side + 3), k % columns * (side + 3)
        page[y:y + side, x:x + side] = pixels
    return page


if __name__ == '__main__':
    main()
