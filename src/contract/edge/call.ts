import * as z from 'zod/mini'
import { proofHeader } from '#lib/form-proof.ts'

/** Why not, for whoever asked: a stable code and a sentence. */
const refused = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
  /** Where to sign in first, and come back from. */
  signIn: z.optional(z.string()),
})
export type EdgeRefusal = { code: string; message: string; signIn: string | null }

/** What came of a call to our own edge: the parsed answer, or that there is none, and why where that is known. */
export type Reply<Value> = { ok: true; value: Value } | { ok: false; refusal?: EdgeRefusal }

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
  change: Change,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  return send('POST', change, schema)
}

export async function put<Schema extends z.ZodMiniType>(
  change: Change,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  return send('PUT', change, schema)
}

export async function remove<Schema extends z.ZodMiniType>(
  change: Change,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  return send('DELETE', change, schema)
}

async function send<Schema extends z.ZodMiniType>(
  method: 'POST' | 'PUT' | 'DELETE',
  { path, body, proof }: Change,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(proof !== null && { [proofHeader]: proof }),
  }
  return call(path, { method, headers, body: JSON.stringify(body ?? {}) }, schema)
}

async function call<Schema extends z.ZodMiniType>(
  path: string,
  init: NonNullable<Parameters<typeof fetch>[1]>,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  try {
    const response = await fetch(path, init)
    const answer: unknown = await response.json()
    if (!response.ok) return refusalIn(answer)
    const parsed = schema.safeParse(answer)
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false }
  } catch {
    return { ok: false }
  }
}

function refusalIn(answer: unknown): { ok: false; refusal?: EdgeRefusal } {
  const parsed = refused.safeParse(answer)
  if (!parsed.success) return { ok: false }
  const { error, signIn = null } = parsed.data
  return { ok: false, refusal: { ...error, signIn } }
}
