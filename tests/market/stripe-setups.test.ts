import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stripe } from '#market/payments/stripe/stripe.ts'
import { recordedStripe } from './recorded-stripe.ts'

const ada = { id: 'ada', email: 'ada@byrne.example', name: 'Ada Byrne' }
const origin = 'https://api.stripe.com'
const keys = { secretKey: 'sk_test_x', publicKey: 'pk_test_x', webhookSecret: 'whsec_x', origin }

function bankOf({ send }: ReturnType<typeof recordedStripe>) {
  return stripe(keys, send)
}

describe('a card that is saved with Stripe', () => {
  const returnTo = 'https://rowan.test/purchase/card-return?back=cards'
  const begun = async (token: string) => {
    const recorded = recordedStripe()
    const provider = bankOf(recorded)
    const payer = await provider.openPayer(ada, null)
    const keep = async (by = token, whose = payer) => provider.keepCard({ payer: whose, token: by, returnTo })
    return { recorded, provider, payer, keep, outcome: await keep() }
  }
  const challenged = async () => {
    const begin = await begun('ctoken_challenges')
    const { challengeUrl } = z.object({ challengeUrl: z.url() }).parse(begin.outcome)
    return { ...begin, setup: new URL(challengeUrl).pathname.split('/').at(-1) ?? '' }
  }

  test('is one SetupIntent of the customer for each token, however often it is asked for', async () => {
    const { recorded, payer, keep, outcome } = await begun('ctoken_pays')
    expect(outcome).toMatchObject({ brand: 'visa', last4: '4242' })
    expect(await keep()).toEqual(outcome)
    const asked = recorded.asked.filter(({ path }) => path === '/v1/setup_intents')
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key')))).toEqual(
      new Set([`setup-${payer}-ctoken_pays`]),
    )
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      customer: payer,
      confirm: 'true',
      usage: 'on_session',
      'payment_method_types[]': 'card',
      confirmation_token: 'ctoken_pays',
      return_url: returnTo,
      use_stripe_sdk: 'false',
    })
  })

  test('is turned down before anything is saved', async () => {
    const { outcome, recorded } = await begun('ctoken_declines')
    expect(outcome).toBe('card-declined')
    expect(recorded.asked.some(({ path }) => path.startsWith('/v1/payment_methods'))).toBe(false)
  })

  test('is saved once the bank knows who it is, and said again to whoever asks again', async () => {
    const { recorded, keep, setup } = await challenged()
    recorded.passChallenge(setup)
    const kept = await keep(setup)
    expect(kept).toMatchObject({ brand: 'visa', last4: '3184' })
    expect(await keep(setup)).toEqual(kept)
  })

  test('is not saved where the bank says no, or where somebody left its page', async () => {
    const { recorded, keep, setup } = await challenged()
    expect(await keep(setup)).toBe('challenge-failed')
    recorded.failChallenge(setup)
    expect(await keep(setup)).toBe('challenge-failed')
  })

  test('is nobody else’s', async () => {
    const { recorded, keep, setup } = await challenged()
    recorded.passChallenge(setup)
    expect(await keep(setup, 'cus_of_somebody')).toBeNull()
  })
})

test('a card for this once is read by its token, and pays without Stripe’s scripts', async () => {
  const recorded = recordedStripe()
  const provider = bankOf(recorded)
  const payer = await provider.openPayer(ada, null)
  expect(await provider.readCard(payer, 'ctoken_challenges')).toMatchObject({ brand: 'visa', last4: '3184' })
  const { id: intentId } = await provider.startIntent({ reference: 'order-once', amount: 100, payer })
  const returnTo = 'https://rowan.test/purchase/order-confirmation/order-once'
  const intent = await provider.confirmIntent({ intentId, token: 'ctoken_challenges', payer, returnTo })
  expect(intent.status).toBe('needs-challenge')
  expect(new URL(intent.challengeUrl ?? '').searchParams.get('back')).toBe(returnTo)
  expect(Object.fromEntries(recorded.asked.at(-1)?.form ?? [])).toEqual({
    confirmation_token: 'ctoken_challenges',
    return_url: returnTo,
    use_stripe_sdk: 'false',
  })
  recorded.failChallenge(intentId)
  expect(await provider.readIntent(intentId)).toMatchObject({
    status: 'declined',
    decline: 'challenge-failed',
  })
})
