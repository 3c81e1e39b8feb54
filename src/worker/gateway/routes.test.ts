import { expect, test } from 'vitest'
import { idSegments, routeOf, routes } from './routes.ts'

test.each([
  ['/', '/', 'pages'],
  ['/products', '/products', 'pages'],
  ['/oak-chair/products/d/v1', '/:slug/products/d/:variantId', 'pages'],
  ['/_/products/d/v1', '/:slug/products/d/:variantId', 'pages'],
  ['/sign-in', '/sign-in', 'private-pages'],
  ['/profile/edit', '/profile/*', 'private-pages'],
  ['/profile/orders/7/return', '/profile/*', 'private-pages'],
  ['/purchase/cart', '/purchase/*', 'private-pages'],
  ['/api/offers/v1', '/api/offers/:variantId', 'public-api'],
  ['/api/me', '/api/me', 'private-api'],
  ['/api/purge', '/api/purge', 'private-api'],
  ['/find-about-cookies', '/find-about-cookies', 'fixed'],
])('%s is for %s', (path, pattern, to) => {
  expect(routeOf(path)).toMatchObject({ pattern, to })
})

test.each([
  '/products/',
  '/products/index.html',
  '/oak-chair/products/d/v1.html',
  '/sign-in.html',
  '/x/products/d',
  '//products/d/v1',
  '/x/products/d/v1/y',
  '/api',
  '/profiles/x',
])('%s is a page that is not there', (path) => {
  expect(routeOf(path)).toMatchObject({ pattern: '*', to: 'nowhere', query: [] })
})

test('whatever is below the account or the purchase needs somebody signed in', () => {
  const own = routes.filter(({ pattern }) => /^\/(profile|purchase)\//.test(pattern))
  expect(own.filter(({ guarded }) => !guarded).map(({ pattern }) => pattern)).toEqual([
    '/profile/seller/:sellerId',
    '/profile/deleted',
  ])
  expect(routes.filter(({ guarded }) => guarded).every((route) => own.includes(route))).toBe(true)
  for (const pattern of ['/profile/*', '/purchase/*'])
    expect(own.map((route) => route.pattern)).toContain(pattern)
})

test('no guarded page goes to an entrypoint that is cached', () => {
  for (const route of routes.filter((route) => route.guarded)) expect(route.to).toBe('private-pages')
})

test('only segments that are named for an id are ids', () => {
  expect([...idSegments(routeOf('/oak/products/d/V1'))]).toEqual([4])
  expect([...idSegments(routeOf('/api/offers/V1'))]).toEqual([3])
  expect([...idSegments(routeOf('/products'))]).toEqual([])
})
