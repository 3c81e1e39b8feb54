import { isSigned } from '../notice-signature.ts'
import type { BankCard, Decline, Intent, IntentStatus, PaymentProvider } from '../port.ts'
import { type Fetch, StripeRefusal, stripeLine } from './line.ts'
import { type StripeIntent, event, named, paymentIntent, paymentMethod, setupIntent } from './shapes.ts'

export interface StripeKeys {
  secretKey: string
  publicKey: string
  webhookSecret: string
}

/** Stripe by its HTTP API: PaymentIntents, SetupIntents, refunds and signed webhooks. No card number comes near us. */
export function stripe(keys: StripeKeys, send: Fetch): PaymentProvider {
  const ask = stripeLine(keys.secretKey, send)
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
    beginCard: async (payer) => {
      const form = { customer: payer, usage: 'on_session', 'payment_method_types[]': 'card' }
      const begun = await ask({ ...post, path: '/v1/setup_intents', form }, setupIntent)
      return { clientSecret: begun.client_secret ?? '' }
    },
    keepCard: async (payer, token) => declined(async () => cardOf(ask, payer, token)),
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

type Ask = ReturnType<typeof stripeLine>

interface Confirmation {
  intentId: string
  token: string
  returnTo: string
}

/** A card that is turned down is an error to Stripe, and brings the intent along. */
async function confirmIntent(ask: Ask, { intentId, token, returnTo }: Confirmation): Promise<Intent> {
  const path = `/v1/payment_intents/${intentId}/confirm`
  const form = { payment_method: token, ...(returnTo !== '' && { return_url: returnTo }) }
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

/** Of a form that Stripe's own page has filled in, or of a card that it has named. */
async function cardOf(ask: Ask, payer: string, token: string): Promise<BankCard | null> {
  const id = token.startsWith('seti_') ? await cardOfSetup(ask, payer, token) : token
  const found = id === null ? null : await readCard(ask, payer, id)
  if (!found) return null
  const path = `/v1/payment_methods/${found.token}/attach`
  await ask({ method: 'POST', path, form: { customer: payer } }, paymentMethod)
  return found
}

async function readCard(ask: Ask, payer: string, token: string): Promise<BankCard | null> {
  if (!/^pm_\w+$/.test(token)) return null
  try {
    const found = await ask({ method: 'GET', path: `/v1/payment_methods/${token}` }, paymentMethod)
    if (found.customer && found.customer !== payer) return null
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = found.card
    return { token: found.id, brand, last4, expMonth, expYear }
  } catch (error) {
    if (error instanceof StripeRefusal) return null
    throw error
  }
}

async function cardOfSetup(ask: Ask, payer: string, token: string): Promise<string | null> {
  const setup = await ask({ method: 'GET', path: `/v1/setup_intents/${token}` }, setupIntent)
  return setup.status === 'succeeded' && setup.customer === payer ? (setup.payment_method ?? null) : null
}

async function declined(keep: () => Promise<BankCard | null>): Promise<BankCard | Decline | null> {
  try {
    return await keep()
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return error.refusal.type === 'card_error' ? declineOf(error.refusal) : null
  }
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

function declineOf({
  code,
  decline_code: reason,
}: {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}): Decline {
  if (reason === 'insufficient_funds') return 'card-empty'
  if (code === 'expired_card') return 'card-expired'
  return code === 'payment_intent_authentication_failure' ? 'challenge-failed' : 'card-declined'
}
