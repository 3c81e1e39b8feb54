import type { StockStatus } from '#lib/price.ts'
import { type Statements, readBatch } from './batch.ts'
import type { TagKind } from './tag.ts'

/** What else the variants that a site leads with can be had in, and what they bear themselves. */
export interface LeadChoices {
  tags: { id: string; kind: TagKind }[]
  options: LeadChoice[]
  swatches: LeadChoice[]
}

export interface LeadChoice {
  id: string
  name: string
  surcharge: number
  status: StockStatus
}

interface TagRow {
  variant_id: string
  id: string
  kind: TagKind
}
interface ChoiceRow extends LeadChoice {
  variant_id: string
}
type ChoiceRows = [TagRow, ChoiceRow, ChoiceRow]

interface Wanted {
  site: string
  /** The products' numbers. */
  numbers: readonly number[]
}

/** By the id of the variant. */
export async function readLeadChoices(
  db: D1Database,
  wanted: Wanted,
): Promise<(variantId: string) => LeadChoices> {
  const [tags, options, swatches] = await readBatch<ChoiceRows>(db, leadChoiceStatements(db, wanted))
  const of = <Row extends { variant_id: string }>(rows: Row[]) => Map.groupBy(rows, (row) => row.variant_id)
  const [tagsOf, optionsOf, swatchesOf] = [of(tags), of(options), of(swatches)]
  return (variantId) => ({
    tags: tagsOf.get(variantId) ?? [],
    options: optionsOf.get(variantId) ?? [],
    swatches: swatchesOf.get(variantId) ?? [],
  })
}

export function leadChoiceStatements(db: D1Database, { site, numbers }: Wanted): Statements<ChoiceRows> {
  const ofLeads = (sql: string) => db.prepare(`WITH ${lead} ${sql}`).bind(site, JSON.stringify(numbers))
  return [
    ofLeads(`SELECT vt.variant_id, vt.tag_id AS id, vt.tag_kind AS kind
      FROM lead CROSS JOIN variant_tags vt ON vt.variant_id = lead.variant_id`),
    ofLeads(`SELECT o.variant_id, o.id, o.name, o.surcharge, o.inventory_status AS status
      FROM lead CROSS JOIN options o ON o.variant_id = lead.variant_id
      ORDER BY o.variant_id, o.position`),
    ofLeads(`SELECT w.variant_id, w.id, w.name, w.surcharge, w.inventory_status AS status
      FROM lead CROSS JOIN swatches w ON w.variant_id = lead.variant_id
      ORDER BY w.variant_id, w.option_id, w.position`),
  ]
}

const lead = `lead AS (
  SELECT sp.lead_variant_id AS variant_id
  FROM json_each(?2) asked CROSS JOIN product_numbers n ON n.number = asked.value
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = n.product_id
)`
