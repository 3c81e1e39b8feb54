import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { lettersTo, linkFor } from './letters.ts'
import { authorisation, landing, redeem, refresh, signIn, tokensOf } from './shop.ts'
import { newVisitor, type Visitor } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

beforeAll(makeWorld)

async function forget(visitor: Visitor, email: string): Promise<Response> {
  const asked = await visitor.visit(await authorisation())
  const query = new URL(asked.headers.get('location') ?? '', 'https://id.test').search
  return visitor.visit(`/forgotten${query}`, { form: { email } })
}

test('a new password is chosen by a link, ends every session and goes on to the shop', async () => {
  const { email } = customer('Ada')
  const elsewhere = newVisitor('198.51.100.7')
  const { refresh_token } = await tokensOf(
    await redeem((await signIn(elsewhere, 'Ada')).searchParams.get('code') ?? ''),
  )
  const visitor = newVisitor()
  await forget(visitor, email)
  const link = await linkFor(email)
  expect(await (await visitor.visit(link)).text()).toContain('autocomplete="new-password"')
  const changed = await visitor.visit(link, { form: { password: 'a wholly new one' } })
  const page = await changed.text()
  expect(page).toContain('Your password is changed')
  expect((await refresh(refresh_token)).status).toBe(400)
  expect((await lettersTo(email))[0]?.subject).toContain('was changed')
  const signInPage = (/class="button" href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
  const answer = await visitor.visit(signInPage, { form: { email, password: 'a wholly new one' } })
  expect((await landing(visitor, answer)).host).toBe('rowan.test')
  const again = await visitor.visit(link, { form: { password: 'yet another one' } })
  expect(again.status).toBe(410)
})

test('a bad new password is refused, and the link still works', async () => {
  const { email } = customer('Ravi')
  const visitor = newVisitor()
  await forget(visitor, email)
  const link = await linkFor(email)
  const refused = await visitor.visit(link, { form: { password: 'short' } })
  expect([refused.status, (await refused.text()).includes('at least 8 characters')]).toEqual([422, true])
  expect((await visitor.visit(link, { form: { password: 'quite long enough' } })).status).toBe(200)
})

test('an address without an account gets the same page, and a letter that says so', async () => {
  const pages = await Promise.all(
    [customer('Ines').email, 'nobody@people.example'].map(async (email) => {
      const answer = await forget(newVisitor(), email)
      return [answer.status, (await answer.text()).replaceAll(email, 'the address')]
    }),
  )
  expect(pages[0]).toEqual(pages[1])
  expect((await lettersTo('nobody@people.example'))[0]?.subject).toContain('There is no account')
})

test('the link runs out after an hour', async () => {
  const { email } = customer('Ines')
  const visitor = newVisitor()
  await forget(visitor, email)
  await env.DB.prepare("UPDATE verification SET expiresAt = '2020-01-01T00:00:00.000Z'").run()
  expect((await visitor.visit(await linkFor(email))).status).toBe(410)
})

test('a link lies in the database as its digest alone', async () => {
  const { email } = customer('Ines')
  await forget(newVisitor(), email)
  const token = new URL(await linkFor(email)).searchParams.get('token') ?? ''
  const { results } = await env.DB.prepare('SELECT * FROM verification').all()
  expect(results.length).toBeGreaterThan(0)
  expect(JSON.stringify(results)).not.toContain(token)
})

test('nobody’s post box is filled: after a few letters there are no more, and the page stays the same', async () => {
  for (let count = 0; count < 7; count++)
    expect((await forget(newVisitor(), 'filled@people.example')).status).toBe(200)
  expect((await lettersTo('filled@people.example')).length).toBe(4)
})
