import { z } from 'zod'
import { raiseEpoch } from './epoch.ts'
import { membersKey, productKey } from './keys.ts'
import type { Layers } from './layers.ts'
import { lifetimes } from './lifetimes.ts'
import { forgetSite, remember, remembered } from './memory.ts'

interface Family {
  productId: string
  variants: { id: string }[]
}

const members = z.array(z.string())

/** Notes which variants a product has. Written once an isolate: KV takes one write a second a key. */
export async function keepMembers({ kv, now }: Layers, site: string, product: Family): Promise<void> {
  const key = membersKey(site, product.productId)
  const ids = JSON.stringify(product.variants.map(({ id }) => id))
  if (remembered(key)?.value === ids) return
  remember(key, { storedAt: now(), value: ids })
  await kv.put(key, ids, { expirationTtl: lifetimes.products.stale / 1000 })
}

/** Drops products by their keys and every list of their sites by raising the sites' epochs. */
export async function purgeTags(layers: Pick<Layers, 'kv' | 'now'>, tags: readonly string[]): Promise<void> {
  const sites = new Set(tags.map((tag) => tag.split(':')[0] ?? ''))
  await Promise.all(tags.map((tag) => dropProduct(layers.kv, tag)))
  for (const site of sites) {
    forgetSite(site)
    await raiseEpoch(layers.kv, site, layers.now())
  }
}

async function dropProduct(kv: KVNamespace, tag: string): Promise<void> {
  const [site, kind, productId] = tag.split(':')
  if (!site || kind !== 'product' || !productId) return
  const key = membersKey(site, productId)
  const stored = await kv.get(key)
  if (stored === null) return
  const parsed = members.safeParse(JSON.parse(stored))
  const ids = parsed.success ? parsed.data : []
  await Promise.all([...ids.map((id) => kv.delete(productKey(site, id))), kv.delete(key)])
}
