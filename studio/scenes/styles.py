"""How each style dresses a wall and lets the light in: what makes a vignette unmistakable before one looks at the furniture."""
from dataclasses import replace

from .laid import shaded
from .mood import Mood
from .plan import Opening, Plan
from .screens import lattice, shoji, spandrels
from .walls import battens, beams, bricks, colour, cornice, matchboard, painted_arch, painted_disc, panelling, planks, rail, stripes, wood_paint

DAY = Mood(sun=(1, .5, -.42), strength=3.6, warmth=.45, dim=.5, window=170, bounce=66)
EVENING = Mood(sun=(1, .5, -.3), strength=1.2, warmth=1, sky=(.72, .72, .9), dim=.42, window=190, blue=(.8, .86, 1), bounce=190, tint=(1, .86, .70))
PLAN = Plan(left=-2600, right=2600, front=6500, height=2900, openings=(Opening('left', -3300, -1500, 400, 2400, (3, 4)),))
GOLD, BRASS = {'shader': 'gilt'}, {'shader': 'metal', 'metal': 'aged brass'}


def artdeco(shell, run, hex_colour):
    shell.add(*panelling(run, wood_paint(hex_colour), 7, ((0, 1),), 'slim', 90, BRASS), 'back')
    shell.add(*cornice(run, shell.plan.height, wood_paint(shaded(hex_colour, 1.2))), 'back')


def industrial(shell, run, hex_colour):
    shell.add(*bricks((*run[:2], 0, shell.plan.height), hex_colour, mortar=shaded(hex_colour, .86)), 'back')
    shell.add(*beams(shell.plan, {'shader': 'powder', 'hex': '#34322F'}, 3, (110, 190), along='x'))


def classic(shell, run, hex_colour):
    shell.add(*panelling(run, wood_paint(hex_colour), 5, ((0, .3), (.33, 1)), 'bead'), 'back')
    shell.add(*rail(run, 960, wood_paint(shaded(hex_colour, 1.05)), 60, 32), 'back')
    shell.add(*cornice(run, shell.plan.height, wood_paint(shaded(hex_colour, 1.08))), 'back')


def designer(shell, run, hex_colour):
    shell.add(*colour((run[0], -350, 0, shell.plan.height), shaded(hex_colour, .84)), 'back')
    shell.add(*painted_disc((820, 1560), 940, shaded(hex_colour, 1.12)), 'back')


def mainstream(shell, run, hex_colour):
    shell.add(*matchboard((*run[:2], 90, 1040), wood_paint(shaded(hex_colour, 1.04)), 160), 'back')


def midcentury(shell, run, hex_colour):
    shell.add(*battens((run[0], -700, 0, shell.plan.height), {'shader': 'wood', 'species': 'walnut'}, 62), 'back')


def ethnic(shell, run, hex_colour):
    for opening in shell.plan.openings:
        shell.add(spandrels(opening), {'wall': shell.finish}, opening.wall)
    shell.add(lattice(shell.plan.openings[0], 124), {'lattice': {'shader': 'wood', 'species': 'acacia'}}, 'left')
    shell.add(*colour((*run[:2], 0, 330), shaded(hex_colour, .72)), 'back')
    shell.add(*beams(shell.plan, {'shader': 'wood', 'species': 'acacia'}, 8, (110, 120)))


def baroque(shell, run, hex_colour):
    shell.add(*panelling(run, wood_paint(hex_colour), 4, ((0, .28), (.3, 1)), 'bead', 150, GOLD), 'back')
    shell.add(*rail(run, 990, GOLD, 28, 22), 'back')
    shell.add(*cornice(run, shell.plan.height, GOLD), 'back')


def playful(shell, run, hex_colour):
    for k, (width, height) in enumerate(((2300, 2250), (1840, 2020), (1380, 1790), (920, 1560))):
        parts, finishes = painted_arch((-150, 0), (width, height), ('#D98E73', '#E7C173', '#8FAFA6', hex_colour)[k])
        for part in parts:
            part.location.y -= .0012 * k
        shell.add(parts, finishes, 'back')


def rustic(shell, run, hex_colour):
    shell.add(*planks((*run[:2], 0, shell.plan.height), {'shader': 'chalk', 'hex': hex_colour}, 200), 'back')
    shell.add(*beams(shell.plan, {'shader': 'wood', 'species': 'reclaimed'}, 4, (170, 190)))


def shabby(shell, run, hex_colour):
    shell.add(*stripes((*run[:2], 1150, shell.plan.height), hex_colour, shaded(hex_colour, 1.08), 110), 'back')
    shell.add(*matchboard((*run[:2], 0, 1150), {'shader': 'chalk', 'hex': '#E0D9CC'}, 105), 'back')


def zen(shell, run, hex_colour):
    shell.add(*shoji((run[0] + 60, -1560, 60, 2150), 1, glow=.8), 'back')
    shell.add(*colour((-1500, run[1], 0, shell.plan.height), shaded(hex_colour, .94)), 'back')


NICHE = Opening('back', 760, 1560, 1150, 2250, (0, 0), deep=260, lit=False)
SCREEN = Opening('left', -2900, -1700, 700, 2500, (0, 0), deep=220, sill=False)
# style: (how it dresses the wall, what stands round it, its light, how its floor is laid, exposure)
STYLES = {
    'artdeco': (artdeco, replace(PLAN, skirting=150, trim='#2A2926'), EVENING, 'herringbone', .1),
    'industrial': (industrial, replace(PLAN, skirting=0, ceiling='#A39D94', openings=(Opening('left', -3600, -1200, 500, 2700, (5, 5), bar=28, frame={'shader': 'powder', 'hex': '#2A2B2B'}),)), replace(DAY, warmth=.1, window=230), '', 0),
    'classic': (classic, replace(PLAN, skirting=150), replace(DAY, strength=2.8), 'herringbone', -.1),
    'designer': (designer, replace(PLAN, skirting=0), replace(DAY, strength=5, warmth=.3, soft=.6), '', -.1),
    'mainstream': (mainstream, PLAN, DAY, '', -.1),
    'midcentury': (midcentury, replace(PLAN, skirting=0), replace(DAY, strength=4.6, warmth=.85), '', -.1),
    'ethnic': (ethnic, replace(PLAN, skirting=0, openings=(SCREEN, NICHE), ceiling='#C49A70'), replace(DAY, strength=10, warmth=.7, dim=.62, soft=.7, window=320, bounce=130, tint=(1, .9, .78)), 'quarries', -.1),
    'baroque': (baroque, replace(PLAN, height=3100, skirting=170, trim='#3A2A22'), EVENING, 'herringbone', .1),
    'playful': (playful, replace(PLAN, trim='#E8E3D8'), replace(DAY, warmth=.3, dim=.6, bounce=84), '', -.05),
    'rustic': (rustic, replace(PLAN, skirting=0, height=2700), replace(DAY, warmth=.6), '', -.1),
    'shabby': (shabby, replace(PLAN, skirting=0), replace(DAY, strength=2.2, warmth=.3, dim=.62, window=220), '', -.1),
    'zen': (zen, replace(PLAN, skirting=40, trim='#C9AF88', height=2600), replace(DAY, strength=2.6, warmth=.5), '', -.1),
}
