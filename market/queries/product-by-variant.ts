import type { StockStatus } from '#lib/price.ts'
import { readBatch } from './batch.ts'
import {
  type ListedProduct,
  type ListedVariant,
  rowToListedProduct,
  rowToListedVariant,
} from './listed-product.ts'
import { type Offer, rowToOffer } from './offer.ts'
import { type Picture, type VariantPicture, rowToMaybePicture, rowToVariantPicture } from './picture.ts'
import {
  type GalleryRow,
  type IntroducedOfferRow,
  type OptionRow,
  type OwnedTagRow,
  type ProductRow,
  type ProductRows,
  type SwatchRow,
  type VariantRow,
  productStatements,
} from './product-statements.ts'
import { type Review, type ReviewRow, type Reviews, type StarsRow, rowsToReviews } from './reviews.ts'
import { type NamedTag, rowToNamedTag } from './tag.ts'

interface Choice {
  id: string
  name: string
  surcharge: number
  status: StockStatus
}
/** How something wears one material of its product's model. */
export interface Finish {
  material: string
  surface: string
  colour: string
}
export interface Swatch extends Choice {
  tags: NamedTag[]
  mainPicture: Picture | null
  finishes: Finish[]
}
export interface Option extends Choice {
  swatches: Swatch[]
}

/** An offer, and what its seller says of itself. */
export interface IntroducedOffer extends Offer {
  town: string | null
  line: string | null
}

/** Null where a category stands at the top. */
export interface PlacedCategory extends NamedTag {
  parent: { tagId: string; name: string; urlSlug: string } | null
}

export interface DetailedVariant extends ListedVariant {
  mainPicture: VariantPicture
  offers: IntroducedOffer[]
  metaTitle: string
  descriptionHtml: string
  sku: string
  ean: string | null
  heightMm: number | null
  widthMm: number | null
  lengthMm: number | null
  tags: NamedTag[]
  gallery: VariantPicture[]
  finishes: Finish[]
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
  categories: PlacedCategory[]
  model: { url: string; bytes: number | null } | null
  variants: DetailedVariant[]
}

interface Wanted {
  site: string
  variantId: string
  /** So many of the reviews come with it. */
  reviews: number
}

/** Null when there is no such variant or the site doesn't sell its product. All of it is one journey. */
export async function findProductByVariant(
  db: D1Database,
  asked: Wanted,
): Promise<{ product: DetailedProduct; reviews: Reviews<Review> } | null> {
  const [[row], variants] = await readBatch<ProductRows>(db, productStatements(db, asked))
  if (!row) return null
  const tags: OwnedTagRow[] = JSON.parse(row.tags)
  const parts = partsOf(tags)
  const stars: StarsRow[] = JSON.parse(row.stars)
  const reviews: ReviewRow[] = JSON.parse(row.reviews)
  const product = rowToProduct(row, {
    tags: parts.tagsOf('product', row.id),
    categories: parts.categoriesOf(row.id),
    variants: variants.map((variant) => rowToVariant(variant, parts)),
  })
  return { product, reviews: rowsToReviews([reviews, stars]) }
}

type Parts = ReturnType<typeof partsOf>

/** The tags by whom they hang on, grouped once. */
function partsOf(tags: OwnedTagRow[]) {
  const byOwner = Map.groupBy(tags, ({ owner, owner_id }) => `${owner} ${owner_id}`)
  const rowsOf = (owner: OwnedTagRow['owner'], id: string) => byOwner.get(`${owner} ${id}`) ?? []
  return {
    tagsOf: (owner: OwnedTagRow['owner'], id: string) => rowsOf(owner, id).map(rowToNamedTag),
    categoriesOf: (productId: string) =>
      rowsOf('product', productId)
        .filter(({ kind }) => kind === 'category')
        .map(rowToCategory),
  }
}

function rowToProduct(
  row: ProductRow,
  parts: Pick<DetailedProduct, 'tags' | 'categories' | 'variants'>,
): DetailedProduct {
  return {
    ...rowToListedProduct(row, []),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    summaryHtml: row.summary_html,
    deliveryNote: row.delivery_note,
    priceSuffix: row.price_suffix,
    model: row.model_url === null ? null : { url: row.model_url, bytes: row.model_bytes },
    ...parts,
  }
}

function rowToCategory(row: OwnedTagRow): PlacedCategory {
  const { parent_id: tagId, parent_name: name, parent_slug: urlSlug } = row
  const parent = tagId === null || name === null || urlSlug === null ? null : { tagId, name, urlSlug }
  return { ...rowToNamedTag(row), parent }
}

function rowToIntroducedOffer(row: IntroducedOfferRow): IntroducedOffer {
  return { ...rowToOffer(row), town: row.town, line: row.line }
}

function rowToVariant(row: VariantRow, parts: Parts): DetailedVariant {
  const swatches: SwatchRow[] = JSON.parse(row.swatches)
  const gallery: GalleryRow[] = JSON.parse(row.gallery)
  const offerRows: IntroducedOfferRow[] = JSON.parse(row.offers)
  const swatchesOf = (optionId: string | null) =>
    swatches.filter((swatch) => swatch.option_id === optionId).map((swatch) => rowToSwatch(swatch, parts))
  const offers = offerRows.map(rowToIntroducedOffer)
  const options: OptionRow[] = JSON.parse(row.options)
  return {
    ...rowToListedVariant(row, offers),
    mainPicture: rowToVariantPicture(row, row.id),
    offers,
    metaTitle: row.meta_title,
    descriptionHtml: row.description_html,
    sku: row.sku,
    ean: row.ean,
    heightMm: row.height_mm,
    widthMm: row.width_mm,
    lengthMm: row.length_mm,
    tags: parts.tagsOf('variant', row.id),
    gallery: gallery.map((picture) => rowToVariantPicture(picture, row.id)),
    finishes: finishesIn(row),
    options: options.map((option) => ({ ...rowToChoice(option), swatches: swatchesOf(option.id) })),
    swatches: swatchesOf(null),
  }
}

function rowToSwatch(row: SwatchRow, parts: Parts): Swatch {
  return {
    ...rowToChoice(row),
    tags: parts.tagsOf('swatch', row.id),
    mainPicture: rowToMaybePicture(row),
    finishes: finishesIn(row),
  }
}

function finishesIn(row: { finishes: string }): Finish[] {
  const finishes: Finish[] = JSON.parse(row.finishes)
  return finishes
}

function rowToChoice(row: OptionRow): Choice {
  return { id: row.id, name: row.name, surcharge: row.surcharge, status: row.inventory_status }
}
