import type { Context } from 'hono'
import { cardsPage, onceCardNote } from '#contract/edge/purchase.ts'
import { addCard, recogniseCard, removeCard, showTestCard, useCard } from '#contract/market/payment.ts'
import { cardOnce } from '#lib/checkout.ts'
import type { Edge } from '../gateway/edge.ts'
import type { VisitorHere } from '../session/visitor.ts'
import { formOfCard, stepAfterCard } from './card-steps.ts'
import { cardWish } from './card-wish.ts'
import { cardReturn, challengeAt } from './purchase-challenge.ts'
import { goTo, purchaseForm, refuseAsked, refuseFields } from './purchase-form.ts'

type Fields = Record<string, string>

/** A card, saved, forgotten or made the usual one. Its number goes to the test bank and nowhere else. */
export async function saveCard(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, formOfCard)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  if (fields['action'] === 'remove' || fields['action'] === 'default') return changeCard(context, sent)
  const href = formOfCard(fields)
  const shown = await showCard(visitor, fields)
  if (!shown.ok && 'fields' in shown)
    return refuseFields(context, { visitor, href }, { fields: shown.fields, values: harmless(fields) })
  if (!shown.ok) return refuseAsked(context, { visitor, href }, { asked: shown, values: harmless(fields) })
  const { token } = shown.value
  if (fields['back'] !== 'cards' && fields['keep'] !== 'yes') {
    await visitor.leaveNote(onceCardNote, shown.value)
    return context.redirect(stepAfterCard(fields, cardOnce), 303)
  }
  const body = { token, returnTo: cardReturn(context, fields) }
  const asked = await visitor.callCustomer(addCard, { query: {}, body })
  if (!asked.ok) return refuseAsked(context, { visitor, href }, { asked, values: harmless(fields) })
  const { card, challengeUrl } = asked.value
  const challenge = await challengeAt(context, visitor, challengeUrl)
  if (challenge) return challenge
  if (fields['back'] === 'cards' || !card) {
    const note = { outcome: 'done', message: 'The card is saved.' } as const
    return goTo(context, { visitor, href: cardsPage, note })
  }
  return context.redirect(stepAfterCard(fields, card.id), 303)
}

async function changeCard(
  context: Context<Edge>,
  { visitor, fields }: { visitor: VisitorHere; fields: Fields },
): Promise<Response> {
  const isRemoval = fields['action'] === 'remove'
  const query = { id: fields['id'] ?? '' }
  const asked = await (isRemoval
    ? visitor.callCustomer(removeCard, { query })
    : visitor.callCustomer(useCard, { query }))
  if (!asked.ok) return refuseAsked(context, { visitor, href: cardsPage }, { asked })
  const message = isRemoval ? 'The card is gone.' : 'This is your usual card now.'
  return goTo(context, { visitor, href: cardsPage, note: { outcome: 'done', message } })
}

/** The provider's own form has shown it already, and the provider says what it is; the test bank is shown it here. */
async function showCard(visitor: VisitorHere, fields: Fields) {
  const { token = '' } = fields
  if (token !== '') return visitor.callCustomer(recogniseCard, { query: { token } })
  const wish = cardWish(fields)
  return wish.ok ? visitor.callCustomer(showTestCard, { query: {}, body: wish.value }) : wish
}

/** Of what was typed only the wish to keep the card comes back. */
function harmless({ keep = '' }: Fields): Fields {
  return { keep, cardForm: 'open' }
}
