"""Low Tide: teak and rope on a deck above the beach, in the last hour of sun."""
from . import tableware
from .eye import Eye
from .shore import Shore

EYES = {'wide': Eye(at=(.35, -6.6, 1.45), yaw=1, lens=35, lift=-.11, shape=1.6), 'narrow': Eye(at=(.3, -7.0, 1.55), yaw=1, lens=45, lift=-.16, shape=.8)}


def arrange(things):
    things.put('rug-estuary/coast-stripe', (-350, -2150, 0))
    things.put('garden-sofa-mersea/teak-flax', (-850, -1050, 0), turn=6)
    things.put('garden-chair-ashdown/willow-clay-pad', (700, -2450, 0), turn=-50)
    things.put('garden-table-bistro/sage', (1880, -1250, 0), turn=10)
    things.put('garden-chair-bistro/sage', (1330, -1120, 0), turn=66)
    things.again('garden-chair-bistro/sage', (2420, -1420, 0), turn=-74)
    things.put('planter-terrace/terracotta-46-cm', (-2230, -850, 0))
    things.put('planter-terrace/limewashed-46-cm', (2480, -420, 0), turn=70)
    table = things.top('garden-table-bistro/sage', 1870, -1170)
    things.prop(*tableware.coupe('#D98C5A'), at=(1800, -1330, table))
    things.prop(*tableware.coupe('#D98C5A'), at=(1990, -1200, table))
    things.prop(*tableware.bowl((210, 70), fruit=7), at=(1870, -1170, table))
    things.prop(*tableware.round_tray(420, {'shader': 'wood', 'species': 'teak'}), at=(-300, -2050, 12))
    things.prop(*tableware.teapot('#E0D9CC', metal=False), at=(-340, -2010, 18), turn=30)
    for x, y in ((-240, -2120), (-180, -2010)):
        things.prop(*tableware.tea_glass(), at=(x, y, 18))


def build(scene, room, things):
    Shore(scene).evening()
