import { readBatch } from './batch.ts'
import type { TagKind } from './tag.ts'

/** What a batch of rows may speak of: who and what is there already. */
export interface Known {
  tags: { id: string; kind: TagKind; name: string; urlSlug: string; parentId: string | null }[]
  sellers: { id: string; name: string }[]
  variants: KnownVariant[]
  products: KnownProduct[]
  offers: { variantId: string; sellerId: string }[]
}

interface KnownVariant {
  id: string
  productId: string
  sku: string
  ean: string | null
}

export interface KnownProduct {
  id: string
  markUp: number
  vatTax: number
  discount: number
}

interface Spoken {
  variants: readonly string[]
  products: readonly string[]
  skus: readonly string[]
  eans: readonly string[]
}

type KnownRows = [
  Known['tags'][number],
  Known['sellers'][number],
  KnownVariant,
  KnownProduct,
  Known['offers'][number],
]

export async function findKnown(db: D1Database, spoken: Spoken): Promise<Known> {
  const lists = [spoken.variants, spoken.products, spoken.skus, spoken.eans].map((list) =>
    JSON.stringify(list),
  )
  const [variantIds = '[]', productIds = '[]', skus = '[]', eans = '[]'] = lists
  const [tags, sellers, variants, products, offers] = await readBatch<KnownRows>(db, [
    db.prepare(
      'SELECT id, kind, name, url_slug AS urlSlug, parent_id AS parentId FROM tags ORDER BY kind, position',
    ),
    db.prepare('SELECT id, name FROM sellers ORDER BY id'),
    db.prepare(variantsSpokenOf).bind(variantIds, skus, eans),
    db.prepare(productsSpokenOf).bind(productIds, variantIds),
    db
      .prepare(
        `SELECT i.variant_id AS variantId, i.seller_id AS sellerId FROM json_each(?) asked
        CROSS JOIN seller_inventories i ON i.variant_id = asked.value`,
      )
      .bind(variantIds),
  ])
  return { tags, sellers, variants, products, offers }
}

const variantsSpokenOf = `SELECT id, product_id AS productId, sku, ean FROM variants
    WHERE id IN (SELECT value FROM json_each(?1))
  UNION SELECT id, product_id, sku, ean FROM variants WHERE sku IN (SELECT value FROM json_each(?2))
  UNION SELECT id, product_id, sku, ean FROM variants WHERE ean IN (SELECT value FROM json_each(?3))`

const productsSpokenOf = `SELECT id, mark_up AS markUp, vat_tax AS vatTax, promotional_discount AS discount FROM products
  WHERE id IN (
    SELECT value FROM json_each(?1)
    UNION SELECT product_id FROM variants WHERE id IN (SELECT value FROM json_each(?2)))`
