"""Finishes become materials here. A finish is a record of catalogue.json: {shader, hex, hex2, species, ...}."""
import json

from . import clear, fibre, metal, mineral, prints, textile, wood

SHADERS = {
    'wood': wood.wood, 'stained': wood.stained, 'painted': wood.painted, 'lacquer': wood.lacquer, 'chalk': wood.chalk, 'gilt': wood.gilt,
    'weave': textile.weave, 'striped': textile.striped, 'boucle': textile.boucle, 'sheepskin': textile.sheepskin, 'pile': textile.pile,
    'velvet': textile.velvet, 'leather': textile.leather, 'knit': textile.knit,
    'metal': metal.metal, 'powder': metal.powder, 'enamel': metal.enamel, 'rust': metal.rust,
    'stone': mineral.stone, 'ceramic': mineral.ceramic, 'terracotta': mineral.terracotta, 'concrete': mineral.concrete,
    'terrazzo': mineral.terrazzo, 'plaster': mineral.plaster, 'plastic': mineral.plastic, 'plain': mineral.plain,
    'glass': clear.glass, 'pane': clear.pane, 'mirror': clear.mirror, 'bulb': clear.bulb, 'shade': clear.shade, 'paper': clear.paper,
    'rattan': fibre.rattan, 'cane': fibre.cane, 'wicker': fibre.wicker, 'rope': fibre.rope, 'seagrass': fibre.seagrass,
    'leaf': fibre.leaf, 'soil': fibre.soil, 'print': prints.print_,
}

# What a slot wears when a product says nothing about it.
USUAL = {
    'glass': {'shader': 'pane'}, 'mirror': {'shader': 'mirror'}, 'bulb': {'shader': 'bulb'}, 'soil': {'shader': 'soil'},
    'leaf': {'shader': 'leaf'}, 'stem': {'shader': 'plain', 'hex': '#7D6B45'}, 'cord': {'shader': 'weave', 'hex': '#2B2926', 'pitch': 2.0},
    'webbing': {'shader': 'weave', 'hex': '#8F7B5C', 'pitch': 3},
    'handle': {'shader': 'metal', 'metal': 'brass'}, 'inset': {'shader': 'painted', 'hex': '#2A2622'}, 'dark': {'shader': 'plain', 'hex': '#1D1B19'},
    'page': {'shader': 'plain', 'hex': '#E6DFD2'}, 'seed': {'shader': 'boucle', 'hex': '#CDB88F', 'pitch': 3},
    'book1': {'shader': 'plain', 'hex': '#A9604A'}, 'book2': {'shader': 'plain', 'hex': '#46545C'}, 'book3': {'shader': 'plain', 'hex': '#D2C6AF'},
    'book4': {'shader': 'plain', 'hex': '#77805F'}, 'book5': {'shader': 'plain', 'hex': '#C49A4C'}, 'object': {'shader': 'ceramic', 'hex': '#D8CFC0', 'gloss': .5},
    'lining': {'shader': 'shade', 'hex': '#F2EADB'}, 'tip': {'shader': 'metal', 'metal': 'brass'}, 'studs': {'shader': 'metal', 'metal': 'aged brass'},
    'pillow': {'shader': 'weave', 'hex': '#E9E5DD', 'pitch': 2.2, 'slub': .06}, 'fold': {'shader': 'weave', 'hex': '#D9D2C6', 'pitch': 2.4, 'slub': .08},
    'throw': {'shader': 'knit', 'hex': '#A58A6C'}, 'carving': {'shader': 'wood', 'species': 'acacia'},
    'mattress': {'shader': 'weave', 'hex': '#E2DCD1', 'pitch': 3}, 'sheet': {'shader': 'weave', 'hex': '#E4DFD6', 'pitch': 2.2, 'slub': .06},
}
MARKS = ('thin', 'dull')   # of a part, which change its finish
_made = {}


def material(finish, grain='z'):
    key = json.dumps(finish, sort_keys=True) + grain
    if key not in _made:
        _made[key] = SHADERS[finish['shader']](finish, grain)
    return _made[key]


def forget():
    """After a factory reset every material is gone."""
    _made.clear()


def dress(parts, finishes):
    """Gives each part the material of its slot. finishes: slot -> finish record; `inset`, `glass`... may be left out."""
    for ob in parts:
        finish = finishes.get(ob['slot']) or USUAL.get(ob['slot']) or _near(ob['slot'], finishes)
        ob.data.materials.clear()
        ob.data.materials.append(material({**finish, **{mark: True for mark in MARKS if ob.get(mark)}}, ob['grain']))


def _near(slot, finishes):
    """`top` falls back on `case`, and so on: small products name one finish."""
    for other in ('case', 'frame', 'cover', 'body', 'legs'):
        if other in finishes:
            return finishes[other]
    raise KeyError(f'no finish for slot {slot!r} among {sorted(finishes)}')
