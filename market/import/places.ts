import type { PlaceToWrite } from '../queries/import-tables.ts'
import { everySite } from './cell.ts'
import type { DraftProduct } from './draft.ts'
import type { ReadRow } from './row.ts'
import type { Surroundings } from './surroundings.ts'

/** Where a product is sold; undefined where it stays as it is. A new product of which nothing is said is sold everywhere. */
export function sitesOf(
  row: ReadRow,
  productId: string,
  around: Surroundings,
): readonly string[] | undefined {
  const isNew = !around.products.has(productId)
  return row.sites ?? around.defaults.sites ?? (isNew ? [...around.sites] : undefined)
}

/** The place that a row wants on each site. */
export function ranksOf(row: ReadRow, productId: string, around: Surroundings): ReadonlyMap<string, number> {
  const { rank = new Map<string, number>() } = row
  const everywhere = rank.get(everySite)
  const sites = sitesOf(row, productId, around) ?? [...around.sites]
  return new Map(
    sites.flatMap((site) => {
      const place = rank.get(site) ?? everywhere
      return place === undefined ? [] : [[site, place]]
    }),
  )
}

export function placesOf(product: DraftProduct, at: number): PlaceToWrite[] {
  const { write, ranks, leads, firstVariantId, sites } = product
  return [...new Set(sites ?? [...ranks.keys(), ...leads.keys()])].map((site) => ({
    site,
    productId: write.id,
    at,
    rank: ranks.get(site) ?? null,
    leadId: leads.get(site) ?? null,
    firstId: firstVariantId,
    onlyIfThere: sites === undefined,
  }))
}
