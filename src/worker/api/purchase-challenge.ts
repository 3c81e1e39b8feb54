import type { Context } from 'hono'
import { cardReturnPath, cardsPage, challengeNote } from '#contract/edge/purchase.ts'
import { addCard } from '#contract/market/payment.ts'
import type { Edge } from '../gateway/edge.ts'
import { type VisitorHere, visitorOf } from '../session/visitor.ts'
import { formOfCard, stepAfterCard } from './card-steps.ts'
import { goTo, refuseAsked } from './purchase-form.ts'

/** On to the provider's page for the cardholder's bank. A form may not lead to another's address by itself. */
export async function challengeAt(
  context: Context<Edge>,
  visitor: VisitorHere,
  address: string | null,
): Promise<Response | null> {
  const url = URL.parse(address ?? '')
  if (url?.protocol !== 'https:') return null
  await visitor.leaveNote(challengeNote, { url: url.href })
  return context.redirect(challengeNote, 303)
}

/** Where the bank leads back to once it has asked for a card that is to be saved. */
export function cardReturn(
  context: Context<Edge>,
  { back = '', address = '' }: Record<string, string>,
): string {
  const query = new URLSearchParams({ back, ...(address && { address }) })
  return new URL(`${cardReturnPath}?${query.toString()}`, context.req.url).href
}

/** What the address says of the outcome is nobody's proof: the provider is asked, as often as somebody comes back. */
export async function returnWithCard(context: Context<Edge>): Promise<Response> {
  const visitor = await visitorOf(context)
  const { setup_intent: token = '', ...fields } = context.req.query()
  const href = formOfCard(fields)
  if (!addCard.body.safeParse({ token }).success) return context.redirect(href, 303)
  const asked = await visitor.callCustomer(addCard, { query: {}, body: { token } })
  if (!asked.ok) return refuseAsked(context, { visitor, href }, { asked, values: { cardForm: 'open' } })
  const { card } = asked.value
  if (fields['back'] !== 'cards' && card) return context.redirect(stepAfterCard(fields, card.id), 303)
  const note = { outcome: 'done', message: 'The card is saved.' } as const
  return goTo(context, { visitor, href: cardsPage, note })
}
