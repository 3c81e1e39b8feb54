import { textAt, viewOf } from './read-bytes.ts'

const exif = 'Exif\0\0'
const headerLength = 10
const orientationTag = 0x0112

/** Which way up a camera was held, from a JPEG's Exif segment: 1 to 8, null where it doesn't say. */
export function orientationOf(segment: Uint8Array): number | null {
  if (segment.length < headerLength + 14 || textAt(segment, 4, 6) !== exif) return null
  const tiff = segment.subarray(headerLength)
  const view = viewOf(tiff)
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return null
  const entries = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return null
    if (view.getUint16(at, isLittle) !== orientationTag) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** An Exif segment that says this and nothing else: a portrait must not lie on its side. */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const content = [...new TextEncoder().encode(exif), ...tiff, 0, 0, 0, 0]
  const length = content.length + 2
  return Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff, ...content)
}
