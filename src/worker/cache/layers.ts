import { lifetimes } from './lifetimes.ts'
import { forget, remember, remembered } from './memory.ts'
import { shared } from './shared.ts'
import { type StoredAnswer, readStored } from './stored.ts'

export interface Layers {
  kv: KVNamespace
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

export interface Wanted<Value> {
  key: string
  keep: keyof typeof lifetimes
  /** Asks the market. Throws when no answer came: then an older one serves. */
  load: () => Promise<unknown>
  /** Checks what came over the wire, today or when it was stored. Throws when its shape is wrong. */
  parse: (wire: unknown) => Value
  /** Whether a failed load means that the thing itself has gone: then nothing older serves. */
  isGone: (error: unknown) => boolean
  /** Told why an older answer had to serve: nobody sees it, so it must at least stand in the log. */
  failed: (error: unknown) => void
  /** A forced read: what is kept is passed over, and replaced. */
  fresh?: boolean
}

interface Known<Value> {
  value: Value
  age: number
}

/** Memory, then KV, then the market; an old answer rather than none. */
export async function throughCache<Value>(layers: Layers, wanted: Wanted<Value>): Promise<Value> {
  const memory = wanted.fresh ? undefined : remembered(wanted.key)
  // The key names the call, and the call the type of its answer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (memory && layers.now() - memory.storedAt < lifetimes[wanted.keep].memory) return memory.value as Value
  const work = shared(wanted.key + (wanted.fresh ? ':fresh' : ''), () => fromKvOrMarket(layers, wanted))
  // Others may wait for this answer too: it must outlive the request that asked first.
  layers.waitUntil(work.catch(() => undefined))
  return work
}

async function fromKvOrMarket<Value>(layers: Layers, wanted: Wanted<Value>): Promise<Value> {
  const lifetime = lifetimes[wanted.keep]
  const known = inShape(layers, wanted, await readStored(layers.kv, wanted.key))
  if (!known || known.age >= lifetime.stale) return loadAndKeep(layers, wanted)
  if (wanted.fresh) return refresh(layers, wanted, known)
  remember(wanted.key, { storedAt: layers.now(), value: known.value })
  if (known.age >= lifetime.fresh) layers.waitUntil(refreshLater(layers, wanted))
  return known.value
}

function inShape<Value>(
  layers: Layers,
  wanted: Wanted<Value>,
  stored: StoredAnswer | undefined,
): Known<Value> | undefined {
  if (!stored) return undefined
  try {
    return { value: wanted.parse(stored.wire), age: layers.now() - stored.storedAt }
  } catch {
    return undefined
  }
}

async function refresh<Value>(layers: Layers, wanted: Wanted<Value>, known: Known<Value>): Promise<Value> {
  try {
    return await loadAndKeep(layers, wanted)
  } catch (error) {
    if (wanted.isGone(error)) throw error
    wanted.failed(error)
    return known.value
  }
}

async function refreshLater<Value>(layers: Layers, wanted: Wanted<Value>): Promise<void> {
  try {
    await loadAndKeep(layers, wanted)
  } catch (error) {
    if (!wanted.isGone(error)) wanted.failed(error)
  }
}

async function loadAndKeep<Value>(layers: Layers, wanted: Wanted<Value>): Promise<Value> {
  try {
    const wire = await wanted.load()
    const value = wanted.parse(wire)
    const storedAt = layers.now()
    remember(wanted.key, { storedAt, value })
    const expirationTtl = lifetimes[wanted.keep].stale / 1000
    layers.waitUntil(layers.kv.put(wanted.key, JSON.stringify({ storedAt, wire }), { expirationTtl }))
    return value
  } catch (error) {
    if (wanted.isGone(error)) {
      forget(wanted.key)
      layers.waitUntil(layers.kv.delete(wanted.key))
    }
    throw error
  }
}
