import type { CartLine } from '#contract/market/cart.ts'
import { Refusal } from '../door/refusal.ts'
import type { Address } from '../queries/addresses.ts'
import { type Cart as KeptCart, readCart } from '../queries/cart.ts'
import type { Customer } from '../queries/customer.ts'
import type { Order } from '../queries/order.ts'
import { type NewLine, type NewOrder, writeOrder } from '../queries/order-place.ts'
import { findOrderByKey } from '../queries/order-read.ts'
import type { Signature } from '../queries/write-once.ts'
import { letterOf, thingOf } from './letters.ts'
import { bytesOfName, orderName } from './order-name.ts'
import { shapeCart } from './shape-cart.ts'
import { shareDiscount } from './share-discount.ts'
import type { Till } from './till.ts'

interface Wanted {
  customer: Customer
  address: Address
  /** Null: the cart's version is the key. */
  key: string | null
  /** What the customer has agreed to pay; null where nobody has said. */
  total: number | null
}

/** The catalogue may change while an order is made; it is made anew, and at some point that is too much. */
const mostTries = 6

/** Makes an order of the cart, or finds the one that the key has made before. */
export async function placeOrder(till: Till, wanted: Wanted, signature: Signature): Promise<Order | Refusal> {
  const { db } = till
  const { customer } = wanted
  for (let tries = 0; tries < mostTries; tries += 1) {
    const kept = await readCart(db, { site: customer.site, customerId: customer.id })
    const key = wanted.key ?? `cart-version-${kept.version}`
    const find = async () => findOrderByKey(db, { customerId: customer.id, key })
    const known = await find()
    if (known) return known
    const order = newOrder(till, { ...wanted, key, kept })
    if (order instanceof Refusal) return order
    const outcome = await writeOrder(db, order, signature)
    const made = outcome === 'placed' || outcome === 'known' ? await find() : null
    if (made) return made
    if (outcome === 'replayed') return new Refusal('signature-replayed')
    if (outcome === 'short' || outcome === 'promo-gone') return new Refusal('cart-changed')
  }
  return new Refusal('cart-changed')
}

function newOrder(
  { provider }: Till,
  { customer, address, key, kept, total }: Wanted & { key: string; kept: KeptCart },
): NewOrder | Refusal {
  const cart = shapeCart(kept)
  if (cart.lines.length === 0) return new Refusal('cart-empty')
  if (cart.lines.some(({ isOrderable }) => !isOrderable)) return new Refusal('cart-changed')
  if (total !== null && total !== cart.total) return new Refusal('cart-changed')
  const discount = cart.subTotal - cart.total
  const { id: _, isDefault: __, ...to } = address
  const id = orderName(crypto.getRandomValues(new Uint8Array(bytesOfName)))
  const email = customer.username
  const things = cart.lines.map(thingOf)
  return {
    id,
    site: customer.site,
    customerId: customer.id,
    key,
    cartVersion: cart.version,
    catalogueVersion: kept.catalogueVersion,
    subTotal: cart.subTotal,
    promoCode: discount > 0 ? (cart.promo?.code ?? null) : null,
    discount,
    address: { name: customer.name, ...to },
    email,
    lines: newLines(kept, cart.lines, discount),
    provider: provider.name,
    letter: letterOf('placed', { id, site: customer.site, email, things, total: cart.total }),
  }
}

function newLines(kept: KeptCart, lines: readonly CartLine[], discount: number): NewLine[] {
  const parts = shareDiscount(
    discount,
    lines.map(({ lineTotal }) => lineTotal ?? 0),
  )
  return lines.map((line, at) => ({
    id: crypto.randomUUID(),
    productId: kept.lines[at]?.piece.product?.id ?? '',
    variantId: line.variantId,
    sellerId: line.sellerId,
    optionId: line.optionId,
    swatchId: line.swatchId,
    offerId: line.offerId,
    productName: line.productName,
    seoTitle: line.seoTitle,
    urlSlug: line.urlSlug ?? '',
    optionName: line.optionName,
    swatchName: line.swatchName,
    picture: kept.lines[at]?.piece.picture ?? null,
    quantity: line.quantity,
    unit: line.rrp ?? 0,
    discount: parts[at] ?? 0,
    sellerName: line.sellerName,
    deliveryMethod: line.deliveryMethod,
    leadTime: line.leadTime,
  }))
}
