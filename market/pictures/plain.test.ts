import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPicture } from './plain.ts'

const secret = 'Taken by Ada at 51.45 north'

function drawing(width = 120, height = 80) {
  return sharp({ create: { width, height, channels: 4, background: '#bb5533' } })
    .composite([{ input: Buffer.from(`<svg width="40" height="30"><circle cx="15" cy="15" r="12"/></svg>`) }])
    .withExif({ IFD0: { Artist: secret, ImageDescription: secret } })
    .withIccProfile('srgb')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
}

const made = {
  'image/jpeg': () => drawing().jpeg().toBuffer(),
  'image/png': () => drawing().png().toBuffer(),
  'image/webp': () => drawing().webp().toBuffer(),
}
const others = {
  'a progressive JPEG': () => drawing().jpeg({ progressive: true }).toBuffer(),
  'a JPEG in CMYK': () =>
    sharp({ create: { width: 120, height: 80, channels: 3, background: '#bb5533' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  'an interlaced PNG with a palette': () => drawing().png({ palette: true, progressive: true }).toBuffer(),
  'a lossless WebP': () => drawing().webp({ lossless: true }).toBuffer(),
  'a WebP without metadata': () =>
    sharp({ create: { width: 120, height: 80, channels: 3, background: '#bb5533' } })
      .webp()
      .toBuffer(),
}

function shown(bytes: Uint8Array) {
  const outcome = plainPicture(bytes)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.picture
}

function refusal(bytes: Uint8Array): string {
  const outcome = plainPicture(bytes)
  return outcome.ok ? 'shown' : outcome.code
}

/** How far the pixels of two pictures are apart at most; a profile that says sRGB moves some by one. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()))
  if (!a || !b || a.length !== b.length) throw new Error('The pictures are of different sizes.')
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0)
}

describe('a picture keeps what it shows', () => {
  test.each(Object.entries(made))('%s, and loses what it tells', async (type, make) => {
    const sent = await make()
    expect(sent.toString('latin1')).toContain(secret)
    const plain = shown(sent)
    expect(plain).toMatchObject({ type, width: 120, height: 80 })
    expect(Buffer.from(plain.bytes).toString('latin1')).not.toMatch(/Ada|Exif|ICC|iCCP|xmp|XMP|Photoshop/)
    const { exif, icc, xmp } = await sharp(plain.bytes).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(await distance(plain.bytes, sent)).toBeLessThan(3)
  })

  test.each(Object.entries(others))('%s', async (_name, make) => {
    const sent = await make()
    expect(await distance(shown(sent).bytes, sent)).toBeLessThan(3)
  })

  test('a portrait stands upright, and its camera stays unknown', async () => {
    const sent = await sharp(await made['image/jpeg']())
      .withExif({ IFD0: { Artist: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const plain = shown(sent)
    expect((await sharp(plain.bytes).metadata()).orientation).toBe(6)
    expect(Buffer.from(plain.bytes).toString('latin1')).not.toContain(secret)
  })

  test('made plain twice is the same', async () => {
    for (const make of Object.values(made)) {
      const once = shown(await make()).bytes
      expect(shown(once).bytes).toEqual(once)
    }
  })
})

describe('what hangs on a picture goes', () => {
  const page = Buffer.from('<script>alert(1)</script><?php evil() ?>PK\u0003\u0004')

  test.each(Object.entries(made))('a page behind the end of %s', async (_type, make) => {
    const plain = shown(Buffer.concat([await make(), page]))
    expect(Buffer.from(plain.bytes).toString('latin1')).not.toContain('<script>')
  })

  test('a page in the comment of a JPEG', async () => {
    const sent = await made['image/jpeg']()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page])
    const plain = shown(Buffer.concat([sent.subarray(0, 2), comment, sent.subarray(2)]))
    expect(Buffer.from(plain.bytes).toString('latin1')).not.toContain('<script>')
  })
})

describe('what is refused', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['nothing', ''],
    ['a beginning and no more', '\u0089PNG\r\n\u001a\n'],
    ['a page that begins as a JPEG', '\u00ff\u00d8\u00ff<script>alert(1)</script>'],
  ])('%s', (_name, text) => {
    expect(refusal(Buffer.from(text, 'latin1'))).toBe('picture-unreadable')
  })

  test.each(Object.entries(made))('%s that breaks off', async (_type, make) => {
    const sent = await make()
    for (const part of [0.3, 0.6, 0.9])
      expect(refusal(sent.subarray(0, sent.length * part))).toBe('picture-unreadable')
  })

  test('a picture that moves', async () => {
    const frames = await sharp({ create: { width: 80, height: 160, channels: 3, background: 'red' } })
      .composite([{ input: Buffer.from('<svg width="80" height="80"><rect width="40" height="40"/></svg>') }])
      .raw()
      .toBuffer()
    const sent = await sharp(frames, { raw: { width: 80, height: 160, channels: 3, pageHeight: 80 } })
      .webp({ loop: 0 })
      .toBuffer()
    expect(refusal(sent)).toBe('picture-unreadable')
  })

  test('a PNG with a changed byte', async () => {
    const sent = await made['image/png']()
    const at = sent.indexOf('IDAT') + 20
    sent[at] = (sent[at] ?? 0) ^ 1
    expect(refusal(sent)).toBe('picture-unreadable')
  })

  test('measures that would fill the memory of whoever looks', async () => {
    const sent = await made['image/png']()
    const bomb = withMeasures(sent, 50_000, 50_000)
    expect(refusal(bomb)).toBe('picture-measures')
    expect(refusal(withMeasures(sent, 5_999, 5_999))).toBe('picture-measures')
  })

  test('a picture too small to see', async () => {
    const sent = await sharp({ create: { width: 63, height: 200, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(refusal(sent)).toBe('picture-measures')
  })

  test('a picture of more than 5 MB', async () => {
    expect(refusal(Buffer.concat([await made['image/jpeg'](), Buffer.alloc(5_000_000)]))).toBe(
      'picture-too-large',
    )
  })

  test('nothing at random brings it down', async () => {
    for (const make of Object.values(made)) {
      const sent = await make()
      for (let at = 0; at < sent.length; at += 7) {
        const changed = Buffer.from(sent)
        changed[at] = (changed[at] ?? 0) ^ 0xa5
        expect(refusal(changed)).toMatch(/shown|picture-(unreadable|measures)/)
      }
    }
  })
})

/** Of a PNG, with the checksum that belongs to it. */
function withMeasures(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
