import type * as z from 'zod/mini'
import { proofHeader } from '#lib/form-proof.ts'

/** What came of a call to our own edge: the parsed answer, or that there is none. */
export type Reply<Value> = { ok: true; value: Value } | { ok: false }

/** The one place where an island's wish becomes a request. A broken answer is no answer. */
export async function get<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  return call(path, { headers: { accept: 'application/json' } }, schema)
}

interface Change {
  path: string
  body?: unknown
  /** That the page is one of ours: the value of the readable XSRF cookie. */
  proof: string | null
}

/** For whatever changes something. */
export async function post<Schema extends z.ZodMiniType>(
  { path, body, proof }: Change,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(proof !== null && { [proofHeader]: proof }),
  }
  return call(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) }, schema)
}

async function call<Schema extends z.ZodMiniType>(
  path: string,
  init: NonNullable<Parameters<typeof fetch>[1]>,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  try {
    const response = await fetch(path, init)
    const parsed = schema.safeParse(await response.json())
    return response.ok && parsed.success ? { ok: true, value: parsed.data } : { ok: false }
  } catch {
    return { ok: false }
  }
}
