import type * as z from 'zod/mini'

/** What came of a call to our own edge: the parsed answer, or that there is none. */
export type Reply<Value> = { ok: true; value: Value } | { ok: false }

/** The one place where an island's wish becomes a request. A broken answer is no answer. */
export async function get<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    const parsed = schema.safeParse(await response.json())
    return response.ok && parsed.success ? { ok: true, value: parsed.data } : { ok: false }
  } catch {
    return { ok: false }
  }
}
