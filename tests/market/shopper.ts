import { env } from 'cloudflare:workers'
import type { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { listAddresses, addAddress } from '#contract/market/addresses.ts'
import { putIntoCart, readCart } from '#contract/market/cart.ts'
import { placeOrder, readOrder } from '#contract/market/orders.ts'
import { showTestCard } from '#contract/market/payment.ts'
import { auditBooks } from '#market/queries/audit.ts'
import { type SiteName, answerTo, callFor, refusalTo, tokenOf } from './customer-provider.ts'

interface Question {
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** Somebody who is signed in at a site and asks the market for things. */
export function shopper(subject: string, site: SiteName = 'rowan') {
  const sent = async (call: Call, question: Question = {}) =>
    callFor(await tokenOf(subject, site), [site, call], question)
  return {
    sent,
    ask: async <Result extends z.ZodType>(
      call: Call<z.ZodType, z.ZodType, Result>,
      question: Question = {},
    ) => answerTo(call, sent(call, question)),
    refusal: async (call: Call, question: Question = {}) => refusalTo(sent(call, question)),
  }
}
export type Shopper = ReturnType<typeof shopper>

export const ofSettle = { variantId: 'settle-oak', sellerId: 'priya' }

/** One settle of oak: £127.50 and £25.00 for delivery. */
export async function putSettle(person: Shopper, quantity = 1) {
  return (await person.ask(putIntoCart, { body: { ...ofSettle, quantity } })).cart
}

export async function cartOf(person: Shopper) {
  return (await person.ask(readCart)).cart
}

export const wharfLane = {
  addressName: 'Home',
  streetA: '14 Wharf Lane',
  streetB: null,
  city: 'Bristol',
  country: 'United Kingdom',
  postcode: 'BS1 4RW',
  mobileNumber: null,
}

export async function addressOf(person: Shopper): Promise<string> {
  const [known] = (await person.ask(listAddresses)).addresses
  return known?.id ?? (await person.ask(addAddress, { body: wharfLane })).address.id
}

export async function stockOf({ variantId, sellerId }: typeof ofSettle): Promise<number> {
  const row = await env.DB.prepare(
    'SELECT quantity FROM seller_inventories WHERE variant_id = ? AND seller_id = ?',
  )
    .bind(variantId, sellerId)
    .first<{ quantity: number }>()
  return row?.quantity ?? -1
}

export async function setStock({ variantId, sellerId }: typeof ofSettle, quantity: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
    SELECT variant_id, seller_id, 'count', ?3 - quantity, unixepoch() FROM seller_inventories
    WHERE variant_id = ?1 AND seller_id = ?2`,
  )
    .bind(variantId, sellerId, quantity)
    .run()
}

export const testNumbers = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  isEmpty: '4000000000009995',
  challenges: '4000 0027 6000 3184',
} as const

/** A token of the test bank for a card of that kind. */
export async function tokenFor(person: Shopper, kind: keyof typeof testNumbers = 'pays'): Promise<string> {
  const body = { number: testNumbers[kind], expMonth: 12, expYear: 2099, cvc: '123' }
  return (await person.ask(showTestCard, { body })).token
}

/** Settles in the cart, an address, and the order, paid by a card of that kind or not at all. */
export async function orderOf(person: Shopper, { kind = 'pays', quantity = 1, ...body }: OrderWish = {}) {
  await putSettle(person, quantity)
  const addressId = await addressOf(person)
  const token = kind === null ? null : await tokenFor(person, kind)
  return (await person.ask(placeOrder, { body: { addressId, token, ...body } })).order
}

interface OrderWish {
  kind?: keyof typeof testNumbers | null
  quantity?: number
  key?: string
  total?: number
  cardId?: string
}

export async function readOrderOf(person: Shopper, id: string) {
  return (await person.ask(readOrder, { query: { id } })).order
}

/** Whether the books agree: a fault of the audit is a sentence. */
export async function faultsInBooks(): Promise<string[]> {
  return (await auditBooks(env.DB)).faults
}

/** As if so many seconds had gone by since all orders were placed. */
export async function waitFor(seconds: number): Promise<void> {
  await env.DB.prepare('UPDATE order_lines SET held_until = held_until - ?').bind(seconds).run()
}
