import type { Context } from 'hono'
import { cardsPage, onceCardNote } from '#contract/edge/purchase.ts'
import { addCard, removeCard, showTestCard, useCard } from '#contract/market/payment.ts'
import { cardOnce, checkoutAddress } from '#lib/checkout.ts'
import type { Edge } from '../gateway/edge.ts'
import type { VisitorHere } from '../session/visitor.ts'
import { cardWish } from './card-wish.ts'
import { type PurchaseHref, goTo, purchaseForm, refuseAsked, refuseFields } from './purchase-form.ts'

type Fields = Record<string, string>

/** A card, saved, forgotten or made the usual one. Its number goes to the test bank and nowhere else. */
export async function saveCard(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, formOf)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  if (fields['action'] === 'remove' || fields['action'] === 'default') return changeCard(context, sent)
  const href = formOf(fields)
  const shown = await showCard(visitor, fields)
  if (!shown.ok && 'fields' in shown)
    return refuseFields(context, { visitor, href }, { fields: shown.fields, values: harmless(fields) })
  if (!shown.ok) return refuseAsked(context, { visitor, href }, { asked: shown, values: harmless(fields) })
  const { token } = shown.value
  if (fields['back'] !== 'cards' && fields['keep'] !== 'yes') {
    await visitor.leaveNote(onceCardNote, shown.value)
    return context.redirect(nextOf(fields, cardOnce), 303)
  }
  const asked = await visitor.callCustomer(addCard, { query: {}, body: { token } })
  if (!asked.ok) return refuseAsked(context, { visitor, href }, { asked, values: harmless(fields) })
  if (fields['back'] === 'cards') {
    const note = { outcome: 'done', message: 'The card is saved.' } as const
    return goTo(context, { visitor, href: cardsPage, note })
  }
  return context.redirect(nextOf(fields, asked.value.card.id), 303)
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

/** The provider's own form has shown it already, and says what it is called there; the test bank is shown it here. */
async function showCard(visitor: VisitorHere, fields: Fields) {
  const { token = '' } = fields
  if (token !== '') {
    const { brand = 'Card', last4 = '' } = fields
    return { ok: true as const, value: { token, brand: brand.slice(0, 20), last4: last4.slice(0, 4) } }
  }
  const wish = cardWish(fields)
  return wish.ok ? visitor.callCustomer(showTestCard, { query: {}, body: wish.value }) : wish
}

function formOf({ back, address }: Fields): PurchaseHref {
  if (back === 'cards') return cardsPage
  if (back?.startsWith('pay:')) return `/purchase/pay/${encodeURIComponent(back.slice('pay:'.length))}`
  const query = new URLSearchParams({ ...(address && { address }), step: 'payment' })
  return `/purchase/checkout?${query.toString()}`
}

/** On to what the card is to pay. */
function nextOf(fields: Fields, card: string): string {
  if (fields['back']?.startsWith('pay:')) return `${formOf(fields)}?card=${encodeURIComponent(card)}`
  return checkoutAddress({ address: fields['address'] || null, card, step: 'review' })
}

/** Of what was typed only the wish to keep the card comes back. */
function harmless({ keep = '' }: Fields): Fields {
  return { keep, cardForm: 'open' }
}
