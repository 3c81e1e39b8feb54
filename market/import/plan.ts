import type { Known } from '../queries/import-known.ts'
import type { ImportTables } from '../queries/import-tables.ts'
import { addRow } from './add-row.ts'
import { checkRow } from './check-row.ts'
import { emptyDraft } from './draft.ts'
import type { readRow } from './row.ts'
import { type Defaults, surroundingsOf } from './surroundings.ts'
import { finishTables } from './tables.ts'

export interface Plan {
  tables: ImportTables
  refused: { row: number; reason: string }[]
}

type Reading = ReturnType<typeof readRow>

/** What becomes of a batch: every row is either written or refused with its reason, and the order of rows counts. */
export function planImport(
  readings: readonly Reading[],
  known: Known,
  setting: { sites: readonly string[]; defaults: Defaults },
): Plan {
  const around = surroundingsOf(known, setting)
  const draft = emptyDraft()
  const refused: Plan['refused'] = []
  for (const [at, reading] of readings.entries()) {
    const checked = reading.ok ? checkRow(reading.row, around, draft) : reading.reason
    if (typeof checked === 'string') refused.push({ row: at, reason: checked })
    else addRow(checked, around, draft)
  }
  return { tables: finishTables(draft, around), refused }
}
