import type { Decline } from '../port.ts'

interface CardError {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}

const authenticationFailures: ReadonlySet<string | null | undefined> = new Set([
  'authentication_required',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
])

/** As far as the card's owner can do something about it. */
export function declineOf({ code, decline_code: reason }: CardError): Decline {
  if (reason === 'insufficient_funds') return 'card-empty'
  if (code === 'expired_card') return 'card-expired'
  return authenticationFailures.has(code) ? 'challenge-failed' : 'card-declined'
}
