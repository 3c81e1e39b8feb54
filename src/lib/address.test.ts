import { describe, expect, test } from 'vitest'
import { listPath, pageNumber, productPath } from './address.ts'

describe('the address of a product', () => {
  test('holds its slug and its variant', () => {
    expect(productPath('oak-chair', 'V-1')).toBe('/oak-chair/products/d/V-1')
  })

  test('has a place-holder where no slug is known', () => {
    expect(productPath('', 'V-1')).toBe('/_/products/d/V-1')
  })

  test.each([
    ['/evil.example', '/-evil.example/products/d/V-1'],
    ['\\\\evil.example', '/--evil.example/products/d/V-1'],
    ['..', '/_/products/d/V-1'],
    ['a b?c#d', '/a%20b%3Fc%23d/products/d/V-1'],
    ['Caf%c3%a9', '/caf%C3%A9/products/d/V-1'],
    ['café', '/caf%C3%A9/products/d/V-1'],
    ['50%25-wool', '/50%25-wool/products/d/V-1'],
    ['50%-wool', '/50-wool/products/d/V-1'],
  ])('makes of the slug %j one segment that stays as it is', (slug, path) => {
    expect(productPath(slug, 'V-1')).toBe(path)
    expect(new URL(path, 'https://shop.example').pathname).toBe(path)
  })

  test('keeps a strange variant in its one segment', () => {
    expect(productPath('x', '../a?b#c')).toBe('/x/products/d/..%2Fa%3Fb%23c')
  })
})

describe('the address of a list', () => {
  test('has no number on its first page, and one on the others', () => {
    expect(listPath('/products', 1)).toBe('/products')
    expect(listPath('/products', 2)).toBe('/products?page=2')
  })

  test('keeps the words of a search, escaped', () => {
    expect(listPath('/products', 2, 'oak & ash')).toBe('/products?searchQuery=oak+%26+ash&page=2')
  })
})

describe('a page number out of an address', () => {
  test.each([
    [null, 1],
    ['1', 1],
    ['2', 2],
    ['9999', 9999],
  ])('%s is %s', (text, page) => {
    expect(pageNumber(text)).toBe(page)
  })

  test.each(['', '0', '-1', '01', '1.5', '1e3', ' 1', '1 ', '１', 'abc', '10000', 'Infinity'])(
    '"%s" is none',
    (text) => {
      expect(pageNumber(text)).toBeNull()
    },
  )
})
