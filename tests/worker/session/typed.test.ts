import { beforeEach, describe, expect, test } from 'vitest'
import { MarketNextDoor, noteFor } from './market-next-door.ts'
import { hearth, sendForm } from './people.ts'
import { TestVisitor } from './visitor.ts'

const page = '/purchase/checkout'
const address = { add_line_1: '14 Wharf Lane', city: 'Bristol', country: 'United Kingdom' }

const market = new MarketNextDoor()
beforeEach(() => market.open())

async function sendAddress(visitor: TestVisitor, fields: Record<string, string> = {}): Promise<Response> {
  return sendForm(visitor, `${hearth}/api/purchase/address`, { ...address, back: 'checkout', ...fields })
}

async function signInFor(visitor: TestVisitor, page: string): Promise<void> {
  await visitor.follow(`${hearth}/sign-in?returnTo=${encodeURIComponent(page)}`)
  await visitor.ask(`${hearth}/api/me`)
}

describe('a form that is sent after its session has ended', () => {
  test('is there again on its page, once, for whoever signs in from there', async () => {
    const visitor = new TestVisitor()
    const location = (await sendAddress(visitor)).headers.get('location') ?? ''
    expect(location).toBe(`/sign-in/onward?returnTo=${encodeURIComponent(`${page}?step=address`)}`)
    await signInFor(visitor, `${page}?step=address`)
    expect(await noteFor(visitor, page)).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('please send it once more'),
      values: { add_line_1: '14 Wharf Lane', city: 'Bristol' },
    })
    await signInFor(visitor, page)
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test.each([
    ['who goes elsewhere', {}, '/purchase/cart'],
    ['whose words are longer than a cookie', { addressName: 'x'.repeat(3_000) }, page],
    ['who only pressed a button', { action: 'remove', id: 'A1' }, page],
  ])('is nothing for somebody %s', async (_who, fields, returnTo) => {
    const visitor = new TestVisitor()
    await sendAddress(visitor, fields)
    await signInFor(visitor, returnTo)
    expect(await noteFor(visitor, page)).toBeNull()
  })

  test('is kept nowhere where it is of a card', async () => {
    const visitor = new TestVisitor()
    const card = { number: '4242 4242 4242 4242', expires: '04/29', cvc: '123', back: 'checkout' }
    await sendForm(visitor, `${hearth}/api/purchase/card`, card)
    expect(visitor.cookies('hearth.localhost').filter((name) => name.includes('typed'))).toEqual([])
  })
})
