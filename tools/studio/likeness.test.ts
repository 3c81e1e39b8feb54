import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { likeness } from './likeness.ts'

const stripes = (shift = 0) => picture((x) => 120 + 60 * Math.sin((x + shift) / 3))

describe('how like two pictures are', () => {
  it('calls a picture the same as itself', async () => {
    expect(await likeness(await stripes(), await stripes())).toBeCloseTo(1, 6)
  })

  it('forgives a shade that nobody sees', async () => {
    const brighter = await picture((x) => 122 + 60 * Math.sin(x / 3))
    expect(await likeness(await stripes(), brighter)).toBeGreaterThan(0.98)
  })

  it('notices grain', async () => {
    const grainy = await picture((x, y) => 120 + 60 * Math.sin(x / 3) + (((x * 7919 + y * 104_729) % 31) - 15))
    expect(await likeness(await stripes(), grainy)).toBeLessThan(0.98)
  })

  it('notices that something moved', async () => {
    expect(await likeness(await stripes(), await stripes(2))).toBeLessThan(0.9)
  })

  it('finds nothing alike in pictures of different sizes', async () => {
    const small = await sharp(await stripes()).resize(40, 40).png().toBuffer()
    expect(await likeness(await stripes(), small)).toBe(0)
  })
})

function picture(shade: (x: number, y: number) => number): Promise<Buffer> {
  const side = 80
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => shade(at % side, Math.floor(at / side)))
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } }).png().toBuffer()
}
