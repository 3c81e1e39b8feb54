import type { Card } from '#contract/market/payment.ts'
import { Refusal } from '../door/refusal.ts'
import { ProviderSilence } from '../payments/port.ts'
import {
  type Card as KeptCard,
  addCard,
  findCard,
  listCards,
  removeCard,
  makeCardUsual,
} from '../queries/cards.ts'
import type { Customer } from '../queries/customer.ts'
import type { Signature } from '../queries/write-once.ts'
import { type Till, openTill, payerOf } from './till.ts'
import type { Bindings } from '../worker.ts'

export interface CardOwner {
  env: Bindings
  db: D1Database
  customer: Customer
  signature: Signature
}

interface Saved {
  /** Null while the cardholder's bank asks who it is. */
  card: Card | null
  cards: Card[]
  challengeUrl: string | null
}

export async function cardsOf({ env, db, customer }: Omit<CardOwner, 'signature'>): Promise<Card[]> {
  return (await listCards(db, ownerIn(openTill(env, customer.site), customer))).map(shapeCard)
}

export async function saveCard(
  { env, db, customer, signature }: CardOwner,
  { token, isDefault, returnTo }: { token: string; isDefault: boolean; returnTo: string | null },
): Promise<Saved | Refusal> {
  return unlessSilent(async () => {
    const till = openTill(env, customer.site)
    const payer = await payerOf(till, customer)
    const kept = await till.provider.keepCard({ payer, token, returnTo: returnTo ?? '' })
    if (kept === null) return new Refusal('card-unknown')
    if (typeof kept === 'string') return new Refusal(kept)
    const owner = ownerIn(till, customer)
    if ('challengeUrl' in kept)
      return {
        card: null,
        cards: (await listCards(db, owner)).map(shapeCard),
        challengeUrl: kept.challengeUrl,
      }
    const added = await addCard(db, { owner, card: { ...kept, isDefault } }, signature)
    if (added === 'replayed') return new Refusal('signature-replayed')
    if (added === 'full') {
      await till.provider.dropCard(kept.token)
      return new Refusal('card-limit')
    }
    const card = added.find((known) => known.token === kept.token)
    if (!card) throw new Error('A card that was saved is among the saved ones.')
    return { card: shapeCard(card), cards: added.map(shapeCard), challengeUrl: null }
  })
}

export async function makeUsual(
  { env, db, customer, signature }: CardOwner,
  id: string,
): Promise<Card[] | Refusal> {
  const owner = ownerIn(openTill(env, customer.site), customer)
  const card = await findCard(db, owner, id)
  return card ? answerWith(await makeCardUsual(db, { owner, card }, signature)) : new Refusal('not-found')
}

export async function forgetCard(
  { env, db, customer, signature }: CardOwner,
  id: string,
): Promise<Card[] | Refusal> {
  return unlessSilent(async () => {
    const till = openTill(env, customer.site)
    const owner = ownerIn(till, customer)
    const card = await findCard(db, owner, id)
    if (!card) return new Refusal('not-found')
    await till.provider.dropCard(card.token)
    return answerWith(await removeCard(db, { owner, card }, signature))
  })
}

/** A provider without an answer is a refusal that somebody can do something about. */
export async function unlessSilent<Answer>(answer: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof ProviderSilence) return new Refusal('payment-silent')
    throw error
  }
}

/** Good until the end of its month. */
export function isExpired(card: { expMonth: number; expYear: number }, now: Date): boolean {
  return card.expYear * 12 + card.expMonth - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth()
}

function ownerIn({ provider }: Till, { id: customerId }: Customer) {
  return { customerId, provider: provider.name }
}

function answerWith(left: KeptCard[] | 'replayed'): Card[] | Refusal {
  return left === 'replayed' ? new Refusal('signature-replayed') : left.map(shapeCard)
}

function shapeCard({ id, brand, last4, expMonth, expYear, isDefault }: KeptCard): Card {
  const expired = isExpired({ expMonth, expYear }, new Date())
  return { id, brand, last4, expMonth, expYear, isDefault, isExpired: expired }
}
