"""Finds an archetype by name and builds it: `build('sofa', {...})` -> a Model with its parts."""
import importlib
import os
from dataclasses import dataclass
from types import SimpleNamespace

import bpy
from mathutils import Matrix

from .kit.part import flatten

HERE = os.path.dirname(__file__)


@dataclass
class Model:
    parts: list
    stage: str       # floor | hung | wall | leaning | flat: which set it is photographed on
    turn: float      # degrees it is turned for the three-quarter view
    detail: tuple    # (x, y, z as fractions of its box, share of its largest side in the frame)
    reflected: object   # what stands behind the photographer, for what is looked into; None: the set's own pale card


def archetypes():
    return sorted(f[:-3] for f in os.listdir(HERE) if f.endswith('.py') and not f.startswith('_'))


def module(archetype):
    return importlib.import_module(f'models.{archetype}')


def build(archetype, params):
    code = module(archetype)
    unknown = set(params) - set(code.DEFAULTS)
    if unknown:
        raise ValueError(f'{archetype} does not know {sorted(unknown)}; it knows {sorted(code.DEFAULTS)}')
    p = SimpleNamespace(**{**code.DEFAULTS, **params})
    detail = code.detail(p) if hasattr(code, 'detail') else getattr(code, 'DETAIL', (.22, 0, .8, .42))
    before = set(bpy.context.scene.objects)
    parts = flatten(code.build(p))
    astray = {ob.name for ob in bpy.context.scene.objects if ob not in before and ob not in parts}
    if astray:
        raise ValueError(f'{archetype} draws {sorted(astray)} and does not return them: they would stand in the picture undressed')
    fit(parts, archetype, params)
    return Model(parts, getattr(code, 'STAGE', 'floor'), getattr(code, 'TURN', 26), detail, getattr(code, 'REFLECTED', None))


def fit(parts, archetype, params):
    """Stretches the last few per cent (a cushion's crown, a splayed foot) so that the dimensions sold are exact."""
    low, high = box(parts)
    factors = [1, 1, 1]
    for i, name in enumerate(('width', 'depth', 'height')):
        if name in params and name in getattr(module(archetype), 'FIT', ('width', 'depth', 'height')) and high[i] - low[i] > 1e-4:
            factors[i] = params[name] * .001 / (high[i] - low[i])
    if any(not .86 < f < 1.16 for f in factors):
        print(f'{archetype}: drawn {[round((b - a) * 1000) for a, b in zip(low, high)]} mm, sold {[params.get(n) for n in ("width", "depth", "height")]}')
    scale = Matrix.Diagonal((*factors, 1))
    for ob in parts:
        ob.matrix_basis = scale @ ob.matrix_basis


def box(parts):
    corners = [ob.matrix_basis @ v.co for ob in parts if not ob.get('unframed') for v in ob.data.vertices]
    return [min(c[i] for c in corners) for i in range(3)], [max(c[i] for c in corners) for i in range(3)]


def sized(archetype, params, dims):
    """The variant's dimensions are the model's own, wherever it has such a parameter."""
    own = {k: v for k, v in dims.items() if k in module(archetype).DEFAULTS}
    return {**own, **params}
