import type { StockStatus } from '#lib/price.ts'
import { raiseVersion } from './catalogue-version.ts'
import { type Signature, writeOnce } from './write-once.ts'

interface InventoryChange {
  sellerId: string
  variantId: string
  basePrice?: number | undefined
  quantity?: number | undefined
  inventoryStatus?: StockStatus | undefined
  /** Why there are so many. */
  reason?: string | undefined
}

type ChangeOutcome =
  { done: true; productId: string; sites: string[] } | { done: false; reason: 'replayed' | 'unknown' }

interface ShelfRow {
  product_id: string
  site: string | null
}

/** Changes what a seller offers, and says whose shelves it stands on. */
export async function changeInventory(
  db: D1Database,
  change: InventoryChange,
  signature: Signature,
): Promise<ChangeOutcome> {
  const outcome = await writeOnce<ShelfRow>(db, signature, [
    count(db, change, signature.now),
    update(db, change),
    shelves(db, change),
    raiseVersion(db),
  ])
  if (outcome.replayed) return { done: false, reason: 'replayed' }
  const [, updated, found] = outcome.results
  const productId = found?.results[0]?.product_id
  // A change may take the product's card away too, which counts as another.
  if (!updated?.meta.changes || productId === undefined) return { done: false, reason: 'unknown' }
  const sites = found?.results.flatMap(({ site }) => (site === null ? [] : [site])) ?? []
  return { done: true, productId, sites }
}

/** The ledger moves the shelf. */
function count(db: D1Database, change: InventoryChange, now: number): D1PreparedStatement {
  const { sellerId, variantId, quantity = null, reason = null } = change
  return db
    .prepare(
      `INSERT INTO shelf_moves (variant_id, seller_id, why, note, change, at)
      SELECT variant_id, seller_id, 'count', ?4, ?3 - quantity, ?5 FROM seller_inventories
      WHERE variant_id = ?1 AND seller_id = ?2 AND quantity <> ?3`,
    )
    .bind(variantId, sellerId, quantity, reason, now)
}

function update(db: D1Database, change: InventoryChange): D1PreparedStatement {
  const { sellerId, variantId, basePrice = null, inventoryStatus = null } = change
  return db
    .prepare(
      `UPDATE seller_inventories SET base_price = ifnull(?3, base_price),
        inventory_status = ifnull(?4, inventory_status)
      WHERE variant_id = ?1 AND seller_id = ?2`,
    )
    .bind(variantId, sellerId, basePrice, inventoryStatus)
}

function shelves(db: D1Database, { variantId }: InventoryChange): D1PreparedStatement {
  return db
    .prepare(
      `SELECT v.product_id, sp.site FROM variants v LEFT JOIN site_products sp ON sp.product_id = v.product_id
      WHERE v.id = ? ORDER BY sp.site`,
    )
    .bind(variantId)
}
