import type { PlainPicture } from './plain.ts'
import { Unreadable, joined, sliceOf, textAt, viewOf } from './read-bytes.ts'

const signatureLength = 8
/** What draws the picture. Texts, times, places, colour profiles and moving frames are not among it. */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** A PNG with only the chunks that draw it, up to its end. */
export function plainPng(bytes: Uint8Array): PlainPicture {
  const view = viewOf(bytes)
  const kept = [sliceOf(bytes, 0, signatureLength)]
  const seen = new Set<string>()
  for (let at = signatureLength; !seen.has('IEND');) {
    const length = viewOf(sliceOf(bytes, at, 8)).getUint32(0)
    const type = textAt(bytes, at + 4, 4)
    const chunk = sliceOf(bytes, at, length + 12)
    if (seen.size === 0 && type !== 'IHDR') throw new Unreadable('A PNG begins with its measures.')
    if (drawing.has(type)) {
      const isWhole = checksum(chunk.subarray(4, -4)) === viewOf(chunk).getUint32(length + 8)
      if (!isWhole || (type !== 'IDAT' && seen.has(type))) throw new Unreadable(`The chunk ${type} is wrong.`)
      kept.push(chunk)
      seen.add(type)
    } else if (isCritical(type)) throw new Unreadable(`Nobody knows the chunk ${type}.`)
    at += chunk.length
  }
  if (!seen.has('IDAT') || view.getUint32(signatureLength) !== 13)
    throw new Unreadable('The PNG shows nothing.')
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), bytes: joined(kept) }
}

/** An upper-case letter in front: a reader who doesn't know it can't draw the picture. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

const table = Uint32Array.from({ length: 256 }, (_, value) => {
  let sum = value
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
