import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { linkFor } from './letters.ts'
import { authorisation, redeem, refresh, signIn, tokensOf } from './shop.ts'
import { secrets } from './sites.ts'
import { newVisitor } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

beforeAll(makeWorld)
afterEach(() => vi.restoreAllMocks())

test('no secret, token, password, code or e-mail address gets into the log', async () => {
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' ')))
  const visitor = newVisitor()
  const { email, password } = customer('Ada')
  await visitor.visit('/sign-in?client_id=rowan', { form: { email, password: 'a wrong password' } })
  const code = (await signIn(visitor, 'Ada')).searchParams.get('code') ?? ''
  const tokens = await tokensOf(await redeem(code))
  await refresh('made-up-token')
  await redeem('made-up-code')
  await visitor.visit('/forgotten?client_id=rowan', { form: { email } })
  const link = await linkFor(email)
  await visitor.visit(link)
  await visitor.visit('/sign-up?client_id=rowan', {
    form: {
      name: 'Una',
      email,
      password: 'slow river stone',
      accountType: 'DECORAIT_PRO',
      adult: 'yes',
      terms: 'yes',
    },
  })
  const hidden = [
    email,
    password,
    'a wrong password',
    code,
    new URL(link).searchParams.get('token') ?? link,
    'slow river stone',
    'made-up',
    ...Object.values(tokens),
    ...Object.values(secrets),
    ...visitor.cookies.values(),
  ]
  const log = lines.join('\n')
  expect(log).toContain('"event":"request"')
  for (const secret of hidden) expect([secret, log.includes(secret)]).toEqual([secret, false])
})

test('pages load nothing but their own style and script, by hash, and the shop’s logo', async () => {
  const answer = await newVisitor().visit('/sign-in?client_id=rowan')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('unsafe')
  const page = await answer.text()
  for (const [element, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ] as const) {
    const text = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page)?.[1] ?? ''
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    expect(policy).toContain(`${directive} 'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`)
  }
  expect(policy).toContain("form-action 'self' https://rowan.test https://www.rowan.test")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page).toContain('src="https://rowan.test/logos/rowan.svg"')
})

test('nothing is kept by anybody, and no address of a page is told to another site', async () => {
  for (const path of ['/sign-in?client_id=rowan', '/confirm?client_id=rowan&token=a', '/', '/nowhere']) {
    const { headers } = await newVisitor().visit(path)
    const names = ['cache-control', 'x-content-type-options', 'referrer-policy']
    expect([path, ...names.map((name) => headers.get(name))]).toEqual([
      path,
      'no-store',
      'nosniff',
      'same-origin',
    ])
  }
})

test('a page wears the face of the shop that somebody came from', async () => {
  const page = await (await newVisitor().visit('/sign-in?client_id=juniper')).text()
  expect(page).toContain('Sign in – Juniper &amp; Sons')
  expect(page).toContain('--accent:#224466')
  expect(page).toContain("font-family:'Fraunces'")
  const font = await newVisitor().visit('/fonts/fraunces.woff2')
  expect([
    font.headers.get('content-type'),
    new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4)),
  ]).toEqual(['font/woff2', 'wOF2'])
})

test('the outbox is shut wherever the address isn’t one of this machine', async () => {
  await linkLetter()
  const answer = await newVisitor().visit('/outbox')
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('A letter')
})

test('what somebody hands in is shown as text', async () => {
  const visitor = newVisitor()
  const page = await visitor.visit(await authorisation({ login_hint: '"><script>alert(1)</script>' }))
  const form = await (await visitor.visit(page.headers.get('location') ?? '')).text()
  expect(form).not.toContain('<script>alert')
})

async function linkLetter(): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO outbox (recipient, subject, body, sentAt) VALUES ('a', 'A letter', 'b', 'now')",
  ).run()
}
