"""Slow Sunday: the worked example of a moodroom. A scene says its two eyes, where things stand, and what room is round them."""
from models.kit.books import stack_of_books

from .eye import Eye
from .shell import Shell

EYES = {'wide': Eye(at=(.62, -6.3, 1.22), yaw=4, lens=38, lift=-.045, shape=1.6), 'narrow': Eye(at=(.42, -6.4, 1.35), yaw=0, lens=43, lift=-.13, shape=.8)}


def arrange(things):
    things.put('rug-atlas/ivory-240-x-160', (150, -1900, 0))
    things.put('sofa-nyborg/moss-walnut', (200, -620, 0))
    things.put('coffee-table-fika/oak-and-sage', (150, -1850, 24), turn=8)
    things.put('armchair-odense/cognac-leather-walnut', (1750, -1850, 0), turn=-58)
    things.put('floor-lamp-tripod/walnut', (-1330, -560, 0))
    things.put('planter-vester/walnut-white', (1720, -430, 0), turn=40)
    things.put('wall-art-tides/three-moons', (150, 0, 1150))
    books, _ = stack_of_books((-10, -1780, 454), 3)
    things.prop(books, {})


def build(scene, room, things):
    Shell(scene, room['wall'], room['floor']).daylight(.8, 4.2)
