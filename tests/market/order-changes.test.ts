import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { putIntoCart as putInto } from '#contract/market/cart.ts'
import { moveOrder } from '#contract/market/operator-orders.ts'
import { answerChallenge, cancelOrder, returnOrder } from '#contract/market/orders.ts'
import { ask } from './ask.ts'
import { ofSettle, orderOf, readOrderOf, shopper, stockOf } from './shopper.ts'
import { sellSettles } from './sold-settles.ts'

const ada = shopper('ada')

sellSettles()

describe('calling off', () => {
  test('gives back the money and the pieces, once', async () => {
    const { id } = await orderOf(ada, { quantity: 2 })
    const body = { id: 'changed-mind', comment: 'Too red after all.' }
    const { order } = await ada.ask(cancelOrder, { query: { id }, body })
    expect(order).toMatchObject({ state: 'cancelled', refunded: 30_500, refunds: [{ isDone: true }] })
    expect(order.parcels[0]?.lines[0]).toMatchObject({
      reason: 'I have changed my mind',
      comment: 'Too red after all.',
    })
    expect((await ada.ask(cancelOrder, { query: { id }, body })).order.refunds).toHaveLength(1)
    expect(await stockOf(ofSettle)).toBe(20)
  })

  test('is possible for one seller’s part of it', async () => {
    await ada.ask(putInto, { body: { variantId: 'peg-01-oak', sellerId: 'tom', quantity: 1 } })
    const { id } = await orderOf(ada)
    const { order } = await ada.ask(cancelOrder, { query: { id }, body: { sellerId: 'tom' } })
    expect([order.state, order.refunded]).toEqual(['paid', 300])
    expect(order.parcels.map(({ state }) => state)).toEqual(['paid', 'cancelled'])
  })

  test('of an unpaid one is for all of it, and nobody can pay it then', async () => {
    await ada.ask(putInto, { body: { variantId: 'peg-01-oak', sellerId: 'tom', quantity: 1 } })
    const { id } = await orderOf(ada, { kind: 'challenges' })
    const part = { query: { id }, body: { sellerId: 'tom' } }
    expect(await ada.refusal(cancelOrder, part)).toEqual([409, 'order-not-paid'])
    const { order } = await ada.ask(cancelOrder, { query: { id }, body: {} })
    expect([order.state, order.refunds]).toEqual(['cancelled', []])
    const answered = await ada.ask(answerChallenge, { query: { id }, body: { passes: true } })
    expect(answered.order).toMatchObject({ state: 'cancelled', payment: { status: 'cancelled' } })
  })

  test('comes too late for what is on its way', async () => {
    const { id } = await orderOf(ada)
    await moveAll(id, 'dispatched')
    expect(await ada.refusal(cancelOrder, { query: { id }, body: {} })).toEqual([409, 'order-too-late'])
    expect((await readOrderOf(ada, id)).mayCancel).toBe(false)
  })
})

describe('sending back', () => {
  const delivered = async (daysAgo: number) => {
    const { id } = await orderOf(ada, { quantity: 2 })
    await moveAll(id, 'delivered', daysAgo)
    return readOrderOf(ada, id)
  }

  test('is possible for fourteen days', async () => {
    const order = await delivered(13)
    expect(order.mayReturn).toBe(true)
    const lines = [{ lineId: order.parcels[0]?.lines[0]?.id, id: 'damaged', comment: 'A leg is loose.' }]
    const asked = { query: { id: order.id }, body: { lines } }
    expect((await ada.ask(returnOrder, asked)).order).toMatchObject({
      state: 'return_asked',
      refunded: 0,
      parcels: [{ lines: [{ reason: 'It arrived damaged', comment: 'A leg is loose.' }] }],
    })
    // Twice is once.
    expect((await ada.ask(returnOrder, asked)).order.state).toBe('return_asked')
    expect(await stockOf(ofSettle)).toBe(18)
  })

  test('isn’t after that', async () => {
    const { id, mayReturn } = await delivered(15)
    expect(mayReturn).toBe(false)
    expect(await ada.refusal(returnOrder, { query: { id }, body: {} })).toEqual([409, 'return-too-late'])
  })

  test('isn’t asked for again once the seller has answered', async () => {
    const { id } = await delivered(1)
    const asked = { query: { id }, body: {} }
    await ada.ask(returnOrder, asked)
    for (const move of ['approveReturn', 'receiveReturn', 'refund']) {
      await ask('operator', moveOrder, { query: { id }, body: { move } })
      expect(await ada.refusal(returnOrder, asked)).toEqual([409, 'return-under-way'])
    }
  })

  test('is asked of lines that are there', async () => {
    const { id } = await delivered(1)
    const other = (await delivered(1)).parcels[0]?.lines[0]?.id
    const body = { lines: [{ lineId: other }] }
    expect(await ada.refusal(returnOrder, { query: { id }, body })).toEqual([404, 'not-found'])
  })

  test('is asked of each line for a reason of its own, and the others stay', async () => {
    for (const [variantId, sellerId] of [
      ['peg-01-oak', 'tom'],
      ['peg-02-oak', 'tom'],
    ])
      await ada.ask(putInto, { body: { variantId, sellerId, quantity: 1 } })
    const { id } = await orderOf(ada)
    await moveAll(id, 'delivered')
    const [first, second] = (await readOrderOf(ada, id)).parcels.flatMap((parcel) => parcel.lines)
    const lines = [
      { lineId: first?.id, id: 'damaged', comment: 'A leg is loose.' },
      { lineId: second?.id, id: 'does-not-fit' },
    ]
    const { order } = await ada.ask(returnOrder, { query: { id }, body: { lines } })
    const said = order.parcels
      .flatMap((parcel) => parcel.lines)
      .map(({ state, reason, comment }) => [state, reason, comment])
    expect(said).toEqual([
      ['return_asked', 'It arrived damaged', 'A leg is loose.'],
      ['return_asked', 'It does not fit', null],
      ['delivered', null, null],
    ])
    expect(order.history.at(-1)).toMatchObject({ note: 'It arrived damaged, It does not fit' })
  })
})

async function moveAll(id: string, state: string, daysAgo = 0): Promise<void> {
  const at = Math.floor(Date.now() / 1000) - daysAgo * 86_400
  await env.DB.prepare('UPDATE order_lines SET state = ?, delivered_at = ? WHERE order_id = ?')
    .bind(state, state === 'delivered' ? at : null, id)
    .run()
}
