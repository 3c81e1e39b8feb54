import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Network, openNetwork } from './network.ts'
import { hearth, minute, pass, sendForm, signedIn, signedInAs, stateOf, vaultOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const printed: string[] = []
const channels = ['log', 'info', 'warn', 'error', 'debug'] as const

beforeEach(() => {
  printed.splice(0)
  for (const channel of channels)
    vi.spyOn(console, channel).mockImplementation(
      (...said: unknown[]) => void printed.push(JSON.stringify(said)),
    )
})

afterEach(() => vi.restoreAllMocks())

/** What must not be anywhere but between the shop and its provider. */
function secretsOf({ exchanges }: Network): string[] {
  const parameters = exchanges.flatMap(({ asked }) =>
    ['code', 'code_verifier', 'refresh_token', 'token', 'id_token_hint'].flatMap((name) =>
      new URLSearchParams(asked).getAll(name),
    ),
  )
  const given = exchanges.flatMap(({ answered }) =>
    [...answered.matchAll(/"(?:access|refresh|id)_token":"([^"]+)"/g)].map(([, token = '']) => token),
  )
  const own = [
    'top-secret-session_key',
    'top-secret-site_hearth_sign_in_secret',
    'top-secret-site_hearth_api_token',
  ]
  return [...new Set([...parameters, ...given, ...own])].filter((secret) => secret !== '')
}

test('a whole visit leaves no token, secret or e-mail address in any log line', async () => {
  const network = openNetwork()
  const visitor = await signedIn()
  pass(51 * minute)
  await stateOf(visitor)
  pass(51 * minute)
  network.cut()
  await stateOf(visitor)
  network.mend()
  await visitor.ask(`${hearth}/post-login/complete?code=spent-code&state=AAAAAAAAAAAA`)
  await visitor.ask(`${hearth}/profile/edit?email=ada@people.example`)
  const vault = vaultOf(visitor)
  await sendForm(visitor, `${hearth}/sign-out`)
  await runDurableObjectAlarm(vault)
  expect(network.exchanges.some(({ path }) => path === '/token/revocation')).toBe(true)
  const secrets = secretsOf(network)
  expect(secrets.length).toBeGreaterThanOrEqual(10)
  expect(printed.length).toBeGreaterThan(8)
  for (const secret of [...secrets, 'ada@people.example', 'ada of Bath', 'spent-code'])
    expect(printed.filter((line) => line.includes(secret))).toEqual([])
})

test('no answer of the shop holds a token or a secret, in its body, its headers or an address', async () => {
  const network = openNetwork()
  const visitor = new TestVisitor()
  await visitor.follow(`${hearth}/sign-in?returnTo=/profile/edit`)
  for (const path of [
    '/',
    '/products',
    '/profile/edit',
    '/purchase/cart',
    '/sign-out',
    '/api/me',
    '/sign-in',
  ])
    await visitor.ask(hearth + path)
  await sendForm(visitor, `${hearth}/sign-out`)
  await visitor.ask(`${hearth}/sign-out/onward`)
  // The code is in the address in which the provider sends it, and in the page that goes on from there.
  const codes = network.exchanges.flatMap(({ asked }) => new URLSearchParams(asked).getAll('code'))
  const secrets = secretsOf(network).filter((secret) => !codes.includes(secret))
  expect(visitor.answers.length).toBeGreaterThan(12)
  for (const { address, text } of visitor.answers)
    for (const secret of secrets) expect(text.includes(secret), address).toBe(false)
})

test('nobody’s e-mail address is in an address, a cookie or a page for everybody', async () => {
  const visitor = await signedInAs('ada')
  for (const path of ['/', '/products', '/about-us', '/api/offers/V1'])
    expect((await visitor.ask(hearth + path)).status, path).toBe(200)
  const forEverybody = visitor.answers.filter(({ address }) => !/api\/me/.test(address))
  for (const { address, text } of forEverybody) expect(text, address).not.toMatch(/ada@|ada of Bath/)
  for (const { address } of visitor.answers) expect(address).not.toMatch(/@|%40/)
})

test('a page for everybody is told nothing of somebody who is signed in, and sets no cookie', async () => {
  const visitor = await signedIn()
  const [own, plain] = [
    await visitor.ask(`${hearth}/products`),
    await new TestVisitor().ask(`${hearth}/products`),
  ]
  expect(own.headers.getSetCookie()).toEqual([])
  const text = await own.text()
  expect(z.object({ told: z.object({}), props: z.unknown() }).parse(JSON.parse(text))).toEqual({
    told: {},
    props: { site: 'hearth' },
  })
  expect(text).toBe(await plain.text())
})

test('whatever is personal says that nobody may keep it', async () => {
  const visitor = await signedIn()
  for (const path of [
    '/api/me',
    '/profile/edit',
    '/sign-out',
    '/sign-in',
    '/post-login?state=x',
    '/sign-out/onward',
  ]) {
    const answer = await visitor.ask(hearth + path)
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.get('cloudflare-cdn-cache-control'), path).toBeNull()
  }
})
