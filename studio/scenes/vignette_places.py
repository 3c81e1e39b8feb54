"""Where the eye knew better than the rules of composition.py: slug -> product -> (x, y, z, turn), mm and degrees."""

PLACES = {
    'classic-2': {'rug-isfahan': (0, -1300, 0, 0)},
    'designer-1': {'floor-lamp-arc': (-430, -420, 0, 0), 'shelf-loop': (820, -21, 1260, 0), 'dining-table-tulpan': (210, -1350, 0, 0), 'armchair-halo': (-720, -1500, 0, 40)},
    'designer-2': {'floor-lamp-arc': (-560, -160, 0, 0), 'garden-sofa-lagoon': (250, -640, 0, 0), 'console-arcade': (1950, -220, 0, 0)},
    'designer-3': {'mirror-cumulus': (820, -21, 1160, 0)},
    'midcentury-1': {'floor-lamp-tripod': (-1145, -395, 0, 0), 'pendant-atom': (600, -1500, 1650, 0), 'coffee-table-fika': (300, -1650, 0, 8)},
    'midcentury-3': {'dining-table-tulpan': (0, -1080, 0, 0), 'planter-vester': (720, -330, 0, 0), 'pendant-atom': (0, -1080, 1470, 0)},
    'baroque-1': {'mirror-medici': (1085, -34, 1120, 0), 'pendant-orsini': (-200, -1250, 1750, 0)},
    'baroque-2': {'mirror-medici': (0, -34, 970, 0)},   # higher, it mirrors the ceiling
    'baroque-3': {'rug-isfahan': (-300, -1484, 0, 0)},
    'playful-3': {'wall-art-playtime': (1270, -26, 1720, 0), 'vases-stack': (500, -1185, 430, 0)},
    'rustic-1': {'dining-table-threshing': (0, -1150, 10, 0), 'bench-linden': (150, -1960, 10, 0), 'planter-terrace': (-850, -340, 0, 0), 'rug-estuary': (0, -1500, 0, 0)},
    'rustic-3': {'shelf-picket': (-560, -21, 1380, 0), 'pendant-tagine': (420, -1150, 1480, 0)},
    'zen-1': {'coffee-table-ishi': (700, -1540, 0, 0), 'pendant-hoshi': (-850, -1750, 1450, 0), 'vases-ikebana': (500, -1540, 320, 0)},
    'zen-3': {'coffee-table-ishi': (-1130, -1750, 0, 90), 'bathroom-ladder-onsen': (-1250, -150, 0, 0), 'bed-tatami': (500, -1135, 0, 0), 'wall-art-enso': (500, -21, 1130, 0)},
    'zen-2': {'wall-art-enso': (-640, -21, 1000, 0)},
}
