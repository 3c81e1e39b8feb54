import { expect, test } from 'vitest'
import { http } from './http.ts'

/** These go out without waking the Worker: public/_headers says what it would have said. */
test.each([
  ['a script', /\/_astro\/[\w.-]+\.js/, 'public, max-age=31536000, immutable'],
  ['a picture', /\/media\/[\w./-]+\.avif/, 'public, max-age=31536000, immutable'],
  ['a logo', /\/logos\/[\w.-]+\.svg/, 'public, max-age=86400'],
])('%s is kept by the browser, and read as nothing else', async (_what, address, kept) => {
  const [path = ''] = address.exec((await http('localhost', '/products')).text) ?? []
  const { status, headers } = await http('localhost', path)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe(kept)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toContain('max-age=')
})
