import { z } from 'zod'
import {
  type BankIntent,
  type KnownCard,
  findBankCard,
  findBankIntent,
  moveBankIntent,
  openBankIntent,
  removeBankCard,
  writeBankCard,
  writeBankRefund,
} from '../../queries/bank.ts'
import { isSigned } from '../notice-signature.ts'
import type { BankCard, Decline, Intent, PaymentProvider } from '../port.ts'
import { testCardOf } from './test-cards.ts'

interface Bank {
  db: D1Database
  /** What its notices are signed with. */
  noticeKey: string
}

/** What the bank tells: which of its intents has changed. What has become of it is looked up. */
const notice = z.object({ id: z.string(), intentId: z.string() })

/** A bank without money, for a shop without a provider's key. It forgets a card's number at once. */
export function testBank({ db, noticeKey }: Bank): PaymentProvider {
  return {
    name: 'test-bank',
    publicKey: null,
    openPayer: async ({ id }) => `payer_${id}`,
    keepCard: async ({ payer, token }) => {
      const card = await findBankCard(db, { token, holder: payer })
      if (!card) return null
      return declineOf(card) ?? shownCard(card)
    },
    readCard: async (payer, token) => {
      const card = await findBankCard(db, { token, holder: payer })
      return card && shownCard(card)
    },
    dropCard: async (token) => removeBankCard(db, token),
    startIntent: async ({ reference, amount }) =>
      shown(await openBankIntent(db, { id: `pi_test_${crypto.randomUUID()}`, reference, amount })),
    confirmIntent: async ({ intentId, token, payer }) => {
      const card = await findBankCard(db, { token, holder: payer })
      const { to, decline } = outcomeOf(card)
      const from = ['needs-card', 'declined'] as const
      return known(await moveBankIntent(db, { id: intentId, from, to, decline, token }))
    },
    readIntent: async (intentId) => known(await findBankIntent(db, intentId)),
    cancelIntent: async (intentId) => {
      const from = ['needs-card', 'needs-challenge', 'declined'] as const
      await moveBankIntent(db, { id: intentId, from, to: 'cancelled', decline: null, token: null })
    },
    refund: async (wanted) => {
      await writeBankRefund(db, wanted)
      return `re_test_${wanted.reference}`
    },
    readNotice: async (sent) => {
      if (!(await isSigned(sent, noticeKey))) return 'refused'
      const { id, intentId } = notice.parse(JSON.parse(sent.text))
      return { id, intent: known(await findBankIntent(db, intentId)) }
    },
  }
}

interface ShownNumber {
  payer: string
  number: string
  expMonth: number
  expYear: number
}

/** A card is shown to the bank, which gives a token for it; null for one that isn't a test card. */
export async function takeTestCard(db: D1Database, shownNumber: ShownNumber): Promise<BankCard | null> {
  const { payer, number, expMonth, expYear } = shownNumber
  const known = testCardOf(number)
  if (!known) return null
  const card = {
    token: `pm_test_${crypto.randomUUID()}`,
    last4: number.slice(-4),
    expMonth,
    expYear,
    ...known,
  }
  await writeBankCard(db, { ...card, holder: payer })
  return shownCard(card)
}

/** The cardholder has shown who they are, or hasn't. */
export async function answerChallenge(
  db: D1Database,
  { intentId, passes }: { intentId: string; passes: boolean },
): Promise<Intent> {
  const decline = passes ? null : 'challenge-failed'
  const to = passes ? 'succeeded' : 'declined'
  return known(
    await moveBankIntent(db, { id: intentId, from: ['needs-challenge'], to, decline, token: null }),
  )
}

function outcomeOf(card: KnownCard | null): Pick<BankIntent, 'decline'> & { to: BankIntent['status'] } {
  if (!card) return { to: 'declined', decline: 'card-declined' }
  const decline = declineOf(card)
  if (decline) return { to: 'declined', decline }
  return { to: card.behaviour === 'challenges' ? 'needs-challenge' : 'succeeded', decline: null }
}

function declineOf({ behaviour }: KnownCard): Decline | null {
  if (behaviour === 'declines') return 'card-declined'
  return behaviour === 'is-empty' ? 'card-empty' : null
}

function shownCard({ token, brand, last4, expMonth, expYear }: KnownCard): BankCard {
  return { token, brand, last4, expMonth, expYear }
}

function known(intent: BankIntent | null): Intent {
  if (!intent) throw new Error('The bank is asked for an intent that it has never made.')
  return shown(intent)
}

function shown({ decline, ...intent }: BankIntent): Intent {
  return {
    ...intent,
    decline: declines.find((known) => known === decline) ?? null,
    clientSecret: null,
    challengeUrl: null,
  }
}

const declines = ['card-declined', 'card-empty', 'card-expired', 'challenge-failed'] as const
