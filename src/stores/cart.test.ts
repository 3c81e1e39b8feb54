import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '#contract/edge/cart.ts'
import { $cart, addLine, forgetCart, loadCart, removeLine, setQuantity } from './cart.ts'

const cart = (version: number): Cart => ({
  version,
  lines: [],
  size: version,
  subTotalPence: 0,
  promo: null,
  shippingPence: 0,
  totalPence: 0,
})
const wish = { variantId: 'V1', sellerId: 'S1', quantity: 1, page: '/x/products/d/V1' }

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  forgetCart()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=proof-of-ours' })
  return () => vi.unstubAllGlobals()
})

describe('the cart of an open page', () => {
  test('is what the server said last', async () => {
    fetched.mockResolvedValueOnce(Response.json(cart(3)))
    expect(await addLine(wish)).toEqual({ ok: true })
    expect($cart.get()).toEqual(cart(3))
    const [path, init] = fetched.mock.calls[0] ?? []
    expect([path, init?.method, init?.body]).toEqual(['/api/cart/lines', 'POST', JSON.stringify(wish)])
    expect(new Headers(init?.headers).get('x-xsrf-token')).toBe('proof-of-ours')
  })

  test('is not changed by an answer that a later one has overtaken', async () => {
    const slow = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(Response.json(cart(5)))
    const first = setQuantity('L1', 2)
    await setQuantity('L1', 3)
    slow.resolve(Response.json(cart(4)))
    await first
    expect($cart.get()?.version).toBe(5)
  })

  test('says what the server refuses, and where to sign in', async () => {
    const error = { code: 'signed-out', message: 'You must be logged in' }
    fetched.mockResolvedValueOnce(Response.json({ error, signIn: '/sign-in?returnTo=%2Fx' }, { status: 401 }))
    expect(await addLine(wish)).toEqual({ ok: false, ...error, signIn: '/sign-in?returnTo=%2Fx' })
    expect($cart.get()).toBeNull()
  })

  test.each([
    ['loading it', loadCart, 'Error retrieving the cart'],
    ['adding to it', async () => addLine(wish), 'Something went wrong!!'],
    ['removing from it', async () => removeLine('L1'), 'something went wrong!!'],
  ])('has the words of the specification when %s fails', async (_what, act, message) => {
    fetched.mockRejectedValueOnce(new TypeError('no network'))
    expect(await act()).toEqual({ ok: false, code: 'unavailable', message })
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await act()).toMatchObject({ ok: false, message })
  })
})
