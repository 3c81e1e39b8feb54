import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const item = { itemId: 'settle', itemType: 'product' } as const
const signedIn = {
  state: 'signed-in' as const,
  name: null,
  email: null,
  picture: null,
  cartCount: 0,
  bookmarks: ['stool'],
  styles: [],
  intentOn: null,
}

interface Sent {
  path: string
  body: unknown
  answer: (status: number, body: unknown) => void
}
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.resetModules()
  vi.stubGlobal('location', { pathname: '/oak/products/d/V1', search: '' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'XSRF-TOKEN=proof' }))
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.push({
      path,
      body: JSON.parse(init.body),
      answer: (status, body) => resolve(Response.json(body, { status })),
    })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openStore() {
  const [{ $bookmarks, toggleBookmark }, { $session }, { $notices }] = await Promise.all([
    import('./bookmarks.ts'),
    import('./session.ts'),
    import('./notices.ts'),
  ])
  $session.set({ ...signedIn, bookmarks: ['stool'] })
  return {
    toggleBookmark,
    $session,
    marks: () => [...$bookmarks.get()],
    words: () => $notices.get().map(({ text }) => text),
  }
}

test('a mark shows at once, and stays when the shop agrees', async () => {
  const { toggleBookmark, marks, words } = await openStore()
  const done = toggleBookmark(item)
  expect(marks()).toEqual(['stool', 'settle'])
  expect(sent[0]).toMatchObject({
    path: '/api/bookmarks',
    body: { ...item, marked: true, page: '/oak/products/d/V1' },
  })
  sent[0]?.answer(200, { ...item, marked: true })
  await done
  expect(marks()).toEqual(['stool', 'settle'])
  expect(words()).toEqual(['Added to bookmarks'])
})

test('a second press while the first is on its way does nothing', async () => {
  const { toggleBookmark, marks } = await openStore()
  const done = toggleBookmark(item)
  await toggleBookmark(item)
  expect(sent).toHaveLength(1)
  expect(marks()).toContain('settle')
  sent[0]?.answer(200, { ...item, marked: true })
  await done
})

test('a mark that can’t be set or taken goes back, and says so', async () => {
  const { toggleBookmark, marks, words } = await openStore()
  const adding = toggleBookmark(item)
  sent[0]?.answer(503, {})
  await adding
  expect(marks()).toEqual(['stool'])
  const removing = toggleBookmark({ ...item, itemId: 'stool' })
  expect(marks()).toEqual([])
  sent[1]?.answer(503, 'gone')
  await removing
  expect(marks()).toEqual(['stool'])
  expect(words()).toEqual(['Error adding to bookmarks', 'Error removing from bookmarks'])
})

test('the shop’s own words are said where it has any', async () => {
  const { toggleBookmark, words } = await openStore()
  const adding = toggleBookmark(item)
  sent[0]?.answer(409, { error: { code: 'bookmarks-full', message: 'You have 500.' } })
  await adding
  expect(words()).toEqual(['You have 500.'])
})

test('a guest is told to sign in first, and where', async () => {
  const { toggleBookmark, marks, words } = await openStore()
  const adding = toggleBookmark(item)
  const error = { code: 'signed-out', message: 'You must login first' }
  sent[0]?.answer(401, { error, signIn: '/sign-in?returnTo=%2Foak' })
  expect(await adding).toEqual({ signIn: '/sign-in?returnTo=%2Foak' })
  expect(marks()).toEqual(['stool'])
  expect(words()).toEqual(['You must login first'])
})

test('an older answer about who is here doesn’t take a new mark away', async () => {
  const { toggleBookmark, $session, marks } = await openStore()
  const done = toggleBookmark(item)
  $session.set({ ...signedIn, bookmarks: ['stool'] })
  expect(marks()).toEqual(['stool', 'settle'])
  sent[0]?.answer(200, { ...item, marked: true })
  await done
})
