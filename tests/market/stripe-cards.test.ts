import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeOrder } from '#contract/market/orders.ts'
import { addCard, listCards, paymentSettings, recogniseCard } from '#contract/market/payment.ts'
import { request } from './ask.ts'
import { sendToMarket, surroundings } from './customer-provider.ts'
import { recordedStripe } from './recorded-stripe.ts'
import { addressOf, ofSettle, putSettle, readOrderOf, setStock, shopper } from './shopper.ts'
import { makeWorld } from './world.ts'

const ada = shopper('ada')
const bo = shopper('bo')
/** A customer of a site that has no keys. */
const elsewhere = shopper('ada', 'juniper')
const webhookSecret = 'whsec_rowan'
const keys = {
  SITE_ROWAN_STRIPE_SECRET_KEY: 'sk_test_rowan',
  SITE_ROWAN_STRIPE_PUBLISHABLE_KEY: 'pk_test_rowan',
  SITE_ROWAN_STRIPE_WEBHOOK_SECRET: webhookSecret,
}
let recorded = recordedStripe()

beforeAll(makeWorld)
beforeEach(async () => {
  recorded = recordedStripe()
  surroundings.set = keys
  await env.DB.exec('DELETE FROM cards')
  await env.DB.exec('UPDATE customers SET payment_id = NULL')
  vi.stubGlobal('fetch', (input: Request) => recorded.send(input))
  return () => {
    surroundings.set = {}
    vi.unstubAllGlobals()
  }
})

const returnTo = 'https://rowan.test/purchase/card-return?back=cards'
const save = async (token: string) => ada.ask(addCard, { body: { token, returnTo } })

test('a site’s own public key reaches its own customers alone', async () => {
  expect(await ada.ask(paymentSettings)).toEqual({
    provider: 'stripe',
    isTest: false,
    publicKey: 'pk_test_rowan',
  })
  expect(await elsewhere.ask(paymentSettings)).toMatchObject({ provider: 'test-bank', publicKey: null })
})

describe('a card that Stripe’s form has named', () => {
  test('is saved', async () => {
    const { card, cards, challengeUrl } = await save('ctoken_pays')
    expect([card?.last4, cards.length, challengeUrl]).toEqual(['4242', 1, null])
    expect(
      recorded.asked.every(({ headers }) => headers.get('authorization') === 'Bearer sk_test_rowan'),
    ).toBe(true)
  })

  test('is saved once, after the bank was asked, however often somebody comes back', async () => {
    const { card, cards, challengeUrl } = await save('ctoken_challenges')
    expect([card, cards]).toEqual([null, []])
    const setup = new URL(challengeUrl ?? '').pathname.split('/').at(-1) ?? ''
    expect(await ada.refusal(addCard, { body: { token: setup } })).toEqual([409, 'challenge-failed'])
    recorded.passChallenge(setup)
    const first = await ada.ask(addCard, { body: { token: setup } })
    expect(await ada.ask(addCard, { body: { token: setup } })).toEqual(first)
    expect((await ada.ask(listCards)).cards).toHaveLength(1)
    expect(await bo.refusal(addCard, { body: { token: setup } })).toEqual([409, 'card-unknown'])
  })

  test('is not saved where the bank turns it down, or doesn’t know the holder', async () => {
    expect(await ada.refusal(addCard, { body: { token: 'ctoken_declines', returnTo } })).toEqual([
      409,
      'card-declined',
    ])
    const { challengeUrl } = await save('ctoken_challenges')
    const setup = new URL(challengeUrl ?? '').pathname.split('/').at(-1) ?? ''
    recorded.failChallenge(setup)
    expect(await ada.refusal(addCard, { body: { token: setup } })).toEqual([409, 'challenge-failed'])
    expect((await ada.ask(listCards)).cards).toEqual([])
  })

  test('is told apart before it pays', async () => {
    const query = { token: 'ctoken_pays' }
    expect(await ada.ask(recogniseCard, { query })).toEqual({ ...query, brand: 'visa', last4: '4242' })
    const unheard = { query: { token: 'ctoken_nobodys' } }
    expect(await ada.refusal(recogniseCard, unheard)).toEqual([409, 'card-unknown'])
    recorded.state.isSilent = true
    expect(await ada.refusal(recogniseCard, { query })).toEqual([503, 'payment-silent'])
  })

  test('that is one too many is taken off at Stripe again', async () => {
    for (let count = 0; count < 10; count += 1) {
      recorded = recordedStripe()
      await save('ctoken_pays')
    }
    recorded = recordedStripe()
    expect(await ada.refusal(addCard, { body: { token: 'ctoken_pays', returnTo } })).toEqual([
      409,
      'card-limit',
    ])
    expect(recorded.asked.at(-1)?.path).toMatch(/^\/v1\/payment_methods\/pm_\d+\/detach$/)
  })
})

describe('an order of a site with keys', () => {
  const order = async (token: string) => {
    await setStock(ofSettle, 5)
    await putSettle(ada)
    const body = { addressId: await addressOf(ada), key: `form-${crypto.randomUUID()}`, token }
    return (await ada.ask(placeOrder, { body })).order
  }
  const tell = async (intentId: string | null, secret: string) => {
    const { text, signature } = await recorded.notice(intentId ?? '', secret, new Date())
    const headers = { 'stripe-signature': signature }
    return sendToMarket(request('POST', '/payments/notices', { body: text, headers }))
  }

  test('is paid by a card for this once', async () => {
    expect(await order('ctoken_pays')).toMatchObject({
      state: 'paid',
      card: { brand: 'visa', last4: '4242' },
    })
  })

  test('is not paid by a card that is turned down', async () => {
    expect(await order('ctoken_declines')).toMatchObject({
      state: 'placed',
      payment: { status: 'declined', message: expect.stringContaining('turned this card down') },
    })
  })

  test('is settled by a notice of its own account, once, and by no other', async () => {
    surroundings.set = {
      ...keys,
      SITE_JUNIPER_STRIPE_SECRET_KEY: 'sk_test_juniper',
      SITE_JUNIPER_STRIPE_PUBLISHABLE_KEY: 'pk_test_juniper',
      SITE_JUNIPER_STRIPE_WEBHOOK_SECRET: 'whsec_juniper',
    }
    const { id, payment } = await order('ctoken_challenges')
    recorded.passChallenge(payment.intentId ?? '')
    expect((await tell(payment.intentId, 'whsec_of_somebody')).status).toBe(401)
    expect(await (await tell(payment.intentId, 'whsec_juniper')).json()).toEqual({ heard: 'not-ours' })
    const written = await env.DB.prepare('SELECT status FROM payments WHERE order_id = ?').bind(id).first()
    expect(written).toEqual({ status: 'needs-challenge' })
    for (let time = 0; time < 2; time += 1)
      expect(await (await tell(payment.intentId, webhookSecret)).json()).toEqual({ heard: 'settled' })
    const { state, history } = await readOrderOf(ada, id)
    expect([state, history.length]).toEqual(['paid', 2])
  })
})
