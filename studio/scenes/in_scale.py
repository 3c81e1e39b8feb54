"""The fourth picture of every product: in a plain daylit room, or on a terrace, beside things whose size everybody knows."""
from materials import forget
from render import fresh_scene, render
from scenes.arranged import arrange
from scenes.eye import look
from scenes.furnish import Furnished
from scenes.mood import switch_on
from scenes.shell import Shell
from scenes.terrace import Terrace
from tone import develop

WALL, FLOOR = '#DAD3C7', 'oak'
OUTDOORS = ('garden-lounge', 'garden-dining')
WATTS = 12   # of all bulbs of a lamp together
OPEN = 2.5   # and in an open basket, whose canes are a hand's breadth from the bulb


def picture(catalogue, item, quality, threads=2):
    scene = fresh_scene(threads)
    forget()
    things = Furnished(catalogue)
    product, _ = things.find(item)
    eye = arrange(things, item, product['category'])
    outdoors = product['category'] in OUTDOORS
    if outdoors:
        Terrace(scene).daylight()
    else:
        Shell(scene, WALL, FLOOR).daylight(.45, 3.2)
    if product['category'].endswith('-lamps'):
        switch_on(scene, things, item, OPEN if product['params'].get('form') == 'woven' else WATTS)
    side, samples = quality.of('scale')
    size = look(scene, eye, side)
    return develop(render(scene, size, samples), -.45 if outdoors else -.15)
