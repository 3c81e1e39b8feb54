import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBookmark, bookmarkDetails, removeBookmarks } from '#contract/market/bookmarks.ts'
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
beforeEach(() => env.DB.prepare('DELETE FROM bookmarks').run())

type ItemType = 'product' | 'tag'

async function add(who: string, itemID: string, itemType: ItemType = 'product', site: SiteName = 'rowan') {
  return callFor(await tokenOf(who, site), [site, addBookmark], { query: { itemID, itemType } })
}

async function bookmarksOf(who: string, itemType: ItemType = 'product', site: SiteName = 'rowan') {
  const sent = callFor(await tokenOf(who, site), [site, bookmarkDetails], { body: { itemType } })
  return (await answerTo(bookmarkDetails, sent)).data
}

async function remove(who: string, itemID: string[]) {
  const token = await tokenOf(who, 'rowan')
  const sent = callFor(token, ['rowan', removeBookmarks], {
    query: { itemType: 'product' },
    body: { itemID },
  })
  return (await answerTo(removeBookmarks, sent)).data.removed
}

describe('a bookmark', () => {
  test('is set once, however often it is asked for, and shows the product', async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await answerTo(addBookmark, add('ada', 'settle'))).toEqual({
        data: { itemID: 'settle', itemType: 'product' },
      })
    const { list, itemIDs, counts, totalCount } = await bookmarksOf('ada')
    expect(itemIDs).toEqual(['settle'])
    expect(totalCount).toBe(1)
    expect(counts).toEqual({ product: 1, tag: 0, personroom: 0, post: 0 })
    expect(list[0]).toMatchObject({ itemID: 'settle', name: 'The settle' })
    expect(list[0]?.products[0]).toMatchObject({ productId: 'settle', defaultVariant: 'settle-red' })
  })

  test('can be of a tag', async () => {
    await answerTo(addBookmark, add('ada', 'room-hall', 'tag'))
    const { list } = await bookmarksOf('ada', 'tag')
    expect(list).toMatchObject([{ itemID: 'room-hall', name: 'Hall', tagType: 'room', products: [] }])
    expect((await bookmarksOf('ada')).list).toEqual([])
  })

  test('stands behind those that were set later', async () => {
    await answerTo(addBookmark, add('ada', 'stool'))
    await env.DB.prepare('UPDATE bookmarks SET marked_at = marked_at - 60').run()
    await answerTo(addBookmark, add('ada', 'settle'))
    expect((await bookmarksOf('ada')).itemIDs).toEqual(['settle', 'stool'])
  })

  test('is taken away, and only one’s own', async () => {
    await answerTo(addBookmark, add('ada', 'settle'))
    await answerTo(addBookmark, add('bo', 'settle'))
    expect(await remove('ada', ['settle', 'stool'])).toBe(1)
    expect(await remove('ada', ['settle'])).toBe(0)
    expect((await bookmarksOf('ada')).itemIDs).toEqual([])
    expect((await bookmarksOf('bo')).itemIDs).toEqual(['settle'])
  })

  test.each([
    ['what there isn’t', 'sofa'],
    ['what only another site sells', 'lamp'],
    ['what hides in quotation marks', 'x-OR-1'],
  ])('of %s is none', async (_what, itemID) => {
    expect(await refusalTo(add('ada', itemID))).toEqual([404, 'not-found'])
  })

  test('is nobody else’s, and no other site’s', async () => {
    await answerTo(addBookmark, add('ada', 'settle'))
    expect((await bookmarksOf('bo')).itemIDs).toEqual([])
    expect((await bookmarksOf('ada', 'product', 'juniper')).itemIDs).toEqual([])
  })

  test('of what the site sells no more is not shown', async () => {
    await answerTo(addBookmark, add('ada', 'peg-01'))
    await env.DB.prepare(`DELETE FROM site_products WHERE site = 'rowan' AND product_id = 'peg-01'`).run()
    expect(await bookmarksOf('ada')).toMatchObject({ list: [], itemIDs: [], totalCount: 0 })
  })

  test('is one of 500 at most', async () => {
    await bookmarksOf('ada')
    await env.DB.prepare(
      `INSERT INTO bookmarks SELECT c.id, 'product', 'gone-' || n.value, 1
      FROM customers c, (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 500) SELECT * FROM n) n
      WHERE c.subject = 'ada' AND c.site = 'rowan'`,
    ).run()
    expect(await refusalTo(add('ada', 'settle'))).toEqual([409, 'bookmarks-full'])
  })

  test('is asked for with a token, and carried out once', async () => {
    const sent = await add('ada', 'settle')
    expect((await sendToMarket(sent.clone())).status).toBe(200)
    expect(await refusalTo(sent)).toEqual([409, 'signature-replayed'])
    const guest = callFor('', ['rowan', bookmarkDetails], { body: { itemType: 'product' } })
    expect(await refusalTo(guest)).toEqual([401, 'bearer-missing'])
  })

  test('goes with its customer', async () => {
    people.set('dot', { name: 'Dot Ey', email: 'dot@ey.example', account_type: 'DECORAIT_PRO' })
    await answerTo(addBookmark, add('dot', 'settle'))
    await leave('dot')
    expect((await env.DB.prepare('SELECT * FROM bookmarks').all()).results).toEqual([])
  })
})
