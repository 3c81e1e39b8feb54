import { describe, expect, test } from 'vitest'
import { http } from './http.ts'
import { identityHost, marketHost, sites } from './sites.ts'
import { productLinks } from './survey.ts'

describe('the door', () => {
  test('says that the shop is well', async () => {
    const { status, headers, text } = await http('localhost', '/healthz')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toEqual({ ok: true })
  })

  test('misdirects whoever asks for a host of nobody', async () => {
    const { status, text } = await http('nobody.example', '/products')
    expect(status).toBe(421)
    expect(text).toContain('No shop lives at this address')
  })

  test('leads to the marketplace API and to sign-in on hosts of their own', async () => {
    for (const host of [marketHost, identityHost])
      expect((await http(host, '/')).status, host).toBeLessThan(400)
  })

  test('leads another spelling of a path to its one address', async () => {
    const { status, headers } = await http('localhost', '/Products/')
    expect(status).toBe(308)
    expect(headers.location).toBe('/products')
  })
})

describe.each(sites)('$name', ({ name, host }) => {
  test('lists products under its own name', async () => {
    const { status, headers, text } = await http(host, '/products')
    expect(status).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toMatch(new RegExp(`<title>[^<]*${name.replace('&', '&(amp;)?')}`))
  })

  test('shows a product of its list', async () => {
    const [path = ''] = productLinks((await http(host, '/products')).text)
    const { status, text } = await http(host, path)
    expect(status).toBe(200)
    expect(text).toMatch(/<h1[^>]*>[^<]+/)
  })

  test('has no page behind an address that nothing lives at', async () => {
    expect((await http(host, '/nothing/lives/here')).status).toBe(404)
    expect((await http(host, '/products?page=9999')).status).toBe(404)
    expect((await http(host, '/chair/products/d/no-such-variant')).status).toBe(404)
  })
})
