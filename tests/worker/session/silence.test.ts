import { expect, test } from 'vitest'
import { z } from 'zod'
import { openNetwork } from './network.ts'
import { hearth, pass, signedIn, stateOf, troubleOf } from './people.ts'
import { TestVisitor } from './visitor.ts'
import { askWithoutVaults } from './without-vaults.ts'

/** One after the other: this file begins with a shop that has never heard of its provider. */
test('a provider that was never reached can’t be signed in at, and the page says so and offers to try again', async () => {
  const network = openNetwork()
  network.cut()
  const answer = await new TestVisitor().ask(`${hearth}/sign-in?returnTo=/products`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    page: '/sign-in',
    query: { trouble: 'silent', returnTo: '/products' },
    who: { state: 'guest' },
  })
})

test('a discovery document of somebody else is no description of the provider', async () => {
  const network = openNetwork()
  network.reactWith(async (_request, forward) => {
    const said = z.record(z.string(), z.json()).parse(await (await forward()).json())
    return Response.json({ ...said, issuer: 'https://evil.example' })
  })
  expect(await troubleOf(await new TestVisitor().ask(`${hearth}/sign-in`))).toBe('silent')
})

test('with an account to be made the provider is told, where it says that it knows the wish', async () => {
  const network = openNetwork()
  network.reactWith(async (_request, forward) => {
    const said = z.record(z.string(), z.json()).parse(await (await forward()).json())
    return Response.json({ ...said, prompt_values_supported: ['none', 'login', 'create'] })
  })
  const ask = async (path: string) =>
    (await new TestVisitor().ask(hearth + path)).headers.get('location') ?? ''
  expect(new URL(await ask('/sign-up')).searchParams.get('prompt')).toBe('create')
  expect(new URL(await ask('/sign-in')).searchParams.has('prompt')).toBe(false)
})

test('a provider that falls silent once it is known is still led to', async () => {
  const network = openNetwork()
  network.cut()
  pass(11 * 60_000)
  expect((await new TestVisitor().ask(`${hearth}/sign-in`)).status).toBe(303)
})

test('a vault that can’t be reached makes nobody a guest', async () => {
  const visitor = await signedIn()
  const cookie = `__Host-session=${visitor.cookie('hearth.localhost', '__Host-session')}; signed-in=1`
  const seen: string[] = []
  const visit = async (path: string) => {
    const { answer, pages } = await askWithoutVaults(hearth + path, { headers: { cookie } })
    seen.push(...pages)
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() }
  }
  const me = await visit('/api/me')
  expect(JSON.parse(me.text)).toEqual({ state: 'unavailable' })
  expect(me.cookies.filter((line) => !line.startsWith('XSRF-TOKEN='))).toEqual([])
  const page = await visit('/profile/edit?tab=2')
  expect(page.status).toBe(503)
  expect(seen).toContain(`/sign-in?trouble=unavailable&returnTo=${encodeURIComponent('/profile/edit?tab=2')}`)
  expect(page.cookies.some((line) => line.includes('session='))).toBe(false)
  expect((await visit('/sign-out')).status).toBe(503)
  expect(await stateOf(visitor)).toBe('signed-in')
})
