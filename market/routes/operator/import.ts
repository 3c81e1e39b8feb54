import { importProducts } from '#contract/market/import.ts'
import { readSites } from '#contract/site.ts'
import { Refusal } from '../../door/refusal.ts'
import { planImport } from '../../import/plan.ts'
import { readRow } from '../../import/row.ts'
import { spokenOf } from '../../import/surroundings.ts'
import { findKnown } from '../../queries/import-known.ts'
import { writeImport } from '../../queries/import-write.ts'
import { operatorRoute } from '../route.ts'

export const productImport = operatorRoute(importProducts, async ({ env, db, body, signature }) => {
  const readings = body.rows.map(readRow)
  const rows = readings.flatMap((reading) => (reading.ok ? [reading.row] : []))
  const known = await findKnown(db, spokenOf(rows))
  const sites = readSites(env).map(({ key }) => key)
  const { tables, refused } = planImport(readings, known, {
    sites,
    defaults: { sites: body.sites, seller: body.seller },
  })
  const written = readings.length - refused.length
  const newTags = tables.tags.map(({ kind, name }) => ({ kind, name }))
  const answer = { written, refused, changed: [], newTags }
  if (body.dryRun || written === 0) return answer
  const outcome = await writeImport(db, tables, signature)
  return outcome.done ? { ...answer, changed: outcome.changed } : new Refusal('signature-replayed')
})
