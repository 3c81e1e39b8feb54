import type { StockStatus } from '#lib/price.ts'
import { type Statements, readBatch } from './batch.ts'
import type { ListedProduct } from './listed-product.ts'
import {
  type PageRows,
  type Wanted,
  listed,
  listedProductStatements,
  rowsToListedProducts,
} from './product-page.ts'
import type { TagKind } from './tag.ts'

/** A product, and what else the variant that its site leads with can be had in and bears itself. */
export interface SuggestedProduct extends ListedProduct {
  lead: { tags: LeadTag[]; options: LeadChoice[]; swatches: LeadChoice[] }
}

export interface LeadTag {
  id: string
  kind: TagKind
}

export interface LeadChoice {
  id: string
  name: string
  surcharge: number
  status: StockStatus
}

/** Each a JSON list. */
interface LeadRow {
  product_id: string
  tags: string
  options: string
  swatches: string
}
type SuggestedRows = [LeadRow, ...PageRows]

interface SuggestedProducts {
  products: SuggestedProduct[]
  version: number
}

/** Those of the numbered products that the site sells, in the given order. */
export async function readSuggestedProducts(db: D1Database, wanted: Wanted): Promise<SuggestedProducts> {
  const [leads, ...rows] = await readBatch<SuggestedRows>(db, suggestedProductStatements(db, wanted))
  const { products, version } = rowsToListedProducts(rows)
  const leadOf = new Map(leads.map((row) => [row.product_id, row]))
  return {
    version,
    products: products.map((product) => ({ ...product, lead: rowToLead(leadOf.get(product.id)) })),
  }
}

export function suggestedProductStatements(db: D1Database, wanted: Wanted): Statements<SuggestedRows> {
  return [
    db.prepare(choicesOfLeads).bind(wanted.site, JSON.stringify(wanted.numbers)),
    ...listedProductStatements(db, wanted),
  ]
}

function rowToLead(row: LeadRow | undefined): SuggestedProduct['lead'] {
  const tags: LeadTag[] = JSON.parse(row?.tags ?? '[]')
  const options: LeadChoice[] = JSON.parse(row?.options ?? '[]')
  const swatches: LeadChoice[] = JSON.parse(row?.swatches ?? '[]')
  return { tags, options, swatches }
}

const choice = (of: string) =>
  `json_object('id', ${of}.id, 'name', ${of}.name, 'surcharge', ${of}.surcharge, 'status', ${of}.inventory_status)`

const choicesOfLeads = `WITH ${listed} SELECT listed.product_id,
    (SELECT json_group_array(json_object('id', vt.tag_id, 'kind', vt.tag_kind))
      FROM variant_tags vt WHERE vt.variant_id = listed.lead_variant_id) AS tags,
    (SELECT json_group_array(${choice('o')} ORDER BY o.position)
      FROM options o WHERE o.variant_id = listed.lead_variant_id) AS options,
    (SELECT json_group_array(${choice('w')} ORDER BY w.option_id, w.position)
      FROM swatches w WHERE w.variant_id = listed.lead_variant_id) AS swatches
  FROM listed`
