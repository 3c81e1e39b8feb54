import { describe, expect, test } from 'vitest'
import { lineTitle } from './line-title.ts'

describe('what a thing in the cart is called', () => {
  test.each([
    ['Alder sofa', 'Oat weave', 'Alder sofa, Oat weave'],
    ['Alder sofa', 'Alder sofa in oat weave', 'Alder sofa in oat weave'],
    ['', 'Oat weave', 'Oat weave'],
  ])('of %j and %j is %j', (productName, seoTitle, called) => {
    expect(lineTitle({ productName, seoTitle })).toBe(called)
  })
})
