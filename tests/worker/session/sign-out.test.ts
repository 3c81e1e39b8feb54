import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Network, fetchDirectly, openNetwork } from './network.ts'
import { hearth, maison, sendForm, signedIn, signedInAs, stateOf, vaultOf } from './people.ts'
import { TestVisitor } from './visitor.ts'
import { askWithoutVaults } from './without-vaults.ts'

const host = 'hearth.localhost'

describe('signing out', () => {
  test('by an address alone only asks, and shows the button', async () => {
    const visitor = await signedIn()
    const page = await visitor.ask(`${hearth}/sign-out`)
    expect(await page.json()).toMatchObject({
      page: '/sign-out',
      who: { state: 'signed-in' },
      formProof: expect.any(String),
    })
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('ends the session, clears what this browser keeps, and goes on to the provider', async () => {
    const visitor = await signedIn()
    const vault = vaultOf(visitor)
    const answer = await sendForm(visitor, `${hearth}/sign-out`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-out?onward=1'])
    expect(answer.headers.get('clear-site-data')).toBe('"storage"')
    expect(visitor.cookies(host)).toEqual([])
    expect(await vault.look()).toEqual({ state: 'ended' })
    expect(await stateOf(visitor)).toBe('guest')
    const onward = await visitor.ask(`${hearth}/sign-out/onward`)
    const address = new URL(onward.headers.get('location') ?? '')
    expect(address.origin).toBe(inject('issuer'))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'hearth',
      post_logout_redirect_uri: `${hearth}/`,
    })
  })

  test('leaves a session that was kept elsewhere with nothing to open', async () => {
    const visitor = await signedIn()
    const thief = new TestVisitor()
    thief.keep(host, '__Host-session', visitor.cookie(host, '__Host-session') ?? '')
    expect(await stateOf(thief)).toBe('signed-in')
    await sendForm(visitor, `${hearth}/sign-out`)
    expect(await stateOf(thief)).toBe('guest')
  })

  test('kills the tokens at the provider', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    const { access, refresh } = tokensIn(network)
    expect((await userInfo(access)).status).toBe(200)
    await sendForm(visitor, `${hearth}/sign-out`)
    await expect.poll(async () => (await userInfo(access)).status).toBe(401)
    expect(await (await renewal(refresh)).json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('kills them later where the provider is silent, and then leaves nothing behind', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    const vault = vaultOf(visitor)
    const { access } = tokensIn(network)
    network.cut()
    expect((await sendForm(visitor, `${hearth}/sign-out`)).status).toBe(303)
    await expect.poll(() => network.count('/token/revocation')).toBeGreaterThan(0)
    expect((await userInfo(access)).status).toBe(200)
    expect(await vault.look()).toEqual({ state: 'ended' })
    network.mend()
    await expect.poll(() => runDurableObjectAlarm(vault)).toBe(true)
    expect((await userInfo(access)).status).toBe(401)
    const kept = await runInDurableObject(vault, async (_vault, { storage }) => (await storage.list()).size)
    expect(kept).toBe(0)
  })

  test('tells a script where to go on', async () => {
    const visitor = await signedIn()
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': visitor.cookie(host, 'XSRF-TOKEN') ?? '',
    }
    const answer = await visitor.ask(`${hearth}/sign-out`, { method: 'POST', headers, body: '{}' })
    expect(await answer.json()).toEqual({ next: '/sign-out/onward' })
    expect(await stateOf(visitor)).toBe('guest')
  })

  test('everywhere ends every session of this person at this shop, and no other', async () => {
    const [phone, laptop, elsewhere] = [await signedIn(), await signedIn(), await signedIn(maison)]
    const someoneElse = await signedInAs('ben')
    await sendForm(phone, `${hearth}/sign-out`, { everywhere: 'yes' })
    expect(await Promise.all([stateOf(phone), stateOf(laptop)])).toEqual(['guest', 'guest'])
    expect(await stateOf(someoneElse)).toBe('signed-in')
    expect(await stateOf(elsewhere, maison)).toBe('signed-in')
  })

  test('sends nobody to the provider who is still signed in', async () => {
    const visitor = await signedIn()
    const answer = await visitor.ask(`${hearth}/sign-out/onward`)
    expect(answer.headers.get('location')).toBe('/sign-out')
  })

  test('of a guest is no trouble', async () => {
    const visitor = new TestVisitor()
    await visitor.ask(`${hearth}/sign-out`)
    expect((await sendForm(visitor, `${hearth}/sign-out`)).status).toBe(303)
  })
})

describe('where the vault can’t be reached', () => {
  async function signOutWithoutVaults(visitor: TestVisitor, fields: Record<string, string>) {
    const xsrf = visitor.cookie(host, 'XSRF-TOKEN') ?? ''
    const session = visitor.cookie(host, '__Host-session') ?? ''
    const headers = { cookie: `__Host-session=${session}; XSRF-TOKEN=${xsrf}` }
    const body = new URLSearchParams({ xsrf, ...fields })
    return askWithoutVaults(`${hearth}/sign-out`, { method: 'POST', body, headers })
  }

  test('signing out everywhere hasn’t happened, and the page says so', async () => {
    const visitor = await signedIn()
    const { answer, pages } = await signOutWithoutVaults(visitor, { everywhere: 'yes' })
    expect(answer.status).toBe(503)
    expect(pages).toEqual(['/sign-in?trouble=unavailable&returnTo=%2Fsign-out'])
    expect(answer.headers.getSetCookie().filter((line) => line.includes('session='))).toEqual([])
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('this browser is signed out all the same', async () => {
    const { answer } = await signOutWithoutVaults(await signedIn(), {})
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join()).toMatch(/__Host-session=; Max-Age=0/)
  })
})

const given = z.object({ access_token: z.string(), refresh_token: z.string() })

/** What the provider gave last. */
function tokensIn({ exchanges }: Network) {
  const { answered = '{}' } = exchanges.findLast(({ path }) => path === '/token') ?? {}
  const { access_token: access, refresh_token: refresh } = given.parse(JSON.parse(answered))
  return { access, refresh }
}

async function userInfo(token: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` }
  return fetchDirectly(new Request(`${inject('issuer')}/me`, { headers }))
}

async function renewal(token: string): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })
  const authorization = `Basic ${btoa('hearth:top-secret-site_hearth_sign_in_secret')}`
  const init = { method: 'POST', body, headers: { authorization } }
  return fetchDirectly(new Request(`${inject('issuer')}/token`, init))
}
