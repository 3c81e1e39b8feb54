import { lineTitle } from '#lib/line-title.ts'
import { formatPence } from '#lib/money.ts'
import type { Letter } from '../queries/letters.ts'
import { type Order, linesIn } from '../queries/order.ts'

export type LetterKind =
  | 'placed'
  | 'paid'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'return_asked'
  | 'return_approved'
  | 'return_refused'
  | 'returned'
  | 'refunded'

export interface LetterAbout {
  id: string
  site: string
  email: string | null
  /** Lines of text that say which things it is about. */
  things: readonly string[]
  total: number
}

interface Words {
  subject: string
  sentence: string
}

/** Null where there is nobody to write to. */
export function letterOf(kind: LetterKind, about: LetterAbout, note: string | null = null): Letter | null {
  if (about.email === null) return null
  const { subject, sentence } = words[kind](about)
  const body = [sentence, about.things.join('\n'), note, `Your order: ${about.id}`]
  return {
    site: about.site,
    orderId: about.id,
    kind,
    recipient: about.email,
    subject,
    body: body.filter((part) => part !== null && part !== '').join('\n\n'),
  }
}

export function aboutOrder(order: Order, lines = linesIn(order)): LetterAbout {
  const { id, site, email, total } = order
  return {
    id,
    site,
    email,
    total,
    things: lines.map(thingOf),
  }
}

export function thingOf(line: { quantity: number; productName: string; seoTitle: string }): string {
  return `${line.quantity} × ${lineTitle(line)}`
}

const words: Record<LetterKind, (about: LetterAbout) => Words> = {
  placed: ({ id }) => ({
    subject: `We have your order ${id}`,
    sentence: 'Thank you for your order. It is on its way to our sellers as soon as it is paid.',
  }),
  paid: ({ id, total }) => ({
    subject: `Your order ${id} is paid`,
    sentence: `Thank you: ${formatPence(total)} has arrived. Our sellers now prepare:`,
  }),
  dispatched: ({ id }) => ({
    subject: `Something of your order ${id} is on its way`,
    sentence: 'These have left our seller:',
  }),
  delivered: ({ id }) => ({
    subject: `Your order ${id} has been delivered`,
    sentence: 'These have been delivered. Should something not be right, you can return it within 14 days.',
  }),
  cancelled: ({ id }) => ({
    subject: `Cancelled: your order ${id}`,
    sentence: 'These are cancelled and won’t be sent. What you have paid for them goes back to your card.',
  }),
  return_asked: ({ id }) => ({
    subject: `You want to return something of your order ${id}`,
    sentence: 'We have passed your wish on to the seller, who answers soon:',
  }),
  return_approved: ({ id }) => ({
    subject: `Your return of the order ${id} is approved`,
    sentence: 'Please send these back to the seller:',
  }),
  return_refused: ({ id }) => ({
    subject: `About your return of the order ${id}`,
    sentence: 'The seller can’t take these back:',
  }),
  returned: ({ id }) => ({
    subject: `Your return of the order ${id} has arrived`,
    sentence: 'These are back with the seller, who looks at them before the money goes back to your card:',
  }),
  refunded: ({ id, total }) => ({
    subject: `Money back for your order ${id}`,
    sentence: `${formatPence(total)} goes back to the card that you paid with. Your bank may need a few days.`,
  }),
}
