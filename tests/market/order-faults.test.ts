import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setCartPromo } from '#contract/market/cart.ts'
import { cancelOrder, listOrders, payOrder, placeOrder } from '#contract/market/orders.ts'
import { request } from './ask.ts'
import { people, sendToMarket, surroundings } from './customer-provider.ts'
import { recordedStripe } from './recorded-stripe.ts'
import {
  type Shopper,
  addressOf,
  cartOf,
  ofSettle,
  orderOf,
  putSettle,
  readOrderOf,
  setStock,
  shopper,
  stockOf,
  tokenFor,
  waitFor,
} from './shopper.ts'
import { sellSettles } from './sold-settles.ts'

const ada = shopper('ada')
const bo = shopper('bo')

sellSettles({ code: 'ONCE', share: 1000, mostUses: 1 })

const key = () => `form-${crypto.randomUUID()}`
const countOf = async (person: Shopper) => (await person.ask(listOrders)).totalCount

async function outcomeOf(person: Shopper, body: object): Promise<string> {
  const answer = await sendToMarket(person.sent(placeOrder, { body }))
  const wire = Object(await answer.json())
  return answer.status === 200 ? wire.order.id : wire.error.code
}

async function moneyOf(orderId: string): Promise<number[]> {
  const { results } = await env.DB.prepare(
    'SELECT amount FROM money_moves WHERE order_id = ? ORDER BY amount DESC',
  )
    .bind(orderId)
    .all<{ amount: number }>()
  return results.map(({ amount }) => amount)
}

describe('many at once', () => {
  test('fifty clicks on one button are one order', async () => {
    await putSettle(ada)
    const body = { addressId: await addressOf(ada), token: await tokenFor(ada), key: key(), total: 152.5 }
    const before = await countOf(ada)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(ada, body)))
    expect(new Set(outcomes).size).toBe(1)
    expect(await countOf(ada)).toBe(before + 1)
    expect(await stockOf(ofSettle)).toBe(19)
    const [id = ''] = outcomes
    expect(await moneyOf(id)).toEqual([15_250])
    expect((await readOrderOf(ada, id)).history.map(({ state }) => state)).toEqual(['placed', 'paid'])
  }, 60_000)

  test('without a key they are one order too', async () => {
    await putSettle(ada)
    const body = { addressId: await addressOf(ada), token: await tokenFor(ada) }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(ada, body)))
    const ids = new Set(outcomes.filter((outcome) => outcome !== 'cart-empty'))
    expect(ids.size).toBe(1)
    expect(await stockOf(ofSettle)).toBe(19)
  })

  test('two customers want the last piece, and one gets it', async () => {
    await setStock(ofSettle, 1)
    const bodies = new Map<Shopper, object>()
    for (const person of [ada, bo]) {
      await putSettle(person)
      bodies.set(person, { addressId: await addressOf(person), token: await tokenFor(person), key: key() })
    }
    const outcomes = await Promise.all([...bodies].map(([person, body]) => outcomeOf(person, body)))
    expect(outcomes.filter((outcome) => outcome === 'cart-changed')).toHaveLength(1)
    expect(await stockOf(ofSettle)).toBe(0)
    const loser = outcomes[0] === 'cart-changed' ? ada : bo
    expect((await cartOf(loser)).lines[0]).toMatchObject({ status: 'out_of_stock', isOrderable: false })
  })

  test('twelve customers want five pieces', async () => {
    await setStock(ofSettle, 5)
    const crowd = Array.from({ length: 12 }, (_, at) => `shopper-${at}`)
    for (const name of crowd) people.set(name, { name, email: `${name}@crowd.example`, account_type: 'x' })
    const bodies = await Promise.all(
      crowd.map(async (name) => {
        const person = shopper(name)
        await putSettle(person)
        const body = { addressId: await addressOf(person), token: await tokenFor(person), key: key() }
        return [person, body] as const
      }),
    )
    const outcomes = await Promise.all(bodies.map(([person, body]) => outcomeOf(person, body)))
    const sold = outcomes.filter((outcome) => outcome !== 'cart-changed')
    expect(sold.length).toBeLessThanOrEqual(5)
    expect(await stockOf(ofSettle)).toBe(5 - sold.length)
    expect(sold.length).toBeGreaterThan(0)
  })

  test('two customers want the last use of a code', async () => {
    const bodies = new Map<Shopper, object>()
    for (const person of [ada, bo]) {
      await putSettle(person)
      await person.ask(setCartPromo, { body: { code: 'ONCE' } })
      const at = { addressId: await addressOf(person), token: await tokenFor(person) }
      bodies.set(person, { ...at, key: key(), total: 137.25 })
    }
    const outcomes = await Promise.all([...bodies].map(([person, body]) => outcomeOf(person, body)))
    expect(outcomes.filter((outcome) => outcome === 'cart-changed')).toHaveLength(1)
  })
})

describe('what a provider says', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  }
  let recorded = recordedStripe()

  beforeEach(async () => {
    recorded = recordedStripe()
    await env.DB.exec('UPDATE customers SET payment_id = NULL')
    surroundings.set = keys
    vi.stubGlobal('fetch', (input: Request) => recorded.send(input))
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => {
      surroundings.set = {}
      vi.unstubAllGlobals()
      errors.mockRestore()
    }
  })

  const order = async (body: object = {}) => {
    await putSettle(ada)
    const addressId = await addressOf(ada)
    return (await ada.ask(placeOrder, { body: { addressId, key: key(), ...body } })).order
  }
  const tell = async (intentId: string) => {
    const { text, signature } = await recorded.notice(intentId, keys.STRIPE_WEBHOOK_SECRET, new Date())
    const headers = { 'stripe-signature': signature }
    return (await sendToMarket(request('POST', '/payments/notices', { body: text, headers }))).status
  }
  const visa = { token: 'pm_card_visa' }

  test('is heard', async () => {
    const placed = await order(visa)
    expect(placed).toMatchObject({ state: 'paid', payment: { provider: 'stripe', isTest: false } })
    expect(placed.card?.last4).toBe('4242')
  })

  test('is lost: the next look asks again, and it is paid once', async () => {
    const placed = await order()
    recorded.state.losesAnswersOf = '/confirm'
    const query = { id: placed.id }
    const { order: unheard } = await ada.ask(payOrder, { query, body: visa })
    expect(unheard).toMatchObject({
      state: 'placed',
      payment: { message: expect.stringMatching(/Try again/) },
    })
    const { intentId } = placed.payment
    await ada.ask(payOrder, { query, body: visa })
    expect((await readOrderOf(ada, placed.id)).state).toBe('paid')
    expect(await tell(intentId ?? '')).toBe(200)
    expect(await moneyOf(placed.id)).toEqual([15_250])
  })

  test('is never heard: the order stands, says so, and the same form pays it', async () => {
    recorded.state.isSilent = true
    const form = { key: key() }
    const silent = await order(form)
    expect(silent).toMatchObject({
      state: 'placed',
      mayPay: true,
      payment: { status: 'needs-card', message: expect.stringMatching(/nothing is paid twice/) },
    })
    recorded.state.isSilent = false
    const again = await order({ ...form, ...visa })
    expect([again.id, again.state]).toEqual([silent.id, 'paid'])
    expect(await moneyOf(silent.id)).toEqual([15_250])
  })

  test('comes by notice first, several times, and by answer last', async () => {
    const returnTo = 'https://rowan.test/purchase/order-confirmation/{orderId}'
    const placed = await order({ token: 'pm_card_threeDSecure2Required', returnTo })
    const { intentId, challengeUrl } = placed.payment
    const back = new URL(challengeUrl ?? '').searchParams.get('back')
    expect(back).toBe(`https://rowan.test/purchase/order-confirmation/${placed.id}`)
    recorded.passChallenge(intentId ?? '')
    const heard = await Promise.all([tell(intentId ?? ''), tell(intentId ?? ''), tell(intentId ?? '')])
    expect(heard).toEqual([200, 200, 200])
    expect((await readOrderOf(ada, placed.id)).state).toBe('paid')
    await tell(intentId ?? '')
    expect(await moneyOf(placed.id)).toEqual([15_250])
  })

  test('is about an intent that was made before the market went down', async () => {
    const placed = await order(visa)
    // As if nothing of it had been written down.
    await env.DB.batch([
      env.DB.prepare(`UPDATE payments SET intent_id = NULL, status = 'needs-card' WHERE order_id = ?`).bind(
        placed.id,
      ),
      env.DB.prepare(`UPDATE order_lines SET state = 'placed' WHERE order_id = ?`).bind(placed.id),
      env.DB.prepare('DELETE FROM money_moves WHERE order_id = ?').bind(placed.id),
    ])
    expect(await tell(placed.payment.intentId ?? '')).toBe(200)
    expect((await readOrderOf(ada, placed.id)).state).toBe('paid')
    const again = await ada.ask(payOrder, { query: { id: placed.id }, body: visa })
    expect(again.order.payment.intentId).toBe(placed.payment.intentId)
    expect(await moneyOf(placed.id)).toEqual([15_250])
  })

  test('comes after the pieces were let go of: the money goes back', async () => {
    const placed = await order({ token: 'pm_card_threeDSecure2Required' })
    await waitFor(31 * 60)
    await setStock(ofSettle, 0)
    // Somebody else gets what was held.
    expect((await orderOf(bo, { kind: null })).state).toBe('placed')
    expect(await stockOf(ofSettle)).toBe(0)
    recorded.passChallenge(placed.payment.intentId ?? '')
    await tell(placed.payment.intentId ?? '')
    const late = await readOrderOf(ada, placed.id)
    expect(late).toMatchObject({ state: 'cancelled', refunded: 15_250, refunds: [{ isDone: true }] })
    expect(await moneyOf(placed.id)).toEqual([15_250, -15_250])
    expect(await stockOf(ofSettle)).toBe(0)
  })

  test('comes late, and nobody has wanted the pieces meanwhile: they are the payer’s', async () => {
    const placed = await order({ token: 'pm_card_threeDSecure2Required' })
    await waitFor(31 * 60)
    recorded.passChallenge(placed.payment.intentId ?? '')
    await tell(placed.payment.intentId ?? '')
    expect((await readOrderOf(ada, placed.id)).state).toBe('paid')
  })

  test('isn’t heard about a refund: it is asked for until it is', async () => {
    const { id } = await order(visa)
    recorded.state.isSilent = true
    const { order: cancelled } = await ada.ask(cancelOrder, { query: { id }, body: {} })
    expect(cancelled).toMatchObject({ state: 'cancelled', refunds: [{ isDone: false }] })
    recorded.state.isSilent = false
    recorded.state.losesAnswersOf = '/refunds'
    await readOrderOf(ada, id)
    recorded.state.losesAnswersOf = null
    expect(await readOrderOf(ada, id)).toMatchObject({ refunds: [{ isDone: true }] })
    expect(await moneyOf(id)).toEqual([15_250, -15_250])
  })

  test('isn’t heard while an unpaid order is called off: it is closed at the next look', async () => {
    const { id } = await order({ token: 'pm_card_threeDSecure2Required' })
    recorded.state.isSilent = true
    expect((await ada.ask(cancelOrder, { query: { id }, body: {} })).order.state).toBe('cancelled')
    expect((await readOrderOf(ada, id)).payment.status).toBe('needs-challenge')
    recorded.state.isSilent = false
    expect((await readOrderOf(ada, id)).payment.status).toBe('cancelled')
  })

  test('is believed only when it is signed', async () => {
    const placed = await order({ token: 'pm_card_threeDSecure2Required' })
    const { text } = await recorded.notice(placed.payment.intentId ?? '', 'whsec_of_somebody', new Date())
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }]) {
      const answer = await sendToMarket(request('POST', '/payments/notices', { body: text, headers }))
      expect(answer.status).toBe(401)
    }
    expect((await readOrderOf(ada, placed.id)).state).toBe('placed')
  })
})

test('a session that ends midway loses nothing: the order is there, and is paid later', async () => {
  const { id } = await orderOf(ada, { kind: 'challenges' })
  expect(await readOrderOf(ada, id)).toMatchObject({
    state: 'placed',
    payment: { status: 'needs-challenge' },
  })
  expect(await bo.refusal(payOrder, { query: { id }, body: {} })).toEqual([404, 'not-found'])
})
