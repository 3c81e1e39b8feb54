import type { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { siteEpoch } from '../cache/epoch.ts'
import { callKey } from '../cache/keys.ts'
import { type Layers, throughCache } from '../cache/layers.ts'
import { log } from '../log.ts'
import { addressOf } from './address.ts'
import { type FailureCode, UpstreamFailure } from './failure.ts'
import { type Letter, type Line, send } from './send.ts'

export type Answer<Value> = { ok: true; value: Value } | { ok: false; code: FailureCode }

export interface Market {
  line: Line
  layers: Layers
}

interface Question<Query, Body> {
  query: Query
  body?: Body
  /** Where the answer is kept, when the key made of call, query and body won't do. */
  key?: string
  /** Ask the market now, whatever is kept. */
  fresh?: boolean
}

/** Asks the site's market one of the contract's calls. What comes back has been checked. */
export async function ask<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  market: Market,
  call: Call<Query, Body, Result>,
  question: Question<z.input<Query>, z.input<Body>>,
): Promise<Answer<z.output<Result>>> {
  const { line, layers } = market
  try {
    const parse = (wire: unknown) => parseResult(call, wire)
    const letter = letterFor(market, call, question)
    const isPublicRead = call.audience === 'public' && call.effect === 'read'
    if (!isPublicRead || call.keep === 'nothing') return { ok: true, value: parse(await send(line, letter)) }
    const key = question.key ?? (await keyFor(market, letter))
    const load = () => send(line, letter)
    const fresh = question.fresh ?? false
    const failed = (error: unknown) => note(line, error)
    return {
      ok: true,
      value: await throughCache(layers, { key, keep: call.keep, load, parse, isGone, failed, fresh }),
    }
  } catch (error) {
    return refusal(line, error)
  }
}

export function parseResult<Result extends z.ZodType>(call: { name: string; result: Result }, wire: unknown) {
  const parsed = call.result.safeParse(wire)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UpstreamFailure('wrong-shape', `${call.name}, ${issue?.path.join('.')}: ${issue?.message}`)
}

function letterFor(market: Market, call: Call, question: Question<unknown, unknown>): Letter {
  // Whatever the contract doesn't take has no answer: an address of a shopper's making never gets past here.
  if (!call.query.safeParse(question.query).success) throw new UpstreamFailure('not-found', call.name)
  const query = new Map(Object.entries(question.query ?? {}))
  if (question.fresh) query.set('now', market.layers.now())
  const body = question.body === undefined ? undefined : JSON.stringify(question.body)
  return { call, url: addressOf(market.line.site, call, query), body }
}

async function keyFor({ line, layers }: Market, { call, url, body }: Letter): Promise<string> {
  const asked = new URL(url)
  asked.searchParams.delete('now')
  const epoch = await siteEpoch(layers.kv, line.site.key, layers.now())
  return callKey({
    site: line.site.key,
    epoch,
    call: call.name,
    asked: asked.pathname + asked.search,
    body,
  })
}

function isGone(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === 'not-found'
}

function refusal(line: Line, error: unknown): { ok: false; code: FailureCode } {
  if (!(error instanceof UpstreamFailure)) throw error
  if (error.code !== 'not-found') note(line, error)
  return { ok: false, code: error.code }
}

function note({ requestId, site }: Line, error: unknown): void {
  const code = error instanceof UpstreamFailure ? error.code : 'unexpected'
  log('error', 'upstream', { requestId, site: site.key, code, message: String(error) })
}
