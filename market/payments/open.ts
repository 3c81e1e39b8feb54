import { ConfigurationError, readOperatorCredentials } from '#contract/site.ts'
import type { PaymentProvider } from './port.ts'
import { stripe } from './stripe/stripe.ts'
import { testBank } from './test-bank/test-bank.ts'

/** The keys of Stripe; without them the test bank pays. */
export interface PaymentEnv {
  DB: D1Database
  STRIPE_SECRET_KEY?: string
  STRIPE_PUBLISHABLE_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
}

export function openProvider(env: PaymentEnv): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publicKey } = env
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey) return testBank({ db: env.DB, noticeKey: bankNoticeKey(env) })
  if (!publicKey || !webhookSecret)
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY is set: set STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET as well.',
    )
  return stripe({ secretKey, publicKey, webhookSecret }, (request) => fetch(request))
}

/** The test bank and its shop are one Worker, so that a key of its own would protect nothing more. */
export function bankNoticeKey(env: object): string {
  return `notices of the test bank, ${readOperatorCredentials(env).apiSigningKey}`
}
