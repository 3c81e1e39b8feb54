import { linkWrites } from './import-links.ts'
import { placeWrites } from './import-places.ts'
import { productWrites } from './import-products.ts'
import type { ImportTables } from './import-tables.ts'
import { type Signature, writeOnce } from './write-once.ts'

interface ChangedRow {
  product_id: string | null
}

type ImportOutcome = { done: true; changed: string[] } | { done: false }

/** Writes a batch whole or not at all. The catalogue's version rises where anything is other than before. */
export async function writeImport(
  db: D1Database,
  tables: ImportTables,
  signature: Signature,
): Promise<ImportOutcome> {
  const outcome = await writeOnce<ChangedRow>(db, signature, [
    beginCounting(db),
    ...productWrites(db, tables),
    ...linkWrites(db, tables),
    ...placeWrites(db, tables),
    raiseVersionIfChanged(db),
  ])
  if (outcome.replayed) return { done: false }
  const changed = outcome.results.flatMap(({ results }) => results.flatMap(({ product_id: id }) => id ?? []))
  return { done: true, changed: [...new Set(changed)] }
}

export function beginCounting(db: D1Database): D1PreparedStatement {
  return db.prepare('UPDATE import_begun SET changes = total_changes()')
}

/** One change is that of `beginCounting` itself. */
export function raiseVersionIfChanged(db: D1Database): D1PreparedStatement {
  return db.prepare(
    'UPDATE catalogue SET version = version + 1 WHERE (SELECT total_changes() - changes FROM import_begun) > 1',
  )
}
