import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '#contract/edge/cart.ts'
import { dropMirror, keepMirror, mirroredCart } from './cart-mirror.ts'

const cart: Cart = {
  version: 3,
  lines: [],
  size: 0,
  subTotalPence: 0,
  promo: null,
  shippingPence: 0,
  totalPence: 0,
}
const year = 365 * 24 * 60 * 60 * 1000

const signInAs = (proof: string) => vi.stubGlobal('document', { cookie: `XSRF-TOKEN=${proof}` })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  signInAs('the-first-session.abc')
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('the mirror of a cart', () => {
  test('shows it again to the same session', () => {
    keepMirror(cart)
    expect(mirroredCart()).toEqual(cart)
  })

  test('shows nothing to another one, nor after it was dropped', () => {
    keepMirror(cart)
    signInAs('a-later-session-.abc')
    expect(mirroredCart()).toBeNull()
    signInAs('the-first-session.abc')
    dropMirror()
    expect(mirroredCart()).toBeNull()
  })

  test('is believed for a year', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    keepMirror(cart)
    vi.setSystemTime(Date.now() + year + 1)
    expect(mirroredCart()).toBeNull()
  })

  test('that nobody can read is none', () => {
    localStorage.setItem('cart', '{"cart":')
    expect(mirroredCart()).toBeNull()
    localStorage.setItem('cart', '{"owner":"","keptAt":1,"cart":{"version":"3"}}')
    expect(mirroredCart()).toBeNull()
  })

  test('is missing where a browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    keepMirror(cart)
    expect(mirroredCart()).toBeNull()
  })
})
