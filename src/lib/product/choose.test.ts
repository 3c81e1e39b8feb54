import { describe, expect, test } from 'vitest'
import { cartCheck, cartReason } from './cart-check.ts'
import { choiceAddress, readWish } from './choice-address.ts'
import { type Choosable, choose } from './choose.ts'
import { productTitle } from './page-title.ts'

const nothing = { option: null, swatch: null, seller: null }
const priced = (
  rrp: number | null,
  inventoryStatus: 'active' | 'out_of_stock' | 'order_by_email' = 'active',
) => ({
  rrp,
  rrpWithoutDiscount: rrp,
  inventoryStatus,
})

/** A seller whose prices start at a base: +10 for the velvet, +1 for its second swatch, +5 for a loose swatch. */
const offer = (sellerId: string, base: number) => ({
  sellerId,
  quantity: 5,
  maxOrderSize: 3,
  variant: {
    ...priced(base),
    options: [
      { id: 'weave', ...priced(base), swatches: [] },
      {
        id: 'velvet',
        ...priced(base + 10),
        swatches: [
          { id: 'moss', ...priced(base + 10) },
          { id: 'ink', ...priced(base + 11, 'out_of_stock') },
        ],
      },
    ],
    swatches: [{ id: 'oak', ...priced(base + 5) }],
  },
})

const offers = [offer('ada', 120), offer('ben', 100)]
const variant: Choosable<{ id: string; name: string }, { id: string }, (typeof offers)[0]> = {
  ...priced(100),
  options: [
    { id: 'weave', name: 'Weave', swatches: [] },
    { id: 'velvet', name: 'Velvet', swatches: [{ id: 'moss' }, { id: 'ink' }] },
  ],
  swatches: [{ id: 'oak' }],
  selectedSeller: 'ben',
  sellerInventories: offers,
}

describe('a choice', () => {
  test.each([
    ['nothing', nothing, [null, null, 'ben', false, 100]],
    [
      'an option gives its first swatch',
      { ...nothing, option: 'velvet' },
      ['velvet', 'moss', 'ben', false, 110],
    ],
    ['an option without swatches', { ...nothing, option: 'weave' }, ['weave', null, 'ben', false, 100]],
    [
      'a swatch of the option',
      { ...nothing, option: 'velvet', swatch: 'ink' },
      ['velvet', 'ink', 'ben', false, 111],
    ],
    ['a swatch brings its option', { ...nothing, swatch: 'ink' }, ['velvet', 'ink', 'ben', false, 111]],
    ['a swatch of the variant', { ...nothing, swatch: 'oak' }, [null, 'oak', 'ben', false, 105]],
    [
      'another option’s swatch gives way to the first',
      { ...nothing, option: 'velvet', swatch: 'oak' },
      ['velvet', 'moss', 'ben', false, 110],
    ],
    ['an unknown option', { ...nothing, option: 'silk' }, [null, null, 'ben', false, 100]],
    ['an unknown swatch', { ...nothing, swatch: 'sky' }, [null, null, 'ben', false, 100]],
    ['a seller who costs more', { ...nothing, seller: 'ada' }, [null, null, 'ada', true, 120]],
    ['the seller who is chosen anyway', { ...nothing, seller: 'ben' }, [null, null, 'ben', false, 100]],
    ['a seller who doesn’t sell it', { ...nothing, seller: 'eve' }, [null, null, 'ben', false, 100]],
    [
      'everything at a seller who costs more',
      { option: 'velvet', swatch: 'ink', seller: 'ada' },
      ['velvet', 'ink', 'ada', true, 131],
    ],
  ] as const)('of %s', (_what, wish, [option, swatch, seller, isForced, rrp]) => {
    const choice = choose(variant, wish)
    expect([choice.option?.id ?? null, choice.swatch?.id ?? null]).toEqual([option, swatch])
    expect([choice.offer?.sellerId, choice.isForced, choice.price.rrp]).toEqual([seller, isForced, rrp])
  })

  test('is of nothing sellable where nobody offers the variant', () => {
    const unsold = {
      ...variant,
      ...priced(null, 'out_of_stock'),
      selectedSeller: null,
      sellerInventories: [],
    }
    const choice = choose(unsold, { ...nothing, option: 'velvet' })
    expect([choice.offer, choice.most, choice.price.rrp, choice.price.inventoryStatus]).toEqual([
      null,
      0,
      null,
      'out_of_stock',
    ])
  })
})

describe('the check before the cart', () => {
  const chosen = (
    rrp: number | null,
    status: Parameters<typeof priced>[1],
    stock: [number, number] | null,
  ) => ({
    offer: stock && { quantity: stock[0], maxOrderSize: stock[1] },
    price: priced(rrp, status),
  })

  test.each([
    ['in stock', chosen(1, 'active', [5, 3]), 1, null, null],
    ['as many as may be', chosen(1, 'active', [5, 3]), 3, null, null],
    ['nobody sells it', chosen(null, 'out_of_stock', null), 1, 1, 'Item not available for sale'],
    ['its price is hidden', chosen(null, 'active', [5, 3]), 1, 1, 'Item not available for sale'],
    ['by email', chosen(null, 'order_by_email', [5, 3]), 1, 1, 'Item not available for sale'],
    ['out of stock', chosen(1, 'out_of_stock', [5, 3]), 1, 2, 'Temporarily out of stock'],
    ['none left', chosen(1, 'active', [0, 3]), 1, 2, 'Temporarily out of stock'],
    [
      'more than an order may hold',
      chosen(1, 'active', [9, 3]),
      4,
      3,
      'Quantity exceeds maximum allowed order size of 3',
    ],
    ['more than there are', chosen(1, 'active', [2, 3]), 3, 3, 'This quantity is not possible to delivery'],
  ] as const)('%s', (_what, choice, quantity, code, reason) => {
    expect([cartCheck(choice, quantity), cartReason(choice, quantity)]).toEqual([code, reason])
  })
})

describe('the address of a choice', () => {
  test('says what is chosen and nothing else, always in one order', () => {
    expect(choiceAddress('/a/products/d/b', {})).toBe('/a/products/d/b')
    expect(choiceAddress('/a', { swatch: 's', seller: 'f', option: 'o', qty: 2 })).toBe(
      '/a?option=o&qty=2&seller=f&swatch=s',
    )
    expect(choiceAddress('/a', { qty: 1, option: null, swatch: 'x&y' })).toBe('/a?swatch=x%26y')
  })

  test('is read back', () => {
    const wish = { option: 'o', swatch: 'x&y', seller: 'f' }
    expect(readWish(new URL(choiceAddress('/a', wish), 'https://shop.test').searchParams)).toEqual(wish)
  })
})

describe('a page’s title', () => {
  test.each([
    ['Alder sofa in oat', 'Oat', 'Alder sofa', 'Alder sofa in oat'],
    ['Oat weave', 'Oat', 'Alder sofa', 'Oat weave – Alder sofa'],
    [' ', 'Oat', 'Alder sofa', 'Oat – Alder sofa'],
  ])('%j', (metaTitle, name, product, title) => {
    expect(productTitle({ name: product }, { metaTitle, name })).toBe(title)
  })
})
