import { beforeEach, describe, expect, test } from 'vitest'
import { MarketNextDoor, noteFor } from './market-next-door.ts'
import { hearth, maison, minute, pass, sendForm, signedInAs, vaultOf } from './people.ts'
import type { TestVisitor } from './visitor.ts'

const host = 'hearth.localhost'
const typed = '__Host-typed'
const page = '/purchase/checkout'
const address = { add_line_1: '14 Wharf Lane', city: 'Bristol', country: 'United Kingdom' }
const words = { values: { add_line_1: '14 Wharf Lane', city: 'Bristol' } }

const market = new MarketNextDoor()
beforeEach(() => market.open())

async function sendAddress(visitor: TestVisitor, fields: Record<string, string> = {}): Promise<Response> {
  return sendForm(visitor, `${hearth}/api/purchase/address`, { ...address, back: 'checkout', ...fields })
}

/** Somebody whose page is still open when the session behind it ends. */
async function leftBy(person: string): Promise<TestVisitor> {
  const visitor = await signedInAs(person)
  await vaultOf(visitor).drop()
  return visitor
}

async function comeBack(visitor: TestVisitor, person: string, to = page): Promise<void> {
  visitor.keep(host, '__Host-session', '')
  await signedInAs(person, visitor, to)
  await visitor.ask(`${hearth}/api/me`)
}

describe('a form that is sent after its session has ended', () => {
  test('is there again on its page, once, for the person who wrote it', async () => {
    const visitor = await leftBy('ada')
    const location = (await sendAddress(visitor)).headers.get('location') ?? ''
    expect(location).toBe(`/sign-in/onward?returnTo=${encodeURIComponent(`${page}?step=address`)}`)
    await comeBack(visitor, 'ada', `${page}?step=address`)
    expect(visitor.cookies(host)).not.toContain(typed)
    expect(await noteFor(visitor, page)).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('please send it once more'),
      ...words,
    })
    await comeBack(visitor, 'ada')
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test('is there too where nothing is left of the session but the page', async () => {
    const visitor = await signedInAs('ada')
    visitor.keep(host, '__Host-session', '')
    await sendAddress(visitor)
    await comeBack(visitor, 'ada')
    expect(await noteFor(visitor, page)).toMatchObject(words)
  })

  test('is there for whoever has signed in again in another tab meanwhile', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    const waiting = visitor.cookie(host, typed) ?? ''
    await comeBack(visitor, 'ada', '/purchase/cart')
    visitor.keep(host, typed, waiting)
    await visitor.ask(`${hearth}/sign-in?returnTo=${page}`)
    expect(await noteFor(visitor, page)).toMatchObject(words)
  })

  test('is nothing for anybody else, and gone for its writer too', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    expect(visitor.cookies(host)).toContain(typed)
    await comeBack(visitor, 'grace')
    expect(await noteFor(visitor, page)).toBeNull()
    expect(visitor.cookies(host)).not.toContain(typed)
    await comeBack(visitor, 'ada')
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test('is of the person whose page it was on, whoever was here after', async () => {
    const visitor = await leftBy('ada')
    const xsrf = visitor.cookie(host, 'XSRF-TOKEN') ?? ''
    await signedInAs('grace', visitor)
    await vaultOf(visitor).drop()
    visitor.keep(host, '__Host-session', '')
    await sendAddress(visitor, { xsrf })
    await comeBack(visitor, 'grace')
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test.each([
    ['went elsewhere', {}, '/purchase/cart'],
    ['wrote more than a cookie holds', { addressName: 'x'.repeat(3_000) }, page],
    ['only pressed a button', { action: 'remove', id: 'A1' }, page],
    ['sent nothing that says whose page it was', { xsrf: '' }, page],
    ['made up whose page it was', { xsrf: 'a.b.c' }, page],
  ])('is nothing for somebody who %s', async (_who, fields, returnTo) => {
    const visitor = await signedInAs('ada')
    visitor.keep(host, '__Host-session', '')
    await sendAddress(visitor, fields)
    await comeBack(visitor, 'ada', returnTo)
    expect(await noteFor(visitor, page)).toBeNull()
    expect(visitor.cookies(host)).not.toContain(typed)
  })

  test('leaves nothing of an earlier one behind where it is too long itself', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    await sendAddress(visitor, { addressName: 'x'.repeat(3_000) })
    expect(visitor.cookies(host)).not.toContain(typed)
  })

  test('fits a cookie at its longest, name and all', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor, { addressName: 'é'.repeat(1_050) })
    const value = visitor.cookie(host, typed) ?? ''
    expect(value.length).toBeGreaterThan(3_000)
    expect(typed.length + 1 + value.length).toBeLessThan(4_096)
  })

  test('lies sealed, out of reach for scripts and other hosts', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    const set = visitor.set.findLast((line) => line.startsWith(typed)) ?? ''
    expect(set).toMatch(/HttpOnly/i)
    expect(set).toMatch(/Secure/i)
    expect(set).not.toMatch(/Domain=/i)
    for (const part of (visitor.cookie(host, typed) ?? '').split('.'))
      expect(atob(part.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Wharf')
  })

  test.each<[string, (sealed: string) => string]>([
    ['made up', () => 'a.b.c.d.e'],
    ['empty', () => ''],
    ['changed in one letter', (sealed) => sealed.slice(0, -9) + turned(sealed.at(-9)) + sealed.slice(-8)],
    ['cut off', (sealed) => sealed.slice(0, -20)],
  ])('is nothing where its cookie is %s', async (_how, forge) => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    visitor.keep(host, typed, forge(visitor.cookie(host, typed) ?? ''))
    await comeBack(visitor, 'ada')
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test('is nothing after half an hour', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    pass(31 * minute)
    await comeBack(visitor, 'ada')
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test('is nothing where the cookie is another site’s', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    visitor.keep('maison.localhost', typed, visitor.cookie(host, typed) ?? '')
    await visitor.follow(`${maison}/sign-in?returnTo=${page}`)
    const [id = ''] = (visitor.cookie('maison.localhost', '__Host-session') ?? '').split('.')
    expect(id).not.toBe('')
    expect(visitor.cookies('maison.localhost')).not.toContain(typed)
    expect(await vaultOf(visitor, 'maison.localhost').takeNote(page)).toBeNull()
  })

  test('is not kept where it comes from a foreign page', async () => {
    const visitor = await leftBy('ada')
    const body = new URLSearchParams({ ...address, xsrf: visitor.cookie(host, 'XSRF-TOKEN') ?? '' })
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await visitor.ask(`${hearth}/api/purchase/address`, { method: 'POST', body, headers })
    expect(answer.status).toBe(403)
    expect(visitor.cookies(host)).not.toContain(typed)
  })

  test('goes with signing out', async () => {
    const visitor = await leftBy('ada')
    await sendAddress(visitor)
    expect(visitor.cookies(host)).toContain(typed)
    await sendForm(visitor, `${hearth}/sign-out`)
    expect(visitor.cookies(host)).not.toContain(typed)
  })

  test('is kept nowhere where it is of a card', async () => {
    const visitor = await leftBy('ada')
    const card = { number: '4242 4242 4242 4242', expires: '04/29', cvc: '123', back: 'checkout' }
    await sendForm(visitor, `${hearth}/api/purchase/card`, card)
    expect(visitor.cookies(host)).not.toContain(typed)
  })
})

function turned(letter = 'A'): string {
  return letter === 'A' ? 'B' : 'A'
}
