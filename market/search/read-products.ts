import { z } from 'zod'
import { readBatch } from '../queries/batch.ts'
import type { TagKind } from '../queries/tag.ts'

/** A product in its own words. */
export interface DescribedProduct {
  number: number
  name: string
  tagIds: string[]
  /** Names and titles of its variants. */
  titles: string[]
  /** Everything else that is said of it, its choices among them; HTML. */
  prose: string[]
  places: Place[]
}

export interface Place {
  site: string
  rank: number
}

export interface NamedTag {
  id: string
  kind: TagKind
  name: string
  urlSlug: string
  parentId: string | null
}

interface ProductRow {
  number: number
  name: string
  tags: string
  titles: string
  prose: string
}

interface PlaceRow {
  number: number
  site: string
  rank: number
}

const texts = z.array(z.string())

/** The tags by which products are found, and how they are called. */
export async function readTags(db: D1Database): Promise<Map<string, NamedTag>> {
  const { results } = await db
    .prepare('SELECT id, kind, name, url_slug AS urlSlug, parent_id AS parentId FROM tags')
    .all<NamedTag>()
  return new Map(results.map((tag) => [tag.id, tag]))
}

const productsAtATime = 1_000

/** Every product, so many at a time, in the order of their numbers. */
export async function* readAllProducts(db: D1Database): AsyncGenerator<DescribedProduct[]> {
  for (let after = -1; ;) {
    const products = await readProducts(db, { after, most: productsAtATime })
    const last = products.at(-1)
    if (!last) return
    yield products
    after = last.number
  }
}

export async function readProducts(
  db: D1Database,
  { after, most }: { after: number; most: number },
): Promise<DescribedProduct[]> {
  const [products, places] = await readBatch<[ProductRow, PlaceRow]>(db, [
    db.prepare(wordsOfProducts).bind(after, most),
    db.prepare(placesOfProducts).bind(after, most),
  ])
  const placesOf = Map.groupBy(places, ({ number }) => number)
  return products.map(({ number, name, tags, titles, prose }) => ({
    number,
    name,
    tagIds: texts.parse(JSON.parse(tags)),
    titles: texts.parse(JSON.parse(titles)),
    prose: texts.parse(JSON.parse(prose)),
    places: (placesOf.get(number) ?? []).map(({ site, rank }) => ({ site, rank })),
  }))
}

const next = `next AS MATERIALIZED (
  SELECT number, product_id FROM product_numbers WHERE number > ?1 ORDER BY number LIMIT ?2)`

/** The view product_tagging would be read whole for each product: it isn't asked by index from inside a value. */
const wordsOfProducts = `WITH ${next}
  SELECT next.number, p.name,
    (SELECT json_group_array(borne.tag_id) FROM (
      SELECT p.brand_id AS tag_id
      UNION ALL SELECT pt.tag_id FROM product_tags pt WHERE pt.product_id = p.id
      UNION ALL SELECT DISTINCT vt.tag_id FROM variants v CROSS JOIN variant_tags vt ON vt.variant_id = v.id
        WHERE v.product_id = p.id
    ) borne) AS tags,
    (SELECT json_group_array(v.name || ' ' || v.seo_title) FROM variants v WHERE v.product_id = p.id) AS titles,
    (SELECT json_group_array(said.text) FROM (
      SELECT p.summary_html AS text
      UNION ALL SELECT DISTINCT v.description_html FROM variants v WHERE v.product_id = p.id
      UNION ALL SELECT DISTINCT o.name FROM variants v CROSS JOIN options o ON o.variant_id = v.id WHERE v.product_id = p.id
      UNION ALL SELECT DISTINCT w.name FROM variants v CROSS JOIN swatches w ON w.variant_id = v.id WHERE v.product_id = p.id
    ) said) AS prose
  FROM next CROSS JOIN products p ON p.id = next.product_id ORDER BY next.number`

const placesOfProducts = `WITH ${next}
  SELECT next.number, sp.site, sp.rank
  FROM next CROSS JOIN site_products sp ON sp.product_id = next.product_id`
