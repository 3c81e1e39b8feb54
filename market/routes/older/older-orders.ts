import type { Route } from '../route.ts'
import { cardAddition, cardRemoval, cards, promo } from './cards.ts'
import { cart, cartAddition, cartClearance, cartFilling, cartRemoval, cartUpdate } from './cart.ts'
import { orderDetails, orderProcessing, orderSaving } from './orders.ts'
import { shipmentReturn, shipments } from './shipments.ts'

/** Every call of the older order API; the storefront itself makes none of them. */
export const olderOrders: Route[] = [
  cartAddition,
  cartFilling,
  cartUpdate,
  cartRemoval,
  cart,
  cartClearance,
  cards,
  cardRemoval,
  cardAddition,
  orderSaving,
  orderProcessing,
  orderDetails,
  shipments,
  shipmentReturn,
  promo,
]
