import { expect, test } from 'vitest'
import { reviewWishOf, reviewsPath } from './review-wish.ts'

test.each([
  ['', { stars: null, page: 1 }],
  ['stars=4&reviews=2', { stars: 4, page: 2 }],
  ['stars=6&reviews=0', { stars: null, page: 1 }],
  ['stars=4.5&reviews=-1', { stars: null, page: 1 }],
  ['stars=05&reviews=1e3', { stars: null, page: 1 }],
])('the query %s wishes for %o', (query, wish) => {
  expect(reviewWishOf(new URLSearchParams(query))).toEqual(wish)
})

test('an address names only what isn’t so by itself', () => {
  expect(reviewsPath('/a', { stars: null, page: 1 })).toBe('/a#reviews')
  expect(reviewsPath('/a', { stars: 2, page: 3 })).toBe('/a?reviews=3&stars=2#reviews')
})
