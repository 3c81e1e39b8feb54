import { type BookmarkType, bookmarkTypes, mostBookmarks } from '#contract/market/bookmarks.ts'
import { readBatch } from './batch.ts'
import { type MaybePictureRow, type Picture, pictureColumns, rowToMaybePicture } from './picture.ts'
import type { TagKind } from './tag.ts'
import { type Signature, writeOnce } from './write-once.ts'

/** A mark with what it shows of the thing. */
export interface MarkedItem {
  id: string
  markedAt: number
  name: string
  urlSlug: string
  tagKind: TagKind | null
  mainPicture: Picture | null
}

interface Owner {
  customerId: string
  site: string
}
type Item = Owner & { type: BookmarkType; id: string }

export async function markItem(
  db: D1Database,
  { customerId, site, type, id }: Item,
  signature: Signature,
): Promise<'done' | 'replayed' | 'unknown' | 'full'> {
  const isMarked = `EXISTS (
    SELECT 1 FROM bookmarks WHERE customer_id = ?2 AND item_type = '${type}' AND item_id = ?3)`
  const outcome = await writeOnce<{ is_there: number; is_marked: number }>(db, signature, [
    db
      .prepare(
        `INSERT INTO bookmarks (customer_id, item_type, item_id, marked_at)
        SELECT ?2, '${type}', ?3, ?4 WHERE ${isThere[type]('?3')}
          AND (SELECT count(*) FROM bookmarks WHERE customer_id = ?2 AND item_type = '${type}') < ?5
        ON CONFLICT DO NOTHING`,
      )
      .bind(site, customerId, id, signature.now, mostBookmarks),
    db
      .prepare(`SELECT ${isThere[type]('?3')} AS is_there, ${isMarked} AS is_marked`)
      .bind(site, customerId, id),
  ])
  if (outcome.replayed) return 'replayed'
  const found = outcome.results[1]?.results[0]
  if (found?.is_there !== 1) return 'unknown'
  return found.is_marked === 1 ? 'done' : 'full'
}

interface Unmarking {
  customerId: string
  type: BookmarkType
  ids: readonly string[]
}

/** How many there were to take away. */
export async function unmarkItems(
  db: D1Database,
  { customerId, type, ids }: Unmarking,
  signature: Signature,
): Promise<number | 'replayed'> {
  const outcome = await writeOnce(db, signature, [
    db
      .prepare(
        `DELETE FROM bookmarks WHERE customer_id = ?1 AND item_type = ?2
          AND item_id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(customerId, type, JSON.stringify(ids)),
  ])
  return outcome.replayed ? 'replayed' : (outcome.results[0]?.meta.changes ?? 0)
}

interface Bookmarks {
  items: MarkedItem[]
  /** Of all of that type, the latest first. */
  ids: string[]
  counts: Record<BookmarkType, number>
}

type ItemRow = MaybePictureRow & {
  id: string
  name: string
  url_slug: string
  tag_kind: TagKind | null
  marked_at: number
}
type CountRow = { [Type in BookmarkType]: number }

/** What the site doesn't have (any more) is left out. */
export async function readBookmarks(
  db: D1Database,
  { customerId, site, type, limit, skip }: Owner & { type: BookmarkType; limit: number; skip: number },
): Promise<Bookmarks> {
  const marked = (of: BookmarkType) =>
    `FROM bookmarks b WHERE b.customer_id = ?2 AND b.item_type = '${of}' AND ${isThere[of]('b.item_id')}`
  const { columns, joined } = faces[type]
  const counted = bookmarkTypes.map((of) => `(SELECT count(*) ${marked(of)}) AS ${of}`)
  const [items, ids, counts] = await readBatch<[ItemRow, { id: string }, CountRow]>(db, [
    db
      .prepare(
        `SELECT b.item_id AS id, b.marked_at, ${columns}, ${pictureColumns} FROM bookmarks b ${joined}
        WHERE b.customer_id = ?2 AND b.item_type = '${type}' AND ${isThere[type]('b.item_id')}
        ORDER BY b.marked_at DESC, b.item_id LIMIT ?3 OFFSET ?4`,
      )
      .bind(site, customerId, limit, skip),
    db
      .prepare(`SELECT b.item_id AS id ${marked(type)} ORDER BY b.marked_at DESC, b.item_id`)
      .bind(site, customerId),
    db.prepare(`SELECT ${counted.join(', ')}`).bind(site, customerId),
  ])
  return {
    items: items.map(rowToItem),
    ids: ids.map(({ id }) => id),
    counts: counts[0] ?? { product: 0, tag: 0, personroom: 0, post: 0 },
  }
}

/** Whether the site ?1 has it. */
const isThere: Record<BookmarkType, (id: string) => string> = {
  product: (id) => `EXISTS (SELECT 1 FROM site_products it WHERE it.site = ?1 AND it.product_id = ${id})`,
  tag: (id) => `EXISTS (SELECT 1 FROM tags it WHERE it.id = ${id})`,
  personroom: (id) => `EXISTS (SELECT 1 FROM moodrooms it WHERE it.id = ${id})`,
  post: (id) => `EXISTS (SELECT 1 FROM posts it WHERE it.id = ${id})`,
}

/** How each shows itself, joined to `bookmarks b`. */
const faces: Record<BookmarkType, { columns: string; joined: string }> = {
  product: {
    columns: 'p.name, v.url_slug, NULL AS tag_kind',
    joined: `CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = b.item_id
      CROSS JOIN products p ON p.id = sp.product_id CROSS JOIN variants v ON v.id = sp.lead_variant_id
      CROSS JOIN media m ON m.id = v.main_media_id`,
  },
  tag: {
    columns: 't.name, t.url_slug, t.kind AS tag_kind',
    joined: 'CROSS JOIN tags t ON t.id = b.item_id LEFT JOIN media m ON m.id = t.media_id',
  },
  personroom: {
    columns: 'r.name, r.url_slug, NULL AS tag_kind',
    joined: 'CROSS JOIN moodrooms r ON r.id = b.item_id CROSS JOIN media m ON m.id = r.wide_media_id',
  },
  post: {
    columns: 'a.title AS name, a.url_slug, NULL AS tag_kind',
    joined: 'CROSS JOIN posts a ON a.id = b.item_id CROSS JOIN media m ON m.id = a.media_id',
  },
}

function rowToItem(row: ItemRow): MarkedItem {
  return {
    id: row.id,
    markedAt: row.marked_at,
    name: row.name,
    urlSlug: row.url_slug,
    tagKind: row.tag_kind,
    mainPicture: rowToMaybePicture(row),
  }
}
