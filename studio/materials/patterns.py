"""The drawings themselves: u, v in 0..1 (v up), aspect = width / height -> index into the palette."""
import numpy as np


def _layers(shape, *layers):
    """Paints (mask, index) in order over index 0."""
    out = np.zeros(shape, int)
    for mask, index in layers:
        out[mask] = index
    return out


def _edge(u, v, aspect):
    """Distance to the nearest edge in heights."""
    return np.minimum(np.minimum(u, 1 - u) * aspect, np.minimum(v, 1 - v))


def _disc(u, v, aspect, c):
    return np.hypot((u - c[0]) * aspect, v - c[1]) < c[2]


def border(u, v, a):
    """A broad band woven in, with a line inside it."""
    e = _edge(u, v, a)
    return _layers(u.shape, ((e > .05) & (e < .105), 1), ((e > .125) & (e < .133), 1))


RHYTHM = ((5, 0), (1, 1), (1, 0), (1, 1), (5, 0), (2, 2), (1, 0), (4, 1), (1, 0), (2, 2), (5, 0), (1, 1), (1, 0), (1, 1), (4, 0))   # (width, colour) of one repeat, the same from both sides


def stripes(u, v, a):
    """Bands and pairs of fine lines between wide plain ones, three repeats over one and a half heights."""
    line = np.repeat([colour for _, colour in RHYTHM], [width for width, _ in RHYTHM])
    return line[np.floor(u * a * 2 * len(line)).astype(int) % len(line)]


def kilim(u, v, a):
    """Stepped diamonds in a field, with a toothed border."""
    x, y = np.abs(((u * a * 3) % 1) - .5), np.abs(((v * 3) % 1) - .5)
    step = (np.floor(x * 12) + np.floor(y * 12)) / 12
    e = _edge(u, v, a)
    tooth = (np.abs(((u * a + v) * 16) % 1 - .5) * .06 + .055)
    return _layers(u.shape, (step < .46, 1), (step < .36, 2), (step < .22, 3), (step < .09, 0), (e < .09, 2), (e < tooth, 1), (e < .035, 3))


def _row(x, y, halves, pitch):
    """Whole motifs in a row round a rectangle, an odd one between each two, even ones at the corners: along and across from the nearest's middle, and its number."""
    wide, tall = halves
    flat = np.abs(y) - tall > np.abs(x) - wide
    reach, s = np.where(flat, wide, tall), np.where(flat, x, y)
    step = reach / np.round(reach / pitch)
    number = np.round((s + reach) / step)
    return s + reach - number * step, np.where(flat, np.abs(y) - tall, np.abs(x) - wide), number


def _rosette(x, y, size, petals=8):
    """Three masks: petals, a ring in them, the eye."""
    r, t = np.hypot(x, y), np.arctan2(y, x)
    return r < size * (.80 + .20 * np.cos(petals * t)), r < size * .44, r < size * .25


def medallion(u, v, a):
    """A persian centre between spandrels in a flowered trellis, and three borders: every motif whole."""
    x, y = (u - .5) * a, v - .5
    e, wide, tall = _edge(u, v, a), .5 * a - .148, .5 - .148

    def core(x, y):
        return .205 + .018 * np.abs(np.cos(8 * np.arctan2(y, x * .78))) - np.hypot(x * .78, y)

    def spandrel(x, y):
        cx, cy = (wide - np.abs(x)) * .8, tall - np.abs(y)
        return .195 + .014 * np.abs(np.cos(6 * np.arctan2(cy, cx))) - np.hypot(cx, cy)

    pitch = 2 * wide / 13
    kx, ky = np.round(2 * x / pitch), np.round(2 * y / pitch)   # flowers stand where both are odd or both even
    kx = kx + np.where((kx + ky) % 2 > 0, np.sign(2 * x / pitch - kx), 0)
    px, py, mx, my = x - kx * pitch / 2, y - ky * pitch / 2, kx * pitch / 2, ky * pitch / 2
    free = (np.maximum(core(mx, my), spandrel(mx, my)) < -pitch * .36) & (np.abs(mx) < wide - pitch * .3) & (np.abs(my) < tall - pitch * .3)
    trellis = np.abs(np.abs(px) + np.abs(py) - pitch * .5) < .0028
    bloom, ring, eye = _rosette(px, py, np.where(kx % 2 > 0, .017, .023))
    r, t = np.hypot(x * .78, y), np.arctan2(y, x * .78) / (2 * np.pi) * 16
    petal, petal_ring, petal_eye = _rosette((t - np.round(t)) * np.pi / 8 * r, r - .157, .025)
    heart, heart_ring, heart_eye = _rosette(x * .78, y, .092, 16)
    cx, cy = (wide - np.abs(x)) * .8, tall - np.abs(y)
    deep, fan = np.hypot(cx, cy), np.arctan2(cy, cx) / (np.pi / 2) * 4
    leaf, leaf_ring, leaf_eye = [m & (spandrel(x, y) > 0) for m in _rosette((fan % 1 - .5) * np.pi / 8 * deep, deep - .137, .023)]
    s, d, number = _row(x, y, (.5 * a - .088, .5 - .088), .056)
    big, big_ring, big_eye = _rosette(s, d, np.where(number % 2 > 0, .021, .029))
    tendril = (np.abs(np.abs(d) - .016 + .010 * np.cos(number * np.pi) * np.cos(s * np.pi / .056)) < .0025) & (e < .129)
    bead = np.hypot(*_row(x, y, (.5 * a - .031, .5 - .031), .025)[:2]) < .0065
    return _layers(u.shape, (trellis, 2), (free & bloom, 3), (free & ring, 1), (free & eye, 2),
                   (spandrel(x, y) > -.012, 3), (spandrel(x, y) > -.007, 1), (np.abs(deep - .137) < .0025, 2), (leaf, 3), (leaf_ring, 0), (leaf_eye, 2), (deep < .085, 2), (deep < .078, 0),
                   (core(x, y) > -.014, 3), (core(x, y) > -.009, 2), (core(x, y) > 0, 1), (np.abs(r - .157) < .0025, 2), (petal, 3), (petal_ring, 0), (petal_eye, 2),
                   (r < .108, 2), (r < .102, 0), (heart, 3), (heart_ring, 1), (heart_eye, 2), (e < .148, 3), (e < .143, 1), (e < .134, 3), (e < .129, 2),
                   (tendril, 1), (big, 3), (big_ring, 0), (big_eye, 1), (e < .048, 3), (e < .043, 1), (bead, 3), (e < .018, 3), (e < .013, 1))


def berber(u, v, a):
    """Loose diamond trellis of a Beni Ourain."""
    wob = .012 * np.sin(u * 37) + .012 * np.sin(v * 29 + 1)
    p, q = (u * a + v) * 2.3 + wob, (u * a - v) * 2.3 - wob
    line = np.minimum(np.abs(p % 1 - .5), np.abs(q % 1 - .5))
    return _layers(u.shape, (line < .028, 1))


def checker(u, v, a):
    return (np.floor(u * a * 5) + np.floor(v * 5)).astype(int) % 2


def sunburst(u, v, a):
    """Art deco fans."""
    n = 4
    row = np.floor(v * n)
    x, y = ((u * a * n / 2 + .5 * (row % 2)) % 1 - .5) * 2, (v * n) % 1
    r, t = np.hypot(x, y), np.arctan2(y, x)
    rays = np.floor(t / np.pi * 11) % 2 == 0
    return _layers(u.shape, ((r < 1) & rays, 1), ((r < 1.0) & (r > .94), 2), (r < .3, 2), (r < .22, 0))


def deco_frame(u, v, a):
    e = _edge(u, v, a)
    x, y = np.abs(u - .5) * a, np.abs(v - .5)
    steps = np.floor((x + y) * 14) / 14
    return _layers(u.shape, (steps < .36, 1), (steps < .28, 0), (steps < .2, 2), (e < .1, 1), ((e < .08) & (e > .065), 2), (e < .03, 2))


def abstract(u, v, a):
    """Big overlapping shapes."""
    x, y = u * a, v
    return _layers(u.shape, (y < .34 + .08 * np.sin(x * 4), 1), (_disc(u, v, a, (.68, .66, .21)), 2), (_disc(u, v, a, (.34, .46, .26)) & (v < .48), 3), (np.abs(y - .2 - .12 * x) < .012, 3))


def colour_blocks(u, v, a):
    return _layers(u.shape, (u > .58, 1), (v > .62, 2), ((u > .58) & (v > .62), 3), ((u < .26) & (v < .3), 3))


def mid_leaves(u, v, a):
    """Midcentury almonds on a stem."""
    out = np.zeros(u.shape, int)
    x, y = (u - .5) * a, v
    out[np.abs(x) < .004] = 1
    for k in range(7):
        side, cy = (-1 if k % 2 else 1), .2 + k * .095
        px, py = x - side * .11 * a, y - cy - .03
        c, s = np.cos(.6 * side), np.sin(.6 * side)
        p, q = px * c + py * s, -px * s + py * c
        out[(np.abs(q) < .045 * (1 - (p / (.12 * a)) ** 2)) & (np.abs(p) < .12 * a)] = 1 + k % 3
    return out


def discs(u, v, a):
    return _layers(u.shape, (_disc(u, v, a, (.42, .6, .24)), 1), (_disc(u, v, a, (.6, .42, .2)) & (v < .42), 2), (_disc(u, v, a, (.66, .76, .09)), 3))


def brush(u, v, a):
    """One ink circle, drawn in a breath: zen."""
    x, y = (u - .5) * a, v - .52
    r, t = np.hypot(x, y), np.arctan2(y, x)
    across = (r - .27 - .012 * np.sin(2 * t + 1)) / (.028 * (.55 + .45 * np.cos((t + 1.2) / 2) ** 2))
    along = (t - 1.25) % (2 * np.pi) / (2 * np.pi - .3)
    p, q = (u - .82) / .025, (v - .14) / .02
    seal, m, n = np.maximum(np.abs(p), np.abs(q)) < 1, np.abs(p), np.abs(q)
    sign = ((m < .11) & (n < .62)) | ((n < .11) & (m < .4)) | ((np.abs(n - .62) < .11) & (m < .62))
    return _layers(u.shape, (_stroke(across, along), 1), (seal & ~sign, 2))


def _stroke(across, along):
    """Hairs of a brush, each with its own ink: it starts full and runs dry, one hair after the other."""
    rng, hairs = np.random.default_rng(11), 34
    hair = np.clip((across + 1) / 2 * hairs, 0, hairs - 1).astype(int)
    ink, end = rng.normal(0, .3, hairs), rng.uniform(.93, 1, hairs)
    waves = [np.sin(along * rng.uniform(low, 2 * low, hairs)[hair] + rng.uniform(0, 6.3, hairs)[hair]) for low in (14, 40, 110)]
    dry = np.clip((along - .45) / .55, 0, 1) ** 1.3 * 2.4 - 1.6
    return (np.abs(across) < 1) & (along > .011 * across ** 2) & (along < end[hair]) & (ink[hair] + .55 * waves[0] + .35 * waves[1] + .2 * waves[2] > dry)


def botanical(u, v, a):
    out = mid_leaves(u, v, a)
    e = _edge(u, v, a)
    out[(e > .05) & (e < .054)] = 1
    return out


def skyline(u, v, a):
    """Factory roofs and a sun: industrial."""
    roof = .28 + .1 * ((u * 6) % 1)
    stack = ((np.abs(u - .24) < .025) & (v < .7)) | ((np.abs(u - .4) < .02) & (v < .6))
    return _layers(u.shape, (_disc(u, v, a, (.66, .62, .16)), 2), (v < roof, 1), (stack, 1), ((v < .2) & (((u * 18 + .25) % 1) > .5) & (v > .1), 3))


def rainbow(u, v, a):
    """Playful arches between two clouds."""
    x, y = (u - .5) * a, v - .27
    r = np.hypot(x, y)
    out = np.zeros(u.shape, int)
    for k, radius in enumerate((.40, .335, .27, .205, .14)):
        out[(r < radius) & (y > 0)] = k + 1
    out[(r < .075) & (y > 0)] = 0
    for side in (-1, 1):
        for cx, cy, size in ((.26, 0, .075), (.33, .02, .06), (.19, -.005, .055), (.26, .05, .05)):
            out[np.hypot(x - side * cx, y - cy) < size] = 6
    return out


def boat(u, v, a):
    """A sailing boat on three rows of waves under a low sun."""
    x, y = (u - .5) * a, v
    sail = (x > .015) & (y > .36) & (x < .26 * (.84 - y) / .48)
    jib = (x < -.015) & (y > .40) & (-x < .19 * (.76 - y) / .36)
    hull = (np.abs(x) < .27 - .5 * np.maximum(0, .34 - y)) & (y > .23) & (y < .33)
    waves = [((y < top - .03 * np.abs(np.sin(np.pi * (x * 6 + k * .5)))) & (y > 0), colour) for k, (top, colour) in enumerate(((.27, 4), (.19, 3), (.11, 4)))]
    return _layers(u.shape, (np.hypot(x + .27, y - .80) < .085, 2), (np.abs(x) < .008, 5), ((np.abs(x) < .008) & (y > .86), 0), (sail, 1), (jib, 6), (hull, 5), *waves)


def bear(u, v, a):
    """A bear's face, cheeks and all."""
    x, y = (u - .5) * a, v - .46
    m = np.abs(x)
    return _layers(u.shape, (np.hypot(m - .22, y - .24) < .105, 1), (np.hypot(m - .22, y - .24) < .055, 2), (np.hypot(x / 1.08, y) < .32, 1), (np.hypot(x / 1.25, y + .10) < .145, 6),
                   (np.hypot(m - .13, y - .06) < .030, 5), (np.hypot(x / 1.35, y + .045) < .042, 5), ((m < .008) & (y < -.06) & (y > -.14), 5),
                   ((np.abs(np.hypot(m - .045, y + .125) - .045) < .008) & (y < -.125), 5), (np.hypot(m - .225, y + .065) < .048, 2))


def terrazzo_spots(u, v, a):
    out = np.zeros(u.shape, int)
    rng = np.random.default_rng(3)
    for k in range(46):
        out[_disc(u, v, a, (*rng.random(2), .018 + .03 * rng.random()))] = 1 + k % 3
    return out


PATTERNS = {f.__name__.replace('_', '-'): f for f in (border, stripes, kilim, medallion, berber, checker, sunburst, deco_frame, abstract,
            colour_blocks, mid_leaves, discs, brush, botanical, skyline, rainbow, boat, bear, terrazzo_spots)}
