import { describe, expect, test } from 'vitest'
import { checkoutAddress, checkoutState } from './checkout.ts'

const had = { addresses: [{ id: 'A1' }], cards: [{ id: 'C1' }], hasOnceCard: false }
const asked = (query: string, differing = {}) =>
  checkoutState(new URLSearchParams(query), { ...had, ...differing })

describe('the steps of a checkout', () => {
  test('begin with the address', () => {
    expect(asked('')).toEqual({ address: null, card: null, step: 'address' })
  })

  test('are walked by addresses that say what was chosen', () => {
    const state = { address: 'A1', card: 'C1', step: 'review' } as const
    expect(checkoutAddress(state)).toBe('/purchase/checkout?address=A1&card=C1&step=review')
    expect(asked('address=A1&card=C1&step=review')).toEqual(state)
  })

  test.each([
    ['step=review', 'address'],
    ['address=A2&card=C1&step=review', 'address'],
    ['address=A1&step=review', 'payment'],
    ['address=A1&card=C2&step=review', 'payment'],
    ['address=A1&card=once&step=review', 'payment'],
    ['address=A1&step=delivery', 'delivery'],
    ['address=A1&step=elsewhere', 'address'],
  ])('come not before their time: %s shows %s', (query, step) => {
    expect(asked(query).step).toBe(step)
  })

  test('know a card that pays this once', () => {
    expect(asked('address=A1&card=once&step=review', { hasOnceCard: true })).toEqual({
      address: 'A1',
      card: 'once',
      step: 'review',
    })
  })
})
