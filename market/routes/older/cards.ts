import { olderAddCard, olderListCards, olderPromo, olderRemoveCard } from '#contract/market/older-orders.ts'
import { cardsOf, forgetCard, saveCard } from '../../buying/change-cards.ts'
import { Refusal } from '../../door/refusal.ts'
import { findPromo } from '../../queries/promo.ts'
import { customerRoute } from '../customer-route.ts'

export const cards = customerRoute(olderListCards, async (question) => ({ data: await cardsOf(question) }))

export const cardRemoval = customerRoute(olderRemoveCard, async (question) => {
  const left = await forgetCard(question, question.query.cardID)
  return left instanceof Refusal ? left : { data: left }
})

export const cardAddition = customerRoute(olderAddCard, async (question) => {
  const saved = await saveCard(question, { token: question.query.token, isDefault: false, returnTo: null })
  return saved instanceof Refusal ? saved : { data: saved.cards }
})

export const promo = customerRoute(olderPromo, async ({ db, query }) => {
  const found = await findPromo(db, query.promocodeID.toUpperCase())
  if (!found) return new Refusal('not-found')
  const { code: promocodeID, description, share, amount, minimum, isOpen, isUsedUp } = found
  const part = share === null ? null : share / 10_000
  return {
    data: { promocodeID, description, share: part, amount, minimum, isUsable: isOpen && !isUsedUp },
  }
})
