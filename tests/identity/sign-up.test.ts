import { env } from 'cloudflare:workers'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { lettersTo, linkFor } from './letters.ts'
import { authorisation, landing, redeem, tokensOf } from './shop.ts'
import { newVisitor, type Visitor } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

beforeAll(makeWorld)

const una = {
  name: 'Una Field',
  email: 'una@people.example',
  password: 'slow river stone',
  accountType: 'DECORAIT_TRADE',
  adult: 'yes',
  terms: 'yes',
}

async function openForm(visitor: Visitor): Promise<string> {
  const asked = await visitor.visit(await authorisation({ prompt: 'create' }))
  return asked.headers.get('location') ?? ''
}

async function fillIn(visitor: Visitor, form: Partial<typeof una>): Promise<Response> {
  return visitor.visit(await openForm(visitor), { form })
}

const accounts = async (email: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM user WHERE email = ?').bind(email).first<{ n: number }>())
    ?.n

test('the form says what browsers need to help, and works without a script', async () => {
  const visitor = newVisitor()
  const page = await (await visitor.visit(await openForm(visitor))).text()
  for (const autocomplete of ['name', 'username', 'new-password'])
    expect(page).toContain(`autocomplete="${autocomplete}"`)
  for (const type of ['DECORAIT_PRO_CLIENT', 'DECORAIT_TRADE', 'DECORAIT_PRO'])
    expect(page).toContain(`value="${type}"`)
  for (const words of ['Client', 'Retailer', 'Interior Designer', 'at least 18 years old'])
    expect(page).toContain(words)
  expect(page).toContain('href="https://rowan.test/term-of-use"')
  expect(page).toContain('<form method="post"')
})

test('an account is there once its address is proven, and the browser goes on to the shop signed in', async () => {
  const visitor = newVisitor()
  const answer = await fillIn(visitor, una)
  expect(await answer.text()).toContain('Check your e-mail')
  expect(await accounts(una.email)).toBe(0)
  const link = await linkFor(una.email)
  expect(await (await visitor.visit(link)).text()).toContain(una.email)
  expect(await accounts(una.email)).toBe(0)
  const back = await landing(visitor, await visitor.visit(link, { form: {} }))
  expect([back.host, back.searchParams.get('state')]).toEqual(['rowan.test', 'twelve-chars'])
  const { id_token } = await tokensOf(await redeem(back.searchParams.get('code') ?? ''))
  expect(decodeJwt(id_token)).toMatchObject({
    name: una.name,
    email: una.email,
    email_verified: true,
    account_type: una.accountType,
  })
})

test('the link works once', async () => {
  const visitor = newVisitor()
  await fillIn(visitor, { ...una, email: 'once@people.example' })
  const link = await linkFor('once@people.example')
  expect((await visitor.visit(link, { form: {} })).status).toBe(303)
  for (const again of [await visitor.visit(link), await visitor.visit(link, { form: {} })]) {
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('no longer works')
  }
  expect(await accounts('once@people.example')).toBe(1)
})

test('the link runs out after a day', async () => {
  const visitor = newVisitor()
  await fillIn(visitor, { ...una, email: 'late@people.example' })
  await env.DB.prepare('UPDATE pendingAccount SET expiresAt = ?')
    .bind(Date.now() - 1)
    .run()
  expect((await visitor.visit(await linkFor('late@people.example'), { form: {} })).status).toBe(410)
  expect(await accounts('late@people.example')).toBe(0)
})

test('a link that somebody else asked for signs nobody in', async () => {
  const asking = newVisitor()
  await fillIn(asking, { ...una, email: 'forwarded@people.example' })
  const other = newVisitor()
  await fillIn(other, { ...una, email: 'own@people.example' })
  const answer = await other.visit(await linkFor('forwarded@people.example'), { form: {} })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Your account is ready')
  const asked = await other.visit(await authorisation({ prompt: 'none' }))
  expect(asked.headers.get('location')).toContain('login_required')
})

test('whoever proves the address gets the account with what they typed, not what a stranger typed before', async () => {
  const stranger = newVisitor('198.51.100.9')
  await fillIn(stranger, { ...una, email: 'wanted@people.example', password: 'a stranger knows this' })
  const owner = newVisitor()
  await fillIn(owner, { ...una, email: 'wanted@people.example', password: 'only the owner knows' })
  await owner.visit(await linkFor('wanted@people.example'), { form: {} })
  const page = await authorisation()
  const tryIt = async (password: string) => {
    const visitor = newVisitor()
    const asked = await visitor.visit(page)
    return (
      await visitor.visit(asked.headers.get('location') ?? '', {
        form: { email: 'wanted@people.example', password },
      })
    ).status
  }
  expect(await tryIt('a stranger knows this')).toBe(422)
  expect(await tryIt('only the owner knows')).toBe(303)
})

describe('an address that has an account already', () => {
  test('gets the same page as one that hasn’t; its owner is told by letter', async () => {
    const { email } = customer('Ada')
    const pages = await Promise.all(
      [email, 'new@people.example'].map(async (address) => {
        const answer = await fillIn(newVisitor(), { ...una, email: address })
        return [answer.status, (await answer.text()).replaceAll(address, 'the address')]
      }),
    )
    expect(pages[0]).toEqual(pages[1])
    expect((await lettersTo(email))[0]?.subject).toBe('You already have an account at Rowan')
    expect((await lettersTo('new@people.example'))[0]?.subject).toContain('Confirm')
  })

  test('keeps its password', async () => {
    const { email, password } = customer('Ada')
    await fillIn(newVisitor(), { ...una, email: email.toUpperCase() })
    const visitor = newVisitor()
    const asked = await visitor.visit(await authorisation())
    const answer = await visitor.visit(asked.headers.get('location') ?? '', { form: { email, password } })
    expect(answer.status).toBe(303)
  })
})

describe('a form with a mistake', () => {
  test.each([
    ['name', { name: ' ' }, 'Enter your name.'],
    ['name', { name: 'x'.repeat(101) }, 'at most 100 characters'],
    ['name', { name: 'Win at https://evil.example' }, 'without an address of a website'],
    ['email', { email: '' }, 'Enter your e-mail address.'],
    ['email', { email: 'una at people' }, 'as in name@example.com'],
    ['password', { password: 'short' }, 'at least 8 characters'],
    ['password', { password: 'x1Y'.repeat(50) }, 'at most 128 characters'],
    ['password', { password: 'Password123' }, 'one of the first that anybody would try'],
    ['password', { password: 'aaaaaaaaaaaa' }, 'one of the first that anybody would try'],
    ['password', { password: 'WRONG@people.example' }, 'isn’t your name or your e-mail address'],
    ['accountType', { accountType: 'OPERATOR' }, 'what kind of account'],
    ['adult', { adult: '' }, 'at least 18 years old'],
    ['terms', { terms: '' }, 'accept the terms'],
  ])('in %s says so beside it and before the form: %o', async (field, wrong, words) => {
    const answer = await fillIn(newVisitor(), { ...una, email: 'wrong@people.example', ...wrong })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(`<a href="#${field}">`)
    expect(new RegExp(`id="${field}-error">([^<]*)`).exec(page)?.[1]).toContain(words)
    expect(page).toContain('id="summary" role="alert" tabindex="-1" autofocus')
    expect(page).toContain(`id="${field}"`)
    expect(await lettersTo('wrong@people.example')).toEqual([])
  })

  test('keeps what was typed, but never the password', async () => {
    const page = await (
      await fillIn(newVisitor(), { ...una, name: 'Una "Quote" <Field>', terms: undefined })
    ).text()
    expect(page).toContain('value="una@people.example"')
    expect(page).toContain('value="Una &quot;Quote&quot; &lt;Field&gt;"')
    expect(page).toMatch(/value="DECORAIT_TRADE"\s+required\s+checked/)
    expect(page).not.toContain(una.password)
  })
})

test('a form of somebody else’s page is refused', async () => {
  const visitor = newVisitor()
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (const path of ['/sign-up', '/sign-in', '/forgotten'])
    expect((await visitor.visit(`${path}?client_id=rowan`, { form: una, headers })).status).toBe(403)
})

test('a page that no shop led to says where to start', async () => {
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/forgotten',
    '/new-password',
    '/confirm',
    '/sign-in?client_id=nobody',
  ]) {
    const answer = await newVisitor().visit(path)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Please start from the shop')
  }
})
