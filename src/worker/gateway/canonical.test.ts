import { describe, expect, test } from 'vitest'
import { canonicalPath, canonicalQuery } from './canonical.ts'
import { routeOf } from './routes.ts'

describe('the one form of a path', () => {
  test.each([
    ['/', '/', 'home stays'],
    ['/products', '/products', 'a tidy path stays'],
    ['//', '/', 'nothing but slashes is home'],
    ['//evil.example/x', '/evil.example/x', 'two slashes never start another host'],
    ['///products///', '/products', 'slashes are single and none ends it'],
    ['/Products/', '/products', 'page paths are lower case'],
    ['/%2fevil.example', '/%2Fevil.example', 'an escaped slash stays escaped'],
    ['/caf%c3%a9', '/caf%C3%A9', 'escapes are upper case'],
    ['/%C3%89TABLI', '/%C3%89tabli', 'letters beyond ASCII keep their bytes'],
    ['/%70roducts', '/products', 'an escape that says nothing is taken out'],
    ['/%50roducts', '/products', 'and its letter is lower case as well'],
    ['/%7ehearth%2D%5f', '/~hearth-_', 'all that RFC 3986 calls unreserved'],
    ['/%2570roducts', '/%2570roducts', 'an escaped escape is not opened twice'],
    ['/100%', '/100%', 'a lone per cent sign stays'],
    ['/Oak-Chair/products/d/AbC-1', '/oak-chair/products/d/AbC-1', 'ids keep their case'],
    ['/Oak-Chair/Products/D/AbC-1/', '/oak-chair/products/d/AbC-1', 'whatever the case around them'],
    ['/oak/products/d/%41b%2f', '/oak/products/d/Ab%2F', 'ids lose needless escapes and no case'],
    ['/_/Products/D/AbC', '/_/products/d/AbC', 'an unknown slug is still a page'],
    ['/api/offers/AbC', '/api/offers/AbC', 'ids of the API too'],
    ['/API/Offers/AbC', '/api/offers/AbC', 'whatever the case before them'],
    ['/_astro/Page.BfI-iU1k.js', '/_astro/Page.BfI-iU1k.js', 'names of built files keep their case'],
    ['//_astro//Page.js/', '/_astro/Page.js', 'but not their slashes'],
  ])('%s → %s: %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  test.each([
    '/',
    '//a',
    '/A/%61/',
    '/%25%37%30',
    '/_/X/',
    '/%zz',
    '/a//B/%E2%82%AC',
    '/x/products/d/%2e%41',
  ])('is its own form: %s', (path) => {
    const once = canonicalPath(path)
    expect(canonicalPath(once)).toBe(once)
  })

  test('never leaves the host, whatever slashes and backslashes are in front', () => {
    for (const hostile of ['//evil.example', '/\\evil.example', '/\t/evil.example', '///\\/evil.example']) {
      const { pathname } = new URL(`https://hearth.example${hostile}`)
      const landed = new URL(canonicalPath(pathname), 'https://hearth.example')
      expect(landed.host).toBe('hearth.example')
    }
  })
})

describe('the query as a cache may know it', () => {
  const list = routeOf('/products')

  test.each([
    ['', '', 'none stays none'],
    ['page=2', '?page=2', 'a known name stays'],
    ['utm_source=x&page=2&fbclid=y', '?page=2', 'unknown names are dropped'],
    ['PAGE=2', '', 'names have a case'],
    ['page=2&page=3', '?page=2', 'the first of a repeated name counts'],
    ['page=', '', 'a name without a value says nothing'],
    ['page=%3Cb%3E%26x', '?page=%3Cb%3E%26x', 'values keep their case and stay escaped'],
  ])('%s → "%s": %s', (query, canonical) => {
    expect(canonicalQuery(list, new URLSearchParams(query))).toBe(canonical)
  })

  test('names stand in one order, whatever the table or the shopper says', () => {
    const route = { pattern: '/x', to: 'pages', query: ['b', 'a'] } as const
    expect(canonicalQuery(route, new URLSearchParams('b=1&a=2'))).toBe('?a=2&b=1')
    expect(canonicalQuery(route, new URLSearchParams('a=2&b=1'))).toBe('?a=2&b=1')
  })
})
