import { env } from 'cloudflare:workers'
import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose'
import market from '#market/index.ts'
import { tokenHeader, signatureHeader } from '#contract/market/signature.ts'
import type { Call } from '#contract/market/call.ts'
import { deleteProfileByPassword } from '#contract/market/customer-account.ts'
import { marketRefusal } from '#contract/market/error.ts'
import { type z } from 'zod'
import { pathOf, request, signedBy } from './ask.ts'
import { credentials } from './sites.ts'

export type SiteName = 'rowan' | 'juniper' | 'maison' | 'sorrel'

export const issuer = 'http://id.localhost:8787'

const { privateKey, publicKey } = await generateKeyPair('ES256')
const jwk = { ...(await exportJWK(publicKey)), kid: 'of-today', alg: 'ES256', use: 'sig' }

/** Named people of the provider; whoever isn't among them has an account no more. */
export const people = new Map([
  ['ada', { name: 'Ada Byrne', email: 'ada@byrne.example', account_type: 'DECORAIT_PRO' }],
  ['bo', { name: 'Bo Castle', email: 'bo@castle.example', account_type: 'DECORAIT_PRO_CLIENT' }],
  ['cleo', { name: 'Cleo Dunn', email: 'cleo@dunn.example', account_type: 'a new kind' }],
])

export const provider = {
  isSilent: false,
  /** Of everybody, so that a test can say the right one and a wrong one. */
  password: 'ada and her engine',
  asked: [] as { path: string; body: unknown }[],
}

/** What is peculiar about a token. */
interface Peculiar extends JWTPayload {
  header?: object
  key?: CryptoKey
  /** A claim that it lacks. */
  without?: string
}

export async function tokenOf(
  subject: string,
  site: SiteName,
  { header = {}, key = privateKey, without = '', ...claims }: Peculiar = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const payload: JWTPayload = {
    iss: issuer,
    sub: subject,
    aud: [`urn:archipelago:market:${site}`, `${issuer}/oauth2/userinfo`],
    client_id: site,
    scope: 'openid admin:sign-in',
    iat: now,
    exp: now + 3600,
    ...claims,
  }
  return new SignJWT(Object.fromEntries(Object.entries(payload).filter(([name]) => name !== without)))
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'of-today', ...header })
    .sign(key)
}

interface Question {
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** A call with a customer's token, signed by the site. */
export async function callFor(
  token: string,
  [site, call]: [SiteName, Call],
  question: Question = {},
): Promise<Request> {
  const path = pathOf(call, question.query ?? {})
  const body = question.body === undefined ? '' : JSON.stringify(question.body)
  return request(call.method, path, {
    body,
    headers: {
      authorization: `Bearer ${token}`,
      [signatureHeader]: await signedBy(site, { method: call.method, path, body }),
      // The customer API goes without: the token says which site it is.
      ...(!path.startsWith('/api/customer') && { [tokenHeader]: credentials[site].token }),
      'content-type': 'application/json',
      ...question.headers,
    },
  })
}

/** What a test has set besides: the keys of a payment provider, say. */
export const surroundings: { set: Record<string, string> } = { set: {} }

export async function sendToMarket(sent: Request | Promise<Request>): Promise<Response> {
  return market.fetch(await sent, { ...env, ...surroundings.set, IDENTITY: fetcher })
}

export async function answerTo<Result extends z.ZodType>(
  call: Call<z.ZodType, z.ZodType, Result>,
  sent: Request | Promise<Request>,
): Promise<z.output<Result>> {
  const answer = await sendToMarket(sent)
  const wire = await answer.json()
  if (answer.status !== 200)
    throw new Error(`${call.name} answered ${answer.status}: ${JSON.stringify(wire)}`)
  return call.result.parse(wire)
}

export async function refusalTo(sent: Request | Promise<Request>): Promise<[number, string]> {
  const answer = await sendToMarket(sent)
  return [answer.status, marketRefusal.parse(await answer.json()).error.code]
}

/** Deletes their account. */
export async function leave(subject: string): Promise<void> {
  const sent = callFor(await tokenOf(subject, 'rowan'), ['rowan', deleteProfileByPassword], {
    body: { password: provider.password },
  })
  await answerTo(deleteProfileByPassword, sent)
}

/** Only what the market asks of it. */
async function answer(asked: Request): Promise<Response> {
  const { pathname, origin } = new URL(asked.url)
  const body: unknown = asked.method === 'POST' ? await asked.json() : null
  provider.asked.push({ path: pathname, body })
  if (provider.isSilent || origin === 'http://id.localhost:9999') return new Response(null, { status: 503 })
  if (pathname === '/jwks') return Response.json({ keys: [jwk] })
  const subject = subjectOf(asked.headers.get('authorization') ?? '')
  const person = people.get(subject)
  if (!person) return refusal(401, 'token_refused')
  if (pathname === '/oauth2/userinfo') return Response.json({ sub: subject, ...person })
  return changeAccount(pathname, body, subject)
}

function changeAccount(path: string, body: unknown, subject: string): Response {
  const { password, newpassword = '' } = Object(body)
  if (password !== provider.password) return refusal(403, 'wrong_password')
  if (path === '/account/deletion') people.delete(subject)
  else if (String(newpassword).length < 8) return refusal(422, 'weak_password')
  return new Response(null, { status: 204 })
}

function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: 'No.' } }, { status })
}

function subjectOf(authorization: string): string {
  const payload = authorization.split('.')[1] ?? ''
  return payload && Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).sub
}

const fetcher = new Proxy(env.IDENTITY, {
  get: (_, name) =>
    name === 'fetch' ? (url: string, init?: RequestInit) => answer(new Request(url, init)) : undefined,
})
