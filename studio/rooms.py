"""Renders the moodrooms, or the style vignettes: `blender -b --factory-startup -P studio/rooms.py -- [--vignettes] [--only slow-*,steam-wide] [--draft | --final]`."""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import catalogue as shop  # noqa: E402
import fingerprint  # noqa: E402
from command import options  # noqa: E402
from ledger import Ledger  # noqa: E402
from models import archetypes as built  # noqa: E402
from materials import forget  # noqa: E402
from render import fresh_scene, render  # noqa: E402
from scenes.eye import look, pins  # noqa: E402
from scenes.furnish import Furnished  # noqa: E402
from tone import develop  # noqa: E402

EXPOSURE = -.1


def main():
    chosen = options(('--vignettes', dict(action='store_true', help='the style vignettes instead of the moodrooms')))
    catalogue = shop.load()
    scenes = [_vignette(v) for v in catalogue['vignettes']] if chosen.vignettes else [_moodroom(r) for r in catalogue['moodrooms']]
    studio = (catalogue, chosen, Ledger(chosen.quality.name))
    for place in scenes:
        picture_place(place, studio)


def picture_place(place, studio):
    """One scene, built once, seen by each of its eyes that has no picture yet."""
    catalogue, chosen, ledger = studio
    wanted = [name for name in place['eyes'] if chosen.wants(place['facts']['slug']) or chosen.wants(f"{place['facts']['slug']}-{name}")]
    if chosen.as_is:
        return [ledger.carry(picture, mark) for picture, _, mark in _pictures(place, wanted, studio)]
    missing = [(picture, name, mark) for picture, name, mark in _pictures(place, wanted, studio) if chosen.again or not ledger.has(picture, mark)]
    if not missing:
        return
    scene = fresh_scene(chosen.threads)
    forget()
    things = Furnished(catalogue)
    eyes, exposure = place['build'](scene, things)
    for picture, name, mark in missing:
        with ledger.timed(picture, mark):
            size = look(scene, eyes[name], _width(eyes[name], chosen.quality))
            ledger.facts(picture, {'width': size[0], 'height': size[1], 'items': pins(scene, things.placed)})
            ledger.save(picture, develop(render(scene, size, chosen.quality.room_samples * place['facts'].get('patience', 1)), exposure))


def _pictures(place, wanted, studio):
    """(picture, eye, hash) of each wanted eye of a scene."""
    facts, (catalogue, chosen, _) = place['facts'], studio
    models = sorted({f"models/{p['archetype']}.py" for p in catalogue['products'] if any(i.startswith(p['slug'] + '/') for i in facts['items']) and p['archetype'] in built()})
    for name in wanted:
        yield place['picture'](name), name, fingerprint.of(place['file'], 'rooms.py', *models, extra=(facts, name, chosen.quality))


def _moodroom(room):
    code = importlib.import_module(f"scenes.{room['slug'].replace('-', '_')}")

    def build(scene, things):
        code.arrange(things)
        code.build(scene, room, things)
        return code.EYES, getattr(code, 'EXPOSURE', EXPOSURE)
    return dict(facts=room, file=code.__name__.replace('.', '/') + '.py', eyes=tuple(code.EYES), picture=lambda eye: f"rooms/{room['slug']}-{eye}", build=build)


def _vignette(facts):
    """Imported by name, as the moodrooms are: what one kind is made of is no part of the other's hash."""
    vignette = importlib.import_module('scenes.vignette')
    return dict(facts=facts, file='scenes/vignette.py', eyes=('square',), picture=lambda eye: f"vignettes/{facts['slug']}",
                build=lambda scene, things: vignette.build(scene, facts, things))


def _width(eye, quality):
    return quality.vignette if eye.shape == 1 else quality.room[0] if eye.shape > 1 else quality.room[1]


if __name__ == '__main__':
    main()
