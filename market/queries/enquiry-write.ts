import { agreedLineStatements } from './cart-write.ts'
import type { Enquiry, EnquiryOffer } from './enquiries.ts'
import { type Signature, writeOnce } from './write-once.ts'

interface NewEnquiry {
  customerId: string
  site: string
  requestKey: string
  sellerId: string
  productId: string
  variantId: string
  optionId: string | null
  swatchId: string | null
  quantity: number
  message: string
  address: Enquiry['address']
}

/** Of one customer; more than that is nobody who furnishes a home. */
const mostInADay = 20
const day = 24 * 60 * 60

interface OutcomeRow {
  id: string | null
  asked_lately: number
}

/** The same request key gives the enquiry that it gave before. */
export async function writeEnquiry(
  db: D1Database,
  enquiry: NewEnquiry,
  signature: Signature,
): Promise<{ id: string } | 'replayed' | 'unknown' | 'too-many'> {
  const { customerId, requestKey } = enquiry
  const yesterday = signature.now - day
  const outcome = await writeOnce<OutcomeRow>(db, signature, [
    insertEnquiry(db, enquiry, { now: signature.now, yesterday }),
    db
      .prepare(
        `SELECT (SELECT id FROM enquiries WHERE customer_id = ?1 AND request_key = ?2) AS id,
          (SELECT count(*) FROM enquiries WHERE customer_id = ?1 AND asked_at > ?3) AS asked_lately`,
      )
      .bind(customerId, requestKey, yesterday),
  ])
  if (outcome.replayed) return 'replayed'
  const row = outcome.results[1]?.results[0]
  if (row && row.id !== null) return { id: row.id }
  return (row?.asked_lately ?? 0) >= mostInADay ? 'too-many' : 'unknown'
}

/** Only of what the site sells, at a seller who offers it, with choices that belong to it. */
function insertEnquiry(
  db: D1Database,
  enquiry: NewEnquiry,
  { now, yesterday }: { now: number; yesterday: number },
): D1PreparedStatement {
  const { address } = enquiry
  return db
    .prepare(
      `INSERT INTO enquiries (id, customer_id, request_key, seller_id, product_id, variant_id, option_id, swatch_id,
        seller_name, product_name, variant_name, choice_name, quantity, message, address_name, street_a, street_b, city,
        country, postcode, mobile_number, asked_at)
      SELECT ?1, ?2, ?3, i.seller_id, p.id, v.id, o.id, w.id, s.name, p.name, v.name,
        trim(ifnull(o.name, '') || ' ' || replace(ifnull(w.name, ''), '_', ' ')),
        ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19
      FROM variants v JOIN products p ON p.id = v.product_id AND p.id = ?6
      JOIN site_products sp ON sp.site = ?4 AND sp.product_id = p.id
      JOIN seller_inventories i ON i.variant_id = v.id AND i.seller_id = ?5 JOIN sellers s ON s.id = i.seller_id
      LEFT JOIN options o ON o.id = ?8 AND o.variant_id = v.id
      LEFT JOIN swatches w ON w.id = ?9 AND w.variant_id = v.id AND (w.option_id IS NULL OR w.option_id = o.id)
      WHERE v.id = ?7 AND (?8 IS NULL) = (o.id IS NULL) AND (?9 IS NULL) = (w.id IS NULL)
        AND (SELECT count(*) FROM enquiries WHERE customer_id = ?2 AND asked_at > ?20) < ?21
      ON CONFLICT (customer_id, request_key) DO NOTHING`,
    )
    .bind(
      crypto.randomUUID(),
      enquiry.customerId,
      enquiry.requestKey,
      enquiry.site,
      enquiry.sellerId,
      enquiry.productId,
      enquiry.variantId,
      enquiry.optionId,
      enquiry.swatchId,
      enquiry.quantity,
      enquiry.message,
      address.addressName,
      address.streetA,
      address.streetB,
      address.city,
      address.country,
      address.postcode,
      address.mobileNumber,
      now,
      yesterday,
      mostInADay,
    )
}

interface Decision {
  enquiry: Enquiry
  offer: EnquiryOffer
  approved: boolean
  reason: string | null
}

/** Accepting puts the offer's line into the cart in the same batch; an offer that is open no more ends the batch. */
export async function decideOffer(
  db: D1Database,
  { enquiry, offer, approved, reason }: Decision,
  signature: Signature,
): Promise<'done' | 'replayed' | 'closed'> {
  const decide = db
    .prepare(
      `UPDATE enquiry_offers SET state = ?2, reason = ?3, answered_at = ?4
      WHERE id = ?1 AND state = 'open' AND valid_until > ?4`,
    )
    .bind(offer.id, approved ? 'accepted' : 'rejected', reason, signature.now)
  // SQLite has no way to end a batch but an error: this is one unless the offer has just been answered.
  const orEnd = db.prepare(`SELECT json(iif(changes() = 1, '0', 'the offer is open no more'))`)
  try {
    const outcome = await writeOnce(db, signature, [
      decide,
      orEnd,
      ...(approved ? agreedLineStatements(db, lineOf(enquiry, offer)) : []),
    ])
    return outcome.replayed ? 'replayed' : 'done'
  } catch (error) {
    if (String(error).includes('malformed JSON')) return 'closed'
    throw error
  }
}

function lineOf(enquiry: Enquiry, { id: offerId, price, validUntil: until }: EnquiryOffer) {
  const { customerId, variantId, sellerId, optionId, swatchId, quantity } = enquiry
  const called = [enquiry.productName, enquiry.variantName, enquiry.choiceName].filter(Boolean).join(' ')
  return {
    customerId,
    variantId,
    sellerId,
    optionId,
    swatchId,
    quantity,
    called,
    soldBy: enquiry.sellerName,
    offerId,
    price,
    until,
  }
}
