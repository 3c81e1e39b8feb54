import type { StockStatus } from '#lib/price.ts'
import type { ListedProduct, ListedVariant } from './listed-product.ts'
import { statusNow } from './offer.ts'
import { type PictureList, listToPicture, pictureAsList } from './picture.ts'
import type { TagKind } from './tag.ts'

/** Raised whenever one of the lists below gets another order or another length: rows of other forms aren't read. */
export const cardForm = 1

/** As it lies in the database, in short: a page of a list brings twenty-four of them. */
type Card = [
  name: string,
  urlSlug: string,
  brandName: string,
  brandSlug: string,
  markUp: number,
  vatTax: number,
  promotionalDiscount: number,
  reviewCount: number,
  ratingSum: number,
  hidesPrice: number,
  variants: VariantOnCard[],
]
type VariantOnCard = [
  id: string,
  name: string,
  seoTitle: string,
  urlSlug: string,
  surcharge: number,
  picture: PictureList,
  offers: [sellerId: string, basePrice: number, deliveryCharges: number, status: StockStatus][],
]
type Choice = [id: string, name: string, surcharge: number, status: StockStatus]
type ChoicesOfVariant = [tags: [id: string, kind: TagKind][], options: Choice[], swatches: Choice[]]

/** What a site's leading variant can be had in, and which tags it bears itself. */
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

interface Listed {
  id: string
  number: number
  leadVariantId: string
}

export function cardToListedProduct(text: string, listed: Listed): ListedProduct {
  const card: Card = JSON.parse(text)
  const [name, urlSlug, brandName, brandSlug, markUp, vatTax, promotionalDiscount, ...rest] = card
  const [reviewCount, ratingSum, hidesPrice, variants] = rest
  return {
    ...listed,
    name,
    urlSlug,
    brand: { name: brandName, urlSlug: brandSlug },
    rates: { markUp, vatTax, promotionalDiscount },
    hidesPrice: hidesPrice === 1,
    reviewCount,
    ratingSum,
    variants: variants.map(listedVariant),
  }
}

function listedVariant([
  id,
  name,
  seoTitle,
  urlSlug,
  surcharge,
  picture,
  offers,
]: VariantOnCard): ListedVariant {
  return {
    id,
    name,
    seoTitle,
    urlSlug,
    surcharge,
    mainPicture: listToPicture(picture),
    offers: offers.map(([sellerId, basePrice, deliveryCharges, status]) => ({
      sellerId,
      basePrice,
      deliveryCharges,
      status,
    })),
  }
}

export function textToChoices(text: string): LeadChoices {
  const [tags, options, swatches]: ChoicesOfVariant = JSON.parse(text)
  return {
    tags: tags.map(([id, kind]) => ({ id, kind })),
    options: options.map(leadChoice),
    swatches: swatches.map(leadChoice),
  }
}

function leadChoice([id, name, surcharge, status]: Choice): LeadChoice {
  return { id, name, surcharge, status }
}

/** A `Card`, of the product of that id. */
export const cardOf = (id: string) => `(SELECT json_array(
    p.name, p.url_slug, b.name, b.url_slug, p.mark_up, p.vat_tax, p.promotional_discount, p.review_count, p.rating_sum,
    EXISTS (SELECT 1 FROM hidden_prices h WHERE h.product_id = p.id),
    json((SELECT json_group_array(json_array(v.id, v.name, v.seo_title, v.url_slug, v.surcharge,
      ${pictureAsList},
      json((SELECT json_group_array(json_array(i.seller_id, i.base_price, i.delivery_charge, ${statusNow})
        ORDER BY i.seller_id) FROM seller_inventories i WHERE i.variant_id = v.id))) ORDER BY v.position)
      FROM variants v JOIN media m ON m.id = v.main_media_id WHERE v.product_id = p.id)))
  FROM products p JOIN tags b ON b.id = p.brand_id WHERE p.id = ${id})`

/** `ChoicesOfVariant`, of the variant of that id. */
export const choicesOfVariant = (id: string) => `json_array(
    json((SELECT json_group_array(json_array(vt.tag_id, vt.tag_kind) ORDER BY vt.tag_id)
      FROM variant_tags vt WHERE vt.variant_id = ${id})),
    json((SELECT json_group_array(${choice('o')} ORDER BY o.position) FROM options o WHERE o.variant_id = ${id})),
    json((SELECT json_group_array(${choice('w')} ORDER BY w.option_id, w.position)
      FROM swatches w WHERE w.variant_id = ${id})))`

const choice = (of: string) => `json_array(${of}.id, ${of}.name, ${of}.surcharge, ${of}.inventory_status)`

/** By the ids of its variants the choices of each. */
export const choicesOf = (id: string) => `(SELECT json_group_object(v.id, ${choicesOfVariant('v.id')})
  FROM variants v WHERE v.product_id = ${id})`
