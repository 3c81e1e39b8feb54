import { beforeAll, describe, expect, test } from 'vitest'
import { inventoryList, variantsByProduct, variantsList } from '#contract/market/variants.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

describe('variants by their ids', () => {
  test('come in the order asked for and name their products', async () => {
    const body = { _id: { in: ['stool-oak', 'settle-red', 'lamp-red', 'nothing', 'stool-oak'] } }
    const { data } = await ask('rowan', variantsList, { body })
    expect(data).toMatchObject({
      totalCount: 2,
      jsonFields: [],
      list: [
        { id: 'stool-oak', productID: 'stool', rrp: null, brand: { name: 'Ashby' } },
        { id: 'settle-red', productID: 'settle', productUrlSlug: 'the-settle', rrp: 17_800 },
      ],
    })
  })

  test('of products come product by product', async () => {
    const body = { productID: { in: ['stool', 'lamp', 'settle'] } }
    const { data } = await ask('rowan', variantsByProduct, { body, query: { skip: 1, limit: 2 } })
    expect(data.list.map(({ id }) => id)).toEqual(['stool-red', 'settle-oak'])
    expect(data.totalCount).toBe(5)
  })

  test('of another site are not found', async () => {
    const ofLamp = await ask('rowan', variantsByProduct, { body: { productID: { in: ['lamp'] } } })
    expect(ofLamp.data).toMatchObject({ list: [], totalCount: 0 })
  })
})

describe('the inventories of variants', () => {
  const list = async (body: object, query = {}) =>
    (await ask('rowan', inventoryList, { body, query })).data.list

  test('are what each seller offers, with the variant', async () => {
    const offers = await list({ variantID: { in: ['settle-oak'] } })
    expect(offers).toMatchObject([
      {
        sellerId: 'priya',
        variantId: 'settle-oak',
        actualPrice: 12_750,
        deliveryCharges: 2_500,
        quantity: 4,
      },
      { sellerId: 'tom', actualPrice: 14_025, inventoryStatusStr: 'In stock', variant: { rrp: 14_025 } },
    ])
    expect(await list({ variantID: { in: ['settle-oak'] }, sellerID: { in: ['tom'] } })).toHaveLength(1)
    expect(await list({ variantID: { in: ['settle-oak'] } }, { skip: 1 })).toHaveLength(1)
  })

  test('hide the price where it is hidden', async () => {
    expect(await list({ variantID: { in: ['stool-oak', 'stool-red'] } })).toMatchObject([
      { actualPrice: null, variant: { rrp: null, rrpWithoutDiscount: null } },
      { actualPrice: null, variant: { rrp: null, rrpWithoutDiscount: null } },
    ])
  })

  test('of another site’s variants are not found', async () => {
    expect(await list({ variantID: { in: ['lamp-red'] } })).toEqual([])
  })
})

test.for([
  { call: variantsList, body: { _id: { in: [] } } },
  { call: variantsList, body: { _id: ['settle-oak'] } },
  { call: variantsByProduct, body: {} },
  { call: variantsByProduct, body: undefined },
  { call: inventoryList, body: { variantID: { in: ['a b'] } } },
  { call: inventoryList, body: { variantID: { in: ['settle-oak'] }, site: 'juniper' } },
])('$call.name is refused for the body $body', async ({ call, body }) => {
  expect(await refusalOf(signedRequest('rowan', call, { body }))).toEqual([400, 'body-invalid'])
})
