import { env } from 'cloudflare:workers'
import type { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { type MarketErrorCode, marketRefusal } from '#contract/market/error.ts'
import { type SignedCall, signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import market from '#market/index.ts'
import { type CallerName, credentials } from './sites.ts'

const origin = 'https://market.test'

interface Question {
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** A request as the storefront would send it, signed now. */
export async function signedRequest(
  caller: CallerName,
  call: Call,
  question: Question = {},
): Promise<Request> {
  const path = pathOf(call, question.query ?? {})
  const body = question.body === undefined ? '' : JSON.stringify(question.body)
  const signature = await signedBy(caller, { method: call.method, path, body })
  return request(call.method, path, {
    body,
    headers: {
      [tokenHeader]: credentials[caller].token,
      [signatureHeader]: signature,
      'content-type': 'application/json',
      ...question.headers,
    },
  })
}

export function signedBy(
  caller: CallerName,
  call: Omit<SignedCall, 'site'>,
  now = new Date(),
): Promise<string> {
  return signCall({ site: caller, ...call }, credentials[caller].key, now)
}

export function request(
  method: string,
  path: string,
  { body = '', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Request {
  return new Request(origin + path, { method, headers, ...(body !== '' && { body }) })
}

export async function send(sent: Request): Promise<Response> {
  return market.fetch(sent, env)
}

/** Asks, expects an answer, and reads it through the contract as the storefront does. */
export async function ask<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  caller: CallerName,
  call: Call<Query, Body, Result>,
  question: Question = {},
): Promise<z.output<Result>> {
  const answer = await send(await signedRequest(caller, call, question))
  const wire = await answer.json()
  if (answer.status !== 200)
    throw new Error(`${call.name} answered ${answer.status}: ${JSON.stringify(wire)}`)
  return call.result.parse(wire)
}

/** Sends what should be refused; gives status and code. */
export async function refusalOf(sent: Request | Promise<Request>): Promise<[number, MarketErrorCode]> {
  const answer = await send(await sent)
  const { error } = marketRefusal.parse(await answer.json())
  return [answer.status, error.code]
}

export function pathOf(call: Call, query: Record<string, string | number>): string {
  const rest = new Map(Object.entries(query))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}
