import { z } from 'zod'
import { raiseEpoch } from './epoch.ts'
import { membersKey, productKey } from './keys.ts'
import type { Layers } from './layers.ts'
import { lifetimes } from './lifetimes.ts'
import { forget, forgetSite, remember, remembered } from './memory.ts'

interface Family {
  productId: string
  variants: { id: string }[]
}

const members = z.array(z.string())

/** Notes which variants a product has. Written seldom: KV takes one write a second a key. */
export async function keepMembers({ kv, now }: Layers, site: string, product: Family): Promise<void> {
  const key = membersKey(site, product.productId)
  const ids = JSON.stringify(product.variants.map(({ id }) => id))
  const known = remembered(key)
  if (known?.value === ids && now() - known.storedAt < lifetimes.products.stale / 2) return
  remember(key, { storedAt: now(), value: ids })
  await kv.put(key, ids, { expirationTtl: (2 * lifetimes.products.stale) / 1000 })
}

/**
 * Drops every list of the tags' sites by raising the sites' epochs, then products by their keys: where a large purge
 * meets the platform's limits half-way, what is seen most is dropped already.
 */
export async function purgeTags(layers: Pick<Layers, 'kv' | 'now'>, tags: readonly string[]): Promise<void> {
  for (const site of new Set(tags.map(siteOfTag))) {
    forgetSite(site)
    await raiseEpoch(layers.kv, site, layers.now())
  }
  await Promise.all(tags.map((tag) => dropProduct(layers.kv, tag)))
}

/** Every tag starts with its site. */
export function siteOfTag(tag: string): string {
  return tag.split(':')[0] ?? ''
}

/** One product's answers, in whichever variant's name they are kept. */
export async function dropProduct(kv: KVNamespace, tag: string): Promise<void> {
  const [site, kind, productId] = tag.split(':')
  if (!site || kind !== 'product' || !productId) return
  const ids = await membersOf(kv, site, productId)
  const keys = ids.map((id) => productKey(site, id))
  for (const key of keys) forget(key)
  await Promise.all(keys.map((key) => kv.delete(key)))
}

/** They stay after a purge: other isolates remember that they have written them, and the next purge needs them. */
async function membersOf(kv: KVNamespace, site: string, productId: string): Promise<string[]> {
  const text = await kv.get(membersKey(site, productId))
  if (text === null) return []
  try {
    return members.parse(JSON.parse(text))
  } catch {
    return []
  }
}
