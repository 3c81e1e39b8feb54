import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changeCartLine,
  clearCart,
  dropCartPromo,
  putIntoCart,
  removeCartLine,
  setCartPromo,
} from '#contract/market/cart.ts'
import { setInventory } from '#contract/market/operator.ts'
import { ask } from './ask.ts'
import { sendToMarket } from './customer-provider.ts'
import { cartOf, ofSettle, putSettle, setStock, shopper } from './shopper.ts'
import { makeWorld } from './world.ts'

const ada = shopper('ada')
const bo = shopper('bo')

beforeAll(async () => {
  await makeWorld()
  await env.DB.exec(
    `INSERT INTO promo_codes (code, description, share, amount, minimum, starts_on, ends_on, most_uses) VALUES
      ('TENTH', 'A tenth off', 1000, NULL, 0, '2024-01-01', NULL, NULL),
      ('BIG', '£500 off', NULL, 50000, 0, '2024-01-01', NULL, NULL),
      ('RICH', '£20 off from £400', NULL, 2000, 40000, '2024-01-01', NULL, NULL),
      ('PAST', 'Was once', 1000, NULL, 0, '2024-01-01', '2024-02-01', NULL),
      ('COMING', 'Will be', 1000, NULL, 0, '2999-01-01', NULL, NULL)`.replaceAll('\n', ' '),
  )
})
beforeEach(() => env.DB.exec('DELETE FROM carts'))

const put = (body: object, person = ada) => person.ask(putIntoCart, { body })

describe('a cart', () => {
  test('is empty at first', async () => {
    expect(await cartOf(ada)).toEqual({
      version: 0,
      lines: [],
      size: 0,
      subTotal: 0,
      promo: null,
      shipping: 0,
      total: 0,
    })
  })

  test('shows what a piece costs at its seller, with the delivery inside', async () => {
    const cart = await putSettle(ada, 2)
    expect(cart).toMatchObject({ version: 1, size: 2, subTotal: 30_500, shipping: 0, total: 30_500 })
    expect(cart.lines).toEqual([
      {
        id: expect.any(String),
        mainPicture: expect.objectContaining({ url: '/media/oak.svg' }),
        productName: 'The settle',
        seoTitle: 'settle-oak',
        urlSlug: 'the-settle',
        ...ofSettle,
        sellerName: 'Priya Nair',
        optionId: null,
        optionName: null,
        swatchId: null,
        swatchName: null,
        quantity: 2,
        rrp: 15_250,
        lineTotal: 30_500,
        priceWas: null,
        status: 'active',
        available: 3,
        maxOrderSize: 3,
        leadTime: '1 week',
        deliveryMethod: 'Cart',
        deliveryCharges: 2_500,
        offerId: null,
        offerUntil: null,
        isOrderable: true,
      },
    ])
    expect(await cartOf(ada)).toEqual(cart)
  })

  test('adds what an option costs, and keeps one line for each choice and seller', async () => {
    await putSettle(ada)
    await put({ variantId: 'settle-oak', sellerId: 'tom', quantity: 1 })
    // (£100 + £10) × 1.25 × 1.2 less 15 % is £140.25.
    const { cart } = await put({ ...ofSettle, quantity: 1, optionId: 'settle-oak-box' })
    expect(cart.lines.map(({ rrp }) => rrp)).toEqual([15_250, 14_025, 14_025 + 2_500])
  })

  test('holds as many as was said last, and more where that was meant', async () => {
    await putSettle(ada, 2)
    expect((await putSettle(ada, 1)).size).toBe(1)
    const { cart } = await put({ ...ofSettle, quantity: 2, adding: true })
    expect([cart.size, cart.lines.length, cart.version]).toEqual([3, 1, 3])
    const sentence = await messageOf({ ...ofSettle, quantity: 1, adding: true })
    expect(sentence).toBe('Quantity exceeds maximum allowed order size of 3')
  })

  test.each([
    ['a variant that there isn’t', { variantId: 'nothing', sellerId: 'tom' }, 'item-not-available'],
    ['a variant that nobody sells', { variantId: 'settle-unsold', sellerId: 'tom' }, 'item-not-available'],
    ['a seller who doesn’t', { ...ofSettle, sellerId: 'wren' }, 'item-not-available'],
    ['another site’s', { variantId: 'lamp-red', sellerId: 'priya' }, 'item-not-available'],
    ['an option of another', { ...ofSettle, optionId: 'stool-oak-tall' }, 'item-not-available'],
    ['a swatch of an option alone', { ...ofSettle, swatchId: 'settle-oak-box-red' }, 'item-not-available'],
    [
      'a swatch that has run out',
      { ...ofSettle, optionId: 'settle-oak-box', swatchId: 'settle-oak-box-red' },
      'out-of-stock',
    ],
    ['what has run out', { variantId: 'settle-red', sellerId: 'priya' }, 'out-of-stock'],
    ['what is sold by mail', { variantId: 'stool-red', sellerId: 'tom' }, 'price-on-request'],
    ['too many', { ...ofSettle, quantity: 4 }, 'order-size-exceeded'],
    ['more than there are', { variantId: 'settle-oak', sellerId: 'tom', quantity: 3 }, 'stock-short'],
  ])('doesn’t take %s', async (_what, wish, code) => {
    expect(await ada.refusal(putIntoCart, { body: { quantity: 1, ...wish } })).toEqual([409, code])
    expect((await cartOf(ada)).lines).toEqual([])
  })

  test('says what it refuses in the words of the specification', async () => {
    expect(await messageOf({ variantId: 'nothing', sellerId: 'tom', quantity: 1 })).toBe(
      'Item not available for sale',
    )
    expect(await messageOf({ variantId: 'settle-oak', sellerId: 'tom', quantity: 3 })).toBe(
      'Only 2 of these can be had just now.',
    )
  })

  test('takes the last word for a line, loses it and is emptied', async () => {
    const [line] = (await putSettle(ada)).lines
    const id = line?.id ?? ''
    expect((await ada.ask(changeCartLine, { query: { id, quantity: 3 } })).cart.size).toBe(3)
    expect(await ada.refusal(changeCartLine, { query: { id, quantity: 4 } })).toEqual([
      409,
      'order-size-exceeded',
    ])
    expect((await ada.ask(removeCartLine, { query: { id } })).cart).toMatchObject({ version: 3, size: 0 })
    await putSettle(ada)
    expect((await ada.ask(clearCart)).cart).toMatchObject({ version: 5, lines: [], total: 0 })
  })

  test('is nobody else’s', async () => {
    const id = (await putSettle(ada)).lines[0]?.id ?? ''
    for (const other of [bo, shopper('ada', 'juniper')]) {
      expect(await other.refusal(changeCartLine, { query: { id, quantity: 1 } })).toEqual([404, 'not-found'])
      expect(await other.refusal(removeCartLine, { query: { id } })).toEqual([404, 'not-found'])
      expect((await cartOf(other)).lines).toEqual([])
    }
    expect((await cartOf(ada)).size).toBe(1)
  })

  test('points out what has changed since a line was set', async () => {
    const id = (await putSettle(ada, 2)).lines[0]?.id ?? ''
    const sellTo = (change: object) => ask('operator', setInventory, { query: ofSettle, body: change })
    await sellTo({ basePrice: 200, quantity: 1 })
    expect((await cartOf(ada)).lines[0]).toMatchObject({
      rrp: 28_000,
      priceWas: 15_250,
      available: 1,
      isOrderable: false,
    })
    // One fewer is always possible, and whoever sets the line has seen its price.
    expect((await ada.ask(changeCartLine, { query: { id, quantity: 1 } })).cart.lines[0]).toMatchObject({
      priceWas: null,
      isOrderable: true,
    })
    await sellTo({ inventoryStatus: 'order_by_email' })
    const hidden = await cartOf(ada)
    expect(hidden).toMatchObject({ subTotal: 0, total: 0 })
    expect(hidden.lines[0]).toMatchObject({
      status: 'order_by_email',
      rrp: null,
      lineTotal: null,
      priceWas: null,
    })
    await sellTo({ basePrice: 100, inventoryStatus: 'active' })
    await setStock(ofSettle, 4)
  })

  test('keeps the name of what is no longer sold', async () => {
    await putSettle(ada)
    await env.DB.exec(`UPDATE cart_lines SET variant_id = 'gone-by-now'`)
    const cart = await cartOf(ada)
    expect(cart).toMatchObject({ subTotal: 0, size: 1 })
    expect(cart.lines[0]).toMatchObject({
      status: 'gone',
      seoTitle: 'settle-oak',
      sellerName: 'Priya Nair',
      rrp: null,
      urlSlug: null,
    })
  })

  test('of ten clicks at once has one line', async () => {
    await Promise.all(Array.from({ length: 10 }, () => putSettle(ada, 2)))
    const { lines, version } = await cartOf(ada)
    expect([lines.length, lines[0]?.quantity, version]).toEqual([1, 2, 10])
  })
})

describe('a promo code', () => {
  const use = (code: string) => ada.ask(setCartPromo, { body: { code } })

  test('takes its part off, however it is written', async () => {
    await putSettle(ada)
    expect((await use(' tenth ')).cart).toMatchObject({
      subTotal: 15_250,
      promo: { code: 'TENTH', discount: 1_525, refusal: null },
      total: 13_725,
    })
    expect((await ada.ask(dropCartPromo)).cart).toMatchObject({ promo: null, total: 15_250 })
  })

  test('never takes more than there is', async () => {
    await putSettle(ada)
    expect((await use('BIG')).cart).toMatchObject({ promo: { discount: 15_250 }, total: 0 })
  })

  test.each([
    ['NEVER', 'promo-unknown'],
    ['PAST', 'promo-over'],
    ['COMING', 'promo-over'],
    ['RICH', 'promo-minimum'],
  ])('%s is refused: %s', async (code, refusal) => {
    await putSettle(ada)
    expect(await ada.refusal(setCartPromo, { body: { code } })).toEqual([409, refusal])
  })

  test('waits while the cart is too small for it, and says so', async () => {
    const id = (await putSettle(ada, 3)).lines[0]?.id ?? ''
    expect((await use('RICH')).cart.total).toBe(45_750 - 2_000)
    const { cart } = await ada.ask(changeCartLine, { query: { id, quantity: 2 } })
    expect(cart).toMatchObject({
      total: 30_500,
      promo: { code: 'RICH', discount: 0, refusal: 'This code needs a subtotal of £400.0.' },
    })
  })
})

async function messageOf(body: object): Promise<string> {
  const answer = await sendToMarket(ada.sent(putIntoCart, { body }))
  return Object(await answer.json()).error.message
}
