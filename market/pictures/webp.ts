import type { PlainPicture } from './plain.ts'
import { Unreadable, joined, sliceOf, textAt, viewOf } from './read-bytes.ts'

const headerLength = 12
const alphaFlag = 0x10
const movingFlag = 0x02
type Measures = Pick<PlainPicture, 'width' | 'height'>

/** A WebP with only the chunks that draw one still picture, up to its end. */
export function plainWebp(bytes: Uint8Array): PlainPicture {
  const chunks = chunksOf(bytes)
  const drawn = chunks.get('VP8 ') ?? chunks.get('VP8L')
  if (!drawn || (chunks.has('VP8 ') && chunks.has('VP8L'))) throw new Unreadable('The WebP shows nothing.')
  const measures = chunks.has('VP8 ') ? lossyMeasures(drawn) : losslessMeasures(drawn)
  const extended = chunks.get('VP8X')
  const alpha = chunks.get('ALPH')
  const kept: Uint8Array[] = []
  if (extended) kept.push(plainHeader(extended, measures))
  if (alpha && extended) kept.push(alpha)
  const body = joined([...kept, drawn])
  return { type: 'image/webp', ...measures, bytes: joined([riffHeader(body.length), body]) }
}

/** By name, each with its own header and padding. */
function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const size = viewOf(bytes).getUint32(4, true)
  const riff = sliceOf(bytes, 0, size + 8)
  const chunks = new Map<string, Uint8Array>()
  for (let at = headerLength; at < riff.length;) {
    const name = textAt(riff, at, 4)
    const length = viewOf(sliceOf(riff, at, 8)).getUint32(4, true)
    const chunk = sliceOf(riff, at, 8 + length + (length % 2))
    if (chunks.has(name)) throw new Unreadable(`A still picture has one ${name}.`)
    chunks.set(name, chunk)
    at += chunk.length
  }
  return chunks
}

function lossyMeasures(chunk: Uint8Array): Measures {
  const view = viewOf(sliceOf(chunk, 8, 10))
  const isKeyFrame = (view.getUint8(0) & 1) === 0
  if (!isKeyFrame || view.getUint8(3) !== 0x9d || view.getUint16(4) !== 0x012a)
    throw new Unreadable('The frame has no beginning.')
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

function losslessMeasures(chunk: Uint8Array): Measures {
  const view = viewOf(sliceOf(chunk, 8, 5))
  if (view.getUint8(0) !== 0x2f) throw new Unreadable('The frame has no beginning.')
  const bits = view.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** What is said of profiles, places and authors must not be promised any more. */
function plainHeader(chunk: Uint8Array, { width, height }: Measures): Uint8Array {
  const plain = sliceOf(chunk, 0, 18).slice()
  const flags = plain[8] ?? 0
  const canvas = { width: uint24(plain, 12) + 1, height: uint24(plain, 15) + 1 }
  if (flags & movingFlag || canvas.width !== width || canvas.height !== height)
    throw new Unreadable('The picture moves, or is not of the size that it says.')
  plain[8] = flags & alphaFlag
  return plain
}

function uint24(bytes: Uint8Array, at: number): number {
  const [low = 0, middle = 0, high = 0] = sliceOf(bytes, at, 3)
  return low | (middle << 8) | (high << 16)
}

function riffHeader(length: number): Uint8Array {
  const header = new TextEncoder().encode('RIFF....WEBP')
  viewOf(header).setUint32(4, length + 4, true)
  return header
}
