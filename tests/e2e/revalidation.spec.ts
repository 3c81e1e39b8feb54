import { describe, expect, test } from 'vitest'
import { http } from './http.ts'
import { sites } from './sites.ts'

const paths = ['/', '/products', '/about-us']

describe.each(sites)('a page of $name that has not changed', ({ host }) => {
  test.each(paths)('is not sent again: %s', async (path) => {
    const first = await http(host, path)
    const etag = first.headers.etag ?? ''
    expect(etag).toMatch(/^(W\/)?"\S+"$/)
    const again = await http(host, path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    const changed = await http(host, path, { headers: { 'if-none-match': '"other"' } })
    expect(changed).toMatchObject({ status: 200, text: first.text })
  })
})

test('no two sites say the same of their pages', async () => {
  const etags = await Promise.all(sites.map(async ({ host }) => (await http(host, '/')).headers.etag))
  expect(new Set(etags).size).toBe(sites.length)
})
