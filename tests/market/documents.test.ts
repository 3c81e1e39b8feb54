import { describe, expect, test } from 'vitest'
import { marketCalls } from '#contract/market/calls.ts'
import { openApiDocument } from '#market/documents/openapi.ts'
import { request, send } from './ask.ts'

describe('the OpenAPI document', () => {
  test('is there for anyone and names every call', async () => {
    const answer = await send(request('GET', '/openapi.json'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const document = await answer.json()
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
    expect(document).toMatchObject({ openapi: '3.1.0' })
    for (const { method, name, path } of marketCalls)
      expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'operationId'], name)
  })

  test('speaks of what travels: pounds, and JSON text where fields are text', () => {
    const text = JSON.stringify(openApiDocument())
    expect(text).not.toContain('$defs')
    expect(text).not.toContain('$schema')
    const price = openApiDocument().paths['/web/products']?.get?.responses['200']
    expect(JSON.stringify(price)).toContain('"rrp":{"anyOf":[{"type":"number","minimum":0},{"type":"null"}]}')
  })

  test('says which parameters stand in the path', () => {
    const put = openApiDocument().paths['/operator/inventories/{sellerId}/{variantId}']?.put
    expect(put?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['sellerId', 'path', true],
      ['variantId', 'path', true],
    ])
    expect(put?.responses).toHaveProperty('409')
    const page = openApiDocument().paths['/web/products']?.get?.parameters
    expect(page).toEqual([
      {
        name: 'page',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
      },
      {
        name: 'tagId',
        in: 'query',
        required: false,
        schema: { type: 'string', pattern: String.raw`^[\w-]{1,64}$` },
      },
    ])
  })

  test('tells calls of one path by their methods', () => {
    const { get, post } = openApiDocument().paths['/web/products'] ?? {}
    expect([get?.operationId, post?.operationId]).toEqual(['listProducts', 'searchProducts'])
    expect([get?.requestBody, post?.requestBody?.required]).toEqual([undefined, true])
    expect(Object.keys(get?.responses ?? {})).toContain('404')
    expect(Object.keys(post?.responses ?? {})).not.toContain('404')
  })
})

describe('the page about the market', () => {
  test.each(['/', '/docs'])('%s is plain HTML without a script', async (path) => {
    const answer = await send(request('GET', path))
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).not.toContain('<script')
    for (const { name, path: called } of marketCalls) {
      expect(text).toContain(`id="${name}"`)
      expect(text).toContain(called)
    }
    expect(text).toContain('signature-replayed')
  })
})
