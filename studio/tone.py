"""From scene light to the picture. A swatch lit by the key keeps its hex: Filmic's contrast would shift it."""
import struct
import zlib

import numpy as np

SHOULDER = .62
# Bounces between like-coloured surfaces raise saturation above the swatch; this takes it back.
CHROMA = .86


def develop(image, exposure=0.0):
    """Linear rgb [3, h, w] -> 8-bit sRGB [h, w, 3]. Rolls highlights off by brightness, keeping hue."""
    x = np.maximum(image, 0) * 2 ** exposure
    grey = .2126 * x[0] + .7152 * x[1] + .0722 * x[2]
    x = grey + (x - grey) * CHROMA
    bright = np.maximum(.5 * x.max(0) + .5 * grey, 1e-6)
    curved = _curve(bright)
    out = x * (curved / bright)
    # What still exceeds white fades to white instead of clipping to a false hue.
    over = np.clip((out.max(0) - .92) / .5, 0, 1)
    out = np.clip(out + (curved - out) * over, 0, 1)
    return (np.where(out <= .0031308, out * 12.92, 1.055 * out ** (1 / 2.4) - .055).transpose(1, 2, 0) * 255 + .5).astype(np.uint8)


def _curve(b):
    """Straight up to the shoulder, with a slightly firmer toe, then asymptotic to white."""
    toe = b * (b + .012) / (b + .028)
    roll = SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(np.maximum(toe, SHOULDER) - SHOULDER) / (1 - SHOULDER)))
    return np.where(toe < SHOULDER, toe, roll)


def write_png(path, pixels):
    h, w = pixels.shape[:2]
    rows = np.concatenate([np.zeros((h, 1), np.uint8), pixels.reshape(h, w * 3)], 1).tobytes()

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0))
                + chunk(b'sRGB', b'\0') + chunk(b'IDAT', zlib.compress(rows, 6)) + chunk(b'IEND', b''))
