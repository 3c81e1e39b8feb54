import { ConfigurationError, readOperatorCredentials } from '#contract/site.ts'
import { readStripeKeys } from '#contract/stripe-keys.ts'
import type { PaymentProvider } from './port.ts'
import { stripe } from './stripe/stripe.ts'
import { testBank } from './test-bank/test-bank.ts'

/** A site's keys of Stripe are read by name besides; without them the test bank pays. */
export interface PaymentEnv {
  DB: D1Database
  /** For an imitation of Stripe on this machine; nowhere else. */
  STRIPE_ON_THIS_MACHINE?: string
}

export function openProvider(env: PaymentEnv, siteKey: string): PaymentProvider {
  const keys = readStripeKeys(env, siteKey)
  if (!keys) return testBank({ db: env.DB, noticeKey: bankNoticeKey(env) })
  return stripe({ ...keys, origin: stripeOrigin(env) }, (request) => fetch(request))
}

/** Reads what is set for payments, for nothing but its mistakes: they are to end the start. */
export function checkPayments(env: object, siteKeys: readonly string[]): void {
  for (const key of siteKeys) readStripeKeys(env, key)
  stripeOrigin(env)
}

/** The test bank and its shop are one Worker, so that a key of its own would protect nothing more. */
export function bankNoticeKey(env: object): string {
  return `notices of the test bank, ${readOperatorCredentials(env).apiSigningKey}`
}

/** Keys that open an account travel there. */
function stripeOrigin(env: Pick<PaymentEnv, 'STRIPE_ON_THIS_MACHINE'>): string {
  const { STRIPE_ON_THIS_MACHINE: imitation } = env
  if (!imitation) return 'https://api.stripe.com'
  if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(imitation))
    throw new ConfigurationError('STRIPE_ON_THIS_MACHINE: must be an address like http://127.0.0.1:9000.')
  return imitation
}
