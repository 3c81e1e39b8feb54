import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { setInventory } from '#contract/market/operator.ts'
import { ask, refusalOf, request, send, signedBy, signedRequest } from './ask.ts'
import { credentials } from './sites.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

const tomsSettle = { sellerId: 'tom', variantId: 'settle-oak' }

async function shownOf(variantId: string) {
  const { product } = await ask('rowan', productByVariant, { query: { id: variantId } })
  return product.variants.find(({ id }) => id === variantId)
}

describe('what a seller offers', () => {
  test('changes by the operator’s word, and the sites that show it are named', async () => {
    expect(
      await ask('operator', setInventory, { query: tomsSettle, body: { basePrice: 120, quantity: 9 } }),
    ).toEqual({
      productId: 'settle',
      variantId: 'settle-oak',
      sites: ['juniper', 'rowan'],
    })
    // £120 × 1.5 less 15 % is £153; Priya asks £127.50 and £25 for delivery, and is now the cheapest.
    expect(await shownOf('settle-oak')).toMatchObject({ rrp: 15_250, quantity: 4 })
    await ask('operator', setInventory, { query: tomsSettle, body: { basePrice: 110, quantity: 2 } })
  })

  test('is out of stock when nothing is left, and back when something is', async () => {
    const query = { sellerId: 'priya', variantId: 'lamp-red' }
    await ask('operator', setInventory, { query, body: { inventoryStatus: 'active', quantity: 0 } })
    const shown = async () =>
      (await ask('juniper', productByVariant, { query: { id: 'lamp-red' } })).product.variants[0]
    expect((await shown())?.inventoryStatus).toBe('out_of_stock')
    await ask('operator', setInventory, { query, body: { quantity: 1 } })
    expect((await shown())?.inventoryStatus).toBe('active')
  })

  test('hides the price everywhere once it is asked for by mail', async () => {
    const query = { sellerId: 'priya', variantId: 'settle-red' }
    await ask('operator', setInventory, { query, body: { inventoryStatus: 'order_by_email' } })
    expect((await shownOf('settle-oak'))?.rrp).toBeNull()
    await ask('operator', setInventory, { query, body: { inventoryStatus: 'active' } })
    expect((await shownOf('settle-oak'))?.rrp).toBe(14_025)
  })

  test('shows at once in lists that were shown before', async () => {
    const priceInList = async (site: 'juniper' | 'rowan') => {
      const { retailerProducts } = await ask(site, listProducts, { query: {} })
      const settle = retailerProducts.find(({ productId }) => productId === 'settle')
      return settle?.variants.find(({ id }) => id === 'settle-oak')?.rrp
    }
    expect([await priceInList('rowan'), await priceInList('juniper')]).toEqual([14_025, 14_025])
    await ask('operator', setInventory, { query: tomsSettle, body: { basePrice: 100 } })
    expect([await priceInList('rowan'), await priceInList('juniper')]).toEqual([12_750, 12_750])
    await ask('operator', setInventory, { query: tomsSettle, body: { basePrice: 110 } })
    expect([await priceInList('rowan'), await priceInList('juniper')]).toEqual([14_025, 14_025])
  })

  test('is not found where that seller doesn’t sell that variant', async () => {
    const query = { sellerId: 'priya', variantId: 'stool-oak' }
    expect(
      await refusalOf(signedRequest('operator', setInventory, { query, body: { quantity: 1 } })),
    ).toEqual([404, 'not-found'])
  })

  test.each([
    {},
    { basePrice: -1 },
    { basePrice: 0 },
    { basePrice: 1e12 },
    { quantity: 1.5 },
    { inventoryStatus: 'sold' },
    { quantity: 1, price: 3 },
  ])('is not changed by %j', async (body) => {
    expect(await refusalOf(signedRequest('operator', setInventory, { query: tomsSettle, body }))).toEqual([
      400,
      'body-invalid',
    ])
  })
})

describe('a signed write', () => {
  test('is carried out once, however often it is sent', async () => {
    const sent = await signedRequest('operator', setInventory, { query: tomsSettle, body: { quantity: 7 } })
    expect((await send(sent.clone())).status).toBe(200)
    await ask('operator', setInventory, { query: tomsSettle, body: { quantity: 2 } })
    expect(await refusalOf(sent)).toEqual([409, 'signature-replayed'])
    expect((await shownOf('settle-oak'))?.quantity).toBe(2)
  })

  test('is carried out once when it is sent many times at once', async () => {
    const sent = await signedRequest('operator', setInventory, { query: tomsSettle, body: { quantity: 2 } })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent.clone())))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '409',
      '409',
      '409',
      '409',
    ])
  })

  test('that fails is not remembered as carried out', async () => {
    await env.DB.prepare(
      "CREATE TRIGGER strike BEFORE UPDATE ON seller_inventories BEGIN SELECT raise(ABORT, 'on strike'); END",
    ).run()
    const sent = await signedRequest('operator', setInventory, { query: tomsSettle, body: { quantity: 3 } })
    expect((await send(sent.clone())).status).toBe(500)
    await env.DB.prepare('DROP TRIGGER strike').run()
    expect((await send(sent)).status).toBe(200)
  })

  test('with another body than the signed one changes nothing', async () => {
    const before = await shownOf('settle-oak')
    const sent = await signedRequest('operator', setInventory, { query: tomsSettle, body: { quantity: 1 } })
    expect(await refusalOf(new Request(sent, { method: 'PUT', body: '{"quantity":1000}' }))).toEqual([
      401,
      'signature-invalid',
    ])
    expect(await shownOf('settle-oak')).toEqual(before)
  })

  test('forgets signatures that have expired', async () => {
    await env.DB.prepare("INSERT INTO used_signatures VALUES ('operator', 'of-long-ago', 1)").run()
    await ask('operator', setInventory, { query: tomsSettle, body: { quantity: 2 } })
    const { results } = await env.DB.prepare("SELECT 1 FROM used_signatures WHERE jti = 'of-long-ago'").all()
    expect(results).toEqual([])
  })

  test('needs the operator’s token as well as the operator’s signature', async () => {
    const path = '/operator/inventories/tom/settle-oak'
    const body = '{"quantity":1}'
    const signature = await signedBy('operator', { method: 'PUT', path, body })
    const headers = { 'x-api-token': credentials.rowan.token, 'x-signature': signature }
    expect(await refusalOf(request('PUT', path, { body, headers }))).toEqual([401, 'signature-invalid'])
  })
})
