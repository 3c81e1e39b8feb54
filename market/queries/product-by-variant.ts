import type { StockStatus } from '#lib/price.ts'
import type { ListedVariant, SoldProduct } from './listed-product.ts'
import type { Offer } from './offer.ts'
import { type Picture, type VariantPicture, listToPicture, pictureOf } from './picture.ts'
import {
  type ChoiceList,
  type Finish,
  type OfferList,
  type PictureToldOnce,
  type ProductRow,
  type SwatchList,
  type VariantList,
  productStatement,
} from './product-statement.ts'
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

export interface DetailedProduct extends SoldProduct {
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
  const row = await productStatement(db, asked).first<ProductRow>()
  if (!row) return null
  const tagIds: string[] = JSON.parse(row.tag_ids)
  const variants: VariantList[] = JSON.parse(row.variants)
  const borne = new Set([...tagIds, ...variants.flatMap(borneBy)])
  const known = tagsAmong(await tagsIn(row.version, [...borne]))
  const toldOf = toldIn(row.pictures)
  const stars: StarsRow[] = JSON.parse(row.stars)
  const reviews: ReviewRow[] = JSON.parse(row.reviews)
  const product = rowToProduct(row, {
    tags: known.tagsOf(tagIds),
    categories: known.categoriesOf(tagIds),
    variants: variants.map((variant) => listToVariant(variant, { known, toldOf })),
  })
  return { product, reviews: rowsToReviews([reviews, stars]) }
}

function rowToProduct(
  row: ProductRow,
  parts: Pick<DetailedProduct, 'tags' | 'categories' | 'variants'>,
): DetailedProduct {
  return {
    id: row.id,
    name: row.name,
    urlSlug: row.url_slug,
    brand: { name: row.brand_name, urlSlug: row.brand_slug },
    leadVariantId: row.lead_variant_id,
    rates: { markUp: row.mark_up, vatTax: row.vat_tax, promotionalDiscount: row.promotional_discount },
    hidesPrice: row.hides_price === 1,
    reviewCount: row.review_count,
    ratingSum: row.rating_sum,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    summaryHtml: row.summary_html,
    deliveryNote: row.delivery_note,
    priceSuffix: row.price_suffix,
    model: row.model_url === null ? null : { url: row.model_url, bytes: row.model_bytes },
    ...parts,
  }
}

/** What a variant's list refers to by ids. */
interface Told {
  known: ReturnType<typeof tagsAmong>
  toldOf: (pictureId: string) => PictureToldOnce
}

function toldIn(text: string): Told['toldOf'] {
  const pictures: Record<string, PictureToldOnce> = JSON.parse(text)
  return (pictureId) => {
    const told = pictures[pictureId]
    if (!told) throw new Error(`Nothing was told of the picture ${pictureId}.`)
    return told
  }
}

function borneBy([, tagIds, swatches]: VariantList): string[] {
  return [...tagIds, ...swatches.flatMap(([, ofSwatch]) => ofSwatch)]
}

function listToVariant(list: VariantList, { known, toldOf }: Told): DetailedVariant {
  const [id, tagIds, swatchLists, name, seoTitle, urlSlug, surcharge, metaTitle, descriptionHtml, ...rest] =
    list
  const [sku, ean, heightMm, widthMm, lengthMm, mainPictureId, galleryIds, finishes, options, offers] = rest
  const pictureSeenFromIt = (pictureId: string) => {
    const [picture, shown] = toldOf(pictureId)
    return pictureOf(id, listToPicture(picture), shown)
  }
  const swatches = swatchLists.map((swatch) => listToSwatch(swatch, { known, toldOf }))
  const swatchesOf = (option: string | null) =>
    swatches.filter(({ optionId }) => optionId === option).map(({ swatch }) => swatch)
  return {
    id,
    name,
    seoTitle,
    urlSlug,
    surcharge,
    metaTitle,
    descriptionHtml,
    sku,
    ean,
    heightMm,
    widthMm,
    lengthMm,
    finishes,
    mainPicture: pictureSeenFromIt(mainPictureId),
    gallery: galleryIds.map(pictureSeenFromIt),
    tags: known.tagsOf(tagIds),
    offers: offers.map(listToOffer),
    options: options.map((option) => ({ ...listToChoice(option), swatches: swatchesOf(option[0]) })),
    swatches: swatchesOf(null),
  }
}

function listToOffer(list: OfferList): IntroducedOffer {
  const [sellerId, sellerName, basePrice, deliveryCharges, deliveryMethod, leadTime, ...rest] = list
  const [quantity, maxOrderSize, status, town, line] = rest
  return {
    sellerId,
    sellerName,
    basePrice,
    deliveryCharges,
    deliveryMethod,
    leadTime,
    quantity,
    maxOrderSize,
    status,
    town,
    line,
  }
}

function listToSwatch([choice, tagIds, optionId, finishes, pictureId]: SwatchList, { known, toldOf }: Told) {
  const swatch: Swatch = {
    ...listToChoice(choice),
    finishes,
    mainPicture: pictureId === null ? null : listToPicture(toldOf(pictureId)[0]),
    tags: known.tagsOf(tagIds),
  }
  return { optionId, swatch }
}

function listToChoice([id, name, surcharge, status]: ChoiceList): Choice {
  return { id, name, surcharge, status }
}
