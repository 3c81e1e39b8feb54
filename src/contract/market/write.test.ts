import { expect, test } from 'vitest'
import { z } from 'zod'
import { pence, shownPrice } from './money.ts'
import { productCard } from './product.ts'
import { writerOf } from './write.ts'

const picture = {
  url: '/a-480.avif',
  thumbnail: '/a-120.avif',
  name: 'A',
  s3key: 'a',
  width: 4,
  height: 3,
  widths: [320, 480],
  share: null,
  colour: '#aabbcc',
}
const variant = {
  id: 'settle-oak',
  name: 'Oak',
  seoTitle: 'Oak',
  urlSlug: 'oak',
  mainPicture: picture,
  rrp: 12_345,
  rrpWithoutDiscount: null,
  inventoryStatus: 'active' as const,
}
const card = {
  productId: 'settle',
  name: 'Settle',
  urlSlug: 'settle',
  brand: { name: 'Nair', urlSlug: 'nair' },
  defaultVariant: 'settle-oak',
  variants: [variant, { ...variant, rrp: 1, rrpWithoutDiscount: 2_000 }],
  promotionalDiscount: 0.15,
  numberReviews: 2,
  averageReview: 4.5,
}

test('writes what the contract’s encoding makes of it', () => {
  const text = writerOf(productCard)(card)
  expect(text).toBe(JSON.stringify(z.encode(productCard, card)))
  expect(text).toContain('"rrp":123.45')
})

test('leaves out what the contract doesn’t name, however deep it lies', () => {
  const telling = {
    ...card,
    markUp: 2,
    variants: [{ ...variant, mainPicture: { ...picture, owner: 'Priya' } }],
  }
  expect(writerOf(productCard)(telling)).not.toMatch(/markUp|Priya/)
})

test.each([
  [z.union([z.object({ price: pence }), z.string()]), { price: 250 }],
  [z.record(z.string(), shownPrice), { oak: 250, red: null }],
  [z.object({ price: pence.optional(), shown: shownPrice.default(0) }), { shown: 99 }],
  [z.array(shownPrice), [1, null]],
  [z.looseObject({ price: pence }), { price: 5, other: 'kept' }],
  [z.tuple([pence, z.string()]), [5, 'five']],
])('knows other kinds too: %#', (schema, value) => {
  const write = writerOf<z.ZodType>(schema)
  expect(write(value)).toBe(JSON.stringify(z.encode<z.ZodType>(schema, value)))
})
