import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { sellerStore } from '#contract/market/seller-store.ts'
import { sellerDetails } from '#contract/market/seller.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld } from './world.ts'

beforeAll(async () => {
  await makeWorld()
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE sellers SET town = 'Ludlow', line = 'Settles since 1901.', story = 'One.' || char(10, 10) || 'Two.'
       WHERE id = 'priya'`,
    ),
    env.DB.prepare(
      `UPDATE seller_inventories SET lead_time = '3 weeks' WHERE seller_id = 'tom' AND variant_id = 'settle-oak'`,
    ),
    ...[5, 5, 4, 1].map((rating, at) => review({ id: `r${at}`, product: 'settle', rating })),
    review({ id: 'of-the-lamp', product: 'lamp', rating: 2 }),
  ])
})

function review({ id, product, rating }: { id: string; product: string; rating: number }) {
  return env.DB.prepare(
    `INSERT INTO reviews (id, product_id, author, rating, title, body, written_on)
     VALUES (?, ?, 'Ada', ?, 'A settle', 'It settles.', '2024-05-01')`,
  ).bind(id, product, rating)
}

const detailsOf = async (sellerID: string, site: 'rowan' | 'juniper' = 'rowan') =>
  (await ask(site, sellerDetails, { query: { sellerID } })).data.seller

describe('a seller', () => {
  test('is introduced with what it says and what is said of it', async () => {
    expect(await detailsOf('priya')).toEqual({
      sellerID: 'priya',
      sellerName: 'Priya Nair',
      serviceTelephone: '01632 960001',
      serviceEmail: 'priya@nair.example',
      town: 'Ludlow',
      line: 'Settles since 1901.',
      story: 'One.\n\nTwo.',
      leadTime: '1 week',
      numberReviews: 4,
      averageReview: 3.75,
      ratings: [5, 4, 3, 2, 1].map((rating, at) => ({ rating, count: [2, 1, 0, 0, 1][at] })),
    })
  })

  test('who has said nothing has nothing said', async () => {
    expect(await detailsOf('tom')).toMatchObject({ town: null, line: null, story: null })
  })

  test('sends as fast as most of their offers do', async () => {
    expect((await detailsOf('tom')).leadTime).toBe('1 week')
  })

  test('is judged by what each site sells of theirs', async () => {
    expect((await detailsOf('priya', 'juniper')).numberReviews).toBe(5)
    expect((await detailsOf('tom')).numberReviews).toBe(4)
  })

  test('stands in their own store too', async () => {
    const { data } = await ask('rowan', sellerStore, { body: {}, query: { sellerID: 'priya' } })
    expect(data.seller).toEqual(await detailsOf('priya'))
  })

  test.each(['wren', 'nobody'])('who offers this site nothing is not there: %s', async (sellerID) => {
    const asked = signedRequest('rowan', sellerDetails, { query: { sellerID } })
    expect(await refusalOf(asked)).toEqual([404, 'not-found'])
  })

  test('is asked for by an id', async () => {
    for (const query of [{}, { sellerID: 'a b' }])
      expect(await refusalOf(signedRequest('rowan', sellerDetails, { query }))).toEqual([
        400,
        'query-invalid',
      ])
  })
})
