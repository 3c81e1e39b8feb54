import { exportProducts } from '#contract/market/import.ts'
import { exportRows } from '../../import/export-rows.ts'
import { readForExport } from '../../queries/import-export.ts'
import { operatorRoute } from '../route.ts'

export const productExport = operatorRoute(exportProducts, async ({ db, query }) => {
  const page = await readForExport(db, query)
  return { rows: exportRows(page), next: page.next }
})
