import { beforeEach, describe, expect, test } from 'vitest'
import { intentTakingPath } from '#contract/edge/intent.ts'
import { MarketNextDoor, byPublicForm, byScript, noteFor, refusal } from './market-next-door.ts'
import { hearth } from './people.ts'
import { TestVisitor } from './visitor.ts'

const path = '/api/bookmarks'
const page = '/oak-chair/products/d/V1'
const wish = { itemId: 'chair', itemType: 'product', marked: true, page }
const { page: _, ...done } = wish
const signIn = `/sign-in?returnTo=${encodeURIComponent(page)}`

const market = new MarketNextDoor()
beforeEach(() => {
  market.answer = ({ method }) =>
    method === 'GET'
      ? Response.json({ data: { itemID: 'chair', itemType: 'product' } })
      : Response.json({ data: { removed: 1 } })
  return market.open()
})

describe('a bookmark', () => {
  test('is set and taken by a script', async () => {
    const customer = await market.customer()
    const set = await byScript(customer, path, wish)
    expect([set.status, await set.json()]).toEqual([200, done])
    const taken = await byScript(customer, path, { ...wish, marked: false })
    expect(await taken.json()).toEqual({ ...done, marked: false })
    expect(market.asked).toEqual([
      {
        method: 'GET',
        path: '/v1/api/bookmarks/getadditemtobookmark?itemID=chair&itemType=product',
        body: null,
      },
      {
        method: 'POST',
        path: '/v1/api/bookmarks/postremoveitemfrombookmark?itemType=product',
        body: { itemID: ['chair'] },
      },
    ])
  })

  test('is set by one button of a plain form, and the bookmarks say so', async () => {
    const customer = await market.customer()
    const fields = { mark: 'yes:product:chair', page, qty: '2' }
    const reply = await byPublicForm(customer, path, fields)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/profile/bookmarks'])
    expect(await noteFor(customer, '/profile/bookmarks')).toEqual({ outcome: 'done', what: 'bookmark-added' })
    await byPublicForm(customer, path, { ...fields, mark: 'no:product:chair' })
    expect(await noteFor(customer, '/profile/bookmarks')).toMatchObject({ what: 'bookmark-removed' })
  })

  test('waits for a guest’s script while they sign in', async () => {
    const guest = new TestVisitor()
    const reply = await byScript(guest, path, wish)
    expect([reply.status, await reply.json()]).toEqual([
      401,
      { error: { code: 'signed-out', message: 'You must login first' }, signIn },
    ])
    await guest.follow(hearth + signIn)
    await guest.ask(`${hearth}/api/me`)
    const taken = await byScript(guest, intentTakingPath, { page })
    expect(await taken.json()).toEqual({
      intent: { kind: 'bookmark', itemId: 'chair', itemType: 'product' },
    })
  })

  test('of a guest’s plain form is set when they have signed in', async () => {
    const guest = new TestVisitor()
    const other = await byPublicForm(guest, path, { mark: 'yes:product:chair', page })
    expect([other.status, other.headers.get('location'), market.asked]).toEqual([
      303,
      signIn.replace('?', '/onward?'),
      [],
    ])
    const { url } = await guest.follow(hearth + signIn)
    expect([url.pathname, market.asked.map((asked) => asked.path)]).toEqual([
      '/profile/bookmarks',
      ['/v1/api/bookmarks/getadditemtobookmark?itemID=chair&itemType=product'],
    ])
    expect(await noteFor(guest, '/profile/bookmarks')).toEqual({ outcome: 'done', what: 'bookmark-added' })
  })

  test('is asked for once, whatever the market says', async () => {
    const customer = await market.customer()
    for (const [status, code, shown] of [
      [409, 'bookmarks-full', 409],
      [503, 'server-error', 503],
      [404, 'not-found', 404],
    ] as const) {
      market.asked.length = 0
      market.answer = () => refusal(status, code)
      expect((await byScript(customer, path, wish)).status).toBe(shown)
      expect(market.asked).toHaveLength(1)
    }
    market.answer = () => refusal(404, 'not-found')
    await byPublicForm(customer, path, { mark: 'yes:product:chair', page })
    expect(await noteFor(customer, '/profile/bookmarks')).toMatchObject({ outcome: 'refused' })
  })

  test.each([
    [{ ...wish, itemType: 'seller' }],
    [{ ...wish, itemId: '../chair' }],
    [{ ...wish, marked: 'yes' }],
    [null],
  ])('that is none is refused: %o', async (body) => {
    const reply = await byScript(await market.customer(), path, body)
    expect([reply.status, market.asked]).toEqual([400, []])
  })

  test('can’t be set from elsewhere', async () => {
    const customer = await market.customer()
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const reply = await customer.ask(hearth + path, { method: 'POST', headers, body: JSON.stringify(wish) })
    expect([reply.status, market.asked]).toEqual([403, []])
  })
})

test('whoever is here learns which products they have marked', async () => {
  const customer = await market.customer()
  const none = { product: 2, tag: 0, personroom: 0, post: 0 }
  market.answer = ({ path: asked }) =>
    asked.startsWith('/v1/api/bookmarks/postbookmarkdetails')
      ? Response.json({
          data: { list: [], jsonFields: [], totalCount: 2, itemIDs: ['chair', 'lamp'], counts: none },
        })
      : refusal(503, 'server-error')
  const me = await (await customer.ask(`${hearth}/api/me`)).json()
  expect(me).toMatchObject({ state: 'signed-in', bookmarks: ['chair', 'lamp'], cartCount: 0 })
  market.answer = () => refusal(503, 'server-error')
  expect(await (await customer.ask(`${hearth}/api/me`)).json()).toMatchObject({ bookmarks: [] })
})
