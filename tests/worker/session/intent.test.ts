import { describe, expect, test } from 'vitest'
import { intentAnswer, intentPath, intentTakingAnswer, intentTakingPath } from '#contract/edge/intent.ts'
import { hearth, maison, minute, pass, signedIn } from './people.ts'
import { TestVisitor } from './visitor.ts'

const page = '/oak-chair/products/d/V1'
const wanted = {
  kind: 'add-to-cart',
  variantId: 'V1',
  sellerId: 'S1',
  quantity: 2,
  swatchId: 'W1',
  buyNow: true,
} as const
const own = { origin: hearth, 'sec-fetch-site': 'same-origin' }

async function save(visitor: TestVisitor, body: unknown): Promise<Response> {
  const headers = { ...own, 'content-type': 'application/json' }
  return visitor.ask(hearth + intentPath, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function take(visitor: TestVisitor, from = page, shop = hearth): Promise<unknown> {
  const proof = visitor.cookie(new URL(shop).hostname, 'XSRF-TOKEN') ?? ''
  const headers = { origin: shop, 'content-type': 'application/json', 'x-xsrf-token': proof }
  const answer = await visitor.ask(shop + intentTakingPath, {
    method: 'POST',
    headers,
    body: JSON.stringify({ page: from }),
  })
  return intentTakingAnswer.parse(await answer.json())
}

async function cameBack(visitor: TestVisitor, path = `/sign-in?returnTo=${page}`): Promise<TestVisitor> {
  await visitor.follow(hearth + path)
  return visitor
}

describe('what a visitor wanted when asked to sign in', () => {
  test('has two addresses, which pages that are kept may go on naming', () => {
    expect([intentPath, intentTakingPath]).toEqual(['/api/intent', '/api/intent/taking'])
  })

  test('is kept by a script, waits on its page, and is handed over once', async () => {
    const visitor = new TestVisitor()
    const answer = await save(visitor, { page, intent: wanted })
    expect(intentAnswer.parse(await answer.json())).toEqual({
      signIn: `/sign-in?returnTo=${encodeURIComponent(page)}`,
    })
    await cameBack(visitor)
    const me = await (await visitor.ask(`${hearth}/api/me`)).json()
    expect(me).toMatchObject({ state: 'signed-in', intentOn: page })
    expect(await take(visitor)).toEqual({ intent: wanted })
    expect(await take(visitor)).toEqual({ intent: null })
    expect(await (await visitor.ask(`${hearth}/api/me`)).json()).toMatchObject({ intentOn: null })
  })

  test('is kept by a plain form, which goes on to sign in', async () => {
    const visitor = new TestVisitor()
    const fields = {
      page,
      kind: 'add-to-cart',
      variantId: 'V1',
      sellerId: 'S1',
      quantity: '2',
      swatchId: 'W1',
      optionId: '',
      buyNow: 'yes',
    }
    const answer = await visitor.ask(hearth + intentPath, {
      method: 'POST',
      headers: own,
      body: new URLSearchParams(fields),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/sign-in/onward?returnTo=${encodeURIComponent(page)}`,
    ])
  })

  test.each(['/sign-in', '/sign-up'])('of a plain form is carried out after %s, once', async (way) => {
    const visitor = new TestVisitor()
    const fields = { page, kind: 'enquiry', variantId: 'V1', sellerId: 'S1', quantity: '2', swatchId: 'W1' }
    await visitor.ask(hearth + intentPath, {
      method: 'POST',
      headers: own,
      body: new URLSearchParams(fields),
    })
    const { url } = await visitor.follow(`${hearth}${way}?returnTo=${page}`)
    expect(url.pathname + url.search).toBe('/profile/productrequest/ask/V1?qty=2&seller=S1&swatch=W1')
    const again = await visitor.follow(`${hearth}/sign-in?returnTo=${page}`)
    expect(again.url.pathname).toBe(page)
  })

  test('of a plain form is carried out for somebody who has signed in elsewhere meanwhile', async () => {
    const visitor = await signedIn(hearth)
    const fields = { page, kind: 'enquiry', variantId: 'V1', sellerId: 'S1', quantity: '1' }
    await visitor.ask(hearth + intentPath, {
      method: 'POST',
      headers: own,
      body: new URLSearchParams(fields),
    })
    const { url } = await visitor.follow(`${hearth}/sign-in?returnTo=${page}`)
    expect(url.pathname).toBe('/profile/productrequest/ask/V1')
  })

  test('waits across making an account', async () => {
    const visitor = new TestVisitor()
    await save(visitor, { page, intent: wanted })
    await cameBack(visitor, `/sign-up?returnTo=${page}`)
    expect(await take(visitor)).toEqual({ intent: wanted })
  })

  test.each([
    { kind: 'bookmark', itemId: 'P1', itemType: 'product' },
    {
      kind: 'enquiry',
      variantId: 'V1',
      sellerId: 'S1',
      quantity: 1,
      optionId: 'O1',
    },
  ])('may be of kind $kind', async (intent) => {
    const visitor = new TestVisitor()
    await save(visitor, { page, intent })
    await cameBack(visitor)
    expect(await take(visitor)).toEqual({ intent })
  })

  test('is the same page’s whatever its query says', async () => {
    const visitor = new TestVisitor()
    await save(visitor, { page: `${page}?qty=2`, intent: wanted })
    await cameBack(visitor, `/sign-in?returnTo=${page}%3Fqty%3D2`)
    expect(await take(visitor, page)).toEqual({ intent: wanted })
  })

  test.each<[string, (visitor: TestVisitor) => Promise<unknown>]>([
    ['somebody comes back elsewhere', async (visitor) => cameBack(visitor, '/sign-in?returnTo=/products')],
    [
      'another page asks',
      async (visitor) => {
        await cameBack(visitor)
        await take(visitor, '/other/products/d/V2')
      },
    ],
    [
      'somebody comes back as a guest',
      async (visitor) => {
        await visitor.ask(`${hearth}/sign-out`)
        await take(visitor)
      },
    ],
    [
      'an hour has gone by',
      async (visitor) => {
        pass(61 * minute)
        await cameBack(visitor)
      },
    ],
    [
      'it is overwritten by nonsense',
      async (visitor) => {
        visitor.keep('hearth.localhost', '__Host-intent', 'x.y.z')
        await cameBack(visitor)
      },
    ],
  ])('is dropped when %s', async (_what, happens) => {
    const visitor = new TestVisitor()
    await save(visitor, { page, intent: wanted })
    await happens(visitor)
    await signedIn(hearth, visitor)
    expect(await take(visitor)).toEqual({ intent: null })
  })

  test('at one shop is nothing at another', async () => {
    const visitor = new TestVisitor()
    await save(visitor, { page, intent: wanted })
    visitor.keep(
      'maison.localhost',
      '__Host-intent',
      visitor.cookie('hearth.localhost', '__Host-intent') ?? '',
    )
    await visitor.follow(`${maison}/sign-in?returnTo=${page}`)
    expect(await take(visitor, page, maison)).toEqual({ intent: null })
  })

  test.each([
    { page, intent: { ...wanted, kind: 'pay' } },
    { page, intent: { ...wanted, quantity: 0 } },
    { page, intent: { ...wanted, quantity: 1.5 } },
    { page, intent: { ...wanted, variantId: '../x' } },
    { intent: wanted },
    { page },
    null,
  ])('is refused when it is none: %j', async (body) => {
    const visitor = new TestVisitor()
    const answer = await save(visitor, body)
    expect(answer.status).toBe(400)
    expect(visitor.cookies('hearth.localhost')).toEqual([])
  })

  test('never leads off the site', async () => {
    const answer = await save(new TestVisitor(), { page: '//evil.example/x', intent: wanted })
    expect(await answer.json()).toEqual({ signIn: '/sign-in?returnTo=%2F' })
  })

  test('can’t be planted by a foreign page', async () => {
    const visitor = new TestVisitor()
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const body = JSON.stringify({ page, intent: wanted })
    expect((await visitor.ask(hearth + intentPath, { method: 'POST', headers, body })).status).toBe(403)
    expect(visitor.cookies('hearth.localhost')).toEqual([])
  })

  test('is no secret that lies open: the cookie is sealed', async () => {
    const visitor = new TestVisitor()
    await save(visitor, { page, intent: wanted })
    const parts = visitor.cookie('hearth.localhost', '__Host-intent')?.split('.') ?? []
    const lyingOpen = parts.map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/'))).join(' ')
    expect(lyingOpen).toContain('A256GCM')
    expect(lyingOpen).not.toContain('products')
    expect(visitor.set.at(-1)).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })
})
