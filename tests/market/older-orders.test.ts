import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import {
  olderAddCard,
  olderAddCart,
  olderAddCartMany,
  olderEmptyCart,
  olderGetCart,
  olderListCards,
  olderOrderDetails,
  olderProcessOrder,
  olderPromo,
  olderRemoveCard,
  olderRemoveCart,
  olderReturnShipment,
  olderSaveOrder,
  olderShipments,
  olderUpdateCart,
} from '#contract/market/older-orders.ts'
import { addressOf, cartOf, ofSettle, shopper, stockOf, tokenFor } from './shopper.ts'
import { sellSettles } from './sold-settles.ts'

const ada = shopper('ada')
const bo = shopper('bo')
const settle = { productID: 'settle', variantID: 'settle-oak', sellerID: 'priya' }
const named = { variantID: 'settle-oak', sellerID: 'priya' }

sellSettles({ code: 'TENTH', share: 1000 })

describe('an older client', () => {
  test('fills the same cart, changes it and empties it', async () => {
    const { data, message } = await ada.ask(olderAddCart, { body: { ...settle, quantity: 1 } })
    expect([data.length, data[0]?.lineTotal, message]).toEqual([1, 15_250, 'Added to cart'])
    const peg = { variantID: 'peg-01-oak', sellerID: 'tom', quantity: 2 }
    await ada.ask(olderAddCartMany, { body: { cart: [peg, { ...settle, quantity: 1 }] } })
    expect((await cartOf(ada)).lines.map(({ quantity }) => quantity)).toEqual([2, 2])
    await ada.ask(olderUpdateCart, { query: { ...named, quantity: 3 } })
    await ada.ask(olderRemoveCart, { body: { variantID: 'peg-01-oak', sellerID: 'tom' } })
    expect((await ada.ask(olderGetCart)).data.map(({ quantity }) => quantity)).toEqual([3])
    expect((await ada.ask(olderEmptyCart)).data).toEqual([])
    expect(await ada.refusal(olderUpdateCart, { query: { ...named, quantity: 3 } })).toEqual([
      404,
      'not-found',
    ])
  })

  test('is refused what a newer one is, and many things are all or none', async () => {
    const cart = [
      { ...settle, quantity: 1 },
      { ...settle, variantID: 'settle-red', quantity: 1 },
    ]
    expect(await ada.refusal(olderAddCartMany, { body: { cart } })).toEqual([409, 'out-of-stock'])
    expect((await cartOf(ada)).lines).toEqual([])
  })

  test('saves a card, orders, pays and looks at it', async () => {
    await ada.ask(olderAddCard, { query: { token: await tokenFor(ada) } })
    await addressOf(ada)
    await ada.ask(olderAddCart, { body: settle })
    const { data } = await ada.ask(olderSaveOrder, { body: {} })
    expect(data).toMatchObject({ orderID: data.order.id, payment: { status: 'needs-card' } })
    const query = { orderID: data.orderID, intentID: data.payment.intentId ?? '' }
    expect(await bo.refusal(olderProcessOrder, { query })).toEqual([404, 'not-found'])
    expect(await ada.refusal(olderProcessOrder, { query: { ...query, intentID: 'pi_other' } })).toEqual([
      404,
      'not-found',
    ])
    expect((await ada.ask(olderProcessOrder, { query })).data.order.state).toBe('paid')
    expect((await ada.ask(olderProcessOrder, { query })).data.order.state).toBe('paid')
    const details = { query: { orderID: data.orderID } }
    expect((await ada.ask(olderOrderDetails, details)).data.total).toBe(15_250)
    expect(await bo.refusal(olderOrderDetails, details)).toEqual([404, 'not-found'])
    expect(await stockOf(ofSettle)).toBe(19)
    const [card] = (await ada.ask(olderListCards)).data
    const remove = { query: { cardID: card?.id ?? '' } }
    expect(await bo.refusal(olderRemoveCard, remove)).toEqual([404, 'not-found'])
    expect((await ada.ask(olderRemoveCard, remove)).data).toEqual([])
  })

  test('sees what is sent, and sends it back', async () => {
    const { data } = await ada.ask(olderShipments, { body: { search: {} } })
    const [shipment] = data.list
    expect(shipment).toMatchObject({ sellerName: 'Priya Nair', state: 'paid', items: [{ quantity: 1 }] })
    const { _id: shipmentID = '' } = shipment ?? {}
    const back = {
      query: { shipmentID },
      body: { reasonReturn: 'It wobbles.' },
    }
    expect(await ada.refusal(olderReturnShipment, back)).toEqual([409, 'return-too-late'])
    await env.DB.exec(`UPDATE order_lines SET state = 'delivered', delivered_at = unixepoch()`)
    expect(await bo.refusal(olderReturnShipment, back)).toEqual([404, 'not-found'])
    expect((await ada.ask(olderReturnShipment, back)).data.state).toBe('return_asked')
    const asked = await ada.ask(olderShipments, { body: { search: { state: 'return_asked' }, limit: 5 } })
    expect(asked.data.totalCount).toBe(1)
  })

  test('reads what a code takes off', async () => {
    expect((await ada.ask(olderPromo, { query: { promocodeID: 'tenth' } })).data).toEqual({
      promocodeID: 'TENTH',
      description: 'Some of it off',
      share: 0.1,
      amount: null,
      minimum: 0,
      isUsable: true,
    })
    expect(await ada.refusal(olderPromo, { query: { promocodeID: 'NONE' } })).toEqual([404, 'not-found'])
  })
})
