import type { Cart } from '#contract/market/cart.ts'
import {
  olderAddCart,
  olderAddCartMany,
  olderEmptyCart,
  olderGetCart,
  olderRemoveCart,
  olderUpdateCart,
} from '#contract/market/older-orders.ts'
import { cartOf, emptyCart, fillCart, setQuantity, takeOut } from '../../buying/change-cart.ts'
import { Refusal } from '../../door/refusal.ts'
import { type CustomerQuestion, customerRoute } from '../customer-route.ts'

export const cartAddition = customerRoute(olderAddCart, async (question) =>
  shown(await fillCart(question, [wishOf(question.body)], true), 'Added to cart'),
)

export const cartFilling = customerRoute(olderAddCartMany, async (question) =>
  shown(await fillCart(question, question.body.cart.map(wishOf), true), 'Added to cart'),
)

export const cartUpdate = customerRoute(olderUpdateCart, async (question) => {
  const id = await lineOf(question, question.query)
  if (id === null) return new Refusal('not-found')
  return shown(await setQuantity(question, { id, quantity: question.query.quantity }), 'Cart updated')
})

export const cartRemoval = customerRoute(olderRemoveCart, async (question) => {
  const id = await lineOf(question, question.body)
  if (id === null) return new Refusal('not-found')
  return shown(await takeOut(question, id), 'Product has been removed from your cart!!')
})

export const cart = customerRoute(olderGetCart, async (question) => shown(await cartOf(question), ''))

export const cartClearance = customerRoute(olderEmptyCart, async (question) =>
  shown(await emptyCart(question), 'Your cart is empty'),
)

interface Named {
  variantID: string
  sellerID: string
}

function wishOf({ variantID: variantId, sellerID: sellerId, quantity }: Named & { quantity: number }) {
  return { variantId, sellerId, optionId: null, swatchId: null, quantity }
}

/** This API knows no lines and no choices: the first line of that variant and seller is meant. */
async function lineOf(
  question: CustomerQuestion<unknown, unknown>,
  { variantID, sellerID }: Named,
): Promise<string | null> {
  const { lines } = await cartOf(question)
  return lines.find(({ variantId, sellerId }) => variantId === variantID && sellerId === sellerID)?.id ?? null
}

function shown(cart: Cart | Refusal, message: string) {
  return cart instanceof Refusal ? cart : { data: cart.lines, message }
}
