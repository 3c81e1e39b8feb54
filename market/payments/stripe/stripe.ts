import type { StripeKeys } from '#contract/stripe-keys.ts'
import { isSigned } from '../notice-signature.ts'
import type { Intent, IntentStatus, PaymentProvider } from '../port.ts'
import { type Ask, byRedirect, keepCard, readCard } from './cards.ts'
import { declineOf } from './decline.ts'
import { type Fetch, StripeRefusal, stripeLine } from './line.ts'
import { type StripeIntent, event, named, paymentIntent } from './shapes.ts'

interface Account extends StripeKeys {
  /** Where its API answers. */
  origin: string
}

/** Stripe by its HTTP API: PaymentIntents, SetupIntents, refunds and signed webhooks. No card number comes near us. */
export function stripe(keys: Account, send: Fetch): PaymentProvider {
  const ask = stripeLine(keys, send)
  const post = { method: 'POST' } as const
  return {
    name: 'stripe',
    publicKey: keys.publicKey,
    openPayer: async ({ id, email, name }, known) => {
      if (known?.startsWith('cus_')) return known
      const form = { 'metadata[customer]': id, ...(email && { email }), ...(name && { name }) }
      const letter = { ...post, path: '/v1/customers', form, idempotencyKey: `payer-${id}` }
      return (await ask(letter, named)).id
    },
    keepCard: async (keeping) => keepCard(ask, keeping),
    readCard: async (payer, token) => readCard(ask, payer, token),
    dropCard: async (token) => {
      await gone(async () => ask({ ...post, path: `/v1/payment_methods/${token}/detach` }, named))
    },
    startIntent: async ({ reference, amount, payer }) => {
      const form = {
        amount: String(amount),
        currency: 'gbp',
        customer: payer,
        'payment_method_types[]': 'card',
        'metadata[reference]': reference,
      }
      const letter = { ...post, path: '/v1/payment_intents', form, idempotencyKey: `intent-${reference}` }
      return shown(await ask(letter, paymentIntent))
    },
    confirmIntent: async (wanted) => confirmIntent(ask, wanted),
    readIntent: async (intentId) => readIntent(ask, intentId),
    cancelIntent: async (intentId) => {
      await gone(async () => ask({ ...post, path: `/v1/payment_intents/${intentId}/cancel` }, named))
    },
    refund: async ({ reference, intentId, amount }) => {
      const form = { payment_intent: intentId, amount: String(amount), 'metadata[reference]': reference }
      const letter = { ...post, path: '/v1/refunds', form, idempotencyKey: `refund-${reference}` }
      return (await ask(letter, named)).id
    },
    readNotice: async (sent) => {
      if (!(await isSigned(sent, keys.webhookSecret))) return 'refused'
      const { id, data } = event.parse(JSON.parse(sent.text))
      const intent = paymentIntent.safeParse(data.object)
      // Notices overtake each other: which is the last one only Stripe knows.
      return intent.success ? { id, intent: await readIntent(ask, intent.data.id) } : null
    },
  }
}

interface Confirmation {
  intentId: string
  token: string
  returnTo: string
}

/** A card that is turned down is an error to Stripe, and brings the intent along. */
async function confirmIntent(ask: Ask, { intentId, token, returnTo }: Confirmation): Promise<Intent> {
  const path = `/v1/payment_intents/${intentId}/confirm`
  const form = byRedirect(token, returnTo)
  try {
    return shown(await ask({ method: 'POST', path, form }, paymentIntent))
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    const { payment_intent: intent } = error.refusal
    return intent ? shown(intent) : readIntent(ask, intentId)
  }
}

async function readIntent(ask: Ask, intentId: string): Promise<Intent> {
  return shown(await ask({ method: 'GET', path: `/v1/payment_intents/${intentId}` }, paymentIntent))
}

/** What isn't there any more is as gone as it can be. */
async function gone(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
  }
}

const statuses: Record<StripeIntent['status'], IntentStatus> = {
  requires_payment_method: 'needs-card',
  requires_confirmation: 'needs-card',
  requires_action: 'needs-challenge',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

function shown(intent: StripeIntent): Intent {
  const status = statuses[intent.status]
  const error = status === 'needs-card' ? intent.last_payment_error : null
  return {
    id: intent.id,
    reference: intent.metadata.reference ?? '',
    amount: intent.amount,
    status: error ? 'declined' : status,
    decline: error ? declineOf(error) : null,
    clientSecret: intent.client_secret ?? null,
    challengeUrl: intent.next_action?.redirect_to_url?.url ?? null,
  }
}
