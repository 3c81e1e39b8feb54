import { describe, expect, test } from 'vitest'
import { hearth, maison, sendForm, signedIn, stateOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const host = 'hearth.localhost'
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a change without proof is refused, and nothing happens', () => {
  const origin = { origin: hearth, 'sec-fetch-site': 'same-origin' }

  test.each<[string, (visitor: TestVisitor) => RequestInit | Promise<RequestInit>]>([
    ['a form without its field', () => ({ body: 'everywhere=yes', headers: { ...origin, ...asForm } })],
    ['a form with a made-up field', () => ({ body: 'xsrf=a.b', headers: { ...origin, ...asForm } })],
    [
      'a script without its header',
      () => ({ body: '{}', headers: { ...origin, 'content-type': 'application/json' } }),
    ],
    ['a script with a made-up header', () => ({ body: '{}', headers: { ...origin, 'x-xsrf-token': 'a.b' } })],
    ['another visitor’s proof', async () => withProof(await signedIn(), origin)],
    ['a foreign page', (visitor) => withProof(visitor, { origin: 'https://evil.example' })],
    ['another site of ours', (visitor) => withProof(visitor, { origin: maison })],
    ['a page of no origin', (visitor) => withProof(visitor, { origin: 'null' })],
    ['a link from elsewhere', (visitor) => withProof(visitor, { 'sec-fetch-site': 'cross-site' })],
  ])('%s', async (_what, init) => {
    const visitor = await signedIn()
    const answer = await visitor.ask(`${hearth}/sign-out`, { method: 'POST', ...(await init(visitor)) })
    expect(answer.status).toBe(403)
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('the proof of another visitor, planted as a cookie as well', async () => {
    const visitor = await signedIn()
    const other = await signedIn()
    visitor.keep(host, 'XSRF-TOKEN', other.cookie(host, 'XSRF-TOKEN') ?? '')
    expect((await sendForm(visitor, `${hearth}/sign-out`)).status).toBe(403)
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('more than a form takes', async () => {
    const visitor = await signedIn()
    const answer = await sendForm(visitor, `${hearth}/sign-out`, { much: 'x'.repeat(300_000) })
    expect(answer.status).toBe(413)
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  function withProof(visitor: TestVisitor, headers: Record<string, string>): RequestInit {
    const xsrf = visitor.cookie(host, 'XSRF-TOKEN') ?? ''
    return { body: new URLSearchParams({ xsrf }), headers }
  }
})

test('a guest needs none, and gets no cookie for looking', async () => {
  const guest = new TestVisitor()
  await guest.ask(`${hearth}/sign-out`)
  expect(guest.cookies(host)).toEqual([])
  expect((await guest.ask(`${hearth}/sign-out`, { method: 'POST', body: '', headers: asForm })).status).toBe(
    303,
  )
})
