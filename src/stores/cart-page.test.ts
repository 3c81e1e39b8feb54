import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = 'http://shop.example/purchase/cart'
let asked: string[] = []
let answerForm = () => {}
let answerReading = () => {}
let readingsWait = false

beforeEach(() => {
  asked = []
  readingsWait = false
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`)
    if (init.method === 'POST') await new Promise<void>((resolve) => (answerForm = resolve))
    else if (readingsWait) await new Promise<void>((resolve) => (answerReading = resolve))
    const answer = new Response('<p>Removed</p>')
    Object.defineProperty(answer, 'url', { value: page })
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

test('no other reading of the page takes away what became of a form on its way', async () => {
  const { readCartPage, sendCartForm } = await import('./cart-page.ts')
  const sent = sendCartForm('/api/cart/lines/L1', 'action=remove')
  expect(await readCartPage(page)).toBeNull()
  answerForm()
  expect(await sent).toMatchObject({ html: '<p>Removed</p>' })
  expect(asked.filter((call) => call === `GET ${page}`)).toEqual([])
  expect(await readCartPage(page)).toMatchObject({ ok: true })
})

test('a form waits for the one before it, whose page would take away what became of it', async () => {
  const { sendCartForm } = await import('./cart-page.ts')
  const first = sendCartForm('/api/cart/lines/L1', 'quantity=2')
  const second = sendCartForm('/api/cart/lines/L1', 'action=remove')
  await vi.waitFor(() => expect(asked).toEqual(['POST /api/cart/lines/L1']))
  answerForm()
  expect(await first).toBeNull()
  await vi.waitFor(() => expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2))
  answerForm()
  expect(await second).toMatchObject({ html: '<p>Removed</p>' })
})

test('a form waits for a reading of the page that is on its way', async () => {
  const { readCartPage, sendCartForm } = await import('./cart-page.ts')
  readingsWait = true
  const read = readCartPage(page)
  const sent = sendCartForm('/api/cart/lines/L1', 'action=remove')
  await vi.waitFor(() => expect(asked).toEqual([`GET ${page}`]))
  answerReading()
  expect(await read).toBeNull()
  await vi.waitFor(() => expect(asked).toEqual([`GET ${page}`, 'POST /api/cart/lines/L1']))
  answerForm()
  expect(await sent).toMatchObject({ html: '<p>Removed</p>' })
})
