import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addAddress, changeAddress, removeAddress } from '#contract/market/addresses.ts'
import type { Call } from '#contract/market/call.ts'
import { marketCalls } from '#contract/market/calls.ts'
import { changeCartLine, removeCartLine } from '#contract/market/cart.ts'
import { addEnquiry, decideOffer, listEnquiries } from '#contract/market/enquiries.ts'
import {
  olderOrderDetails,
  olderProcessOrder,
  olderRemoveCard,
  olderRemoveCart,
  olderReturnShipment,
  olderSaveOrder,
  olderUpdateCart,
} from '#contract/market/older-orders.ts'
import {
  answerChallenge,
  cancelOrder,
  orderSummary,
  payOrder,
  placeOrder,
  readOrder,
  returnOrder,
} from '#contract/market/orders.ts'
import { addCard, removeCard, useCard } from '#contract/market/payment.ts'
import { addReview, deleteReview } from '#contract/market/reviews.ts'
import { offerPrice } from '#contract/market/operator-orders.ts'
import { ask } from './ask.ts'
import { leave, people } from './customer-provider.ts'
import {
  type Shopper,
  addressOf,
  faultsInBooks,
  orderOf,
  putSettle,
  shopper,
  tokenFor,
  wharfLane,
} from './shopper.ts'
import { makeWorld } from './world.ts'

const ada = shopper('ada')
const bo = shopper('bo')

/** Of Ada's: what Bo and the Ada of another site ask for. */
const hers = {
  order: '',
  orderLine: '',
  line: '',
  address: '',
  card: '',
  intent: '',
  enquiry: '',
  offer: '',
  review: '',
}

beforeAll(async () => {
  await makeWorld()
  const order = await orderOf(ada, { kind: 'challenges' })
  const { card } = await ada.ask(addCard, { body: { token: await tokenFor(ada) } })
  const cart = await putSettle(ada)
  const review = { type: 'product', elementID: 'settle', rating: 5, title: 'It stands', comment: 'Still.' }
  const { enquiry } = await ada.ask(addEnquiry, { body: question })
  await ask('operator', offerPrice, { query: { id: enquiry.id }, body: { price: 99 } })
  const [offered] = (await ada.ask(listEnquiries)).enquiries
  const { _id: written } = (await ada.ask(addReview, { body: review })).data.review
  Object.assign(hers, {
    enquiry: enquiry.id,
    offer: offered?.offers[0]?.id,
    review: written,
    orderLine: order.parcels[0]?.lines[0]?.id,
    order: order.id,
    intent: order.payment.intentId,
    card: card?.id,
    line: cart.lines[0]?.id,
    address: await addressOf(ada),
  })
})

const question = {
  sellerId: 'tom',
  productId: 'stool',
  variantId: 'stool-oak',
  optionId: 'stool-oak-tall',
  quantity: 2,
  message: 'What would two cost?',
  address: { streetA: '1 Hedge Lane', city: 'Ludlow', country: 'United Kingdom' },
}

interface Theft {
  call: Call
  query?: () => Record<string, string | number>
  body?: () => unknown
  /** Known by provider and subject, at whichever site they wrote it. */
  isTheirsElsewhere?: true
}

const byId = (id: () => string) => ({ query: () => ({ id: id() }) })
const ofOrder = byId(() => hers.order)

const thefts: Theft[] = [
  { call: changeAddress, ...byId(() => hers.address), body: () => wharfLane },
  { call: removeAddress, ...byId(() => hers.address) },
  { call: changeCartLine, query: () => ({ id: hers.line, quantity: 2 }) },
  { call: removeCartLine, ...byId(() => hers.line) },
  { call: useCard, ...byId(() => hers.card) },
  { call: removeCard, ...byId(() => hers.card) },
  { call: olderRemoveCard, query: () => ({ cardID: hers.card }) },
  { call: placeOrder, body: () => ({ addressId: hers.address }) },
  { call: olderSaveOrder, body: () => ({ addressID: hers.address }) },
  { call: readOrder, ...ofOrder },
  { call: orderSummary, query: () => ({ groupId: hers.order }) },
  { call: payOrder, ...ofOrder, body: () => ({}) },
  { call: answerChallenge, ...ofOrder, body: () => ({ passes: true }) },
  { call: cancelOrder, ...ofOrder, body: () => ({}) },
  { call: returnOrder, ...ofOrder, body: () => ({}) },
  { call: returnOrder, ...ofOrder, body: () => ({ lines: [{ lineId: hers.orderLine }] }) },
  {
    call: decideOffer,
    query: () => ({ id: hers.enquiry, offerId: hers.offer, approved: 'true' }),
    body: () => ({ approved: true, reason: null }),
  },
  {
    call: decideOffer,
    query: () => ({ id: hers.enquiry, offerId: hers.offer, approved: 'false' }),
    body: () => ({ approved: false, reason: 'Mine.' }),
  },
  { call: deleteReview, query: () => ({ reviewID: hers.review }), isTheirsElsewhere: true },
  { call: olderUpdateCart, query: () => ({ variantID: 'settle-oak', sellerID: 'priya', quantity: 2 }) },
  { call: olderRemoveCart, body: () => ({ variantID: 'settle-oak', sellerID: 'priya' }) },
  { call: addEnquiry, body: () => ({ ...question, address: null, addressId: hers.address }) },
  { call: olderOrderDetails, query: () => ({ orderID: hers.order }) },
  { call: olderProcessOrder, query: () => ({ orderID: hers.order, intentID: hers.intent }) },
  {
    call: olderReturnShipment,
    query: () => ({ shipmentID: `${hers.order}_priya` }),
    body: () => ({ reasonReturn: 'Mine.' }),
  },
]

describe.each<[string, Shopper, Theft[]]>([
  ['another customer', bo, thefts],
  [
    'the same person at another site',
    shopper('ada', 'juniper'),
    thefts.filter(({ isTheirsElsewhere }) => !isTheirsElsewhere),
  ],
])('%s', (_who, thief, wanted) => {
  test.each(wanted.map((theft) => [theft.call.name, theft] as const))(
    'finds nothing by %s',
    async (_name, theft) => {
      const { call, query = () => ({}), body } = theft
      const asked = { query: query(), ...(body && { body: body() }) }
      expect(await thief.refusal(call, asked)).toEqual([404, 'not-found'])
    },
  )

  test('can’t order with a card that isn’t theirs', async () => {
    const { address } = await thief.ask(addAddress, { body: wharfLane })
    const body = { addressId: address.id, cardId: hers.card }
    expect(await thief.refusal(placeOrder, { body })).toEqual([404, 'not-found'])
  })
})

/** Ids of things that everybody may know. */
const open = /^(element|product|variant|seller|option|swatch|item|promocode)I[dD]$/
/** A verdict's has a test of its own. */
const elsewhere = new Set(['personalisedSearch'])

test('every call of a customer that names a thing of theirs is in the table', () => {
  const naming = marketCalls.filter(
    ({ audience, query, body }) =>
      audience === 'customer' &&
      [...Object.keys(query.shape), ...namesIn(body)].some(
        (name) => /(^id|Id|ID)s?$/.test(name) && !open.test(name),
      ),
  )
  const tried = new Set(thefts.map(({ call }) => call.name))
  expect(naming.map(({ name }) => name).filter((name) => !tried.has(name) && !elsewhere.has(name))).toEqual(
    [],
  )
})

function namesIn(body: unknown): string[] {
  return body instanceof z.ZodObject ? Object.keys(body.shape) : []
}

test('nothing of hers has changed', async () => {
  const { order } = await ada.ask(readOrder, { query: { id: hers.order } })
  expect([order.state, order.payment.status]).toEqual(['placed', 'needs-challenge'])
  expect(await faultsInBooks()).toEqual([])
})

test('whoever leaves takes everything along but the orders that the law keeps', async () => {
  people.set('dora', { name: 'Dora Egan', email: 'dora@egan.example', account_type: 'x' })
  const dora = shopper('dora')
  const { id } = await orderOf(dora)
  await putSettle(dora)
  await dora.ask(addCard, { body: { token: await tokenFor(dora) } })
  await leave('dora')
  const left = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM letters WHERE order_id = ?1) AS letters,
      (SELECT count(*) FROM carts WHERE customer_id NOT IN (SELECT id FROM customers)) AS carts,
      (SELECT count(*) FROM bank_cards WHERE substr(holder, 7) NOT IN (SELECT id FROM customers)) AS bankCards,
      (SELECT count(*) FROM addresses WHERE customer_id NOT IN (SELECT id FROM customers)) AS addresses,
      (SELECT customer_id FROM orders WHERE id = ?1) AS owner,
      (SELECT total FROM orders WHERE id = ?1) AS total`,
  )
    .bind(id)
    .first()
  expect(left).toEqual({ letters: 0, carts: 0, bankCards: 0, addresses: 0, owner: null, total: 15_250 })
  expect(await faultsInBooks()).toEqual([])
})
