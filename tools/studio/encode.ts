import sharp, { type Sharp } from 'sharp'

/** Raised when pictures shall be made anew from the same renders. */
export const recipe = '3'

/** The widths of a kind of picture; none is ever wider than what was rendered. */
const widthsOf = {
  /** The smallest stands beside others of its product, a thumb's width. */
  variant: [120, 320, 640, 1200],
  view: [320, 640, 1200],
  room: [320, 480, 960, 1920],
  vignette: [320, 640, 960],
} as const
export type Kind = keyof typeof widthsOf

export interface Encoded {
  widths: number[]
  ratio: number
  colour: string
  avif: Map<number, Buffer>
}

/** The small ones are what a phone waits for; the large ones are looked at closely. */
const quality = (width: number) => (width <= 480 ? 66 : width <= 960 ? 64 : 62)

const widestThatMustBeLight = 320
export const lightest = 8_000
const poorest = 40

export async function encodePicture(png: Buffer, kind: Kind): Promise<Encoded> {
  const { width, height } = await sharp(png).metadata()
  const widths = widthsThatFit(widthsOf[kind], width)
  const avif = new Map<number, Buffer>()
  for (const one of widths) avif.set(one, await encodeAt(png, one, quality(one)))
  return { widths, ratio: Math.round((height / width) * 10_000) / 10_000, colour: await averageOf(png), avif }
}

/** Weave and carving fill a small picture with detail: it gives way until a phone needn't wait for it. */
async function encodeAt(png: Buffer, width: number, wanted: number): Promise<Buffer> {
  const made = await sharp(png)
    .removeAlpha()
    .resize({ width })
    .avif({ quality: wanted, effort: 4, chromaSubsampling: '4:2:0' })
    .toBuffer()
  const isLight = width > widestThatMustBeLight || made.length <= lightest || wanted <= poorest
  return isLight ? made : encodeAt(png, width, wanted - 6)
}

/** 1200 × 630 for sharing: a product stands whole on its own ground, which its edges carry on; a room is cropped. */
export async function encodeShare(png: Buffer, kind: Kind): Promise<Buffer> {
  const [width, height] = [1200, 630]
  if (kind === 'room') return jpeg(sharp(png).resize({ width, height, fit: 'cover' }))
  const middle = await sharp(png).removeAlpha().resize({ height, width: height, fit: 'cover' }).toBuffer()
  const side = (width - height) / 2
  return jpeg(sharp(middle).extend({ left: side, right: side, extendWith: 'copy' }))
}

export async function averageOf(image: Buffer): Promise<string> {
  const { data } = await sharp(image).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  return `#${Array.from(data.subarray(0, 3), (value) => value.toString(16).padStart(2, '0')).join('')}`
}

function jpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

function widthsThatFit(targets: readonly number[], real: number): number[] {
  const fitting = targets.filter((target) => target <= real)
  const largest = Math.min(real, targets.at(-1) ?? real)
  return fitting.at(-1) === largest ? fitting : [...fitting, largest]
}
