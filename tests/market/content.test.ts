import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentDetails } from '#contract/market/content.ts'
import { tagDetails } from '#contract/market/tag-details.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld } from './world.ts'

beforeAll(async () => {
  await makeWorld()
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO posts (id, url_slug, title, author, excerpt, body_html, seo_description, style_id, published_on, media_id)
      VALUES ('on-settles', 'on-settles', 'On settles', 'Priya Nair', 'Sit.', '<p>Sit down.</p>', 'Sitting.', 'style-rustic', '2024-05-01', 'oak')`,
    ),
    env.DB.prepare(`INSERT INTO post_products VALUES ('on-settles', 1, 'lamp'), ('on-settles', 2, 'settle')`),
  ])
})

describe('an article', () => {
  test('comes with its picture, its style and those of its products that the site sells', async () => {
    const { data } = await ask('rowan', contentDetails, { query: { contentID: 'on-settles' } })
    expect(data).toMatchObject({
      _id: 'on-settles',
      name: 'On settles',
      author: 'Priya Nair',
      summary: 'Sit.',
      description: '<p>Sit down.</p>',
      seo_description: 'Sitting.',
      publishedOn: '2024-05-01',
      mainPicture: { url: '/media/oak.svg' },
      style: { tagId: 'style-rustic', name: 'Rustic' },
    })
    expect(data.products.map(({ productId }) => productId)).toEqual(['settle'])
    const ofJuniper = await ask('juniper', contentDetails, { query: { contentID: 'on-settles' } })
    expect(ofJuniper.data.products.map(({ productId }) => productId)).toEqual(['lamp', 'settle'])
  })

  test.each([
    ['nothing', [404, 'not-found']],
    ['a b', [400, 'query-invalid']],
    ['', [400, 'query-invalid']],
  ])('%j is refused', async (contentID, refusal) => {
    expect(await refusalOf(signedRequest('rowan', contentDetails, { query: { contentID } }))).toEqual(refusal)
  })
})

describe('the details of a tag', () => {
  test('are those of the tag lists, counted on this site', async () => {
    const { data } = await ask('rowan', tagDetails, { query: { tagID: 'category-furniture' } })
    expect(data).toMatchObject({
      tag: { tagId: 'category-furniture', count: 2, children: ['category-settles'] },
      jsonFields: ['children', 'variantTagComponents'],
    })
  })

  test.each(['category-unused', 'category-lamps', 'nothing'])('are not there for %s', async (tagID) => {
    expect(await refusalOf(signedRequest('rowan', tagDetails, { query: { tagID } }))).toEqual([
      404,
      'not-found',
    ])
  })

  test('are not there without an id', async () => {
    expect(await refusalOf(signedRequest('rowan', tagDetails))).toEqual([400, 'query-invalid'])
  })
})
