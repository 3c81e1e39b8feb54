import {
  type Cart,
  changeCartLine,
  clearCart,
  dropCartPromo,
  putIntoCart,
  readCart,
  removeCartLine,
  setCartPromo,
} from '#contract/market/cart.ts'
import { formatPence } from '#lib/money.ts'
import { answerWith, cartOf, emptyCart, fillCart, setQuantity, takeOut } from '../buying/change-cart.ts'
import { promoRefusal } from '../buying/take-off.ts'
import { Refusal } from '../door/refusal.ts'
import { setPromo } from '../queries/cart-write.ts'
import { findPromo } from '../queries/promo.ts'
import { customerRoute } from './customer-route.ts'

export const cart = customerRoute(readCart, async (question) => shown(await cartOf(question)))

export const cartAddition = customerRoute(putIntoCart, async (question) => {
  const { adding, quantity, variantId, sellerId, optionId = null, swatchId = null } = question.body
  const wish = { variantId, sellerId, optionId, swatchId, quantity }
  return shown(await fillCart(question, [wish], adding))
})

export const cartLineChange = customerRoute(changeCartLine, async (question) =>
  shown(await setQuantity(question, question.query)),
)

export const cartLineRemoval = customerRoute(removeCartLine, async (question) =>
  shown(await takeOut(question, question.query.id)),
)

export const cartClearance = customerRoute(clearCart, async (question) => shown(await emptyCart(question)))

export const cartPromo = customerRoute(setCartPromo, async (question) => {
  const { db, customer, body, signature } = question
  const code = body.code.toUpperCase()
  const promo = await findPromo(db, code)
  if (!promo) return new Refusal('promo-unknown')
  const { subTotal } = await cartOf(question)
  const refused = promoRefusal(promo, subTotal)
  if (refused) return new Refusal(refused, [], { minimum: formatPence(promo.minimum) })
  return shown(await answerWith(question, await setPromo(db, { customerId: customer.id, code }, signature)))
})

export const cartPromoRemoval = customerRoute(dropCartPromo, async (question) => {
  const { db, customer, signature } = question
  const dropped = await setPromo(db, { customerId: customer.id, code: null }, signature)
  return shown(await answerWith(question, dropped))
})

function shown(cart: Cart | Refusal) {
  return cart instanceof Refusal ? cart : { cart }
}
