import type { Context } from 'hono'
import type { z } from 'zod'
import type { Errors } from '../pages/fields.ts'

export type Sent<Fields> = { ok: true; fields: Fields } | { ok: false; errors: Errors; typed: Typed }

/** What somebody typed, to be shown again; never a password. */
export type Typed = Partial<Record<string, string>>

/** Reads a form by its schema; the first thing that is wrong with a field is said in the schema's own words. */
export async function readForm<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<Sent<z.output<Schema>>> {
  const sent = Object.entries(await context.req.parseBody()).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const result = schema.safeParse(Object.fromEntries(sent))
  if (result.success) return { ok: true, fields: result.data }
  const errors: Errors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0] ?? 'form')] ??= message
  return { ok: false, errors, typed: withoutPasswords(sent) }
}

function withoutPasswords(sent: [string, string][]): Typed {
  return Object.fromEntries(sent.filter(([name]) => !name.includes('password')))
}
