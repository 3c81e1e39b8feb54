import { Refusal } from '../door/refusal.ts'
import { ProviderSilence } from '../payments/port.ts'
import { findCard } from '../queries/cards.ts'
import type { Customer } from '../queries/customer.ts'
import { type Till, payerOf } from './till.ts'

export interface PayingCard {
  token: string
  brand: string
  last4: string
}

interface Named {
  cardId?: string | null | undefined
  token?: string | null | undefined
}

/** The card that somebody wants to pay with: a saved one of theirs, or one for this once; null where none is named. */
export async function payingCard(
  till: Till,
  customer: Customer,
  { cardId, token }: Named,
): Promise<PayingCard | Refusal | null> {
  if (cardId) {
    const owner = { customerId: customer.id, provider: till.provider.name }
    return (await findCard(till.db, owner, cardId)) ?? new Refusal('not-found')
  }
  if (!token) return null
  try {
    return (await till.provider.readCard(await payerOf(till, customer), token)) ?? new Refusal('card-unknown')
  } catch (error) {
    if (error instanceof ProviderSilence) return new Refusal('payment-silent')
    throw error
  }
}
