"""Reads catalogue.json for the studio: products, the finishes of a variant, the parameters of its model."""
import fnmatch
import json
import os

import models

PATH = os.path.join(os.path.dirname(__file__), 'catalogue.json')


def load():
    with open(PATH) as f:
        return json.load(f)


def products(catalogue, only='*'):
    patterns = only.split(',')
    return [p for p in catalogue['products'] if any(fnmatch.fnmatch(p['slug'], pattern) for pattern in patterns)]


def finishes(catalogue, product, variant):
    """slot -> finish record, the variant's choice over the product's."""
    chosen = {**product.get('finish', {}), **variant.get('finish', {})}
    return {slot: catalogue['finishes'][slug] for slot, slug in chosen.items()}


def backdrop(variant):
    """What it stands before: paper, if the variant doesn't ask for another of light.BACKDROPS."""
    return variant.get('backdrop', 'paper')


def params(product, variant):
    given = {**product.get('params', {}), **variant.get('params', {})}
    return models.sized(product['archetype'], given, {**product.get('dims', {}), **variant.get('dims', {})})
