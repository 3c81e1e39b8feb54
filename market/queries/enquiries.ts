import { readBatch } from './batch.ts'
import { type MaybePictureRow, type Picture, pictureColumns, rowToMaybePicture } from './picture.ts'

export interface EnquiryOffer {
  id: string
  price: number
  note: string | null
  madeAt: number
  validUntil: number
  state: 'open' | 'withdrawn' | 'accepted' | 'rejected'
  reason: string | null
}

export interface Enquiry {
  id: string
  customerId: string
  sellerId: string
  sellerName: string
  productId: string
  productName: string
  variantId: string
  variantName: string
  optionId: string | null
  swatchId: string | null
  choiceName: string
  quantity: number
  message: string
  address: {
    addressName: string | null
    streetA: string
    streetB: string | null
    city: string
    country: string
    postcode: string | null
    mobileNumber: string | null
  }
  askedAt: number
  /** Null where the site doesn't sell it any more. */
  urlSlug: string | null
  mainPicture: Picture | null
  /** The latest first. */
  offers: EnquiryOffer[]
}

export type EnquiryRow = MaybePictureRow & {
  id: string
  customer_id: string
  seller_id: string
  seller_name: string
  product_id: string
  product_name: string
  variant_id: string
  variant_name: string
  option_id: string | null
  swatch_id: string | null
  choice_name: string
  quantity: number
  message: string
  address_name: string | null
  street_a: string
  street_b: string | null
  city: string
  country: string
  postcode: string | null
  mobile_number: string | null
  asked_at: number
  url_slug: string | null
}

export interface OfferRow {
  id: string
  enquiry_id: string
  price: number
  note: string | null
  made_at: number
  valid_until: number
  state: EnquiryOffer['state']
  reason: string | null
}

interface Page {
  customerId: string
  limit: number
  skip: number
}

export async function listEnquiries(
  db: D1Database,
  { customerId, limit, skip }: Page,
): Promise<{ enquiries: Enquiry[]; totalCount: number }> {
  const page = 'WHERE e.customer_id = ?1 ORDER BY e.asked_at DESC, e.id LIMIT ?2 OFFSET ?3'
  const [rows, offers, counts] = await readBatch<[EnquiryRow, OfferRow, { total: number }]>(db, [
    db.prepare(`${selectEnquiries} ${page}`).bind(customerId, limit, skip),
    db
      .prepare(
        `SELECT o.* FROM (SELECT e.id FROM enquiries e ${page}) asked
        CROSS JOIN enquiry_offers o ON o.enquiry_id = asked.id ${latestFirst}`,
      )
      .bind(customerId, limit, skip),
    db.prepare('SELECT count(*) AS total FROM enquiries WHERE customer_id = ?').bind(customerId),
  ])
  return { enquiries: rowsToEnquiries(rows, offers), totalCount: counts[0]?.total ?? 0 }
}

/** Null for somebody else's. */
export async function findEnquiry(
  db: D1Database,
  { customerId, id }: { customerId: string; id: string },
): Promise<Enquiry | null> {
  const [rows, offers] = await readBatch<[EnquiryRow, OfferRow]>(db, [
    db.prepare(`${selectEnquiries} WHERE e.customer_id = ?1 AND e.id = ?2`).bind(customerId, id),
    db.prepare(`SELECT o.* FROM enquiry_offers o WHERE o.enquiry_id = ? ${latestFirst}`).bind(id),
  ])
  return rowsToEnquiries(rows, offers)[0] ?? null
}

export const latestFirst = `ORDER BY o.made_at DESC, o.state = 'withdrawn', o.id`

/** With the picture as long as the customer's site sells the variant. */
export const selectEnquiries = `SELECT e.*, v.url_slug, ${pictureColumns} FROM enquiries e
  JOIN customers c ON c.id = e.customer_id
  LEFT JOIN variants v ON v.id = e.variant_id
    AND EXISTS (SELECT 1 FROM site_products sp WHERE sp.site = c.site AND sp.product_id = v.product_id)
  LEFT JOIN media m ON m.id = v.main_media_id`

export function rowsToEnquiries(rows: EnquiryRow[], offers: OfferRow[]): Enquiry[] {
  const offersOf = Map.groupBy(offers, ({ enquiry_id }) => enquiry_id)
  return rows.map((row) => rowToEnquiry(row, (offersOf.get(row.id) ?? []).map(rowToOffer)))
}

function rowToEnquiry(row: EnquiryRow, offers: EnquiryOffer[]): Enquiry {
  return {
    id: row.id,
    customerId: row.customer_id,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    productId: row.product_id,
    productName: row.product_name,
    variantId: row.variant_id,
    variantName: row.variant_name,
    optionId: row.option_id,
    swatchId: row.swatch_id,
    choiceName: row.choice_name,
    quantity: row.quantity,
    message: row.message,
    address: {
      addressName: row.address_name,
      streetA: row.street_a,
      streetB: row.street_b,
      city: row.city,
      country: row.country,
      postcode: row.postcode,
      mobileNumber: row.mobile_number,
    },
    askedAt: row.asked_at,
    urlSlug: row.url_slug,
    mainPicture: rowToMaybePicture(row),
    offers,
  }
}

function rowToOffer(row: OfferRow): EnquiryOffer {
  const { id, price, note, made_at: madeAt, valid_until: validUntil, state, reason } = row
  return { id, price, note, madeAt, validUntil, state, reason }
}
