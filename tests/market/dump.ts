import { env } from 'cloudflare:workers'

const tables = [
  'media',
  'tags',
  'products',
  'product_tags',
  'variants',
  'variant_tags',
  'variant_media',
  'options',
  'swatches',
  'seller_inventories',
  'site_products',
]

/** Every row of the catalogue as it is stored. */
export async function dumpCatalogue(): Promise<unknown[]> {
  const results = await env.DB.batch(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`)),
  )
  return results.map(({ results: rows }) => rows)
}
