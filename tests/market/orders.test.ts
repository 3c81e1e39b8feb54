import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { putIntoCart as putInto, setCartPromo } from '#contract/market/cart.ts'
import {
  answerChallenge,
  cancelOrder,
  listComments,
  listOrders,
  orderSummary,
  payOrder,
  placeOrder,
} from '#contract/market/orders.ts'
import { ask } from './ask.ts'
import {
  addressOf,
  cartOf,
  ofSettle,
  orderOf,
  putSettle,
  readOrderOf,
  shopper,
  stockOf,
  tokenFor,
  waitFor,
  wharfLane,
} from './shopper.ts'
import { sellSettles } from './sold-settles.ts'

const ada = shopper('ada')
const bo = shopper('bo')

sellSettles({ code: 'ONCE', share: 1000, mostUses: 1 }, { code: 'ALL', share: 9999 })

describe('an order', () => {
  test('is what was in the cart, paid by a card, and the cart is empty', async () => {
    const order = await orderOf(ada, { quantity: 2 })
    expect(order).toMatchObject({
      id: expect.stringMatching(/^[2-9A-Y]{4}(-[2-9A-Y]{4}){2}$/),
      state: 'paid',
      size: 2,
      subTotal: 30_500,
      discount: 0,
      shipping: 0,
      total: 30_500,
      address: { ...wharfLane, name: 'Ada Byrne' },
      card: { brand: 'visa', last4: '4242' },
      payment: { status: 'succeeded', provider: 'test-bank', isTest: true, message: null },
      heldUntil: null,
      mayCancel: true,
      mayReturn: false,
      mayPay: false,
    })
    expect(order.parcels).toMatchObject([
      {
        sellerName: 'Priya Nair',
        state: 'paid',
        total: 30_500,
        lines: [{ productName: 'The settle', quantity: 2, rrp: 15_250, lineTotal: 30_500, state: 'paid' }],
      },
    ])
    expect(order.history.map(({ state }) => state)).toEqual(['placed', 'paid'])
    expect(await stockOf(ofSettle)).toBe(18)
    expect((await cartOf(ada)).lines).toEqual([])
    expect(await readOrderOf(ada, order.id)).toEqual(order)
  })

  test('has a parcel for each seller', async () => {
    await ada.ask(putInto, { body: { variantId: 'peg-01-oak', sellerId: 'tom', quantity: 1 } })
    const order = await orderOf(ada)
    expect(order.parcels.map(({ sellerName, total }) => [sellerName, total])).toEqual([
      ['Priya Nair', 15_250],
      ['Tom Ashby', 300],
    ])
    const { summary } = await ada.ask(orderSummary, { query: { groupId: order.id } })
    expect(summary).toMatchObject({ id: order.id, total: 15_550, parcels: [{}, {}] })
  })

  test('by the same key is the same, whatever is sent with it', async () => {
    const key = 'the-key-of-a-form'
    const first = await orderOf(ada, { key })
    const second = await orderOf(ada, { key, kind: null, total: 1 })
    expect(second.id).toBe(first.id)
    expect((await cartOf(ada)).size).toBe(1)
    expect(await stockOf(ofSettle)).toBe(19)
    expect((await orderOf(bo, { key })).id).not.toBe(first.id)
  })

  test('shares out what a code takes off, and uses it up', async () => {
    await putSettle(ada)
    await ada.ask(setCartPromo, { body: { code: 'ONCE' } })
    const order = await orderOf(ada, { total: 137.25 })
    expect(order).toMatchObject({ subTotal: 15_250, discount: 1_525, promoCode: 'ONCE', total: 13_725 })
    await putSettle(bo)
    expect(await bo.refusal(setCartPromo, { body: { code: 'ONCE' } })).toEqual([409, 'promo-used'])
    await ada.ask(cancelOrder, { query: { id: order.id }, body: {} })
    expect((await bo.ask(setCartPromo, { body: { code: 'ONCE' } })).cart.total).toBe(13_725)
  })

  test('tells its customer by mail, once for each thing', async () => {
    const { id } = await orderOf(ada)
    const { results } = await env.DB.prepare('SELECT kind, recipient FROM letters WHERE order_id = ?')
      .bind(id)
      .all()
    expect(results).toHaveLength(2)
    expect(results).toEqual(
      expect.arrayContaining([
        { kind: 'placed', recipient: 'ada@byrne.example' },
        { kind: 'paid', recipient: 'ada@byrne.example' },
      ]),
    )
  })

  test.each([
    ['an empty cart', async () => {}, {}, 'cart-empty'],
    ['a total that was never shown', async () => putSettle(ada), { total: 1 }, 'cart-changed'],
    ['a card that is nobody’s', async () => putSettle(ada), { token: 'pm_test_1' }, 'card-unknown'],
  ])('isn’t made of %s', async (_what, prepare, body, code) => {
    await prepare()
    const addressId = await addressOf(ada)
    expect(await ada.refusal(placeOrder, { body: { addressId, ...body } })).toEqual([409, code])
  })

  test('isn’t made with an address or a card of somebody else', async () => {
    await putSettle(ada)
    const theirs = await addressOf(bo)
    expect(await ada.refusal(placeOrder, { body: { addressId: theirs } })).toEqual([404, 'not-found'])
    const [addressId, token] = [await addressOf(ada), await tokenFor(bo)]
    expect(await ada.refusal(placeOrder, { body: { addressId, token } })).toEqual([409, 'card-unknown'])
    expect((await cartOf(ada)).size).toBe(1)
  })

  test('isn’t made once a price has changed since it was agreed to', async () => {
    await putSettle(ada)
    await env.DB.exec(`UPDATE seller_inventories SET base_price = 12000 WHERE seller_id = 'priya'`)
    const body = { addressId: await addressOf(ada), total: 152.5, token: await tokenFor(ada) }
    expect(await ada.refusal(placeOrder, { body })).toEqual([409, 'cart-changed'])
    await env.DB.exec(`UPDATE seller_inventories SET base_price = 10000 WHERE seller_id = 'priya'`)
    expect(await stockOf(ofSettle)).toBe(20)
  })
})

describe('a payment', () => {
  test('that is declined leaves an order that can be paid otherwise', async () => {
    const order = await orderOf(ada, { kind: 'declines' })
    expect(order).toMatchObject({
      state: 'placed',
      mayPay: true,
      payment: {
        status: 'declined',
        message: 'The bank turned this card down. Choose another one.',
      },
    })
    const query = { id: order.id }
    const empty = await ada.ask(payOrder, { query, body: { token: await tokenFor(ada, 'isEmpty') } })
    expect(empty.order.payment.message).toBe('There isn’t enough money on this card. Choose another one.')
    const paid = await ada.ask(payOrder, { query, body: { token: await tokenFor(ada) } })
    expect(paid.order).toMatchObject({ state: 'paid', card: { last4: '4242' } })
  })

  test('that asks who is paying waits for the answer', async () => {
    const order = await orderOf(ada, { kind: 'challenges' })
    expect([order.state, order.payment.status]).toEqual(['placed', 'needs-challenge'])
    const query = { id: order.id }
    expect(await bo.refusal(answerChallenge, { query, body: { passes: true } })).toEqual([404, 'not-found'])
    const failed = await ada.ask(answerChallenge, { query, body: { passes: false } })
    expect(failed.order.payment).toMatchObject({ status: 'declined', message: expect.stringMatching(/you/) })
    await ada.ask(payOrder, { query, body: { token: await tokenFor(ada, 'challenges') } })
    const passed = await ada.ask(answerChallenge, { query, body: { passes: true } })
    expect(passed.order.state).toBe('paid')
  })

  test('that never comes lets the pieces go after half an hour', async () => {
    const order = await orderOf(ada, { kind: null })
    expect([order.state, await stockOf(ofSettle)]).toEqual(['placed', 19])
    await waitFor(29 * 60)
    expect((await readOrderOf(ada, order.id)).state).toBe('placed')
    await waitFor(61)
    // Whoever looks: nobody has written it down yet.
    expect((await putSettle(bo)).lines[0]?.available).toBe(3)
    expect(await readOrderOf(ada, order.id)).toMatchObject({
      state: 'cancelled',
      mayPay: false,
      payment: { status: 'cancelled' },
    })
    expect(await stockOf(ofSettle)).toBe(20)
    const body = { token: await tokenFor(ada) }
    expect(await ada.refusal(payOrder, { query: { id: order.id }, body })).toEqual([409, 'order-let-go'])
  })

  test('of nothing needs no card', async () => {
    await env.DB.exec(`UPDATE promo_codes SET share = NULL, amount = 100000000 WHERE code = 'ALL'`)
    await putSettle(ada)
    await ada.ask(setCartPromo, { body: { code: 'ALL' } })
    expect(await orderOf(ada, { kind: null })).toMatchObject({ total: 0, state: 'paid' })
  })
})

describe('the list of orders', () => {
  test('is the customer’s own, the latest first, by pages and by state', async () => {
    const cleo = shopper('cleo')
    const ids: string[] = []
    for (const kind of ['pays', 'declines', 'pays'] as const) ids.unshift((await orderOf(cleo, { kind })).id)
    await env.DB.batch(
      ids.map((id, at) => env.DB.prepare('UPDATE orders SET placed_at = ? WHERE id = ?').bind(100 - at, id)),
    )
    const page = await cleo.ask(listOrders, { query: { page: 1, size: 2 } })
    expect([page.totalCount, page.pageCount, page.orders.map(({ id }) => id)]).toEqual([
      3,
      2,
      ids.slice(0, 2),
    ])
    const second = await cleo.ask(listOrders, { query: { page: 2, size: 2 } })
    expect(second.orders.map(({ id }) => id)).toEqual(ids.slice(2))
    const unpaid = await cleo.ask(listOrders, { query: { status: 'placed' } })
    expect(unpaid.orders.map(({ id }) => id)).toEqual([ids[1]])
    expect(await cleo.refusal(listOrders, { query: { status: 'lost' } })).toEqual([400, 'query-invalid'])
  })

  test('has reasons to choose from', async () => {
    const { comments } = await ask('rowan', listComments, { query: { type: 'return' } })
    expect(comments.map(({ id }) => id)).toContain('damaged')
    expect(comments.every(({ type }) => type === 'return')).toBe(true)
  })
})
