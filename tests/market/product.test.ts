import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { productByVariant } from '#contract/market/catalogue.ts'
import { placedTags } from '#market/keeper/placed-tags.ts'
import { raiseVersion } from '#market/queries/catalogue-version.ts'
import { findProductByVariant } from '#market/queries/product-by-variant.ts'
import { ask, refusalOf, send, signedRequest } from './ask.ts'
import { makeWorld, redOnOak } from './world.ts'

beforeAll(makeWorld)

const oak = { query: { id: 'settle-oak' } }

describe('a product by its variant', () => {
  test('is the same product by any of its variants', async () => {
    const byOak = await ask('rowan', productByVariant, oak)
    expect(await ask('rowan', productByVariant, { query: { id: 'settle-red' } })).toEqual(byOak)
    expect(byOak.product.variants.map(({ id }) => id)).toEqual(['settle-oak', 'settle-red', 'settle-unsold'])
    expect(byOak.product).toMatchObject({ deliveryNote: 'By cart.', productSummary: '<p>A settle.</p>' })
  })

  test('names its tags, its variants’ among them', async () => {
    const { product } = await ask('rowan', productByVariant, oak)
    expect(product.tags.toSorted((a, b) => a.tagId.localeCompare(b.tagId))).toEqual([
      { tagId: 'brand-nair', type: 'brand' },
      { tagId: 'category-settles', type: 'category' },
      { tagId: 'colour-red', type: 'colour' },
      { tagId: 'material-oak', type: 'material' },
      { tagId: 'room-hall', type: 'room' },
    ])
    expect(product.category).toEqual([
      {
        tagId: 'category-settles',
        type: 'category',
        name: 'Settles',
        urlSlug: 'settles',
        colorHexCode: null,
        mainPicture: null,
        parent: { tagId: 'category-furniture', name: 'Furniture', urlSlug: 'furniture' },
      },
    ])
    const [first] = product.variants
    expect(first?.material).toEqual([
      expect.objectContaining({ tagId: 'material-oak', mainPicture: expect.anything() }),
    ])
    expect(first?.colour).toEqual([])
  })

  test('is one journey to the database once its tags are known', async () => {
    const prepare = vi.spyOn(env.DB, 'prepare')
    const find = async () => {
      prepare.mockClear()
      const found = await findProductByVariant(env.DB, {
        site: 'rowan',
        variantId: 'settle-oak',
        reviews: 10,
        tagsIn: (version, ids) => placedTags(env.DB, version, ids),
      })
      return { tags: found?.product.tags.map(({ id }) => id), journeys: prepare.mock.calls.length }
    }
    await env.DB.batch([raiseVersion(env.DB)])
    const first = await find()
    expect(first.journeys).toBe(2)
    expect(await find()).toEqual({ ...first, journeys: 1 })
    prepare.mockRestore()
  })

  test('names a tag as it is called in this version of the catalogue', async () => {
    const roomsNow = async () => (await ask('rowan', productByVariant, oak)).product.room
    expect(await roomsNow()).toEqual([expect.objectContaining({ tagId: 'room-hall', name: 'Hall' })])
    const call = (name: string) =>
      env.DB.batch([
        env.DB.prepare("UPDATE tags SET name = ? WHERE id = 'room-hall'").bind(name),
        raiseVersion(env.DB),
      ])
    await call('Entrance')
    expect(await roomsNow()).toEqual([expect.objectContaining({ tagId: 'room-hall', name: 'Entrance' })])
    await call('Hall')
    expect(await roomsNow()).toEqual([expect.objectContaining({ tagId: 'room-hall', name: 'Hall' })])
  })

  test('lists what each seller asks and who would be chosen', async () => {
    const { product } = await ask('rowan', productByVariant, oak)
    const [settleOak] = product.variants
    expect(settleOak).toMatchObject({
      rrp: 14_025,
      quantity: 2,
      selectedSeller: 'tom',
      inventoryReference: 'SETTLE-OAK',
      eanNumber: null,
    })
    expect(settleOak?.sellerInventories).toEqual([
      {
        sellerId: 'priya',
        sellerName: 'Priya Nair',
        variantId: 'settle-oak',
        actualPrice: 12_750,
        deliveryCharges: 2_500,
        deliveryMethod: 'Cart',
        leadTime: '1 week',
        inventoryStatus: 'active',
        inventoryStatusStr: 'In stock',
        quantity: 4,
        maxOrderSize: 3,
        town: null,
        line: null,
        variant: expect.objectContaining({ rrp: 15_250, rrpWithoutDiscount: 17_500 }),
      },
      expect.objectContaining({ sellerId: 'tom', actualPrice: 14_025, deliveryCharges: 0 }),
    ])
  })

  test('prices options and swatches on top of the variant', async () => {
    const { product } = await ask('rowan', productByVariant, oak)
    const [settleOak] = product.variants
    // Tom: (£110 + £10) × 1.5 less 15 % is £153; the swatch adds £2: £122 × 1.5 less 15 % is £155.55.
    expect(settleOak?.options).toEqual([
      {
        id: 'settle-oak-box',
        name: 'settle-oak-box',
        rrp: 15_300,
        rrpWithoutDiscount: 18_000,
        inventoryStatus: 'active',
        swatches: [
          expect.objectContaining({
            id: 'settle-oak-box-red',
            rrp: 15_555,
            rrpWithoutDiscount: 18_300,
            inventoryStatus: 'out_of_stock',
            tags: [expect.objectContaining({ tagId: 'colour-red' })],
            mainPicture: expect.objectContaining({ url: '/media/red.svg' }),
          }),
        ],
      },
    ])
    expect(settleOak?.swatches).toEqual([
      expect.objectContaining({ id: 'settle-oak-plain', rrp: 14_025, mainPicture: null, tags: [] }),
    ])
  })

  test('says of each picture which other variant is seen in it', async () => {
    await env.DB.batch([
      env.DB.prepare(`UPDATE media SET shows_variant_id = 'settle-oak' WHERE id = 'oak'`),
      env.DB.prepare(`INSERT INTO variant_media (variant_id, position, media_id) VALUES
        ('settle-red', 1, 'red'), ('settle-red', 2, 'oak')`),
    ])
    const { product } = await ask('rowan', productByVariant, oak)
    const shown = product.variants.map(({ id, mainPicture, medias }) => [
      id,
      mainPicture.shows,
      medias.map(({ shows }) => shows),
    ])
    expect(shown).toEqual([
      ['settle-oak', null, [null]],
      ['settle-red', null, [null, 'settle-oak']],
      ['settle-unsold', 'settle-oak', []],
    ])
  })

  test('carries its 3D model among its media, and how its variants wear it', async () => {
    const { product } = await ask('rowan', productByVariant, oak)
    expect(product.medias).toEqual([{ url: '/media/m/settle.fbx', bytes: 4_096 }])
    expect(product.variants.map(({ finishes }) => finishes)).toEqual([[], [redOnOak], []])
    const stool = await ask('rowan', productByVariant, { query: { id: 'stool-oak' } })
    expect(stool.product.medias).toEqual([])
  })

  test('says what the same choices cost at whoever wasn’t chosen', async () => {
    const { product } = await ask('rowan', productByVariant, oak)
    // Priya: £100 × 1.5 less 15 % and £25 for the delivery; the box adds £10 and the swatch £2 before the rates.
    expect(product.variants[0]?.sellerInventories[0]?.variant).toEqual({
      rrp: 15_250,
      rrpWithoutDiscount: 17_500,
      inventoryStatus: 'active',
      options: [
        {
          id: 'settle-oak-box',
          rrp: 16_525,
          rrpWithoutDiscount: 19_000,
          inventoryStatus: 'active',
          swatches: [
            {
              id: 'settle-oak-box-red',
              rrp: 16_780,
              rrpWithoutDiscount: 19_300,
              inventoryStatus: 'out_of_stock',
            },
          ],
        },
      ],
      swatches: [
        { id: 'settle-oak-plain', rrp: 15_250, rrpWithoutDiscount: 17_500, inventoryStatus: 'active' },
      ],
    })
  })

  test('keeps a price that is asked for by mail to itself', async () => {
    const answer = await send(await signedRequest('rowan', productByVariant, { query: { id: 'stool-red' } }))
    const text = await answer.text()
    // 43.21 and 87.65 as asked, and times 1.5 as they would be shown.
    for (const price of ['43.21', '4321', '64.82', '64.81', '87.65', '8765', '131.48', '131.47'])
      expect(text).not.toContain(price)
    const { product } = productByVariant.result.parse(JSON.parse(text))
    const prices = product.variants.flatMap((variant) => [
      variant.rrp,
      variant.rrpWithoutDiscount,
      ...variant.sellerInventories.flatMap(
        ({ actualPrice, variant: { rrp, rrpWithoutDiscount, options } }) => [
          actualPrice,
          rrp,
          rrpWithoutDiscount,
          ...options.map((option) => option.rrp),
        ],
      ),
      ...variant.options.flatMap(({ rrp, rrpWithoutDiscount }) => [rrp, rrpWithoutDiscount]),
    ])
    expect(new Set(prices)).toEqual(new Set([null]))
    expect(product.variants[0]?.options[0]?.inventoryStatus).toBe('order_by_email')
  })

  test('is not found where the site doesn’t sell it, as if it weren’t there', async () => {
    const notTheirs = await send(
      await signedRequest('rowan', productByVariant, { query: { id: 'lamp-red' } }),
    )
    const nowhere = await send(
      await signedRequest('rowan', productByVariant, { query: { id: 'no-such-thing' } }),
    )
    expect([notTheirs.status, nowhere.status]).toEqual([404, 404])
    expect(await notTheirs.text()).toBe(await nowhere.text())
    expect((await ask('juniper', productByVariant, { query: { id: 'lamp-red' } })).product.productId).toBe(
      'lamp',
    )
  })

  test.each(["' OR 1=1 --", 'a b', 'x'.repeat(65), 'ä'])('has no variant called %j', async (id) => {
    expect(await refusalOf(signedRequest('rowan', productByVariant, { query: { id } }))).toEqual([
      400,
      'query-invalid',
    ])
  })
})
