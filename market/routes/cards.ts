import {
  type Card,
  addCard,
  recogniseCard,
  listCards,
  paymentSettings,
  removeCard,
  showTestCard,
  useCard,
} from '#contract/market/payment.ts'
import { cardsOf, forgetCard, isExpired, makeUsual, saveCard } from '../buying/change-cards.ts'
import { payingCard } from '../buying/paying-card.ts'
import { openTill, payerOf } from '../buying/till.ts'
import { Refusal } from '../door/refusal.ts'
import { takeTestCard } from '../payments/test-bank/test-bank.ts'
import { writeOnce } from '../queries/write-once.ts'
import { customerRoute } from './customer-route.ts'

export const cardSettings = customerRoute(paymentSettings, async ({ env, customer }) => {
  const { provider } = openTill(env, customer.site)
  return { provider: provider.name, isTest: provider.name === 'test-bank', publicKey: provider.publicKey }
})

export const cardRecognition = customerRoute(recogniseCard, async ({ env, customer, query }) => {
  const card = await payingCard(openTill(env, customer.site), customer, query)
  if (card instanceof Refusal) return card
  return card ? { token: card.token, brand: card.brand, last4: card.last4 } : new Refusal('card-unknown')
})

export const testCard = customerRoute(showTestCard, async ({ env, db, customer, body, signature }) => {
  const till = openTill(env, customer.site)
  if (till.provider.name !== 'test-bank') return new Refusal('not-found')
  if (isExpired(body, new Date())) return new Refusal('card-expired')
  const once = await writeOnce(db, signature, [])
  if (once.replayed) return new Refusal('signature-replayed')
  const { number, expMonth, expYear } = body
  const payer = await payerOf(till, customer)
  const card = await takeTestCard(db, { payer, number, expMonth, expYear })
  return card ? { token: card.token, brand: card.brand, last4: card.last4 } : new Refusal('card-not-a-test')
})

export const cardAddition = customerRoute(addCard, async (question) => {
  const { token, isDefault, returnTo = null } = question.body
  return saveCard(question, { token, isDefault, returnTo })
})

export const cards = customerRoute(listCards, async (question) => ({ cards: await cardsOf(question) }))

export const cardUse = customerRoute(useCard, async (question) =>
  shown(await makeUsual(question, question.query.id)),
)

export const cardRemoval = customerRoute(removeCard, async (question) =>
  shown(await forgetCard(question, question.query.id)),
)

function shown(cards: Card[] | Refusal) {
  return cards instanceof Refusal ? cards : { cards }
}
