import { beforeAll, describe, expect, test } from 'vitest'
import { allTags, listTags } from '#contract/market/catalogue.ts'
import { ask, refusalOf, send, signedRequest } from './ask.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

const countsOf = (tags: { tagId: string; count: number }[]) =>
  Object.fromEntries(tags.map(({ tagId, count }) => [tagId, count]))

describe('the tags of a site', () => {
  test('are those that its products bear, counted, children within their parents', async () => {
    const { tags } = await ask('rowan', listTags)
    expect(countsOf(tags)).toEqual({
      'brand-nair': 1,
      'brand-ashby': 31,
      'category-furniture': 2,
      'category-settles': 2,
      'colour-red': 1,
      'material-oak': 1,
      'room-hall': 1,
    })
  })

  test('know their parents and children', async () => {
    const { tags } = await ask('rowan', listTags, { query: { type: 'category' } })
    expect(
      tags.map(({ tagId, parent, parentName, children }) => ({ tagId, parent, parentName, children })),
    ).toEqual([
      { tagId: 'category-furniture', parent: null, parentName: null, children: ['category-settles'] },
      { tagId: 'category-settles', parent: 'category-furniture', parentName: 'Furniture', children: [] },
    ])
  })

  test('come by kind', async () => {
    const { tags } = await ask('juniper', listTags, { query: { type: 'category' } })
    expect(countsOf(tags)).toEqual({ 'category-furniture': 1, 'category-settles': 1, 'category-lamps': 1 })
  })

  test('of one kind have pictures: their own, or of a product that no other of them shows', async () => {
    const pictureOf = async (type: string) =>
      (await ask('rowan', listTags, { query: { type } })).tags.map(({ tagId, mainPicture }) => [
        tagId,
        mainPicture?.s3key,
      ])
    expect(await pictureOf('material')).toEqual([['material-oak', 'oak.svg']])
    expect(await pictureOf('brand')).toEqual([
      ['brand-nair', 'red.svg'],
      ['brand-ashby', 'oak.svg'],
    ])
    const { tags } = await ask('rowan', listTags)
    expect(tags.find(({ tagId }) => tagId === 'brand-nair')?.mainPicture).toBeNull()
  })

  test('are of seven kinds only', async () => {
    expect(await refusalOf(signedRequest('rowan', listTags, { query: { type: 'price' } }))).toEqual([
      400,
      'query-invalid',
    ])
  })

  test('are none of another site’s', async () => {
    expect((await ask('sorrel', listTags)).tags).toEqual([])
    const { tags } = await ask('rowan', listTags)
    expect(tags.map(({ tagId }) => tagId)).not.toContain('category-lamps')
  })
})

describe('the older list of tags', () => {
  test('carries the named fields as JSON text', async () => {
    const answer = await send(await signedRequest('rowan', allTags))
    expect(await answer.json()).toMatchObject({
      data: {
        jsonFields: ['children', 'variantTagComponents'],
        list: expect.arrayContaining([
          expect.objectContaining({ tagId: 'category-furniture', children: '["category-settles"]' }),
          expect.objectContaining({
            tagId: 'material-oak',
            variantTagComponents: '[{"componentId":"frame"}]',
          }),
        ]),
      },
    })
  })

  test('says the same as the newer one', async () => {
    const [older, newer] = [await ask('rowan', allTags), await ask('rowan', listTags)]
    expect(older.data.list).toEqual(newer.tags)
  })

  test('is none of another site’s', async () => {
    expect((await ask('sorrel', allTags)).data.list).toEqual([])
  })
})
