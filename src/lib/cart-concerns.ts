import { formatDay } from './day.ts'
import { formatPence } from './money.ts'

interface Concern {
  tone: 'news' | 'trouble'
  text: string
}

/** A line of the cart, as far as something may have become of it. */
interface Line {
  quantity: number
  unitPence: number | null
  /** What one cost when the line was last set, where that was something else. */
  wasPence: number | null
  status: 'active' | 'out_of_stock' | 'order_by_email' | 'gone'
  available: number
  maxOrderSize: number
  offerId: string | null
  offerUntil: string | null
  isOrderable: boolean
}

/** What has changed since the line was last set, and why it may not be had as it stands. */
export function concernsOf(line: Line): Concern[] {
  return [...offerOf(line), ...priceOf(line), ...stockOf(line)]
}

function offerOf({ offerId, offerUntil, wasPence, status }: Line): Concern[] {
  if (offerId === null) return []
  // Another price than the one that was agreed is asked for again.
  if (wasPence !== null || status === 'order_by_email')
    return [news('The price that you agreed has run out.')]
  const until = offerUntil === null ? '' : ` It holds until ${formatDay(offerUntil)}.`
  return [news(`At the price that you agreed with the seller.${until}`)]
}

function priceOf({ wasPence, unitPence, offerId }: Line): Concern[] {
  if (wasPence === null || unitPence === null || offerId !== null) return []
  const way = unitPence < wasPence ? 'gone down' : 'gone up'
  return [news(`The price has ${way}: it was ${formatPence(wasPence)} when you added this.`)]
}

function stockOf({ status, quantity, available, maxOrderSize, unitPence, isOrderable }: Line): Concern[] {
  if (isOrderable) return []
  if (status === 'gone') return [trouble('Item not available for sale. Please remove it to go on.')]
  if (status === 'order_by_email' || unitPence === null)
    return [trouble('The price of this is given on request: ask for it by email.')]
  if (status === 'out_of_stock' || available === 0)
    return [trouble('Temporarily out of stock. Please remove it to go on.')]
  if (quantity > maxOrderSize)
    return [trouble(`Quantity exceeds maximum allowed order size of ${maxOrderSize}`)]
  return [trouble(`Only ${available} of these can be had just now.`)]
}

function news(text: string): Concern {
  return { tone: 'news', text }
}

function trouble(text: string): Concern {
  return { tone: 'trouble', text }
}
