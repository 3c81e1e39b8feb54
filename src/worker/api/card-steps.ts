import { cardsPage } from '#contract/edge/purchase.ts'
import { checkoutAddress } from '#lib/checkout.ts'
import type { PurchaseHref } from './purchase-form.ts'

type Fields = Record<string, string>

/** The page that shows the form of a card. */
export function formOfCard({ back, address }: Fields): PurchaseHref {
  if (back?.startsWith('pay:')) return `/purchase/pay/${encodeURIComponent(back.slice('pay:'.length))}`
  if (back !== 'checkout') return cardsPage
  const query = new URLSearchParams({ ...(address && { address }), step: 'payment' })
  return `/purchase/checkout?${query.toString()}`
}

/** On to what the card is to pay. */
export function stepAfterCard(fields: Fields, card: string): string {
  if (fields['back']?.startsWith('pay:')) return `${formOfCard(fields)}?card=${encodeURIComponent(card)}`
  return checkoutAddress({ address: fields['address'] || null, card, step: 'review' })
}
