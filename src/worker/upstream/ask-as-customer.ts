import type { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { marketRefusal } from '#contract/market/error.ts'
import type { Asked, CustomerQuestion, CustomerRefusal } from '#contract/visitor.ts'
import { log } from '../log.ts'
import { addressOf } from './address.ts'
import { UpstreamFailure } from './failure.ts'
import { parseResult } from './market.ts'
import { type Line, send } from './send.ts'

/** A customer's access token, or why there is none; `refused` is the one that has just been turned away. */
export type TokenSource = (
  refused?: string,
) => Promise<{ ok: true; token: string } | { ok: false; code: 'signed-out' | 'unavailable' }>

export interface CustomerLine {
  line: Line
  token: TokenSource
}

/** Asks the market as a customer. A token that it turns away is renewed once: what it turned away it didn't carry out. */
export async function askAsCustomer<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Result extends z.ZodType,
>(
  { line, token }: CustomerLine,
  call: Call<Query, Body, Result>,
  question: CustomerQuestion<z.input<Query>, z.input<Body>>,
): Promise<Asked<z.output<Result>>> {
  const first = await token()
  if (!first.ok) return first
  const ask = async (accessToken: string) => askOnce({ ...line, accessToken }, call, question)
  const asked = await ask(first.token)
  if (asked !== turnedAway) return asked
  const second = await token(first.token)
  if (!second.ok) return second
  const again = await ask(second.token)
  return again === turnedAway ? { ok: false, code: 'unavailable' } : again
}

const turnedAway = 'turned-away'

async function askOnce<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  line: Line,
  call: Call<Query, Body, Result>,
  question: CustomerQuestion<z.input<Query>, z.input<Body>>,
): Promise<Asked<z.output<Result>> | typeof turnedAway> {
  if (!call.query.safeParse(question.query).success) return { ok: false, code: 'not-found' }
  const url = addressOf(line.site, call, new Map(Object.entries(question.query ?? {})))
  const body = question.body === undefined ? undefined : JSON.stringify(question.body)
  try {
    return { ok: true, value: parseResult(call, await send(line, { call, url, body })) }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return error.status === 401 ? turnedAway : noAnswer(line, error)
  }
}

function noAnswer(line: Line, error: UpstreamFailure): Exclude<Asked<never>, { ok: true }> {
  if (error.code === 'not-found') return { ok: false, code: 'not-found' }
  const refusal = error.code === 'refused' ? refusalOf(error.answer) : null
  if (refusal) return { ok: false, code: 'refused', refusal }
  const { requestId, site } = line
  log('error', 'upstream', { requestId, site: site.key, code: error.code, message: error.message })
  return { ok: false, code: 'unavailable' }
}

function refusalOf(answer: unknown): CustomerRefusal | null {
  const parsed = marketRefusal.safeParse(answer)
  if (!parsed.success) return null
  const { code, message, fields } = parsed.data.error
  return { code, message, fields: fields ?? [] }
}
