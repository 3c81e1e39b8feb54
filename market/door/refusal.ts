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

  constructor(code: MarketErrorCode, fields: WrongField[] = []) {
    this.code = code
    this.fields = fields
  }
}

/** The one place where a refusal becomes an HTTP response. */
export function refuse(context: Context, { code, fields }: Refusal): Response {
  const [status, message] = marketErrors[code]
  return context.json({ error: { code, message, ...(fields.length > 0 && { fields }) } }, status)
}

export function wrongFields(error: z.ZodError): WrongField[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
