import { pictureLimits, type pictureTypes } from '#contract/market/customer-account.ts'
import type { MarketErrorCode } from '#contract/market/error.ts'
import { plainJpeg } from './jpeg.ts'
import { plainPng } from './png.ts'
import { Unreadable } from './read-bytes.ts'
import { plainWebp } from './webp.ts'

export interface PlainPicture {
  type: (typeof pictureTypes)[number]
  width: number
  height: number
  bytes: Uint8Array
}

type Outcome = { ok: true; picture: PlainPicture } | { ok: false; code: MarketErrorCode }

/**
 * A picture with nothing in it but what it shows: place, camera, author and whatever was hung on its end are gone.
 * What it is, its own bytes say, and never its sender.
 */
export function plainPicture(bytes: Uint8Array): Outcome {
  if (bytes.length > pictureLimits.bytes) return { ok: false, code: 'picture-too-large' }
  const read = kinds.find(({ begins }) =>
    begins.every((byte, at) => byte === null || bytes[at] === byte),
  )?.read
  if (!read) return { ok: false, code: 'picture-unreadable' }
  try {
    const picture = read(bytes)
    return hasGoodMeasures(picture) ? { ok: true, picture } : { ok: false, code: 'picture-measures' }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, code: 'picture-unreadable' }
    throw error
  }
}

const kinds: readonly { begins: (number | null)[]; read: (bytes: Uint8Array) => PlainPicture }[] = [
  { begins: [0xff, 0xd8, 0xff], read: plainJpeg },
  { begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], read: plainPng },
  {
    begins: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
    read: plainWebp,
  },
]

function hasGoodMeasures({ width, height }: PlainPicture): boolean {
  const { shortest, longest, pixels } = pictureLimits
  return Math.min(width, height) >= shortest && Math.max(width, height) <= longest && width * height <= pixels
}
