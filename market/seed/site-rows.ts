import { found, piecesOf } from './piece.ts'
import { assortmentOf, leadTable, menuTable } from './sites.ts'
import type { Row } from './sql.ts'

export function siteProductRows(sites: readonly string[]): Row[] {
  return sites.flatMap((site) =>
    assortmentOf(site).map((productId, at) => ({
      site,
      product_id: productId,
      lead_variant_id: leadOf(site, productId),
      rank: at + 1,
    })),
  )
}

export function menuRows(sites: readonly string[]): Row[] {
  return sites.flatMap((site) =>
    menuTable.map(({ menu, name, url, tag, lists, leadsTo }, at) => ({
      site,
      menu_type: menu,
      position: at + 1,
      name,
      url: url === '-' ? null : url,
      tag_id: tag === '-' ? null : tag,
      lists: lists === '-' ? null : lists,
      leads_to: leadsTo,
    })),
  )
}

function leadOf(site: string, productId: string): string {
  const lead = leadTable.find((row) => row.site === site && row.product === productId)
  const [first] = piecesOf(productId)
  return lead ? `${productId}-${lead.variant}` : found(first, `a variant of ${productId}`).id
}
