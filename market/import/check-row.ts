import { everySite } from './cell.ts'
import type { Draft } from './draft.ts'
import type { ReadRow } from './row.ts'
import { type RowTags, rowTags } from './row-tags.ts'
import { ranksOf } from './places.ts'
import { type Surroundings, skuOf } from './surroundings.ts'
import { type Rates, type Terms, termsOf } from './terms.ts'

/** A row of which every word is known, or may be added. */
export interface CheckedRow {
  row: ReadRow
  productId: string
  sellerId: string | undefined
  terms: Terms
  tags: RowTags
}

interface Beside {
  around: Surroundings
  /** What the batch has so far. */
  draft: Draft
  productId: string
}

/** Returns a reason where the row can't be written beside what is there. */
export function checkRow(row: ReadRow, around: Surroundings, draft: Draft): CheckedRow | string {
  const productId = row.item_group_id ?? around.productOfVariant.get(row.id) ?? row.id
  const beside = { around, draft, productId }
  const reason =
    otherOwner(row, beside) ??
    missing(row, beside) ??
    unknownSite(row, around) ??
    takenPlace(row, beside) ??
    wrongOffer(row, beside) ??
    takenNumber(row, around)
  if (reason !== undefined) return reason
  const terms = termsOf(row, ratesOf(beside))
  if (typeof terms === 'string') return terms
  // Last of all: what a row names anew becomes a tag, and a refused row must leave none behind.
  const tags = rowTags(row, around.tags)
  return typeof tags === 'string' ? tags : { row, productId, sellerId: sellerOf(row, around), terms, tags }
}

function otherOwner({ id }: ReadRow, { around, draft, productId }: Beside): string | undefined {
  const owner = draft.variants.get(id) ?? around.productOfVariant.get(id)
  if (owner !== undefined && owner !== productId)
    return `item_group_id: the variant ${id} belongs to the product ${owner} and doesn’t move to another`
  return undefined
}

function missing(row: ReadRow, { around, draft, productId }: Beside): string | undefined {
  const isNewProduct = !around.products.has(productId) && !draft.products.has(productId)
  const isNewVariant = !around.productOfVariant.has(row.id) && !draft.variants.has(row.id)
  const needed = [
    ...(isNewProduct ? (['title', 'brand'] as const) : []),
    ...(isNewVariant ? (['image_link'] as const) : []),
    ...(row.additional_image_link ? (['image_link'] as const) : []),
  ].filter((column) => row[column] === undefined)
  if (needed.length === 0) return undefined
  return `${[...new Set(needed)].join(', ')}: is missing, and nothing of that id is there yet to take it from`
}

function unknownSite(row: ReadRow, { sites }: Surroundings): string | undefined {
  const ranked = [...(row.rank?.keys() ?? [])].filter((site) => site !== everySite)
  for (const [column, named] of Object.entries({ sites: row.sites, leads_on: row.leads_on, rank: ranked })) {
    const stranger = named?.find((site) => !sites.has(site))
    if (stranger !== undefined)
      return `${column}: there is no site "${stranger}"; there are ${[...sites].join(', ')}`
  }
  return undefined
}

/** A product's place is said by its first row. */
function takenPlace(row: ReadRow, { around, draft, productId }: Beside): string | undefined {
  if (draft.products.has(productId)) return undefined
  for (const [site, place] of ranksOf(row, productId, around)) {
    const owner = draft.places.get(`${site} ${place}`)
    if (owner !== undefined) return `rank: ${place} is the place of ${owner} in this very file`
  }
  return undefined
}

const offerColumns = [
  'price',
  'base_price',
  'availability',
  'quantity',
  'shipping',
  'delivery_method',
  'lead_time',
  'max_order_size',
] as const

/** By name or by id, or the one for all rows that name none. A row that offers nothing needs nobody. */
export function sellerOf(row: ReadRow, { sellerByName, defaults }: Surroundings): string | undefined {
  const offers = offerColumns.some((column) => row[column] !== undefined)
  const name = row.seller ?? (offers ? defaults.seller : undefined)
  return name === undefined ? undefined : (sellerByName.get(name) ?? sellerByName.get(name.toLowerCase()))
}

function wrongOffer(row: ReadRow, { around, draft }: Beside): string | undefined {
  const name = row.seller ?? around.defaults.seller
  const said = offerColumns.find((column) => row[column] !== undefined)
  const sellerId = sellerOf(row, around)
  if (name === undefined && said !== undefined)
    return `seller: is missing; the row says ${said}, and not whose (or give --seller for all)`
  if (sellerId === undefined) {
    if (row.seller !== undefined || said !== undefined) return `seller: there is no seller "${name}"`
    return draft.variants.has(row.id) ? 'id: stands in this file twice' : undefined
  }
  const offer = `${row.id} ${sellerId}`
  if (draft.offers.has(offer)) return 'id: stands in this file twice with the same seller'
  if (!around.offers.has(offer) && row.base_price === undefined && row.price === undefined)
    return 'price: is missing, and this seller doesn’t offer the variant yet'
  return undefined
}

/** Two variants never share an article number. */
function takenNumber(
  row: ReadRow,
  { bearerOfSku, bearerOfEan, productOfVariant }: Surroundings,
): string | undefined {
  const isNew = !productOfVariant.has(row.id)
  const skuBearer = isNew || row.mpn !== undefined ? bearerOfSku.get(skuOf(row)) : undefined
  if (skuBearer !== undefined && skuBearer !== row.id)
    return `mpn: ${skuOf(row)} is the number of ${skuBearer}`
  const eanBearer = row.gtin === undefined ? undefined : bearerOfEan.get(row.gtin)
  if (eanBearer !== undefined && eanBearer !== row.id)
    return `gtin: ${row.gtin} is the number of ${eanBearer}`
  return undefined
}

/** What the product's other rows and variants are multiplied by; unknown until one of them has a price. */
function ratesOf({ around, draft, productId }: Beside): { rates: Rates | undefined; isInUse: boolean } {
  const write = draft.products.get(productId)?.write
  const known = around.products.get(productId)
  const isInUse = write !== undefined && write.discount !== null
  const { markUp = null, vatTax = null, discount = null } = write ?? {}
  if (!known && markUp === null) return { rates: undefined, isInUse: false }
  const rates = {
    markUp: markUp ?? known?.markUp ?? usual.markUp,
    vatTax: vatTax ?? known?.vatTax ?? usual.vatTax,
    discount: discount ?? known?.discount ?? usual.discount,
  }
  return { rates, isInUse }
}

/** Of a product whose rows say a base price and nothing else. */
export const usual: Rates = { markUp: 10_000, vatTax: 2_000, discount: 0 }
