import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = 'http://shop.example/purchase/cart'
let asked: string[] = []
let answerForm = () => {}

beforeEach(() => {
  asked = []
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`)
    if (init.method === 'POST') await new Promise<void>((resolve) => (answerForm = resolve))
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
