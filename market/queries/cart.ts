import { readBatch } from './batch.ts'
import { type Piece, type PieceRow, pieceColumns, pieceJoins, rowToPiece } from './cart-piece.ts'
import { type PromoRow, type Promo, promoColumns, rowToPromo } from './promo.ts'

export interface CartLine {
  id: string
  variantId: string
  sellerId: string
  optionId: string | null
  swatchId: string | null
  quantity: number
  called: string
  soldBy: string
  seenPrice: number | null
  agreed: { offerId: string; price: number; until: number | null; isOver: boolean } | null
  piece: Piece
}

export interface Cart {
  version: number
  promo: Promo | null
  lines: CartLine[]
  /** That all of its prices come from. */
  catalogueVersion: number
}

export type LineRow = PieceRow & {
  line_id: string
  line_variant: string
  line_seller: string
  line_option: string | null
  line_swatch: string | null
  line_quantity: number
  called: string
  sold_by: string
  seen_price: number | null
  offer_id: string | null
  agreed_price: number | null
  agreed_until: number | null
  is_over: number
}

type HeadRow = { version: number | null; catalogue_version: number } & PromoRow

export interface CartOf {
  site: string
  customerId: string
}

/** The cart as it stands, with what the catalogue says of each line at the same moment. */
export async function readCart(db: D1Database, { site, customerId }: CartOf): Promise<Cart> {
  const [lines, [head]] = await readBatch<[LineRow, HeadRow]>(db, [
    db
      .prepare(
        `SELECT ${lineColumns}, ${pieceColumns} FROM cart_lines l ${pieceJoins}
        WHERE l.customer_id = ?2 ORDER BY l.added_at, l.id`,
      )
      .bind(site, customerId),
    db
      .prepare(
        `SELECT c.version, k.version AS catalogue_version, ${promoColumns} FROM catalogue k
        LEFT JOIN carts c ON c.customer_id = ?1 LEFT JOIN promo_codes d ON d.code = c.promo_code`,
      )
      .bind(customerId),
  ])
  return {
    version: head?.version ?? 0,
    catalogueVersion: head?.catalogue_version ?? 0,
    promo: head ? rowToPromo(head) : null,
    lines: lines.map(rowToLine),
  }
}

const lineColumns = `l.id AS line_id, l.variant_id AS line_variant, l.seller_id AS line_seller,
  l.option_id AS line_option, l.swatch_id AS line_swatch, l.quantity AS line_quantity, l.called, l.sold_by,
  l.seen_price, l.offer_id, l.agreed_price, l.agreed_until,
  l.agreed_until IS NOT NULL AND l.agreed_until <= unixepoch() AS is_over`

export interface Wish {
  variantId: string
  sellerId: string
  optionId: string | null
  swatchId: string | null
}

export interface Wished {
  piece: Piece
  /** How many of it are in the cart already. */
  inCart: number
  /** How many lines the cart has. */
  lines: number
}

/** What somebody wants to put into their cart, before it is there. */
export async function findWished(
  db: D1Database,
  { site, customerId }: CartOf,
  { variantId, sellerId, optionId, swatchId }: Wish,
): Promise<Wished> {
  const row = await db
    .prepare(
      `WITH l (variant_id, seller_id, option_id, swatch_id) AS (SELECT ?3, ?4, ?5, ?6)
      SELECT (SELECT count(*) FROM cart_lines c WHERE c.customer_id = ?2) AS lines,
        (SELECT c.quantity FROM cart_lines c WHERE c.customer_id = ?2 AND c.variant_id = ?3 AND c.seller_id = ?4
          AND c.option_id IS ?5 AND c.swatch_id IS ?6 AND c.offer_id IS NULL) AS in_cart,
        ${pieceColumns} FROM l ${pieceJoins}`,
    )
    .bind(site, customerId, variantId, sellerId, optionId, swatchId)
    .first<PieceRow & { lines: number; in_cart: number | null }>()
  if (!row) throw new Error('A wish has one row, whatever the catalogue has of it.')
  return { piece: rowToPiece(row), inCart: row.in_cart ?? 0, lines: row.lines }
}

function rowToLine(row: LineRow): CartLine {
  const { offer_id: offerId, agreed_price: price, agreed_until: until } = row
  return {
    id: row.line_id,
    variantId: row.line_variant,
    sellerId: row.line_seller,
    optionId: row.line_option,
    swatchId: row.line_swatch,
    quantity: row.line_quantity,
    called: row.called,
    soldBy: row.sold_by,
    seenPrice: row.seen_price,
    agreed: offerId === null || price === null ? null : { offerId, price, until, isOver: row.is_over === 1 },
    piece: rowToPiece(row),
  }
}
