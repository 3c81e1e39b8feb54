import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Network, fetchDirectly, openNetwork } from './network.ts'
import { day, minute, pass, signedIn, stateOf, vaultOf } from './people.ts'

const host = 'hearth.localhost'

describe('tokens', () => {
  test('are left alone until they are 50 minutes old', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    network.count('/token')
    pass(49 * minute)
    expect(await stateOf(visitor)).toBe('signed-in')
    expect(network.count('/token')).toBe(0)
    pass(minute)
    expect(await stateOf(visitor)).toBe('signed-in')
    expect(network.count('/token')).toBe(1)
  })

  test('are renewed once, however many requests come at the same time', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    network.count('/token')
    pass(51 * minute)
    const states = await Promise.all(Array.from({ length: 20 }, () => stateOf(visitor)))
    expect(new Set(states)).toEqual(new Set(['signed-in']))
    expect(network.count('/token')).toBe(1)
  })

  test('of the last renewal are the ones that stay, whatever else is written at the same time', async () => {
    const visitor = await signedIn()
    const vault = vaultOf(visitor)
    for (let round = 0; round < 3; round += 1) {
      pass(51 * minute)
      const faces = Array.from({ length: 10 }, async (_, at) => vault.showAs({ name: `Ada ${at}` }))
      await Promise.all([...faces, stateOf(visitor), vault.access(), ...faces, stateOf(visitor)])
      expect(await stateOf(visitor)).toBe('signed-in')
    }
  })

  test('that arrive after somebody has signed out are revoked, and open nothing', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    const vault = vaultOf(visitor)
    pass(51 * minute)
    // Flags and not promises: what waits in a vault can't be woken from outside it.
    const provider = { isAsked: false, mayAnswer: false }
    network.reactWith(async (request, forward) => {
      if (new URL(request.url).pathname !== '/token') return forward()
      provider.isAsked = true
      while (!provider.mayAnswer) await new Promise((resume) => setTimeout(resume, 5))
      return forward()
    })
    const looking = vault.look()
    await expect.poll(() => provider.isAsked).toBe(true)
    await vault.signOut()
    provider.mayAnswer = true
    expect(await looking).toEqual({ state: 'ended' })
    expect(await vault.look()).toEqual({ state: 'ended' })
    await runDurableObjectAlarm(vault)
    const { refresh_token: fresh } = refreshed(network)
    expect((await replay(fresh)).status).toBe(400)
  })

  test('are renewed again and again, each with the one before', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    const seen = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      pass(51 * minute)
      const access = await vaultOf(visitor).access()
      if (!access.ok) throw new Error(access.code)
      seen.add(access.token)
    }
    expect(seen.size).toBe(3)
    expect(network.count('/token')).toBe(4)
  })

  test('are renewed when a call is turned away with them, whatever their age', async () => {
    const visitor = await signedIn()
    const first = await vaultOf(visitor).access()
    if (!first.ok) throw new Error(first.code)
    const second = await vaultOf(visitor).access(first.token)
    expect(second.ok && second.token !== first.token).toBe(true)
  })

  test('lie sealed, and so does everything about their owner', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    const secrets = secretsOnTheWire(network)
    expect(secrets.length).toBeGreaterThanOrEqual(3)
    const kept = await runInDurableObject(vaultOf(visitor), async (_vault, { storage }) =>
      JSON.stringify([...(await storage.list())]),
    )
    for (const secret of [...secrets, '@people.example']) expect(kept).not.toContain(secret)
  })
})

describe('a provider that is down for a minute', () => {
  test('signs nobody out, is not asked at every turn, and is asked again afterwards', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    pass(51 * minute)
    network.cut()
    network.count('/token')
    for (let second = 0; second < 60; second += 5) {
      expect(await stateOf(visitor)).toBe('signed-in')
      pass(5_000)
    }
    expect(network.count('/token')).toBeLessThanOrEqual(7)
    network.mend()
    pass(10_000)
    expect(await stateOf(visitor)).toBe('signed-in')
    expect(network.count('/token')).toBe(1)
  })

  test('leaves the tokens of use until their end; afterwards calls are unavailable, and nobody is signed out', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    network.cut()
    pass(51 * minute)
    expect(await vaultOf(visitor).access()).toMatchObject({ ok: true })
    pass(60 * minute)
    expect(await vaultOf(visitor).access()).toEqual({ ok: false, code: 'unavailable' })
    expect(await stateOf(visitor)).toBe('signed-in')
    network.mend()
    pass(minute)
    expect(await vaultOf(visitor).access()).toMatchObject({ ok: true })
  })

  test.each([
    ['breaks off', async () => Promise.reject(new Error('reset'))],
    ['answers 500', async () => new Response('oops', { status: 500 })],
    [
      'answers a page',
      async () => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['knows its client no more', async () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['is busy', async () => Response.json({ error: 'temporarily_unavailable' }, { status: 503 })],
    ['answers something else', async () => Response.json({ nothing: 'of the kind' })],
  ] as const)('or %s ends no session', async (_what, reaction) => {
    const network = openNetwork()
    const visitor = await signedIn()
    pass(51 * minute)
    network.reactWith(reaction)
    expect(await stateOf(visitor)).toBe('signed-in')
    network.mend()
    pass(minute)
    network.count('/token')
    expect(await stateOf(visitor)).toBe('signed-in')
    expect(network.count('/token')).toBe(1)
  })
})

describe('a session ends', () => {
  test('when a refresh token turns up a second time: the provider ends the grant, and the shop believes it', async () => {
    const network = openNetwork()
    const visitor = await signedIn()
    pass(51 * minute)
    await stateOf(visitor)
    const stolen = refreshTokens(network)[0] ?? ''
    pass(minute)
    expect((await replay(stolen)).status).toBe(400)
    expect(await stateOf(visitor)).toBe('signed-in')
    pass(51 * minute)
    expect(await stateOf(visitor)).toBe('guest')
    expect(visitor.cookie(host, '__Host-session')).toBeUndefined()
    expect(visitor.cookie(host, 'signed-in')).toBeUndefined()
  })

  test('after 14 days in which nobody came by, and not before', async () => {
    const visitor = await signedIn()
    openNetwork().cut()
    pass(13 * day)
    expect(await stateOf(visitor)).toBe('signed-in')
    pass(13 * day)
    expect(await stateOf(visitor)).toBe('signed-in')
    pass(15 * day)
    expect(await stateOf(visitor)).toBe('guest')
  })

  test('after 30 days, however often somebody comes by', async () => {
    const visitor = await signedIn()
    openNetwork().cut()
    for (let week = 0; week < 4; week += 1) {
      pass(7 * day)
      expect(await stateOf(visitor)).toBe('signed-in')
    }
    pass(3 * day)
    expect(await stateOf(visitor)).toBe('guest')
  })

  test('by an alarm as well, which leaves nothing behind', async () => {
    const visitor = await signedIn()
    const vault = vaultOf(visitor)
    pass(15 * day)
    expect(await runDurableObjectAlarm(vault)).toBe(true)
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(vault)
        return runInDurableObject(vault, async (_vault, { storage }) => (await storage.list()).size)
      })
      .toBe(0)
  })

  test('not because its vault slept', async () => {
    const visitor = await signedIn()
    await evictDurableObject(vaultOf(visitor))
    expect(await stateOf(visitor)).toBe('signed-in')
  })
})

/** Everything that the provider gave at the last sign-in. */
function secretsOnTheWire({ exchanges }: Network): string[] {
  const answers = exchanges.filter(({ path }) => path === '/token').map(({ answered }) => answered)
  return answers.flatMap((text) =>
    [...text.matchAll(/"(?:access|refresh|id)_token":"([^"]+)"/g)].map(([, token = '']) => token),
  )
}

/** Refresh tokens that the shop has sent, oldest first. */
function refreshTokens({ exchanges }: Network): string[] {
  return exchanges.flatMap(({ path, asked }) => {
    const token = path === '/token' ? new URLSearchParams(asked).get('refresh_token') : null
    return token === null ? [] : [token]
  })
}

/** A thief who knows the shop's secret as well. */
async function replay(token: string): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })
  const secret = 'top-secret-site_hearth_sign_in_secret'
  const headers = { authorization: `Basic ${btoa(`hearth:${secret}`)}` }
  return fetchDirectly(new Request(`${inject('issuer')}/token`, { method: 'POST', body, headers }))
}

const answer = z.object({ refresh_token: z.string() })

/** What the provider gave at the last renewal. */
function refreshed({ exchanges }: Network) {
  const { answered = '{}' } = exchanges.findLast(({ path }) => path === '/token') ?? {}
  return answer.parse(JSON.parse(answered))
}
