import sharp from 'sharp'

const window = 8
const step = window / 2
/** Keep flat windows from deciding by rounding alone: 1 and 3 % of the brightest, squared. */
const [flat, plain] = [2.55 ** 2, 7.65 ** 2]

/** Structural similarity of two pictures' brightness (Wang, Bovik, Sheikh, Simoncelli 2004): 1 is the same picture. */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([brightness(one), brightness(other)])
  if (a.width !== b.width || a.height !== b.height) return 0
  let sum = 0
  let windows = 0
  for (let top = 0; top + window <= a.height; top += step) {
    for (let left = 0; left + window <= a.width; left += step) {
      sum += likenessAt(a, b, top * a.width + left)
      windows += 1
    }
  }
  return sum / windows
}

interface Brightness {
  pixels: Uint8Array
  width: number
  height: number
}

async function brightness(image: Buffer): Promise<Brightness> {
  const { data, info } = await sharp(image).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

function likenessAt(a: Brightness, b: Brightness, start: number): number {
  const [sum, squares] = [{ a: 0, b: 0 }, { a: 0, b: 0, both: 0 }]
  for (let row = 0; row < window; row += 1) {
    for (let at = start + row * a.width; at < start + row * a.width + window; at += 1) {
      const [x = 0, y = 0] = [a.pixels[at], b.pixels[at]]
      sum.a += x
      sum.b += y
      squares.a += x * x
      squares.b += y * y
      squares.both += x * y
    }
  }
  const count = window * window
  const mean = { a: sum.a / count, b: sum.b / count }
  const variances = squares.a / count - mean.a ** 2 + squares.b / count - mean.b ** 2
  const together = squares.both / count - mean.a * mean.b
  const light = (2 * mean.a * mean.b + flat) / (mean.a ** 2 + mean.b ** 2 + flat)
  return light * ((2 * together + plain) / (variances + plain))
}
