import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { addReview, deleteReview, ownReviewsList, reviewsList } from '#contract/market/reviews.ts'
import { ask } from './ask.ts'
import {
  type SiteName,
  answerTo,
  callFor,
  leave,
  people,
  refusalTo,
  sendToMarket,
  tokenOf,
} from './customer-provider.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM reviews'),
    env.DB.prepare('UPDATE products SET review_count = 0, rating_sum = 0'),
  ])
})

const good = { type: 'product', elementID: 'settle', rating: 5, title: 'It stands', comment: 'Still.\nGood.' }

async function writing(who: string, change: object = {}, site: SiteName = 'rowan') {
  return callFor(await tokenOf(who, site), [site, addReview], { body: { ...good, ...change } })
}

async function write(who: string, change: object = {}) {
  return (await answerTo(addReview, writing(who, change))).data.review
}

async function deleting(who: string, reviewID: string, site: SiteName = 'rowan') {
  return callFor(await tokenOf(who, site), [site, deleteReview], { query: { reviewID } })
}

async function settle() {
  return (await ask('rowan', productByVariant, { query: { id: 'settle-oak' } })).product
}

async function version(): Promise<unknown> {
  return (await env.DB.prepare('SELECT version FROM catalogue').first())?.['version']
}

describe('a review', () => {
  test('is written under a first name and an initial, and everybody reads it', async () => {
    const review = await write('ada')
    expect(review).toMatchObject({
      elementID: 'settle',
      rating: 5,
      title: 'It stands',
      comment: 'Still.\nGood.',
      author: 'Ada B.',
      writtenOn: new Date().toISOString().slice(0, 10),
      verified: false,
    })
    const { reviews } = await settle()
    expect(reviews.list).toEqual([review])
    expect(reviews.ratings[0]).toEqual({ rating: 5, count: 1 })
  })

  test.each([
    ['delivered', true],
    ['refunded', true],
    ['placed', false],
    ['cancelled', false],
  ])('of something that was bought and is %s is verified: %s', async (state, verified) => {
    const { _id: id } = await write('ada')
    await answerTo(deleteReview, deleting('ada', id))
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO orders (id, site, customer_id, key, cart_version, catalogue_version, sub_total, discount, total,
          address, placed_at)
        SELECT 'order-${state}', 'rowan', id, 'key-${state}', 1, 1, 100, 0, 100, '{}', 1 FROM customers
        WHERE subject = 'ada' AND site = 'rowan'`,
      ),
      env.DB.prepare(
        `INSERT INTO order_lines (id, order_id, position, product_id, variant_id, seller_id, product_name, seo_title,
          url_slug, quantity, unit, discount, state, held_until)
        VALUES ('line-${state}', 'order-${state}', 1, 'settle', 'settle-oak', 'tom', 'Settle', 'Settle', 'settle', 1,
          100, 0, '${state}', 1)`,
      ),
    ])
    const [own, others] = [await write('ada'), await write('bo')]
    await env.DB.batch([env.DB.prepare('DELETE FROM order_lines'), env.DB.prepare('DELETE FROM orders')])
    expect([own.verified, others.verified]).toEqual([verified, false])
  })

  test('moves the product’s average on its page and in lists alike', async () => {
    const before = await version()
    await write('ada', { rating: 5 })
    await write('bo', { rating: 2 })
    expect(await version()).toBe(Number(before) + 2)
    expect(await settle()).toMatchObject({ numberReviews: 2, averageReview: 3.5 })
    const { retailerProducts } = await ask('rowan', listProducts)
    expect(retailerProducts.find(({ productId }) => productId === 'settle')).toMatchObject({
      numberReviews: 2,
      averageReview: 3.5,
    })
  })

  test('is one for each product and customer, on whichever site', async () => {
    await write('ada')
    expect(await refusalTo(writing('ada', { rating: 1 }))).toEqual([409, 'review-exists'])
    expect(await refusalTo(writing('ada', { rating: 1 }, 'juniper'))).toEqual([409, 'review-exists'])
    expect(await settle()).toMatchObject({ numberReviews: 1, averageReview: 5 })
  })

  test('that is sent twice at once is written once', async () => {
    const sent = await Promise.all([writing('ada'), writing('ada')])
    const answers = await Promise.all(sent.map(sendToMarket))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await settle()).numberReviews).toBe(1)
  })

  test('changes nothing where it is refused', async () => {
    await write('ada')
    const before = await version()
    await refusalTo(writing('ada'))
    expect(await version()).toBe(before)
  })

  test.each([
    ['six stars', { rating: 6 }],
    ['no star', { rating: 0 }],
    ['half a star', { rating: 2.5 }],
    ['no title', { title: ' ' }],
    ['a title of two lines', { title: 'a\nb' }],
    ['no words', { comment: '\n' }],
    ['a novel', { comment: 'x'.repeat(2001) }],
    ['something else', { type: 'seller' }],
    ['a mark of its own', { verified: true }],
  ])('with %s is none', async (_what, change) => {
    expect(await refusalTo(writing('ada', change))).toEqual([400, 'body-invalid'])
  })

  test.each([
    ['what there isn’t', 'sofa'],
    ['what only another site sells', 'lamp'],
  ])('of %s is none', async (_what, elementID) => {
    expect(await refusalTo(writing('ada', { elementID }))).toEqual([404, 'not-found'])
  })

  test('is deleted by its author, and the numbers go back', async () => {
    const { _id: id } = await write('ada', { rating: 2 })
    await write('bo', { rating: 5 })
    const before = await version()
    expect(await answerTo(deleteReview, deleting('ada', id))).toEqual({
      data: { reviewID: id, elementID: 'settle' },
    })
    expect(await version()).toBe(Number(before) + 1)
    expect(await settle()).toMatchObject({ numberReviews: 1, averageReview: 5 })
    await write('ada', { rating: 4 })
    expect(await settle()).toMatchObject({ numberReviews: 2, averageReview: 4.5 })
  })

  test('is nobody else’s to delete', async () => {
    const { _id: id } = await write('ada')
    const before = await version()
    expect(await refusalTo(deleting('bo', id))).toEqual([404, 'not-found'])
    expect(await refusalTo(deleting('ada', 'no-such-review'))).toEqual([404, 'not-found'])
    expect(await version()).toBe(before)
    expect((await settle()).numberReviews).toBe(1)
  })

  test('stays when its author leaves, and is nobody’s', async () => {
    people.set('eve', { name: 'Eve Fox', email: 'eve@fox.example', account_type: 'DECORAIT_PRO' })
    await write('eve')
    await leave('eve')
    expect((await settle()).reviews.list).toMatchObject([{ author: 'Eve F.' }])
    const row = await env.DB.prepare('SELECT subject FROM reviews').first()
    expect(row).toEqual({ subject: null })
  })
})

describe('a list of reviews', () => {
  async function list(body: object, query = {}) {
    return (await ask('rowan', reviewsList, { query, body: { type: 'product', ...body } })).data
  }

  beforeEach(async () => {
    for (const [who, rating] of [
      ['ada', 5],
      ['bo', 3],
      ['cleo', 3],
    ] as const) {
      await write(who, { rating, title: who })
      await env.DB.prepare(`UPDATE reviews SET written_on = date(written_on, '-1 day')`).run()
    }
  })

  test('goes from the latest on, in stretches', async () => {
    const all = await list({ elementID: 'settle' })
    expect(all.list.map(({ title }) => title)).toEqual(['cleo', 'bo', 'ada'])
    expect(all.totalCount).toBe(3)
    const rest = await list({ elementID: 'settle' }, { limit: 2, skip: 1 })
    expect(rest.list.map(({ title }) => title)).toEqual(['bo', 'ada'])
  })

  test('of one number of stars still says how many there are of each', async () => {
    const { list: some, totalCount, ratings } = await list({ elementID: 'settle', rating: 3 })
    expect(some.map(({ title }) => title)).toEqual(['cleo', 'bo'])
    expect(totalCount).toBe(2)
    expect(ratings.map(({ count }) => count)).toEqual([1, 0, 2, 0, 0])
  })

  test('of somebody’s own names the products, and only those of the site', async () => {
    await write('ada', { elementID: 'stool', title: 'stool' })
    const token = await tokenOf('ada', 'rowan')
    const own = callFor(token, ['rowan', ownReviewsList], { body: { type: 'product', uid: 'ada' } })
    const { data } = await answerTo(ownReviewsList, own)
    expect(data.list.map(({ title, product }) => [title, product.variantId])).toEqual([
      ['stool', 'stool-oak'],
      ['ada', 'settle-red'],
    ])
    const elsewhere = await ask('juniper', reviewsList, { body: { type: 'product', uid: 'ada' } })
    expect(elsewhere.data.list.map(({ title }) => title)).toEqual(['ada'])
  })

  test('of what the site doesn’t sell is empty', async () => {
    expect(await list({ elementID: 'lamp' })).toMatchObject({ list: [], totalCount: 0 })
    const elsewhere = await ask('sorrel', reviewsList, { body: { type: 'product', elementID: 'settle' } })
    expect(elsewhere.data.list).toEqual([])
  })

  test('needs a product or an author', async () => {
    await expect(list({})).rejects.toThrow('body-invalid')
  })
})
