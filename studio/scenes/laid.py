"""Many small pieces in few meshes: bricks, tiles, boards and battens on a wall. Drawn in the wall's own axes."""
import random

import bpy
from mathutils import Vector

from models.kit.part import MM, part

TONES = 6


def laid(name, cells, proud, edge=3, tilt=0, seed=1, grain='x'):
    """cells: (x, z, width, height) from each piece's lower left. Returns TONES parts with slots tone0, tone1…

    proud: how far the faces stand out; edge: their chamfer; tilt: how unevenly they were laid, mm across a piece."""
    rnd, meshes = random.Random(seed), [([], []) for _ in range(TONES)]
    for cell in cells:
        _piece(*meshes[rnd.randrange(TONES)], cell, (proud, edge, [rnd.uniform(-tilt, tilt) for _ in range(4)]))
    return [_mesh(f'{name} {k}', f'tone{k}', mesh, grain) for k, mesh in enumerate(meshes) if mesh[0]]


def tones(finish, spread=.08, seed=3):
    """TONES finishes about one: the pieces of a firing, the planks of a log."""
    rnd = random.Random(seed)
    return {f'tone{k}': {**finish, 'hex': shaded(finish['hex'], 1 + rnd.uniform(-spread, spread))} if 'hex' in finish else finish for k in range(TONES)}


def shaded(hex_colour, factor):
    h = hex_colour.lstrip('#')
    return '#' + ''.join(f'{max(0, min(255, round(int(h[i:i + 2], 16) * factor))):02X}' for i in (0, 2, 4))


def courses(run, size, gap, bond=.5):
    """Cells of a running bond over run = (x0, x1, z0, z1), cut at its ends."""
    (x0, x1, z0, z1), (w, h), out, row, z = run, size, [], 0, run[2]
    while z < z1 - 4:
        x = x0 - (w + gap) * ((row * bond) % 1)
        while x < x1:
            a, b = max(x, x0), min(x + w, x1)
            if b - a > 6:
                out.append((a, z, b - a, min(h, z1 - z)))
            x += w + gap
        z, row = z + h + gap, row + 1
    return out


def outside(cells, holes):
    """Cells cut at the sides of holes = (x0, x1, z0, z1): openings and what is built in."""
    for a, b, low, high in holes:
        cells = [piece for cell in cells for piece in _cut(cell, (a, b), (low, high))]
    return cells


def _cut(cell, across, up):
    x, z, w, h = cell
    if x + w <= across[0] or x >= across[1] or z + h <= up[0] or z >= up[1]:
        return [cell]
    return [(start, z, end - start, h) for start, end in ((x, across[0]), (across[1], x + w)) if end - start > 12]


def _piece(verts, faces, cell, shape):
    (x, z, w, h), (proud, edge, lean), n = cell, shape, len(verts)
    edge = min(edge, w * .3, h * .3)
    corners = [(x, z), (x + w, z), (x + w, z + h), (x, z + h)]
    inner = [(x + edge, z + edge), (x + w - edge, z + edge), (x + w - edge, z + h - edge), (x + edge, z + h - edge)]
    verts += [Vector((p[0], 0, p[1])) * MM for p in corners]
    verts += [Vector((p[0], -proud + edge * .7 + d, p[1])) * MM for p, d in zip(corners, lean)]
    verts += [Vector((p[0], -proud + d, p[1])) * MM for p, d in zip(inner, lean)]
    for k in range(4):
        j = (k + 1) % 4
        faces += [(n + k, n + j, n + 4 + j, n + 4 + k), (n + 4 + k, n + 4 + j, n + 8 + j, n + 8 + k)]
    faces.append((n + 8, n + 9, n + 10, n + 11))


def _mesh(name, slot, made, grain):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(*[made[0], [], made[1]])
    return part(name, slot, mesh, grain, smooth=20)
