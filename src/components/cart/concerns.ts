import type { CartLine } from '#contract/market/cart.ts'
import { formatPence } from '#lib/money.ts'
import { dayWords } from '../orders/moment.ts'

interface Concern {
  tone: 'news' | 'trouble'
  text: string
}

/** What has changed since the line was last set, and why it may not be had as it stands. */
export function concernsOf(line: CartLine): Concern[] {
  return [...offerOf(line), ...priceOf(line), ...stockOf(line)]
}

function offerOf({ offerId, offerUntil }: CartLine): Concern[] {
  if (offerId === null) return []
  const until = offerUntil === null ? '' : ` It holds until ${dayWords(offerUntil)}.`
  return [{ tone: 'news', text: `At the price that you agreed with the seller.${until}` }]
}

function priceOf({ priceWas, rrp, offerId }: CartLine): Concern[] {
  if (priceWas === null || rrp === null || offerId !== null || priceWas === rrp) return []
  const way = rrp < priceWas ? 'gone down' : 'gone up'
  return [
    { tone: 'news', text: `The price has ${way}: it was ${formatPence(priceWas)} when you added this.` },
  ]
}

function stockOf({ status, quantity, available, maxOrderSize, rrp, isOrderable }: CartLine): Concern[] {
  if (isOrderable) return []
  const trouble = (text: string): Concern[] => [{ tone: 'trouble', text }]
  if (status === 'gone') return trouble('Item not available for sale. Please remove it to go on.')
  if (status === 'out_of_stock' || available === 0)
    return trouble('Temporarily out of stock. Please remove it to go on.')
  if (rrp === null) return trouble('The price of this is given on request: ask for it by email.')
  if (quantity > maxOrderSize)
    return trouble(`Quantity exceeds maximum allowed order size of ${maxOrderSize}`)
  if (quantity > available) return trouble(`Only ${available} of these can be had just now.`)
  return trouble('This can’t be ordered as it stands. Please remove it to go on.')
}
