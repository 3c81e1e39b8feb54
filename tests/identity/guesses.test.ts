import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claim, waitAfter } from '#identity/attempts/attempts.ts'
import { authorisation } from './shop.ts'
import { newVisitor } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

beforeAll(makeWorld)
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
})

async function guess(address: string, form: { email: string; password: string }) {
  const visitor = newVisitor(address)
  const asked = await visitor.visit(await authorisation())
  return visitor.visit(asked.headers.get('location') ?? '', { form })
}

const { email, password } = customer('Ada')
const wrong = { email, password: 'a guess' }

describe('guessing', () => {
  test('gets slower after five tries, even with the right password', async () => {
    for (let count = 0; count < 5; count++)
      expect((await guess('203.0.113.1', wrong)).headers.get('retry-after')).toBe(null)
    const refused = await guess('203.0.113.1', { email, password })
    expect(refused.status).toBe(422)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/Please try again in \w+/)
  })

  test('never keeps the owner out, who is somewhere else', async () => {
    for (let count = 0; count < 8; count++) await guess('203.0.113.1', wrong)
    expect((await guess('192.0.2.77', { email, password })).status).toBe(303)
  })

  test('from many addresses never shuts the account', async () => {
    await claimMany(70, ['account', email])
    expect((await guess('192.0.2.78', { email, password })).status).toBe(303)
  })

  test('all at once is no way round', async () => {
    await env.DB.prepare('DELETE FROM rateLimit').run()
    const answers = await Promise.all(Array.from({ length: 9 }, () => guess('203.0.113.5', wrong)))
    expect(answers.filter((answer) => answer.headers.get('retry-after')).length).toBe(4)
  })

  test('one address at many accounts is slowed as well', async () => {
    await claimMany(40, ['address', '203.0.113.9'])
    const refused = await guess('203.0.113.9', { email: customer('Ines').email, password: 'a guess' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a right password ends the suspicion', async () => {
    for (let count = 0; count < 4; count++) await guess('203.0.113.2', wrong)
    expect((await guess('203.0.113.2', { email, password })).status).toBe(303)
    for (let count = 0; count < 4; count++)
      expect((await guess('203.0.113.2', wrong)).headers.get('retry-after')).toBe(null)
  })

  test('an account that isn’t there gets the same answer, and the same waits', async () => {
    const pages = await Promise.all(
      [email, 'nobody@people.example'].map(async (address, at) => {
        const visitor = newVisitor(`203.0.113.${50 + at}`)
        const answer = await visitor.visit('/sign-in?client_id=rowan', {
          form: { email: address, password: 'a guess' },
        })
        return [answer.status, (await answer.text()).replaceAll(address, 'the address')]
      }),
    )
    expect(pages[0]).toEqual(pages[1])
    for (let count = 0; count < 5; count++)
      await guess('203.0.113.60', { email: 'nobody@people.example', password: 'x' })
    const refused = await guess('203.0.113.60', { email: 'nobody@people.example', password: 'x' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('an IPv6 network counts as one neighbour', async () => {
    for (let count = 0; count < 5; count++) await guess(`2001:db8:1:2::${count}`, wrong)
    expect((await guess('2001:db8:1:2:ffff::9', wrong)).headers.get('retry-after')).not.toBe(null)
    expect((await guess('2001:db8:1:3::1', wrong)).headers.get('retry-after')).toBe(null)
  })

  test('leaves no address and no e-mail in the database', async () => {
    await guess('203.0.113.1', wrong)
    const { results } = await env.DB.prepare('SELECT * FROM attempt').all()
    expect(results.length).toBe(3)
    expect(JSON.stringify(results)).not.toMatch(/203\.0\.113|ada@/)
  })
})

const patience = { free: 3, firstWait: 1000, longestWait: 5000 }

test('the wait doubles up to its longest, in the database as in the code', async () => {
  expect([0, 2, 3, 4, 5, 6, 60].map((count) => waitAfter(count, patience))).toEqual([
    0, 0, 1000, 2000, 4000, 5000, 5000,
  ])
  const attempt = { parts: ['somebody'], patience }
  let now = 1_000_000
  for (let count = 0; count < 3; count++) expect(await claim(env.DB, attempt, now)).toBe(0)
  for (const wait of [1000, 2000, 4000, 5000, 5000]) {
    expect(await claim(env.DB, attempt, now + wait - 1)).toBe(1)
    now += wait
    expect(await claim(env.DB, attempt, now)).toBe(0)
  }
})

async function claimMany(howMany: number, parts: string[]): Promise<void> {
  const never = { free: 1000, firstWait: 1, longestWait: 1 }
  for (let count = 0; count < howMany; count++) await claim(env.DB, { parts, patience: never })
}
