import { exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/market/call.ts'
import type { Visitor } from '#contract/visitor.ts'
import { guest, visitorFrom } from '#worker/session/visitor.ts'
import { moveIn, openNetwork } from './network.ts'
import { day, minute, pass, signedIn, vaultOf } from './people.ts'
import type { TestVisitor } from './visitor.ts'

const profile = defineCall({
  name: 'profile',
  summary: 'What a customer says of themselves.',
  family: 'customer',
  audience: 'customer',
  effect: 'read',
  keep: 'nothing',
  method: 'GET',
  path: '/api/customer',
  query: z.strictObject({}),
  body: z.undefined(),
  result: z.object({ name: z.string() }),
})

let asked: Request[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  asked = []
  answers = []
  moveIn('market', async (request) => {
    asked.push(request)
    return (answers.shift() ?? (() => Response.json({ name: 'Ada' })))()
  })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => errors.mockRestore()
})

/** As a private page meets whoever is signed in. */
function visitorOf(browser: TestVisitor): Visitor {
  const [sessionId = ''] = (browser.cookie('hearth.localhost', '__Host-session') ?? '').split('.')
  const person = { name: 'Ada', email: null, picture: null }
  const props = { who: { state: 'signed-in' as const, person }, sessionId, formProof: '' }
  return visitorFrom(props, { siteKey: 'hearth', requestId: 'request-1', exports })
}

const refusal = (status: number, code: string) => () =>
  Response.json(
    { error: { code, message: 'No.', fields: [{ path: 'city', message: 'Where?' }] } },
    { status },
  )

describe('a customer’s call', () => {
  test('carries the customer’s token and the shop’s signature, and no token of the shop', async () => {
    const browser = await signedIn()
    expect(await visitorOf(browser).callCustomer(profile, { query: {} })).toEqual({
      ok: true,
      value: { name: 'Ada' },
    })
    const access = await vaultOf(browser).access()
    const headers = asked[0]?.headers
    expect(headers?.get('authorization')).toBe(`Bearer ${access.ok ? access.token : ''}`)
    expect(headers?.get('x-signature')).toMatch(/^ey/)
    expect(headers?.get('x-request-id')).toBe('request-1')
    expect(headers?.has('x-api-token')).toBe(false)
  })

  test('that is turned away is made once more, with a renewed token', async () => {
    const network = openNetwork()
    const browser = await signedIn()
    network.count('/token')
    answers = [refusal(401, 'token-unknown')]
    expect(await visitorOf(browser).callCustomer(profile, { query: {} })).toMatchObject({ ok: true })
    expect(network.count('/token')).toBe(1)
    const [first, second] = asked.map(({ headers }) => headers.get('authorization'))
    expect([asked.length, first === second]).toEqual([2, false])
  })

  test('that is turned away again has no answer, and is not made a third time', async () => {
    const browser = await signedIn()
    answers = [refusal(401, 'token-unknown'), refusal(401, 'token-unknown')]
    expect(await visitorOf(browser).callCustomer(profile, { query: {} })).toEqual({
      ok: false,
      code: 'unavailable',
    })
    expect(asked).toHaveLength(2)
  })

  test('that the market refuses says why, field by field', async () => {
    answers = [refusal(400, 'body-invalid')]
    expect(await visitorOf(await signedIn()).callCustomer(profile, { query: {} })).toEqual({
      ok: false,
      code: 'refused',
      refusal: { code: 'body-invalid', message: 'No.', fields: [{ path: 'city', message: 'Where?' }] },
    })
  })

  test.each<[string, () => Response, string]>([
    ['is down', () => new Response('', { status: 503 }), 'unavailable'],
    ['answers something else', () => Response.json({ surname: 'Lovelace' }), 'unavailable'],
    ['refuses without a word', () => new Response('', { status: 403 }), 'unavailable'],
    ['knows of no such thing', () => new Response('', { status: 404 }), 'not-found'],
  ])('is made once when the market %s', async (_what, answer, code) => {
    answers = [answer]
    expect(await visitorOf(await signedIn()).callCustomer(profile, { query: {} })).toEqual({
      ok: false,
      code,
    })
    expect(asked).toHaveLength(1)
  })

  test('is not made for a guest, nor for somebody whose session is over', async () => {
    const nobody = visitorFrom(guest, { siteKey: 'hearth', requestId: 'request-1', exports })
    const browser = await signedIn()
    const gone = visitorOf(browser)
    pass(31 * day)
    for (const visitor of [nobody, gone])
      expect(await visitor.callCustomer(profile, { query: {} })).toEqual({ ok: false, code: 'signed-out' })
    expect(asked).toEqual([])
  })

  test('waits for better times when the token has run out and the provider is silent', async () => {
    const browser = await signedIn()
    openNetwork().cut()
    pass(61 * minute)
    expect(await visitorOf(browser).callCustomer(profile, { query: {} })).toEqual({
      ok: false,
      code: 'unavailable',
    })
    expect(asked).toEqual([])
  })
})

describe('a note from one page to the next', () => {
  const note = { kept: { city: 'Bath' }, faults: [{ path: 'postcode', message: 'This is no postcode.' }] }

  test('is handed over once, to the page that it is for', async () => {
    const visitor = visitorOf(await signedIn())
    await visitor.leaveNote('/profile/edit', note)
    expect(await visitor.takeNote('/profile/changepassword')).toBeNull()
    expect(await visitor.takeNote('/profile/edit')).toEqual(note)
    expect(await visitor.takeNote('/profile/edit')).toBeNull()
  })

  test('stays where it is only looked at', async () => {
    const visitor = visitorOf(await signedIn())
    await visitor.leaveNote('/profile/edit', note)
    expect(await Promise.all([1, 2].map(() => visitor.readNote('/profile/edit')))).toEqual([note, note])
    expect(await visitor.takeNote('/profile/edit')).toEqual(note)
    expect(await visitor.readNote('/profile/edit')).toBeNull()
  })

  test('is nobody else’s, and gone after ten minutes', async () => {
    const visitor = visitorOf(await signedIn())
    await visitor.leaveNote('/profile/edit', note)
    expect(await visitorOf(await signedIn()).takeNote('/profile/edit')).toBeNull()
    pass(11 * minute)
    expect(await visitor.takeNote('/profile/edit')).toBeNull()
  })

  test('of a guest is none', async () => {
    const nobody = visitorFrom(guest, { siteKey: 'hearth', requestId: 'request-1', exports })
    await nobody.leaveNote('/profile/edit', note)
    expect(await nobody.takeNote('/profile/edit')).toBeNull()
  })
})
