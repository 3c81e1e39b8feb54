interface Memory {
  storedAt: number
  value: unknown
}

interface Kept {
  memory: Memory
  size: number
}

/** In characters of JSON. As objects they take some times as much, and an isolate has 128 MB for everything. */
const room = 6_000_000
const memories = new Map<string, Kept>()
let held = 0

/** What this isolate remembers: the least recently used goes first. */
export function remembered(key: string): Memory | undefined {
  const kept = memories.get(key)
  if (!kept) return undefined
  memories.delete(key)
  memories.set(key, kept)
  return kept.memory
}

export function remember(key: string, memory: Memory): void {
  forget(key)
  const size = JSON.stringify(memory.value)?.length ?? 0
  memories.set(key, { memory, size })
  held += size
  for (const oldest of memories.keys()) {
    if (held <= room || oldest === key) break
    forget(oldest)
  }
}

export function forget(key: string): void {
  held -= memories.get(key)?.size ?? 0
  memories.delete(key)
}

/** Forgets a whole site; other isolates do so by themselves when their minutes are over. */
export function forgetSite(site: string): void {
  for (const key of memories.keys()) if (key.startsWith(`${site}:`)) forget(key)
}
