import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/market/call.ts'
import { cancelOrder, listOrders, placeOrder, readOrder } from '#contract/market/orders.ts'
import { readShelfNews, shelfNewsHeader } from '#contract/market/shelf-news.ts'
import { sendToMarket } from './customer-provider.ts'
import { addressOf, ofSettle, orderOf, putSettle, setStock, shopper, tokenFor, waitFor } from './shopper.ts'
import { makeWorld } from './world.ts'

const ada = shopper('ada')
const settle = ['juniper:product:settle', 'rowan:product:settle']

beforeAll(makeWorld)
beforeEach(async () => {
  await env.DB.exec('DELETE FROM cart_lines')
  await setStock(ofSettle, 2)
  await newsOf(listOrders)
})

async function newsOf(call: Call, question: object = {}): Promise<string[]> {
  const answer = await sendToMarket(ada.sent(call, question))
  expect(answer.status).toBe(200)
  return readShelfNews(answer.headers.get(shelfNewsHeader)).toSorted()
}

async function orderSettles(quantity: number): Promise<string[]> {
  await putSettle(ada, quantity)
  return newsOf(placeOrder, { body: { addressId: await addressOf(ada), token: await tokenFor(ada) } })
}

describe('an answer tells the shop', () => {
  test('when the last piece has gone, once, for every site that sells it', async () => {
    expect(await orderSettles(1)).toEqual([])
    expect(await orderSettles(1)).toEqual(settle)
    expect(await newsOf(listOrders)).toEqual([])
  })

  test('when the first one is back', async () => {
    const { id } = await orderOf(ada, { quantity: 2 })
    await newsOf(readOrder, { query: { id } })
    expect(await newsOf(cancelOrder, { query: { id }, body: {} })).toEqual(settle)
  })

  test('when what wasn’t paid in time is anybody’s again, whoever looks', async () => {
    const { id } = await orderOf(ada, { kind: 'challenges', quantity: 2 })
    await newsOf(readOrder, { query: { id } })
    await waitFor(31 * 60)
    expect(await newsOf(listOrders)).toEqual(settle)
  })

  test('also where something else isn’t sold any more', async () => {
    const gone = Array.from({ length: 50 }, (_, at) => `('gone-${at}')`).join(', ')
    await env.DB.exec(`INSERT INTO shelf_news (variant_id) VALUES ${gone}`)
    await orderSettles(2)
    await newsOf(listOrders)
    expect((await env.DB.prepare('SELECT count(*) AS left FROM shelf_news').first())?.['left']).toBe(0)
  })

  test('and the version of the catalogue rises with it, so that lists follow', async () => {
    const version = async () => (await env.DB.prepare('SELECT version FROM catalogue').first())?.['version']
    const before = await version()
    await orderSettles(1)
    expect(await version()).toBe(before)
    await orderSettles(1)
    expect(await version()).not.toBe(before)
  })
})
