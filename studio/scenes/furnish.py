"""Stands catalogue products in a scene, each under its own name, so that pins can find them again."""
import bpy
from mathutils import Vector

import catalogue as shop
import models
from materials import dress
from models.kit.part import MM, flatten, place

from . import props


class Furnished:
    """The products of one scene. `put` takes 'product/variant'."""

    def __init__(self, catalogue):
        self.catalogue = catalogue
        self.products = {p['slug']: p for p in catalogue['products']}
        self.placed, self.drawn = {}, {}

    def put(self, item, at=(0, 0, 0), turn=0, key=None):
        """Millimetres; turn in degrees about the vertical. Returns the parts."""
        product, variant = self.find(item)
        if product['archetype'] not in models.archetypes():
            print(f"{item}: {product['archetype']} has no model, the scene does without")
            return []
        model = models.build(product['archetype'], shop.params(product, variant))
        dress(model.parts, self.finishes(item))
        self.drawn[key or item] = [ob.matrix_basis.copy() for ob in model.parts]
        place(model.parts, at, (0, 0, turn))
        self.placed[key or item] = model.parts
        return model.parts

    def again(self, key, at, turn=0):
        """One more of what is there already, without a pin of its own: the other chairs round a table."""
        copies = [ob.copy() for ob in self.placed[key]]
        for ob, basis in zip(copies, self.drawn[key]):
            bpy.context.scene.collection.objects.link(ob)
            ob.matrix_basis = basis
        return place(copies, at, (0, 0, turn))

    def hang(self, item, spots, ceiling, rose):
        """A lamp at each of the spots, its cord out of a rose in the ceiling. rose: its finish and radius."""
        for at in spots:
            if item in self.placed:
                self.again(item, at)
            else:
                self.put(item, at)
            self.prop(*props.rose(*rose), at=(at[0], at[1], ceiling))

    def prop(self, parts, finishes, at=(0, 0, 0), turn=0):
        """Something that is not for sale: a stack of books, a mug. Standing about their own foot, `*tableware.mug()` will do."""
        parts = flatten(parts)
        dress(parts, finishes)
        return place(parts, at, (0, 0, turn))

    def top(self, key, x, y):
        """How high something can stand there on what was put under that key: on a cushion's crown, inside a tray's rim."""
        bpy.context.view_layer.update()
        drawn = bpy.context.evaluated_depsgraph_get()
        return max(_struck(ob.evaluated_get(drawn), Vector((x * MM, y * MM, 10))) for ob in self.placed[key]) / MM

    def find(self, item):
        slug, _, wanted = item.partition('/')
        product = self.products[slug]
        return product, next((v for v in product['variants'] if v['slug'] == wanted), product['variants'][0])

    def finishes(self, item):
        return shop.finishes(self.catalogue, *self.find(item))

    def dims(self, item):
        product, variant = self.find(item)
        return {**product['dims'], **variant.get('dims', {})}


def _struck(ob, above):
    """Where a plumb line from there meets the thing; the floor, if it misses."""
    inward = ob.matrix_world.inverted()
    hit, spot, *_ = ob.ray_cast(inward @ above, inward.to_3x3() @ Vector((0, 0, -1)))
    return (ob.matrix_world @ spot).z if hit else 0
