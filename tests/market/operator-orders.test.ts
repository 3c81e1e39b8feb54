import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { putIntoCart } from '#contract/market/cart.ts'
import {
  auditBooks,
  listLetters,
  moveOrder,
  offerPrice,
  operatorEnquiries,
  operatorOrder,
  operatorOrders,
  tidyOrders,
} from '#contract/market/operator-orders.ts'
import { setInventory } from '#contract/market/operator.ts'
import { returnOrder } from '#contract/market/orders.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { ofSettle, orderOf, readOrderOf, shopper, stockOf, waitFor } from './shopper.ts'
import { sellSettles } from './sold-settles.ts'

const ada = shopper('ada')

sellSettles()

const move = async (id: string, name: string, rest: object = {}) =>
  (await ask('operator', moveOrder, { query: { id }, body: { move: name, ...rest } })).order
const refusal = (id: string, name: string, rest: object = {}) =>
  refusalOf(signedRequest('operator', moveOrder, { query: { id }, body: { move: name, ...rest } }))

describe('the operator', () => {
  test('sees orders of all sites, and one of them', async () => {
    const { id } = await orderOf(ada)
    const { orders } = await ask('operator', operatorOrders, { query: {} })
    expect(orders.find((order) => order.id === id)).toMatchObject({
      site: 'rowan',
      email: 'ada@byrne.example',
      state: 'paid',
    })
    expect((await ask('operator', operatorOrder, { query: { id } })).order).toMatchObject({
      id,
      site: 'rowan',
    })
    expect(await refusalOf(signedRequest('operator', operatorOrder, { query: { id: 'none' } }))).toEqual([
      404,
      'not-found',
    ])
  })

  test('moves an order all the way there and back, and the customer is told', async () => {
    const { id } = await orderOf(ada, { quantity: 2 })
    await move(id, 'prepare')
    const sent = await move(id, 'dispatch', { sellerId: 'priya', tracking: 'PX 17', note: 'By noon.' })
    expect(sent.parcels[0]).toMatchObject({ state: 'dispatched', tracking: 'PX 17' })
    await move(id, 'deliver')
    await ada.ask(returnOrder, { query: { id }, body: { id: 'damaged', comment: null } })
    await move(id, 'approveReturn')
    const back = await move(id, 'receiveReturn')
    expect([back.state, back.refunded, await stockOf(ofSettle)]).toEqual(['returned', 0, 20])
    expect(await move(id, 'refund')).toMatchObject({ state: 'refunded', refunded: 30_500 })
    const order = await readOrderOf(ada, id)
    expect(order.history.map(({ state }) => state)).toEqual([
      'placed',
      'paid',
      'preparing',
      'dispatched',
      'delivered',
      'return_asked',
      'return_approved',
      'returned',
      'returned',
      'refunded',
    ])
    const { letters } = await ask('operator', listLetters, { query: { orderId: id } })
    expect(new Set(letters.map(({ kind }) => kind))).toEqual(
      new Set([
        'placed',
        'paid',
        'dispatched',
        'delivered',
        'return_asked',
        'return_approved',
        'returned',
        'refunded',
      ]),
    )
    expect(letters.find(({ kind }) => kind === 'dispatched')?.body).toContain('PX 17')
  })

  test('moves nothing that isn’t as far as that', async () => {
    const { id } = await orderOf(ada)
    for (const early of ['dispatch', 'deliver', 'approveReturn', 'receiveReturn', 'refund'])
      expect(await refusal(id, early)).toEqual([409, 'order-not-there'])
    expect(await refusal(id, 'pay')).toEqual([400, 'body-invalid'])
    expect(await refusal(id, 'prepare', { sellerId: 'wren' })).toEqual([404, 'not-found'])
    expect((await readOrderOf(ada, id)).state).toBe('paid')
  })

  test('moves one seller’s parcel alone', async () => {
    await ada.ask(putIntoCart, { body: { variantId: 'peg-01-oak', sellerId: 'tom', quantity: 1 } })
    const { id } = await orderOf(ada)
    const order = await move(id, 'prepare', { sellerId: 'tom' })
    expect(order.parcels.map(({ state }) => state)).toEqual(['paid', 'preparing'])
    expect(order.state).toBe('paid')
  })

  test('refunds once, however often it is asked for', async () => {
    const { id } = await orderOf(ada)
    for (const step of ['prepare', 'dispatch', 'deliver']) await move(id, step)
    await ada.ask(returnOrder, { query: { id }, body: {} })
    for (const step of ['approveReturn', 'receiveReturn', 'refund', 'refund']) await move(id, step)
    expect((await readOrderOf(ada, id)).refunds).toHaveLength(1)
  })

  test('lets go of what was not paid', async () => {
    const { id } = await orderOf(ada, { kind: 'challenges' })
    await waitFor(31 * 60)
    expect(await ask('operator', tidyOrders)).toEqual({ closed: 1, refunded: 0, refundsLeft: 0 })
    expect((await readOrderOf(ada, id)).payment.status).toBe('cancelled')
    expect(await stockOf(ofSettle)).toBe(20)
  })

  test('is alone in all of this', async () => {
    for (const call of [operatorOrders, auditBooks, tidyOrders, listLetters, operatorEnquiries])
      expect(await refusalOf(signedRequest('rowan', call))).toEqual([403, 'not-allowed'])
    const offer = signedRequest('operator', offerPrice, { query: { id: 'none' }, body: { price: 5 } })
    expect(await refusalOf(offer)).toEqual([404, 'not-found'])
  })
})

describe('the audit', () => {
  test('counts what came in, what went back and what is out', async () => {
    const before = await ask('operator', auditBooks)
    await orderOf(ada, { quantity: 2 })
    const after = await ask('operator', auditBooks)
    expect([after.moneyIn - before.moneyIn, after.pieces - before.pieces]).toEqual([30_500, 2])
  })

  test('follows the operator’s counts, with their reason', async () => {
    await orderOf(ada)
    const body = { quantity: 7, reason: 'Two were broken.' }
    await ask('operator', setInventory, { query: ofSettle, body })
    expect(await stockOf(ofSettle)).toBe(7)
    const move = await env.DB.prepare('SELECT * FROM shelf_moves ORDER BY number DESC LIMIT 1').first()
    expect(move).toMatchObject({ why: 'count', note: 'Two were broken.', change: -12 })
  })

  test.each([
    ['money that came in twice', `INSERT INTO money_moves VALUES ('twice', ?1, 15250, 1)`, /was paid 30500/],
    ['money that never came', 'DELETE FROM money_moves WHERE order_id = ?1', /0 of 15250 came in/],
    [
      'pieces that were never taken',
      'DELETE FROM stock_moves WHERE line_id IN (SELECT id FROM order_lines WHERE order_id = ?1)',
      /has taken 0 of 1/,
    ],
    [
      'a line that is cancelled by hand',
      `UPDATE order_lines SET state = 'cancelled' WHERE order_id = ?1`,
      /has taken 1 of 1/,
    ],
    [
      'a shelf that somebody has filled by hand',
      `UPDATE seller_inventories SET quantity = 33 WHERE variant_id = 'settle-oak' AND seller_id = 'priya' AND ?1 <> ''`,
      /settle-oak at priya has 33, and its ledger says 19/,
    ],
    ['a total that isn’t the sum', 'UPDATE order_lines SET unit = unit + 1 WHERE order_id = ?1', /come to/],
  ])('finds %s', async (_what, sql, fault) => {
    const { id } = await orderOf(ada)
    await env.DB.prepare(sql).bind(id).run()
    const { faults } = await ask('operator', auditBooks)
    expect(faults.join('\n')).toMatch(fault)
    await forget(id)
  })
})

/** What a test has broken. */
async function forget(id: string): Promise<void> {
  const lines = '(SELECT id FROM order_lines WHERE order_id = ?1)'
  await env.DB.batch(
    [
      `DELETE FROM stock_moves WHERE line_id IN ${lines}`,
      'DELETE FROM money_moves WHERE order_id = ?1',
      'DELETE FROM refunds WHERE order_id = ?1',
      'DELETE FROM payments WHERE order_id = ?1',
      'DELETE FROM parcels WHERE order_id = ?1',
      'DELETE FROM order_events WHERE order_id = ?1',
      'DELETE FROM letters WHERE order_id = ?1',
      'DELETE FROM order_lines WHERE order_id = ?1',
      'DELETE FROM orders WHERE id = ?1',
    ].map((sql) => env.DB.prepare(sql).bind(id)),
  )
  const moved = (ledger: string) => `(SELECT sum(change) FROM ${ledger} m
    WHERE m.variant_id = i.variant_id AND m.seller_id = i.seller_id)`
  await env.DB.prepare(
    `INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
    SELECT variant_id, seller_id, 'found', quantity - ${moved('shelf_moves')} - ${moved('stock_moves')}, 0
    FROM seller_inventories i WHERE variant_id = ? AND seller_id = ?`,
  )
    .bind(ofSettle.variantId, ofSettle.sellerId)
    .run()
}
