import { z } from 'zod'
import { setInventory } from '#contract/market/operator.ts'
import { Obstacle } from '../command.ts'
import { askMarket } from './answer.ts'
import type { Line } from './line.ts'
import { purgeTags } from './purge.ts'

export interface Wish {
  sellerId: string
  variantId: string
  price?: string
  quantity?: string
  status?: string
  reason?: string
}

const statuses = ['active', 'out_of_stock', 'order_by_email'] as const

/** Changes what is offered, then has everything dropped that still shows the old. */
export async function changeInventory(line: Line, wish: Wish): Promise<string> {
  const { sellerId, variantId } = wish
  const { productId, sites } = await askMarket(line, setInventory, {
    query: { sellerId: idOf('seller', sellerId), variantId: idOf('variant', variantId) },
    body: bodyOf(wish),
  })
  await purgeTags(
    line,
    sites.map((site) => `${site}:product:${productId}`),
  )
  return `${variantId} is changed, and shown so on ${sites.join(', ') || 'no site'}.`
}

function idOf(what: string, text: string): string {
  if (/^[\w-]{1,64}$/.test(text)) return text
  throw new Obstacle(`"${text}" is no id of a ${what}: "npm run market -- list" prints them.`)
}

function bodyOf({ price, quantity, status, reason }: Wish): Record<string, unknown> {
  if (price === undefined && quantity === undefined && status === undefined)
    throw new Obstacle('Say what to change: --price 129.50, --quantity 3 or --status active.')
  return {
    ...(price === undefined ? {} : { basePrice: numberOf('price', price, /^\d{1,8}(\.\d{1,2})?$/) }),
    ...(quantity === undefined ? {} : { quantity: numberOf('quantity', quantity, /^\d{1,7}$/) }),
    ...(status === undefined ? {} : { inventoryStatus: statusOf(status) }),
    ...(reason === undefined ? {} : { reason }),
  }
}

function numberOf(name: 'price' | 'quantity', text: string, form: RegExp): number {
  if (form.test(text)) return Number(text)
  const example = name === 'price' ? 'pounds, such as 129.50' : 'a whole number, such as 3'
  throw new Obstacle(`--${name} is "${text}"; it must be ${example}.`)
}

function statusOf(text: string): string {
  const known = z.enum(statuses).safeParse(text)
  if (known.success) return known.data
  throw new Obstacle(`--status is "${text}"; it must be ${statuses.join(', ')}.`)
}
