import { z } from 'zod'

/** An answer of the market as it came over the wire, and when. */
const storedAnswer = z.object({ storedAt: z.number(), wire: z.unknown() })
export type StoredAnswer = z.infer<typeof storedAnswer>

/** Unparseable cached data is treated as absent. */
export async function readStored(kv: KVNamespace, key: string): Promise<StoredAnswer | undefined> {
  const text = await kv.get(key)
  if (text === null) return undefined
  try {
    return storedAnswer.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
