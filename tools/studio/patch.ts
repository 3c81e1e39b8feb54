import sharp from 'sharp'

type Rgb = readonly [red: number, green: number, blue: number]

interface Patch {
  left: number
  top: number
  width: number
  height: number
  /** How far it is from the wanted colour and how uneven; none at all is 0. */
  score: number
}

/** A patch is a square of the picture, this share of its side; pictures are looked at in this many pixels. */
const share = 0.08
const side = 100
const step = 2
const samplesAcross = 4
const unevenWeighs = 1.5

/** The square of a picture that is closest to a colour and the most even, the set around the piece left out. */
export async function bestPatch(png: Buffer, wantedHex: string): Promise<Patch | undefined> {
  const pixels = await smallPixels(png)
  const wanted = rgbOf(wantedHex)
  const size = Math.round(side * share)
  let best: { x: number; y: number; score: number } | undefined
  for (let y = 2; y <= side - size - 2; y += step)
    for (let x = 2; x <= side - size - 2; x += step) {
      const seen = samples(pixels, { x, y, size })
      if (!seen) continue
      const score = strangeness(seen, wanted)
      if (!best || score < best.score) best = { x, y, score }
    }
  if (!best) return undefined
  const { width } = await sharp(png).metadata()
  const scale = width / side
  const across = Math.round(size * scale)
  return {
    left: Math.round(best.x * scale),
    top: Math.round(best.y * scale),
    width: across,
    height: across,
    score: best.score,
  }
}

type Pixels = (x: number, y: number) => Rgb

async function smallPixels(png: Buffer): Promise<Pixels> {
  const { data } = await sharp(png)
    .removeAlpha()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const at = (y * side + x) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

/** Nothing where any of it is the set. */
function samples(pixels: Pixels, { x, y, size }: { x: number; y: number; size: number }): Rgb[] | undefined {
  const seen: Rgb[] = []
  for (let row = 0; row < samplesAcross; row++)
    for (let column = 0; column < samplesAcross; column++) {
      const across = x + Math.round((column * (size - 1)) / (samplesAcross - 1))
      const down = y + Math.round((row * (size - 1)) / (samplesAcross - 1))
      const rgb = pixels(across, down)
      if (isSet(rgb, ground(pixels, { x: across, y: down }))) return undefined
      seen.push(rgb)
    }
  return seen
}

/** What the set would look like there: it runs on evenly from the left edge to the right one. */
function ground(pixels: Pixels, { x, y }: { x: number; y: number }): Rgb {
  const [left, right, part] = [pixels(1, y), pixels(side - 2, y), x / side]
  return [
    left[0] + (right[0] - left[0]) * part,
    left[1] + (right[1] - left[1]) * part,
    left[2] + (right[2] - left[2]) * part,
  ]
}

/** As bright as the set, or the same hue and darker: a shadow on it. */
function isSet(rgb: Rgb, set: Rgb): boolean {
  if (distance(rgb, set) < 22) return true
  const tint = Math.abs(rgb[0] - rgb[1] - (set[0] - set[1])) + Math.abs(rgb[1] - rgb[2] - (set[1] - set[2]))
  return tint < 9 && rgb[1] < set[1] && rgb[1] > 110
}

function strangeness(seen: readonly Rgb[], wanted: Rgb): number {
  const channel = (of: (rgb: Rgb) => number) => seen.reduce((sum, rgb) => sum + of(rgb), 0) / seen.length
  const mean: Rgb = [channel(([red]) => red), channel(([, green]) => green), channel(([, , blue]) => blue)]
  const uneven = channel((rgb) => distance(rgb, mean))
  return distance(mean, wanted) + uneven * unevenWeighs
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
