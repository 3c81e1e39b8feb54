import { z } from 'zod'

/** An answer of the market as it came over the wire, and when. */
const storedAnswer = z.object({ storedAt: z.number(), wire: z.unknown() })
export type StoredAnswer = z.infer<typeof storedAnswer>

/** Cached data that can't be read or parsed is treated as absent. */
export async function readStored(kv: KVNamespace, key: string): Promise<StoredAnswer | undefined> {
  try {
    const text = await kv.get(key)
    return text === null ? undefined : storedAnswer.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
