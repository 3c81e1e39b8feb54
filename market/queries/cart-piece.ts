import type { StockStatus } from '#lib/price.ts'
import { type Offer, type OfferRow, offerFacts, rowToOffer } from './offer.ts'
import { type MaybePictureRow, type Picture, pictureColumns, rowToMaybePicture } from './picture.ts'

/** A piece that somebody wants, as the catalogue has it now; whatever isn't there any more is null. */
export interface Piece {
  product: {
    id: string
    name: string
    urlSlug: string
    rates: { markUp: number; vatTax: number; promotionalDiscount: number }
    hidesPrice: boolean
  } | null
  variant: { id: string; seoTitle: string; urlSlug: string; surcharge: number } | null
  offer: Offer | null
  option: Chosen | null
  swatch: (Chosen & { optionId: string | null }) | null
  picture: Picture | null
}

interface Chosen {
  id: string
  name: string
  surcharge: number
  status: StockStatus
}

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

export type PieceRow = Nullable<Omit<OfferRow, 'variant_id' | 'seller_id'>> &
  MaybePictureRow & {
    piece_product: string | null
    product_name: string | null
    product_slug: string | null
    mark_up: number | null
    vat_tax: number | null
    promotional_discount: number | null
    hides_price: number
    piece_variant: string | null
    seo_title: string | null
    variant_slug: string | null
    surcharge: number | null
    offer_variant: string | null
    offer_seller: string | null
    piece_option: string | null
    option_name: string | null
    option_surcharge: number | null
    option_status: StockStatus | null
    piece_swatch: string | null
    swatch_option: string | null
    swatch_name: string | null
    swatch_surcharge: number | null
    swatch_status: StockStatus | null
  }

/** Of wishes `l`, each with variant_id, seller_id, option_id and swatch_id; the site's key is ?1. */
export const pieceColumns = `
  p.id AS piece_product, p.name AS product_name, p.url_slug AS product_slug, p.mark_up, p.vat_tax,
  p.promotional_discount, EXISTS (SELECT 1 FROM hidden_prices h WHERE h.product_id = p.id) AS hides_price,
  v.id AS piece_variant, v.seo_title, v.url_slug AS variant_slug, v.surcharge,
  i.variant_id AS offer_variant, i.seller_id AS offer_seller, ${offerFacts},
  o.id AS piece_option, o.name AS option_name, o.surcharge AS option_surcharge, o.inventory_status AS option_status,
  w.id AS piece_swatch, w.option_id AS swatch_option, w.name AS swatch_name, w.surcharge AS swatch_surcharge,
  w.inventory_status AS swatch_status, ${pictureColumns}`

export const pieceJoins = `
  LEFT JOIN variants v ON v.id = l.variant_id
    AND EXISTS (SELECT 1 FROM site_products sp WHERE sp.site = ?1 AND sp.product_id = v.product_id)
  LEFT JOIN products p ON p.id = v.product_id
  LEFT JOIN seller_inventories i ON i.variant_id = v.id AND i.seller_id = l.seller_id
  LEFT JOIN sellers s ON s.id = i.seller_id
  LEFT JOIN options o ON o.id = l.option_id AND o.variant_id = v.id
  LEFT JOIN swatches w ON w.id = l.swatch_id AND w.variant_id = v.id
  LEFT JOIN media m ON m.id = v.main_media_id`

export function rowToPiece(row: PieceRow): Piece {
  return {
    product: productOf(row),
    variant: variantOf(row),
    offer: offerOf(row),
    option: chosenOf(row.piece_option, row.option_name, [row.option_surcharge, row.option_status]),
    swatch: swatchOf(row),
    picture: rowToMaybePicture(row),
  }
}

function productOf(row: PieceRow): Piece['product'] {
  const { piece_product: id, product_name: name, product_slug: urlSlug } = row
  const { mark_up: markUp, vat_tax: vatTax, promotional_discount: promotionalDiscount } = row
  if (id === null || name === null || urlSlug === null) return null
  if (markUp === null || vatTax === null || promotionalDiscount === null) return null
  return {
    id,
    name,
    urlSlug,
    rates: { markUp, vatTax, promotionalDiscount },
    hidesPrice: row.hides_price === 1,
  }
}

function variantOf(row: PieceRow): Piece['variant'] {
  const { piece_variant: id, seo_title: seoTitle, variant_slug: urlSlug, surcharge } = row
  return id === null || seoTitle === null || urlSlug === null || surcharge === null
    ? null
    : { id, seoTitle, urlSlug, surcharge }
}

function offerOf({ offer_variant, offer_seller, ...row }: PieceRow): Offer | null {
  if (offer_variant === null || offer_seller === null) return null
  return rowToOffer({
    variant_id: offer_variant,
    seller_id: offer_seller,
    seller_name: row.seller_name ?? '',
    base_price: row.base_price ?? 0,
    delivery_charge: row.delivery_charge ?? 0,
    delivery_method: row.delivery_method ?? '',
    lead_time: row.lead_time ?? '',
    inventory_status: row.inventory_status ?? 'out_of_stock',
    quantity: row.quantity ?? 0,
    max_order_size: row.max_order_size ?? 1,
  })
}

function swatchOf(row: PieceRow): Piece['swatch'] {
  const chosen = chosenOf(row.piece_swatch, row.swatch_name, [row.swatch_surcharge, row.swatch_status])
  return chosen && { ...chosen, optionId: row.swatch_option }
}

function chosenOf(
  id: string | null,
  name: string | null,
  [surcharge, status]: [number | null, StockStatus | null],
): Chosen | null {
  return id === null || name === null || surcharge === null || status === null
    ? null
    : { id, name, surcharge, status }
}
