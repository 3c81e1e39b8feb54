import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer, cartLinePath, cartLinesPath, cartPath, cartPromoPath } from '#contract/edge/cart.ts'
import { intentTakingPath } from '#contract/edge/intent.ts'
import { moveIn } from './network.ts'
import { hearth, sendForm, signedIn, vaultOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const line = {
  id: 'L1',
  mainPicture: null,
  productName: 'Oak chair',
  seoTitle: 'Oak chair in oak',
  urlSlug: 'oak-chair',
  variantId: 'V1',
  sellerId: 'S1',
  sellerName: 'Priya Nair',
  optionId: null,
  optionName: null,
  swatchId: null,
  swatchName: null,
  quantity: 2,
  rrp: 152.5,
  lineTotal: 305,
  priceWas: null,
  status: 'active',
  available: 3,
  maxOrderSize: 3,
  leadTime: '1 week',
  deliveryMethod: 'Cart',
  deliveryCharges: 25,
  offerId: null,
  offerUntil: null,
  isOrderable: true,
}
const cart = { version: 7, lines: [line], size: 2, subTotal: 305, promo: null, shipping: 0, total: 305 }

let asked: { method: string; path: string; body: unknown }[] = []
let answer: () => Response

beforeEach(() => {
  asked = []
  answer = () => Response.json({ cart })
  moveIn('market', async (request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    asked.push({
      method: request.method,
      path: pathname + search,
      body: text === '' ? null : JSON.parse(text),
    })
    return answer()
  })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => errors.mockRestore()
})

const page = '/oak-chair/products/d/V1'
const wish = { variantId: 'V1', sellerId: 'S1', quantity: 2, page }
const refused = () =>
  Response.json({ error: { code: 'out-of-stock', message: 'Temporarily out of stock' } }, { status: 409 })

async function byScript(visitor: TestVisitor, method: string, path: string, body: unknown = {}) {
  const proof = visitor.cookie('hearth.localhost', 'XSRF-TOKEN') ?? ''
  const headers = { origin: hearth, 'content-type': 'application/json', 'x-xsrf-token': proof }
  return visitor.ask(hearth + path, { method, headers, body: JSON.stringify(body) })
}

async function byForm(visitor: TestVisitor, fields: Record<string, string>, path = cartLinesPath) {
  const headers = { origin: hearth, 'sec-fetch-site': 'same-origin' }
  return visitor.ask(hearth + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const withProof = async () => {
  const visitor = await signedIn()
  await visitor.ask(`${hearth}/api/me`)
  asked = []
  return visitor
}

describe('something for the cart', () => {
  test('has addresses, which pages that are kept may go on naming', () => {
    expect([cartPath, cartLinesPath, cartLinePath('L1'), cartPromoPath]).toEqual([
      '/api/cart',
      '/api/cart/lines',
      '/api/cart/lines/L1',
      '/api/cart/promo',
    ])
  })

  test('is added by a script, which gets the whole cart in pence', async () => {
    const reply = await byScript(await withProof(), 'POST', cartLinesPath, wish)
    const shown = cartAnswer.parse(await reply.json())
    expect(shown).toMatchObject({ version: 7, size: 2, totalPence: 30_500 })
    expect(shown.lines[0]).toMatchObject({ path: page, unitPence: 15_250, linePence: 30_500 })
    const { page: _, ...body } = wish
    expect(asked).toEqual([{ method: 'POST', path: '/api/customer/cart', body: { ...body, adding: true } }])
  })

  test('is added by a form on a page that everybody gets alike, which goes on to the cart', async () => {
    const fields = { variantId: 'V1', sellerId: 'S1', quantity: '2', optionId: '', swatchId: 'W1', page }
    const reply = await byForm(await signedIn(), fields)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/purchase/cart'])
    expect(asked.at(-1)?.body).toEqual({
      variantId: 'V1',
      sellerId: 'S1',
      quantity: 2,
      swatchId: 'W1',
      adding: true,
    })
  })

  test('of a guest’s form is in the cart when they have signed in, once', async () => {
    const visitor = new TestVisitor()
    const reply = await byForm(visitor, { ...wish, quantity: '2', buyNow: 'yes' })
    const signIn = `/sign-in?returnTo=${encodeURIComponent(page)}`
    expect([reply.status, reply.headers.get('location'), asked]).toEqual([
      303,
      signIn.replace('?', '/onward?'),
      [],
    ])
    const { page: _, ...line } = wish
    const { url } = await visitor.follow(hearth + signIn)
    expect(url.pathname).toBe('/purchase/cart')
    expect(asked.map(({ body }) => body)).toContainEqual({ ...line, adding: true })
    asked = []
    expect((await visitor.follow(hearth + signIn)).url.pathname).toBe(page)
    expect(asked).toEqual([])
  })

  test('of a guest’s form says so where it can’t be had any more', async () => {
    const visitor = new TestVisitor()
    await byForm(visitor, { ...wish, quantity: '2' })
    answer = refused
    const { url } = await visitor.follow(`${hearth}/sign-in?returnTo=${encodeURIComponent(page)}`)
    expect(url.pathname).toBe('/purchase/cart')
    expect(JSON.parse((await vaultOf(visitor).takeNote('/purchase/cart')) ?? 'null')).toMatchObject({
      outcome: 'refused',
    })
  })

  test('of a guest’s script waits for them on the page', async () => {
    const visitor = new TestVisitor()
    await byScript(visitor, 'POST', cartLinesPath, wish)
    await visitor.follow(`${hearth}/sign-in?returnTo=${encodeURIComponent(page)}`)
    await visitor.ask(`${hearth}/api/me`)
    const taken = await byScript(visitor, 'POST', intentTakingPath, { page })
    const { page: _, ...line } = wish
    expect(await taken.json()).toEqual({ intent: { kind: 'add-to-cart', ...line, buyNow: false } })
  })

  test('tells a script of a guest where to sign in', async () => {
    const reply = await byScript(new TestVisitor(), 'POST', cartLinesPath, wish)
    expect([reply.status, await reply.json()]).toEqual([
      401,
      {
        error: { code: 'signed-out', message: 'You must be logged in' },
        signIn: `/sign-in?returnTo=${encodeURIComponent(page)}`,
      },
    ])
  })

  test('is refused in the market’s words', async () => {
    answer = refused
    const visitor = await withProof()
    const reply = await byScript(visitor, 'POST', cartLinesPath, wish)
    expect([reply.status, await reply.json()]).toEqual([
      409,
      { error: { code: 'out-of-stock', message: 'Temporarily out of stock' } },
    ])
    const form = await byForm(visitor, { ...wish, quantity: '2' })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/purchase/cart'])
  })

  test.each([{ quantity: 0 }, { quantity: 1.5 }, { variantId: '../x' }, { sellerId: '' }, { page: 7 }])(
    'isn’t asked for with %j',
    async (wrong) => {
      const reply = await byScript(await withProof(), 'POST', cartLinesPath, { ...wish, ...wrong })
      expect([reply.status, Object(await reply.json()).error.code, asked]).toEqual([400, 'cart-invalid', []])
    },
  )

  test('comes from nowhere else', async () => {
    const visitor = await signedIn()
    asked = []
    const reply = await visitor.ask(hearth + cartLinesPath, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...wish, quantity: '2' }),
    })
    expect([reply.status, asked]).toEqual([403, []])
  })
})

describe('a cart’s line', () => {
  test.each<[string, string, string, object, object]>([
    [
      'set',
      'PUT',
      cartLinePath('L1'),
      { quantity: 3 },
      { method: 'PUT', path: '/api/customer/cart/L1?quantity=3' },
    ],
    ['removed', 'DELETE', cartLinePath('L1'), {}, { method: 'DELETE', path: '/api/customer/cart/L1' }],
    ['read', 'GET', cartPath, {}, { method: 'GET', path: '/api/customer/carts' }],
    ['cleared', 'DELETE', cartPath, {}, { method: 'DELETE', path: '/api/customer/carts/clear' }],
    [
      'given a code',
      'PUT',
      cartPromoPath,
      { code: 'TENTH' },
      { method: 'PUT', path: '/api/customer/carts/promo', body: { code: 'TENTH' } },
    ],
    ['rid of its code', 'DELETE', cartPromoPath, {}, { method: 'DELETE', path: '/api/customer/carts/promo' }],
  ])('is %s by a script', async (_what, method, path, body, expected) => {
    const visitor = await withProof()
    const reply =
      method === 'GET' ? await visitor.ask(hearth + path) : await byScript(visitor, method, path, body)
    expect(cartAnswer.parse(await reply.json()).version).toBe(7)
    expect(asked).toMatchObject([expected])
  })

  test('is set and removed by forms that carry their proof', async () => {
    const visitor = await withProof()
    const set = await sendForm(visitor, hearth + cartLinePath('L1'), { quantity: '3' })
    const removed = await sendForm(visitor, hearth + cartLinePath('L1'), { action: 'remove' })
    expect([set, removed].map(({ headers }) => headers.get('location'))).toEqual([
      '/purchase/cart',
      '/purchase/cart',
    ])
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/customer/cart/L1?quantity=3',
      'DELETE /api/customer/cart/L1',
    ])
  })

  test('isn’t touched without the proof', async () => {
    const visitor = await withProof()
    const reply = await byForm(visitor, { quantity: '3' }, cartLinePath('L1'))
    expect([reply.status, asked]).toEqual([403, []])
  })

  test('of a guest is nobody’s', async () => {
    const reply = await new TestVisitor().ask(hearth + cartPath)
    expect([reply.status, Object(await reply.json()).error.message]).toEqual([401, 'You must be logged in'])
  })
})
