import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bankNoticeKey, checkPayments, openProvider } from '#market/payments/open.ts'
import { signNotice } from '#market/payments/notice-signature.ts'
import { type PaymentProvider, ProviderSilence } from '#market/payments/port.ts'
import { stripe } from '#market/payments/stripe/stripe.ts'
import { answerChallenge, takeTestCard, testBank } from '#market/payments/test-bank/test-bank.ts'
import { recordedStripe } from './recorded-stripe.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

type Kind = 'pays' | 'declines' | 'challenges'

interface Bank {
  provider: PaymentProvider
  token: (kind: Kind) => Promise<string>
  /** Only a person can, where the bank is real. */
  passChallenge?: (intentId: string) => Promise<unknown>
  notice: (intentId: string, now?: Date) => Promise<{ text: string; signature: string }>
}

const numbers = { pays: '4242424242424242', declines: '4000000000000002', challenges: '4000002760003184' }
const stripeTokens = {
  pays: 'pm_card_visa',
  declines: 'pm_card_visa_chargeDeclined',
  challenges: 'pm_card_threeDSecure2Required',
}
const ada = { id: 'ada', email: 'ada@byrne.example', name: 'Ada Byrne' }
const origin = 'https://api.stripe.com'
const keys = { secretKey: 'sk_test_x', publicKey: 'pk_test_x', webhookSecret: 'whsec_x', origin }

function ourBank(): Bank {
  const noticeKey = bankNoticeKey(env)
  const provider = testBank({ db: env.DB, noticeKey })
  return {
    provider,
    token: async (kind) => {
      const payer = await provider.openPayer(ada, null)
      const card = await takeTestCard(env.DB, { payer, number: numbers[kind], expMonth: 12, expYear: 2099 })
      return card?.token ?? ''
    },
    passChallenge: (intentId) => answerChallenge(env.DB, { intentId, passes: true }),
    notice: async (intentId, now = new Date()) => {
      const text = JSON.stringify({ id: 'evt_1', intentId })
      return { text, signature: await signNotice(text, noticeKey, now) }
    },
  }
}

function theirBank(recorded = recordedStripe()): Bank {
  return {
    provider: stripe(keys, recorded.send),
    token: async (kind) => stripeTokens[kind],
    passChallenge: async (id) => recorded.passChallenge(id),
    notice: async (id, now = new Date()) => recorded.notice(id, keys.webhookSecret, now),
  }
}

/** Stripe's own test mode, over the network. */
function realBank(): Bank {
  const { webhookSecret } = keys
  return {
    provider: stripe({ ...keys, secretKey: env.STRIPE_TEST_KEY }, (request) => fetch(request)),
    token: async (kind) => stripeTokens[kind],
    notice: async (id, now = new Date()) => {
      const object = { id, object: 'payment_intent', amount: 1, currency: 'gbp', status: 'processing' }
      const text = JSON.stringify({ id: 'evt_1', type: 'payment_intent.processing', data: { object } })
      return { text, signature: await signNotice(text, webhookSecret, now) }
    },
  }
}

describe.each([
  ['the test bank', ourBank],
  ['Stripe, as it was recorded', theirBank],
])('%s', (_name, open) => {
  keepsToThePort(open)
})

/** `STRIPE_SECRET_KEY=sk_test_… npm test -- --only market`: the same sentences, said by Stripe itself. */
describe.skipIf(env.STRIPE_TEST_KEY === '')('Stripe’s own test mode', () => {
  keepsToThePort(realBank)
})

function keepsToThePort(open: () => Bank): void {
  const begun = async (amount = 15_250) => {
    const bank = open()
    const payer = await bank.provider.openPayer(ada, null)
    const reference = crypto.randomUUID()
    const intent = await bank.provider.startIntent({ reference, amount, payer })
    const confirm = async (kind: Kind) => {
      const token = await bank.token(kind)
      return bank.provider.confirmIntent({
        intentId: intent.id,
        token,
        payer,
        returnTo: 'https://shop.example',
      })
    }
    return { ...bank, payer, reference, intent, confirm }
  }

  test('knows somebody by one name', async () => {
    const { provider } = open()
    const payer = await provider.openPayer(ada, null)
    expect(await provider.openPayer(ada, payer)).toBe(payer)
  })

  test('makes one intent for a reference, before any card', async () => {
    const { provider, payer, reference, intent } = await begun()
    expect(intent).toMatchObject({ reference, amount: 15_250, status: 'needs-card', decline: null })
    expect((await provider.startIntent({ reference, amount: 15_250, payer })).id).toBe(intent.id)
  })

  test('takes the money once', async () => {
    const { provider, intent, confirm } = await begun()
    expect(await confirm('pays')).toMatchObject({ id: intent.id, status: 'succeeded', amount: 15_250 })
    expect((await provider.readIntent(intent.id)).status).toBe('succeeded')
    await provider.cancelIntent(intent.id)
    expect((await provider.readIntent(intent.id)).status).toBe('succeeded')
  })

  test('turns a card down, and takes another one', async () => {
    const { provider, intent, confirm } = await begun()
    expect(await confirm('declines')).toMatchObject({ status: 'declined', decline: 'card-declined' })
    expect((await provider.readIntent(intent.id)).status).toBe('declined')
    expect((await confirm('pays')).status).toBe('succeeded')
  })

  test('asks who is paying', async () => {
    const { provider, intent, confirm, passChallenge } = await begun()
    expect((await confirm('challenges')).status).toBe('needs-challenge')
    if (!passChallenge) return
    await passChallenge(intent.id)
    expect((await provider.readIntent(intent.id)).status).toBe('succeeded')
  })

  test('takes nothing for an intent that was cancelled', async () => {
    const { provider, intent } = await begun()
    await provider.cancelIntent(intent.id)
    expect((await provider.readIntent(intent.id)).status).toBe('cancelled')
  })

  test('gives money back once for a reference', async () => {
    const { provider, intent, confirm } = await begun()
    await confirm('pays')
    const refund = { reference: crypto.randomUUID(), intentId: intent.id, amount: 5_000 }
    expect(await provider.refund(refund)).toBe(await provider.refund(refund))
  })

  test('keeps a card by its name, for one payer', async () => {
    const { provider, token } = open()
    const payer = await provider.openPayer(ada, null)
    const named = await token('pays')
    const kept = await provider.keepCard({ payer, token: named, returnTo: '' })
    expect(kept).toEqual({
      token: expect.stringMatching(/^pm_/),
      brand: 'visa',
      last4: '4242',
      expMonth: expect.any(Number),
      expYear: expect.any(Number),
    })
    const { token: name } = z.object({ token: z.string() }).parse(kept)
    expect(await provider.readCard(payer, name)).toEqual(kept)
    expect(await provider.readCard('somebody-else', name)).toBeNull()
    for (const nobodys of ['pm_nobodys', 'seti_nobodys', '4242424242424242'])
      expect(await provider.keepCard({ payer, token: nobodys, returnTo: '' })).toBeNull()
  })

  test('tells by itself how a payment stands, and signs it', async () => {
    const { provider, intent, confirm, notice } = await begun()
    await confirm('pays')
    const now = new Date()
    const told = await notice(intent.id)
    expect(await provider.readNotice({ ...told, now })).toMatchObject({
      intent: { id: intent.id, status: 'succeeded' },
    })
    const forged = [
      { ...told, text: told.text.replace('evt', 'evu') },
      { ...told, signature: '' },
      { ...told, signature: told.signature.replace(/v1=./, 'v1=') },
      // Kept and sent again later, or dated ahead.
      await notice(intent.id, new Date(now.getTime() - 301_000)),
      await notice(intent.id, new Date(now.getTime() + 301_000)),
      { ...told, signature: await signNotice(told.text, 'somebody else’s secret', now) },
    ]
    for (const wrong of forged) expect(await provider.readNotice({ ...wrong, now })).toBe('refused')
    // A little late is no forgery; and the same notice twice says the same.
    const late = await notice(intent.id, new Date(now.getTime() - 290_000))
    expect(await provider.readNotice({ ...late, now })).toMatchObject({ intent: { status: 'succeeded' } })
    expect(await provider.readNotice({ ...told, now })).toMatchObject({ intent: { status: 'succeeded' } })
  })
}

describe('Stripe', () => {
  test('is asked with the key, in its own version, and never for a card’s number', async () => {
    const recorded = recordedStripe()
    const { provider } = theirBank(recorded)
    const payer = await provider.openPayer(ada, null)
    await provider.startIntent({ reference: 'order-1', amount: 100, payer })
    expect(recorded.asked.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/payment_intents'])
    const [, { headers, form } = { headers: new Headers(), form: new URLSearchParams() }] = recorded.asked
    expect(headers.get('authorization')).toBe('Bearer sk_test_x')
    expect(headers.get('stripe-version')).toMatch(/^20\d\d-/)
    expect(headers.get('idempotency-key')).toBe('intent-order-1')
    expect(Object.fromEntries(form)).toEqual({
      amount: '100',
      currency: 'gbp',
      customer: payer,
      'payment_method_types[]': 'card',
      'metadata[reference]': 'order-1',
    })
  })

  test('that doesn’t answer is silent, and nothing else', async () => {
    const recorded = recordedStripe()
    const { provider } = theirBank(recorded)
    recorded.state.isSilent = true
    await expect(provider.readIntent('pi_1')).rejects.toThrow(ProviderSilence)
    const broken = stripe(keys, async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(broken.readIntent('pi_1')).rejects.toThrow(ProviderSilence)
  })

  test('is who pays where a site has its keys', () => {
    expect(openProvider(env, 'rowan').name).toBe('test-bank')
    const all = {
      ...env,
      SITE_ROWAN_STRIPE_SECRET_KEY: 'sk_test_x',
      SITE_ROWAN_STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      SITE_ROWAN_STRIPE_WEBHOOK_SECRET: 'whsec_x',
    }
    expect(openProvider(all, 'rowan')).toMatchObject({ name: 'stripe', publicKey: 'pk_test_x' })
    expect(openProvider(all, 'juniper').name).toBe('test-bank')
    expect(() =>
      checkPayments({ ...all, SITE_ROWAN_STRIPE_WEBHOOK_SECRET: '' }, ['juniper', 'rowan']),
    ).toThrow(/set SITE_ROWAN_STRIPE_WEBHOOK_SECRET as well/)
  })

  test('is imitated on this machine and nowhere else', () => {
    const elsewhere = { STRIPE_ON_THIS_MACHINE: 'https://stripe.example' }
    expect(() => checkPayments(elsewhere, [])).toThrow(/STRIPE_ON_THIS_MACHINE: must be an address like/)
    expect(() => checkPayments({ STRIPE_ON_THIS_MACHINE: 'http://127.0.0.1:9000' }, [])).not.toThrow()
  })
})
