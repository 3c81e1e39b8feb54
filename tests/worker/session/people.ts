import { exports } from 'cloudflare:workers'
import { onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { TestVisitor } from './visitor.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

export const hearth = 'https://hearth.localhost'
export const maison = 'https://maison.localhost'

/** Somebody who has gone the whole way; the provider takes them for whom they say they are. */
export async function signedIn(shop = hearth, visitor = new TestVisitor()): Promise<TestVisitor> {
  const { url } = await visitor.follow(`${shop}/sign-in?returnTo=/products`)
  if (url.pathname !== '/products') throw new Error(`Signing in ended at ${url.href}.`)
  return visitor
}

const answer = z.looseObject({ state: z.string() })

/** What the shop says about who is here. */
export async function stateOf(visitor: TestVisitor, shop = hearth): Promise<string> {
  const reply = await visitor.ask(`${shop}/api/me`)
  return answer.parse(await reply.json()).state
}

/** The vault that a visitor's cookie names. */
export function vaultOf(visitor: TestVisitor, host = 'hearth.localhost') {
  const [id = ''] = (visitor.cookie(host, '__Host-session') ?? '').split('.')
  if (id === '') throw new Error('This visitor has no session.')
  return exports.SessionVault.getByName(id)
}

/** From now on it is later, for everybody. */
export function pass(milliseconds: number): void {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
  }
  vi.setSystemTime(Date.now() + milliseconds)
}

/** Somebody else than Ada, whoever was signed in at the provider before. */
export async function signedInAs(
  person: string,
  visitor = new TestVisitor(),
  returnTo = '/products',
): Promise<TestVisitor> {
  const begun = await visitor.ask(`${hearth}/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
  const asked = new URL(begun.headers.get('location') ?? '')
  asked.searchParams.set('login_hint', person)
  visitor.forget(asked.hostname)
  await visitor.follow(asked.href)
  return visitor
}

const told = z.object({ page: z.string(), query: z.record(z.string(), z.string()) })

/** Which page the shop showed in place of the one that was asked for. */
export async function troubleOf(reply: Response): Promise<string | undefined> {
  return told.parse(await reply.json()).query['trouble']
}

/** A form of ours, with the proof that its page carries. */
export async function sendForm(
  visitor: TestVisitor,
  address: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const { hostname, origin } = new URL(address)
  const xsrf = visitor.cookie(hostname, 'XSRF-TOKEN') ?? ''
  const body = new URLSearchParams({ xsrf, ...fields })
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  return visitor.ask(address, { method: 'POST', body, headers })
}
