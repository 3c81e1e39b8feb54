import { purgePath } from '#contract/edge/purge.ts'
import { marketRefusal } from '#contract/market/error.ts'
import { setInventory } from '#contract/market/operator.ts'
import { Obstacle } from '../command.ts'
import type { Line, Reply } from './line.ts'

export interface Wish {
  sellerId: string
  variantId: string
  price: string | undefined
  quantity: string | undefined
  status: string | undefined
}

/** Changes what is offered, then has everything dropped that still shows the old. */
export async function changeInventory(line: Line, wish: Wish): Promise<string> {
  const { method, path } = setInventory
  const changed = await line.toMarket({
    method: method === 'PUT' ? 'PUT' : 'POST',
    path: path
      .replace('{sellerId}', encodeURIComponent(wish.sellerId))
      .replace('{variantId}', encodeURIComponent(wish.variantId)),
    body: JSON.stringify(bodyOf(wish)),
  })
  const { productId, sites } = setInventory.result.parse(readAnswer(changed))
  const tags = sites.map((site) => `${site}:product:${productId}`)
  if (tags.length > 0)
    readAnswer(await line.toShop({ method: 'POST', path: purgePath, body: JSON.stringify({ tags }) }))
  return `${wish.variantId} is changed, and shown so on ${sites.join(', ') || 'no site'}.`
}

function bodyOf({ price, quantity, status }: Wish): Record<string, unknown> {
  return {
    ...(price === undefined ? {} : { basePrice: Number(price) }),
    ...(quantity === undefined ? {} : { quantity: Number(quantity) }),
    ...(status === undefined ? {} : { inventoryStatus: status }),
  }
}

/** A refusal's own sentence is what an operator can act on, with the fields it names. */
function readAnswer({ status, text }: Reply): unknown {
  if (status < 300) return JSON.parse(text)
  const refused = marketRefusal.safeParse(parseOrNull(text))
  if (!refused.success) throw new Obstacle(`The shop answered ${status} and no reason.`)
  const { code, message, fields = [] } = refused.data.error
  const details = fields.map((field) => `  ${field.path}: ${field.message}`)
  throw new Obstacle([`${code}: ${message}`, ...details].join('\n'))
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
