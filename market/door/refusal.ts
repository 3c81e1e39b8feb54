import type { Context } from 'hono'
import type { z } from 'zod'
import { type MarketErrorCode, marketErrors } from '#contract/market/error.ts'

interface WrongField {
  path: string
  message: string
}

/** An expected outcome that is not an answer; its words and status stand in the contract's catalogue. */
export class Refusal {
  readonly code: MarketErrorCode
  readonly fields: WrongField[]
  /** What stands in the sentence's `{places}`. */
  readonly values: Record<string, string | number>

  constructor(
    code: MarketErrorCode,
    fields: WrongField[] = [],
    values: Record<string, string | number> = {},
  ) {
    this.code = code
    this.fields = fields
    this.values = values
  }
}

/** The one place where a refusal becomes an HTTP response. */
export function refuse(context: Context, { code, fields, values }: Refusal): Response {
  const [status, sentence] = marketErrors[code]
  const message = sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
  return context.json({ error: { code, message, ...(fields.length > 0 && { fields }) } }, status)
}

export function wrongFields(error: z.ZodError): WrongField[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
