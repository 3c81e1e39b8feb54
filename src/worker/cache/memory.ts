interface Memory {
  storedAt: number
  value: unknown
}

const capacity = 500
const memories = new Map<string, Memory>()

/** What this isolate remembers: the least recently used goes first. */
export function remembered(key: string): Memory | undefined {
  const memory = memories.get(key)
  if (!memory) return undefined
  memories.delete(key)
  memories.set(key, memory)
  return memory
}

export function remember(key: string, memory: Memory): void {
  memories.set(key, memory)
  const [oldest] = memories.keys()
  if (memories.size > capacity && oldest !== undefined) memories.delete(oldest)
}

export function forget(key: string): void {
  memories.delete(key)
}

/** Forgets a whole site; other isolates do so by themselves when their minutes are over. */
export function forgetSite(site: string): void {
  for (const key of memories.keys()) if (key.startsWith(`${site}:`)) memories.delete(key)
}
