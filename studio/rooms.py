"""Renders the moodrooms: `blender -b --factory-startup -P studio/rooms.py -- [--only slow-*] [--draft | --final]`."""
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
from scenes.shell import Shell  # noqa: E402
from tone import develop  # noqa: E402


def main():
    chosen, catalogue = options(), shop.load()
    ledger = Ledger(chosen.quality.name)
    for room in catalogue['moodrooms']:
        if chosen.wants(room['slug']) and _module(room['slug']):
            picture_room(room, catalogue, chosen, ledger)


def picture_room(room, catalogue, chosen, ledger):
    code = _module(room['slug'])
    file = code.__name__.replace('.', '/') + '.py'
    models = sorted({f"models/{p['archetype']}.py" for p in catalogue['products'] if any(i.startswith(p['slug'] + '/') for i in room['items']) and p['archetype'] in built()})
    for name, eye in code.EYES.items():
        picture = f"rooms/{room['slug']}-{name}"
        mark = fingerprint.of(file, 'rooms.py', *models, extra=(room, repr(eye), chosen.quality))
        if ledger.has(picture, mark) and not chosen.again:
            continue
        with ledger.timed(picture, mark):
            scene = fresh_scene(chosen.threads)
            forget()
            things = Furnished(catalogue)
            code.arrange(things)
            Shell(scene, room['wall'], room['floor']).daylight(code.WARMTH, code.SUN)
            size = look(scene, eye, chosen.quality.room[0] if eye.shape > 1 else chosen.quality.room[1])
            ledger.facts(picture, {'width': size[0], 'height': size[1], 'items': pins(scene, things.placed)})
            ledger.save(picture, develop(render(scene, size, chosen.quality.room_samples), -.1))


def _module(slug):
    name = slug.replace('-', '_')
    return importlib.import_module(f'scenes.{name}') if os.path.exists(os.path.join(HERE, 'scenes', name + '.py')) else None


if __name__ == '__main__':
    main()
