import { expect, test } from 'vitest'
import { lastPage, returnAddress } from './return-address.ts'

const origin = 'https://hearth.example'

test.each([
  ['/products', '/products'],
  ['/products?page=2&x=%2F%2Fevil.example', '/products?page=2&x=%2F%2Fevil.example'],
  ['/Products/', '/products'],
  ['/oak/products/d/AbC-1', '/oak/products/d/AbC-1'],
  ['/profile/edit?tab=2#top', '/profile/edit?tab=2'],
])('%s is a page to come back to', (asked, page) => {
  expect(returnAddress(asked, origin)).toBe(page)
})

test.each([
  undefined,
  '',
  'products',
  'https://evil.example',
  'https://hearth.example/products',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '//hearth.example@evil.example/',
  'javascript:alert(1)',
  '/sign-in?returnTo=/',
  '/SIGN-OUT',
  '/sign%2Dout',
  '/post-login?code=x',
  '/api/me',
  `/${'x'.repeat(1001)}`,
])('%j is none, and home stands in for it', (asked) => {
  expect(returnAddress(asked, origin)).toBe('/')
})

test.each([
  ['/store', 'https://hearth.example/products', '/store'],
  [undefined, 'https://hearth.example/products?page=2', '/products?page=2'],
  [undefined, 'https://evil.example/products', '/'],
  [undefined, 'http://hearth.example/products', '/'],
  [undefined, 'nonsense', '/'],
  [undefined, undefined, '/'],
])('of %j, seen on %j, the last page is %s', (asked, referrer, page) => {
  expect(lastPage(asked, referrer, origin)).toBe(page)
})
