import { expect } from 'vitest'
import type { Customer } from './customer.ts'

export interface Piece {
  path: string
  wish: Record<string, string>
}

/** What a product's page sells, as its own form would say it. */
export async function pieceAt(customer: Customer, path: string): Promise<Piece> {
  const [buying = ''] = /<form[^>]*id="buy"[^]*?<\/form>/.exec(await customer.read(path)) ?? []
  const names = ['variantId', 'sellerId', 'optionId', 'swatchId'].filter((name) =>
    buying.includes(`name="${name}"`),
  )
  return { path, wish: Object.fromEntries(names.map((name) => [name, valueOf(buying, name)])) }
}

export async function put(customer: Customer, piece: Piece, quantity = 1): Promise<void> {
  const { path: page, wish } = piece
  const { status } = await customer.send('/api/cart/lines', { ...wish, page, qty: String(quantity) })
  expect(status, 'putting something into the cart').toBe(303)
}

export const wharfLane = {
  back: 'checkout',
  add_line_1: '14 Wharf Lane',
  city: 'Bristol',
  country: 'United Kingdom',
  postcode: 'bs1 4rw',
}

/** The address of the last step, with an address and a card. */
export async function reviewOf(customer: Customer, card = '4242 4242 4242 4242'): Promise<string> {
  const { headers: onward } = await customer.send('/api/purchase/address', wharfLane)
  const address = new URL(onward.location ?? '', 'http://x').searchParams.get('address') ?? ''
  const typed = { number: card, expires: '04/29', cvc: '123', back: 'checkout', address }
  return (await customer.send('/api/purchase/card', typed)).headers.location ?? ''
}

/** What the last step would send. */
export async function formOfReview(customer: Customer, review: string): Promise<Record<string, string>> {
  const { status, headers, text } = await customer.get(review)
  expect([status, headers.location], review).toEqual([200, undefined])
  const [form = ''] = /<form[^>]*action="\/api\/purchase\/order"[^]*?<\/form>/.exec(text) ?? []
  return Object.fromEntries(['key', 'address', 'card', 'total'].map((name) => [name, valueOf(form, name)]))
}

/** Orders what is in the cart, and pays: the order's id. */
export async function order(customer: Customer): Promise<string> {
  const form = await formOfReview(customer, await reviewOf(customer))
  const { location = '' } = (await customer.send('/api/purchase/order', form)).headers
  expect(location).toMatch(/^\/purchase\/order-confirmation\//)
  return location.split('/').at(-1) ?? ''
}

function valueOf(html: string, name: string): string {
  const [field = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  const value = /value="([^"]*)"/.exec(field)?.[1]
  if (value === undefined) throw new Error(`The form has no field ${name}.`)
  return value
}
