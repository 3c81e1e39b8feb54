import type { ImportColumn } from '#contract/market/import-columns.ts'
import type { ImportRow } from '#contract/market/import.ts'
import type { ExportPage, ExportProduct, ExportVariant } from '../queries/import-export.ts'
import type { TagKind } from '../queries/tag.ts'
import { type TagLabels, tagLabels } from './tag-labels.ts'

type Cells = { [Column in ImportColumn]?: ImportRow[string] }

/** The rows of a page as they are imported again: one for each variant and seller, in the order of the variants. */
export function exportRows({ products, tags }: ExportPage): ImportRow[] {
  const labels = tagLabels(tags)
  return products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const [first, ...others] = variant.offers
      const whole = { ...cellsOfProduct(product, labels), ...cellsOfVariant(product, variant, labels) }
      const owner = {
        id: variant.id,
        item_group_id: product.id,
        title: product.name,
        variant_title: variant.name,
      }
      return [
        withoutBlanks({ ...whole, ...(first && cellsOfOffer(first)) }),
        ...others.map((offer) => withoutBlanks({ ...owner, ...cellsOfOffer(offer) })),
      ]
    }),
  )
}

function cellsOfProduct(product: ExportProduct, labels: TagLabels): Cells {
  const named = (kind: TagKind) => labels.ofKind(kind, product.tagIds)
  return {
    item_group_id: product.id,
    title: product.name,
    brand: labels.of(product.brand_id),
    product_type: named('category'),
    rooms: named('room'),
    sites: product.places.length === 0 ? 'none' : product.places.map(({ site }) => site),
    rank: rankOf(product),
    mark_up: product.mark_up / 10_000,
    vat_tax: product.vat_tax / 100,
    discount: product.promotional_discount / 100,
    price_suffix: product.price_suffix,
    delivery_note: product.delivery_note,
    summary: product.summary_html,
    product_slug: product.url_slug,
    product_seo_title: product.seo_title,
    seo_description: product.seo_description,
  }
}

function cellsOfVariant(product: ExportProduct, variant: ExportVariant, labels: TagLabels): Cells {
  const named = (kind: TagKind) => labels.ofKind(kind, variant.tagIds)
  const leads = product.places.filter(({ leadId }) => leadId === variant.id).map(({ site }) => site)
  return {
    id: variant.id,
    variant_title: variant.name,
    description: variant.description_html,
    ...cellsOfPictures(variant),
    gtin: variant.ean,
    mpn: variant.sku,
    color: named('colour'),
    material: named('material'),
    styles: named('style'),
    moodclips: named('filter'),
    leads_on: leads,
    surcharge: pounds(variant.surcharge),
    height_mm: variant.height_mm,
    width_mm: variant.width_mm,
    length_mm: variant.length_mm,
    seo_title: variant.seo_title,
    meta_title: variant.meta_title,
    url_slug: variant.url_slug,
  }
}

/** A gallery that doesn't begin with the variant's own picture can't be said by additional pictures. */
function cellsOfPictures({ picture, gallery, ...measures }: ExportVariant): Cells {
  const [first, ...others] = gallery
  return {
    image_link: picture,
    picture_width: measures.picture_width,
    picture_height: measures.picture_height,
    picture_colour: measures.picture_colour,
    ...(first === picture
      ? { additional_image_link: others }
      : { gallery: gallery.length === 0 ? 'none' : gallery }),
  }
}

function cellsOfOffer(offer: ExportVariant['offers'][number]): Cells {
  return {
    seller: offer.sellerId,
    base_price: pounds(offer.basePrice),
    availability: offer.status === 'active' ? 'in_stock' : offer.status,
    quantity: offer.quantity,
    max_order_size: offer.maxOrderSize,
    shipping: `GB:::${pounds(offer.deliveryCharge)} GBP`,
    delivery_method: offer.deliveryMethod,
    lead_time: offer.leadTime,
  }
}

function rankOf({ places }: ExportProduct): ImportRow[string] {
  const ranks = new Set(places.map(({ rank }) => rank))
  if (ranks.size === 1) return [...ranks].join()
  return places.map(({ site, rank }) => `${site}:${rank}`)
}

function pounds(amount: number): string {
  return (amount / 100).toFixed(2)
}

function withoutBlanks(cells: Cells): ImportRow {
  const said = Object.entries(cells).filter(
    ([, cell]) => cell !== null && cell !== '' && !(Array.isArray(cell) && cell.length === 0),
  )
  return Object.fromEntries(said)
}
