export type ProviderName = 'stripe' | 'test-bank'

/** A card as anybody may see it; the token is the provider's name for it. */
export interface BankCard {
  token: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

/** The cardholder's bank asks who it is, at this address, before the card is kept. */
export interface CardChallenge {
  challengeUrl: string
}

/** Why a card was turned down, as far as its owner can do something about it. */
export type Decline = 'card-declined' | 'card-empty' | 'card-expired' | 'challenge-failed'

export type IntentStatus =
  'needs-card' | 'needs-challenge' | 'processing' | 'declined' | 'succeeded' | 'cancelled'

/** Money that is to come in: made before any card is asked for, one for each reference. */
export interface Intent {
  id: string
  reference: string
  amount: number
  status: IntentStatus
  decline: Decline | null
  /** With which a browser confirms by itself, where the provider has a form of its own. */
  clientSecret: string | null
  /** Where the cardholder shows that they are who they are; null while nobody asks, or where we ask ourselves. */
  challengeUrl: string | null
}

/** What a provider tells by itself. */
export interface Notice {
  id: string
  intent: Intent
}

export interface Payer {
  id: string
  email: string | null
  name: string | null
}

/** All of it may be asked twice: what has been done is answered, and not done again. Throws `ProviderSilence`. */
export interface PaymentProvider {
  name: ProviderName
  /** For the provider's own form in the browser. */
  publicKey: string | null
  /** The provider's name for somebody who pays; the one that is known, where that is one of its own. */
  openPayer: (payer: Payer, known: string | null) => Promise<string>
  /** Null for a token that is nobody's, or somebody else's. What a challenge came to is asked for by its own token. */
  keepCard: (wanted: {
    payer: string
    token: string
    returnTo: string
  }) => Promise<BankCard | CardChallenge | Decline | null>
  /** What tells a card apart, before it pays. Null for a token that is nobody's, or somebody else's. */
  readCard: (payer: string, token: string) => Promise<BankCard | null>
  dropCard: (token: string) => Promise<void>
  startIntent: (wanted: { reference: string; amount: number; payer: string }) => Promise<Intent>
  confirmIntent: (wanted: {
    intentId: string
    token: string
    payer: string
    returnTo: string
  }) => Promise<Intent>
  readIntent: (intentId: string) => Promise<Intent>
  cancelIntent: (intentId: string) => Promise<void>
  /** Gives back the provider's name for the refund. */
  refund: (wanted: { reference: string; intentId: string; amount: number }) => Promise<string>
  /** `refused` for what the provider hasn't signed just now; null for what isn't about an intent. */
  readNotice: (notice: { signature: string; text: string; now: Date }) => Promise<Notice | 'refused' | null>
}

/** No answer, or none that says anything: what was asked may have been done or not, and is asked again. */
export class ProviderSilence extends Error {
  override name = 'ProviderSilence'
}
