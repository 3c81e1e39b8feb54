"""A freestanding bath: what a bathroom cannot do without and the shop does not sell. Millimetres."""
from models.kit.round import disc, rod, tube
from models.kit.solid import loft, rings
from models.kit.outline import ellipse

ENAMEL, BRASS = {'shader': 'plain', 'hex': '#E2DFD8', 'rough': .14}, {'shader': 'metal', 'metal': 'aged brass'}
# Outside then inside, from the foot over the rim to the drain: (share of the length, height)
SHELL = [(.80, 0), (.82, 20), (.86, 200), (.94, 440), (.99, 560), (1.0, 580), (.99, 592), (.965, 590), (.95, 560), (.90, 440), (.80, 190), (.70, 130), (.3, 118)]


def bath(length=1700, width=780, water=True):
    """Double-ended, with its filler standing behind it."""
    sections = [[(p.x * share + 0, p.y * share, z) for p in ellipse(length, width, 72, 2.5)] for share, z in SHELL]
    tub = loft('bath', 'enamel', sections, grain='z', subdivide=1, smooth=80)
    pipe = [(0, width * .62, 0), (0, width * .62, 760), (0, width * .62, 880), (0, width * .52, 920), (0, width * .36, 900), (0, width * .33, 850)]
    filler = [tube('filler', 'metal', pipe, 13), disc('rose', 'metal', 34, 10, (0, width * .62, 0)), rod('cross', 'metal', (-60, width * .62, 700), (60, width * .62, 700), 9),
              *[disc('lever', 'metal', 20, 34, (s * 62, width * .62, 683)) for s in (-1, 1)]]
    parts = [tub, filler]
    if water:
        parts.append(rings('water', 'water', ellipse(length * .905, width * .905, 72, 2.5), [(0, 440), (-1, 442)]))
    return parts, {'enamel': ENAMEL, 'metal': BRASS, 'water': {'shader': 'plain', 'hex': '#C4D2CC', 'rough': .06}}
