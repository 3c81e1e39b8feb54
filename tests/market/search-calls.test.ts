import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchIndex, seededProducts, suggestProducts } from '#contract/market/search.ts'
import { raiseVersion } from '#market/queries/catalogue-version.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeSearchedWorld } from './search-world.ts'
import type { CallerName } from './sites.ts'
import { pegs } from './world.ts'

beforeAll(async () => {
  await makeSearchedWorld()
  await makeStories()
})

/** Priya writes about settles and lamps and furnishes a hall; Tom's article shows nothing. */
async function makeStories(): Promise<void> {
  const article = `INSERT INTO posts (id, url_slug, title, author, excerpt, body_html, seo_description, style_id,
    published_on, media_id) VALUES (?, ?, ?, ?, ?, '<p></p>', ?, 'style-rustic', ?, 'oak')`
  const room = `INSERT INTO moodrooms (id, url_slug, name, description, room_id, style_id, position, wide_media_id,
    narrow_media_id) VALUES (?, ?, ?, ?, 'room-hall', 'style-rustic', ?, 'oak', 'red')`
  const run = (sql: string, ...values: (string | number)[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  await run(
    article,
    'on-lamps',
    'on-lamps',
    'Light in corners',
    'Priya Nair',
    'Lamps.',
    'On lamps.',
    '2026-03-02',
  )
  await run(
    article,
    'on-rest',
    'on-rest',
    'Where to sit',
    'Tom Ashby',
    'Corners too.',
    'On rest.',
    '2026-04-02',
  )
  await run("INSERT INTO post_products (post_id, position, product_id) VALUES ('on-lamps', 1, 'lamp')")
  await run(room, 'porch', 'porch', 'Muddy porch', 'Boots and a settle.', 1)
  await run(room, 'nook', 'nook', 'Red nook', 'A lamp.', 2)
  await run(
    "INSERT INTO moodroom_items (moodroom_id, position, variant_id) VALUES ('porch', 1, 'settle-oak')",
  )
  await run("INSERT INTO moodroom_items (moodroom_id, position, variant_id) VALUES ('nook', 1, 'lamp-red')")
}

const suggest = (
  caller: CallerName,
  query: string,
  { page = 1, ...more }: { page?: number; filter?: object } = {},
) => ask(caller, suggestProducts, { query: { page }, body: { query, ...more } })

describe('suggestions', () => {
  test('begin with what has been typed: categories first, then tags in them, then names', async () => {
    const { suggestions } = await suggest('rowan', 'se')
    expect(suggestions).toEqual([
      { suggestion: 'Settles', categoryName: 'Furniture', categoryUrlSlug: 'furniture' },
      { suggestion: 'The settle', categoryName: 'Settles', categoryUrlSlug: 'settles' },
    ])
    expect((await suggest('rowan', 'na')).suggestions).toEqual([
      { suggestion: 'Nair', categoryName: 'Settles', categoryUrlSlug: 'settles' },
    ])
    expect((await suggest('juniper', 'red lam')).suggestions).toEqual([
      { suggestion: 'Red', categoryName: 'Lamps', categoryUrlSlug: 'lamps' },
    ])
  })

  test('know what others call a category, and forgive a typo', async () => {
    const settles = expect.objectContaining({ suggestion: 'Settles' })
    expect((await suggest('rowan', 'pew')).suggestions).toContainEqual(settles)
    expect((await suggest('rowan', 'a settle of our')).suggestions).toContainEqual(settles)
    expect((await suggest('rowan', 'stettle')).suggestions).toContainEqual(settles)
  })

  test('come with the products that the query finds, and what those bear', async () => {
    const { totalCount, suggestedProducts, tags } = await suggest('rowan', 'settles')
    expect(totalCount).toBe(2)
    expect(tags.map(({ tagId, count }) => [tagId, count])).toContainEqual(['category-settles', 2])
    expect(suggestedProducts.map(({ product, variant }) => [product.id, variant.id])).toEqual([
      ['settle', 'settle-red'],
      ['stool', 'stool-oak'],
    ])
    expect(suggestedProducts[0]).toMatchObject({
      product: { id: 'settle', name: 'The settle', variants: [{ id: 'settle-oak' }, {}, {}] },
      variant: {
        seoTitle: 'settle-red',
        mainPicture: { url: '/media/red.svg' },
        tags: [{ tagId: 'colour-red', type: 'colour' }],
        inventories: [{ sellerId: 'priya', inventoryStatus: 'out_of_stock' }],
        options: [],
        swatches: [],
      },
    })
  })

  test('say what else the variant can be had in, and never a hidden price', async () => {
    const [lead] = (await suggest('juniper', 'settle')).suggestedProducts
    expect(lead?.variant).toMatchObject({
      id: 'settle-oak',
      options: [{ id: 'settle-oak-box', inventoryStatus: 'active' }],
      swatches: [{ id: 'settle-oak-plain' }, { id: 'settle-oak-box-red', inventoryStatus: 'out_of_stock' }],
    })
    expect(lead?.variant.options[0]?.rrp).toBeGreaterThan(lead?.variant.rrp ?? Infinity)
    const [stool] = (await suggest('rowan', 'stool')).suggestedProducts
    expect(stool?.variant).toMatchObject({ rrp: null, rrpWithoutDiscount: null })
    expect(stool?.variant.options).toMatchObject([{ rrp: null, inventoryStatus: 'order_by_email' }])
  })

  test('show each product as it is now, whatever was kept of it', async () => {
    const discount = async () => {
      const { suggestedProducts } = await suggest('rowan', 'settles')
      return suggestedProducts.find(({ product }) => product.id === 'settle')?.product.promotionalDiscount
    }
    const setDiscount = (basisPoints: number) =>
      env.DB.batch([
        env.DB.prepare("UPDATE products SET promotional_discount = ? WHERE id = 'settle'").bind(basisPoints),
        raiseVersion(env.DB),
      ])
    expect(await discount()).toBe(0.15)
    await setDiscount(2_000)
    expect(await discount()).toBe(0.2)
    await setDiscount(1_500)
    expect(await discount()).toBe(0.15)
  })

  test('come in pages, and within a filter', async () => {
    const third = await suggest('rowan', 'peg', { page: 3 })
    expect(third.totalCount).toBe(30)
    expect(third.suggestedProducts.map(({ product }) => product.id)).toEqual(pegs.slice(24))
    expect((await suggest('rowan', 'peg', { page: 10_000 })).suggestedProducts).toEqual([])
    const filtered = await suggest('rowan', 'settles', { filter: { brandsUrlSlug: ['ashby'] } })
    expect(filtered.suggestedProducts.map(({ product }) => product.id)).toEqual(['stool'])
  })

  test('are none of another site’s', async () => {
    const nothing = { totalCount: 0, suggestions: [], suggestedProducts: [], tags: [] }
    expect(await suggest('rowan', 'lamp')).toEqual(nothing)
    expect(await suggest('sorrel', 'settle')).toEqual(nothing)
  })

  test.each([
    undefined,
    {},
    { query: '' },
    { query: '  ' },
    { query: 'x'.repeat(201) },
    { query: 7 },
    { query: 'settle', filter: { brands: ['ashby'] } },
    { query: 'settle', more: true },
    'settle',
  ])('are not asked for with %j', async (body) => {
    expect(await refusalOf(signedRequest('rowan', suggestProducts, { body }))).toEqual([400, 'body-invalid'])
  })

  test('have no page 0 and no unknown tag', async () => {
    const body = { query: 'settle' }
    for (const page of ['0', '10001', '1.5', 'x'])
      expect(await refusalOf(signedRequest('rowan', suggestProducts, { query: { page }, body }))).toEqual([
        400,
        'query-invalid',
      ])
    const unknown = { ...body, filter: { brandsUrlSlug: ['nobody'] } }
    expect(await refusalOf(signedRequest('rowan', suggestProducts, { body: unknown }))).toEqual([
      422,
      'tag-unknown',
    ])
  })
})

const list = async (caller: CallerName, index: string, search: object, more: object = {}) =>
  (await ask(caller, searchIndex, { query: { index }, body: { search, ...more } })).data

describe('an index', () => {
  test('of products gives what the words find, the best first', async () => {
    const data = await list('rowan', 'product', { query: 'settle' })
    expect(data).toMatchObject({
      index: 'product',
      totalCount: 2,
      jsonFields: [],
      list: [{ productId: 'settle' }, { productId: 'stool' }],
    })
    const some = await list('rowan', 'product', { prefix: 'peg' }, { limit: 5, skip: 27 })
    expect(some).toMatchObject({
      totalCount: 30,
      list: pegs.slice(27).map((productId) => ({ productId })),
    })
    const cheapest = await list('juniper', 'product', { query: 'nair' }, { sort: 'actualPrice ASC' })
    expect(cheapest).toMatchObject({ list: [{ productId: 'lamp' }, { productId: 'settle' }] })
  })

  test('of tags gives those that the site uses', async () => {
    const tags = await list('rowan', 'tag', { prefix: 'se' })
    expect(tags).toMatchObject({
      index: 'tag',
      totalCount: 1,
      list: [{ tagId: 'category-settles', count: 2 }],
    })
    expect(await list('rowan', 'tag', { prefix: 'lamp' })).toMatchObject({ totalCount: 0, list: [] })
    expect(await list('juniper', 'tag', { query: 'lamp' })).toMatchObject({ totalCount: 1 })
  })

  test('of rooms and articles gives what shows something of the site’s', async () => {
    const names = async (caller: CallerName, index: string, query: string) =>
      (await list(caller, index, { query })).list.map(({ urlSlug }) => urlSlug)
    expect(await names('juniper', 'personroom', 'rustic')).toEqual(['porch', 'nook'])
    expect(await names('rowan', 'personroom', 'rustic')).toEqual(['porch'])
    expect(await names('sorrel', 'personroom', 'rustic')).toEqual([])
    expect(await names('juniper', 'post', 'corner')).toEqual(['on-rest', 'on-lamps'])
    expect(await names('rowan', 'post', 'corner')).toEqual(['on-rest'])
    expect(await list('juniper', 'post', { query: 'corners li' })).toMatchObject({
      list: [{ name: 'Light in corners', urlSlug: 'on-lamps', seo_description: 'On lamps.' }],
    })
  })

  test.each([
    undefined,
    {},
    { search: {} },
    { search: { prefix: '' } },
    { search: { query: 'x'.repeat(201) } },
    { search: { query: { match: 'settle' } } },
    { search: { query: 'settle' }, limit: 0 },
    { search: { query: 'settle' }, limit: 101 },
    { search: { query: 'settle' }, skip: -1 },
    { search: { query: 'settle' }, sort: 'cheapest' },
    { search: { query: 'settle' }, from: 3 },
  ])('is not asked with %j', async (body) => {
    const question = { query: { index: 'product' }, body }
    expect(await refusalOf(signedRequest('rowan', searchIndex, question))).toEqual([400, 'body-invalid'])
  })

  test('of anything else is none', async () => {
    const body = { search: { query: 'settle' } }
    for (const query of [{}, { index: 'customer' }, { index: '' }])
      expect(await refusalOf(signedRequest('rowan', searchIndex, { query, body }))).toEqual([
        400,
        'query-invalid',
      ])
  })
})

describe('products by a seed', () => {
  const page = async (
    asked: { prefix?: string; seed?: number; limit?: number; skip?: number },
    caller: CallerName = 'rowan',
  ) => {
    const { limit = 100, skip = 0, ...body } = asked
    const { data } = await ask(caller, seededProducts, { query: { limit, skip }, body })
    return { ...data, list: data.list.map(({ productId }) => productId) }
  }

  test('are the same on every page, and others with another seed', async () => {
    const whole = await page({ seed: 1_763_596_800_123 })
    expect(whole.totalCount).toBe(32)
    expect(new Set(whole.list).size).toBe(32)
    const pages = await Promise.all(
      [0, 12, 24].map((skip) => page({ seed: 1_763_596_800_123, limit: 12, skip })),
    )
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
    expect((await page({ seed: 1_763_596_800_124 })).list).not.toEqual(whole.list)
  })

  test('are those that a prefix finds', async () => {
    const drawn = await page({ prefix: 'peg', seed: 7 })
    expect(drawn.list).not.toEqual(pegs)
    expect(drawn.list.toSorted()).toEqual(pegs)
    expect((await page({ prefix: 'peg' })).list).toEqual(pegs)
    expect((await page({ prefix: 'lamp', seed: 7 })).list).toEqual([])
  })

  test('are the site’s own', async () => {
    expect((await page({ seed: 7 }, 'juniper')).list.toSorted()).toEqual(['lamp', 'settle'])
    expect(await page({ seed: 7 }, 'sorrel')).toEqual({ list: [], totalCount: 0, jsonFields: [] })
  })

  test.each([undefined, 'x', { seed: -1 }, { seed: 'now' }, { seed: 1.5 }, { prefix: '' }, { more: 1 }])(
    'are not asked for with %j',
    async (body) => {
      expect(await refusalOf(signedRequest('rowan', seededProducts, { body }))).toEqual([400, 'body-invalid'])
    },
  )
})
