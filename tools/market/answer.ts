import type { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { marketRefusal } from '#contract/market/error.ts'
import { Obstacle } from '../command.ts'
import type { Line, Reply } from './line.ts'

/** Asks the market and reads its answer through the contract; a refusal's own sentence is what a person can act on. */
export async function askMarket<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  line: Line,
  call: Call<Query, Body, Result>,
  { query = {}, body }: { query?: Record<string, string | number>; body?: unknown } = {},
): Promise<z.output<Result>> {
  const reply = await line.toMarket({
    method: call.method,
    path: pathOf(call.path, query),
    body: body === undefined ? '' : JSON.stringify(body),
  })
  return call.result.parse(readAnswer(reply, { unknown: strangerToMarket }))
}

const strangerToMarket =
  'The market doesn’t know this operator: OPERATOR_API_TOKEN and OPERATOR_API_SIGNING_KEY must be those that the ' +
  'shop was started with; they stand in .dev.vars.'

const notOurs = ['token-unknown', 'signature-invalid']

export function readAnswer({ status, text }: Reply, { unknown }: { unknown: string }): unknown {
  if (status < 300) return parseOrNull(text)
  const refused = marketRefusal.safeParse(parseOrNull(text))
  if (!refused.success) throw new Obstacle(`The shop answered ${status} and no reason.`)
  const { code, message, fields = [] } = refused.data.error
  if (notOurs.includes(code)) throw new Obstacle(`${unknown} (${code})`)
  const details = fields.map((field) => `  ${field.path}: ${field.message}`)
  throw new Obstacle([`${code}: ${message}`, ...details].join('\n'))
}

function pathOf(path: string, query: Record<string, string | number>): string {
  const rest = new Map(Object.entries(query))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '')
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
