import type { BankCard, CardChallenge, Decline } from '../port.ts'
import { declineOf } from './decline.ts'
import { StripeRefusal, type stripeLine } from './line.ts'
import { type StripeSetup, confirmationToken, paymentMethod, setupIntent } from './shapes.ts'

export type Ask = ReturnType<typeof stripeLine>

interface Keeping {
  payer: string
  token: string
  returnTo: string
}

/** Saves a card that Stripe's form has named, or says what has come of a saving that had to ask the bank first. */
export async function keepCard(
  ask: Ask,
  keeping: Keeping,
): Promise<BankCard | CardChallenge | Decline | null> {
  try {
    return await outcomeOf(ask, keeping, await setUp(ask, keeping))
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return error.refusal.type === 'card_error' ? declineOf(error.refusal) : null
  }
}

/** What Stripe's scripts would do in the page is done at an address of Stripe's, with scripts and without. */
export function byRedirect(token: string, returnTo: string): Record<string, string> {
  return {
    [token.startsWith('ctoken_') ? 'confirmation_token' : 'payment_method']: token,
    ...(returnTo !== '' && { return_url: returnTo, use_stripe_sdk: 'false' }),
  }
}

/** Null for what is nobody's, or somebody else's. */
export async function readCard(ask: Ask, payer: string, token: string): Promise<BankCard | null> {
  try {
    if (/^ctoken_\w+$/.test(token)) {
      const path = `/v1/confirmation_tokens/${token}`
      const { id, payment_method_preview: preview } = await ask({ method: 'GET', path }, confirmationToken)
      return shownCard({ id, card: preview.card })
    }
    if (!/^pm_\w+$/.test(token)) return null
    const found = await ask({ method: 'GET', path: `/v1/payment_methods/${token}` }, paymentMethod)
    return found.customer && found.customer !== payer ? null : shownCard(found)
  } catch (error) {
    if (error instanceof StripeRefusal) return null
    throw error
  }
}

/** The same token begins the same saving; a saving that was begun is read. */
async function setUp(ask: Ask, { payer, token, returnTo }: Keeping): Promise<StripeSetup | null> {
  if (/^seti_\w+$/.test(token)) return ask({ method: 'GET', path: `/v1/setup_intents/${token}` }, setupIntent)
  if (!/^(ctoken|pm)_\w+$/.test(token)) return null
  const form = {
    customer: payer,
    confirm: 'true',
    usage: 'on_session',
    'payment_method_types[]': 'card',
    ...byRedirect(token, returnTo),
  }
  const idempotencyKey = `setup-${payer}-${token}`
  return ask({ method: 'POST', path: '/v1/setup_intents', form, idempotencyKey }, setupIntent)
}

async function outcomeOf(
  ask: Ask,
  { payer, token }: Keeping,
  setup: StripeSetup | null,
): Promise<BankCard | CardChallenge | Decline | null> {
  if (!setup || setup.customer !== payer) return null
  if (setup.status === 'succeeded')
    return setup.payment_method ? ownCard(ask, payer, setup.payment_method) : null
  if (setup.last_setup_error) return declineOf(setup.last_setup_error)
  const challengeUrl = setup.next_action?.redirect_to_url?.url
  // Whoever comes back from a challenge that isn't passed has left it.
  return challengeUrl && !token.startsWith('seti_') ? { challengeUrl } : 'challenge-failed'
}

/** A card that was taken off again can't be saved a second time. */
async function ownCard(ask: Ask, payer: string, id: string): Promise<BankCard | null> {
  const found = await ask({ method: 'GET', path: `/v1/payment_methods/${id}` }, paymentMethod)
  return found.customer === payer ? shownCard(found) : null
}

function shownCard({ id, card }: Pick<(typeof paymentMethod)['_output'], 'id' | 'card'>): BankCard {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  return { token: id, brand, last4, expMonth, expYear }
}
