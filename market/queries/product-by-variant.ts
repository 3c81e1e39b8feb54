import type { StockStatus } from '#lib/price.ts'
import { type Results, readBatch } from './batch.ts'
import {
  type ListedProduct,
  type ListedVariant,
  rowToListedProduct,
  rowToListedVariant,
} from './listed-product.ts'
import { rowToOffer } from './offer.ts'
import { type Picture, rowToMaybePicture, rowToPicture } from './picture.ts'
import {
  type OptionRow,
  type OwnedTagRow,
  type ProductRow,
  type ProductRows,
  type SwatchRow,
  type VariantRow,
  productStatements,
} from './product-statements.ts'
import { type NamedTag, rowToNamedTag } from './tag.ts'

interface Choice {
  id: string
  name: string
  surcharge: number
  status: StockStatus
}
export interface Swatch extends Choice {
  tags: NamedTag[]
  mainPicture: Picture | null
}
export interface Option extends Choice {
  swatches: Swatch[]
}

export interface DetailedVariant extends ListedVariant {
  metaTitle: string
  descriptionHtml: string
  sku: string
  ean: string | null
  heightMm: number | null
  widthMm: number | null
  lengthMm: number | null
  tags: NamedTag[]
  gallery: Picture[]
  options: Option[]
  swatches: Swatch[]
}

export interface DetailedProduct extends ListedProduct {
  seoTitle: string
  seoDescription: string
  summaryHtml: string
  deliveryNote: string
  priceSuffix: string
  tags: NamedTag[]
  variants: DetailedVariant[]
}

/** Null when there is no such variant or the site doesn't sell its product. */
export async function findProductByVariant(
  db: D1Database,
  { site, variantId }: { site: string; variantId: string },
): Promise<DetailedProduct | null> {
  const rows = await readBatch<ProductRows>(db, productStatements(db, { site, variantId }))
  const [[product], variants] = rows
  if (!product) return null
  const parts = partsOf(rows)
  return rowToProduct(product, {
    tags: parts.tagsOf('product', product.id),
    variants: variants.map((variant) => rowToVariant(variant, parts)),
  })
}

type Parts = ReturnType<typeof partsOf>

/** Everything that hangs on a variant, grouped once. */
function partsOf([, , offers, options, swatches, gallery, tags]: Results<ProductRows>) {
  const byVariant = <Row extends { variant_id: string }>(rows: Row[]) => {
    const groups = Map.groupBy(rows, (row) => row.variant_id)
    return (variantId: string) => groups.get(variantId) ?? []
  }
  const byOwner = Map.groupBy(tags, ({ owner, owner_id }) => `${owner} ${owner_id}`)
  return {
    offersOf: byVariant(offers),
    optionsOf: byVariant(options),
    swatchesOf: byVariant(swatches),
    galleryOf: byVariant(gallery),
    tagsOf: (owner: OwnedTagRow['owner'], id: string) =>
      (byOwner.get(`${owner} ${id}`) ?? []).map(rowToNamedTag),
  }
}

function rowToProduct(
  row: ProductRow,
  { tags, variants }: Pick<DetailedProduct, 'tags' | 'variants'>,
): DetailedProduct {
  return {
    ...rowToListedProduct(row, []),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    summaryHtml: row.summary_html,
    deliveryNote: row.delivery_note,
    priceSuffix: row.price_suffix,
    tags,
    variants,
  }
}

function rowToVariant(row: VariantRow, parts: Parts): DetailedVariant {
  const swatches = parts.swatchesOf(row.id)
  const swatchesOf = (optionId: string | null) =>
    swatches.filter((swatch) => swatch.option_id === optionId).map((swatch) => rowToSwatch(swatch, parts))
  return {
    ...rowToListedVariant(row, parts.offersOf(row.id).map(rowToOffer)),
    metaTitle: row.meta_title,
    descriptionHtml: row.description_html,
    sku: row.sku,
    ean: row.ean,
    heightMm: row.height_mm,
    widthMm: row.width_mm,
    lengthMm: row.length_mm,
    tags: parts.tagsOf('variant', row.id),
    gallery: parts.galleryOf(row.id).map(rowToPicture),
    options: parts
      .optionsOf(row.id)
      .map((option) => ({ ...rowToChoice(option), swatches: swatchesOf(option.id) })),
    swatches: swatchesOf(null),
  }
}

function rowToSwatch(row: SwatchRow, parts: Parts): Swatch {
  return { ...rowToChoice(row), tags: parts.tagsOf('swatch', row.id), mainPicture: rowToMaybePicture(row) }
}

function rowToChoice(row: OptionRow): Choice {
  return { id: row.id, name: row.name, surcharge: row.surcharge, status: row.inventory_status }
}
