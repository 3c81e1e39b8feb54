import type { StockStatus } from '#lib/price.ts'
import { readBatch } from './batch.ts'
import {
  type ListedProduct,
  type ListedVariant,
  rowToListedProduct,
  rowToListedVariant,
} from './listed-product.ts'
import { type Offer, rowToOffer } from './offer.ts'
import {
  type Picture,
  type VariantPicture,
  listToPicture,
  pictureOf,
  rowToVariantPicture,
} from './picture.ts'
import {
  type Finish,
  type GalleryList,
  type IntroducedOfferRow,
  type OptionRow,
  type ProductRow,
  type ProductRows,
  type SwatchList,
  type VariantRow,
  productStatements,
} from './product-statements.ts'
import { type PlacedCategory, type PlacedTag, tagsAmong } from './product-tags.ts'
import { type Review, type ReviewRow, type Reviews, type StarsRow, rowsToReviews } from './reviews.ts'
import type { NamedTag } from './tag.ts'

interface Choice {
  id: string
  name: string
  surcharge: number
  status: StockStatus
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
  /** What the ids stand for in that version of the catalogue. */
  tagsIn: (version: number, ids: readonly string[]) => Promise<ReadonlyMap<string, PlacedTag>>
}

/** Null when there is no such variant or the site doesn't sell its product. All of it but tags is one journey. */
export async function findProductByVariant(
  db: D1Database,
  { tagsIn, ...asked }: Wanted,
): Promise<{ product: DetailedProduct; reviews: Reviews<Review> } | null> {
  const [[row], rows] = await readBatch<ProductRows>(db, productStatements(db, asked))
  if (!row) return null
  const tagIds: string[] = JSON.parse(row.tag_ids)
  const variants = rows.map(readVariant)
  const borne = new Set([...tagIds, ...variants.flatMap(borneBy)])
  const known = tagsAmong(await tagsIn(row.version, [...borne]))
  const stars: StarsRow[] = JSON.parse(row.stars)
  const reviews: ReviewRow[] = JSON.parse(row.reviews)
  const product = rowToProduct(row, {
    tags: known.tagsOf(tagIds),
    categories: known.categoriesOf(tagIds),
    variants: variants.map((variant) => detailVariant(variant, known)),
  })
  return { product, reviews: rowsToReviews([reviews, stars]) }
}

type KnownTags = ReturnType<typeof tagsAmong>

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

function rowToIntroducedOffer(row: IntroducedOfferRow): IntroducedOffer {
  return { ...rowToOffer(row), town: row.town, line: row.line }
}

/** As far as it has to be read to know which tags it and its swatches bear. */
interface ReadVariant {
  row: VariantRow
  tagIds: string[]
  swatchLists: SwatchList[]
}

function readVariant(row: VariantRow): ReadVariant {
  return { row, tagIds: JSON.parse(row.tag_ids), swatchLists: JSON.parse(row.swatches) }
}

function borneBy({ tagIds, swatchLists }: ReadVariant): string[] {
  return [...tagIds, ...swatchLists.flatMap((list) => tagsOfSwatch(list))]
}

function tagsOfSwatch(list: SwatchList): string[] {
  return list[7]
}

function detailVariant({ row, tagIds, swatchLists }: ReadVariant, known: KnownTags): DetailedVariant {
  const swatches = swatchLists.map((list) => listToSwatch(list, known))
  const gallery: GalleryList[] = JSON.parse(row.gallery)
  const finishes: Finish[] = JSON.parse(row.finishes)
  const offerRows: IntroducedOfferRow[] = JSON.parse(row.offers)
  const swatchesOf = (option: string | null) =>
    swatches.filter(({ optionId }) => optionId === option).map(({ swatch }) => swatch)
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
    tags: known.tagsOf(tagIds),
    gallery: gallery.map(([picture, shown]) => pictureOf(row.id, listToPicture(picture), shown)),
    finishes,
    options: options.map((option) => ({ ...rowToChoice(option), swatches: swatchesOf(option.id) })),
    swatches: swatchesOf(null),
  }
}

function listToSwatch(list: SwatchList, known: KnownTags) {
  const [id, name, surcharge, status, optionId, finishes, picture] = list
  const mainPicture = picture && listToPicture(picture)
  const swatch: Swatch = {
    id,
    name,
    surcharge,
    status,
    finishes,
    mainPicture,
    tags: known.tagsOf(tagsOfSwatch(list)),
  }
  return { optionId, swatch }
}

function rowToChoice(row: OptionRow): Choice {
  return { id: row.id, name: row.name, surcharge: row.surcharge, status: row.inventory_status }
}
