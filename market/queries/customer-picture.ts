import { type Signature, writeOnce } from './write-once.ts'

export interface StoredPicture {
  key: string
  type: string
}

/** Shows another picture of a customer, or none; the one before is marked for the bin. */
export async function showPicture(
  db: D1Database,
  { id, picture }: { id: string; picture: StoredPicture | null },
  signature: Signature,
): Promise<'done' | 'replayed' | 'gone'> {
  const discard = db
    .prepare(
      `INSERT INTO discarded_pictures (key)
      SELECT picture_key FROM customers WHERE id = ? AND picture_key IS NOT NULL`,
    )
    .bind(id)
  const update = db
    .prepare('UPDATE customers SET picture_key = ?2, picture_type = ?3 WHERE id = ?1')
    .bind(id, picture?.key ?? null, picture?.type ?? null)
  const outcome = await writeOnce(db, signature, [discard, update])
  if (outcome.replayed) return 'replayed'
  return outcome.results[1]?.meta.changes === 1 ? 'done' : 'gone'
}

interface Row {
  key: string
}

export async function listDiscardedPictures(db: D1Database, most: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT key FROM discarded_pictures ORDER BY key LIMIT ?')
    .bind(most)
    .all<Row>()
  return results.map(({ key }) => key)
}

export async function forgetDiscardedPictures(db: D1Database, keys: string[]): Promise<void> {
  await db
    .prepare('DELETE FROM discarded_pictures WHERE key IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(keys))
    .run()
}

/** Whose site shows a picture by that key: a key of another site opens nothing. */
export async function findPictureType(
  db: D1Database,
  { site, key }: { site: string; key: string },
): Promise<string | null> {
  const row = await db
    .prepare('SELECT picture_type FROM customers WHERE picture_key = ? AND site = ?')
    .bind(key, site)
    .first<{ picture_type: string }>()
  return row?.picture_type ?? null
}
