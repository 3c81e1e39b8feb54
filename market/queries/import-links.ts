import { fields, forRows } from './import-bulk.ts'
import type { ImportTables } from './import-tables.ts'

/** Tags, galleries and offers: what hangs on products and variants. */
export function linkWrites(db: D1Database, tables: ImportTables): D1PreparedStatement[] {
  const productTags = taggingSql({ table: 'product_tags', owner: 'product_id', product: 'product_id' })
  const variantTags = taggingSql({ table: 'variant_tags', owner: 'variant_id', product: ofVariant })
  return [
    ...forRows(db, productTags.remove, tables.productTags),
    ...forRows(db, productTags.insert, tables.productTags),
    ...forRows(db, variantTags.remove, tables.variantTags),
    ...forRows(db, variantTags.insert, tables.variantTags),
    ...forRows(db, removeFromGallery, tables.galleries),
    ...forRows(db, putIntoGallery, tables.galleries),
    ...forRows(db, counts, tables.offers),
    ...forRows(db, offers, tables.offers),
  ]
}

const ofVariant = '(SELECT product_id FROM variants WHERE id = variant_id)'

/** Of the kinds that are spoken of exactly the tags that are named. */
function taggingSql({ table, owner, product }: { table: string; owner: string; product: string }) {
  const each = (list: string) => `FROM json_each(?1) r CROSS JOIN json_each(r.value, '$.${list}') x`
  return {
    remove: `DELETE FROM ${table}
      WHERE ${owner} IN (SELECT value ->> 'id' FROM json_each(?1))
      AND (${owner}, tag_kind) IN (SELECT r.value ->> 'id', x.value ${each('kinds')})
      AND (${owner}, tag_id) NOT IN (SELECT r.value ->> 'id', x.value ->> 'id' ${each('tags')})
      RETURNING ${product} AS product_id`,
    insert: `INSERT INTO ${table} (${owner}, tag_id, tag_kind)
      SELECT r.value ->> 'id', x.value ->> 'id', x.value ->> 'kind' ${each('tags')}
      WHERE true ON CONFLICT DO NOTHING RETURNING ${product} AS product_id`,
  }
}

const wantedPictures = `SELECT r.value ->> 'id' AS variant_id, x.key + 1 AS position, m.id AS media_id
  FROM json_each(?1) r CROSS JOIN json_each(r.value, '$.pictures') x CROSS JOIN media m ON m.url = x.value`

/** What then stays stands where it should, and nothing is in the way of the rest. */
const removeFromGallery = `DELETE FROM variant_media
  WHERE variant_id IN (SELECT value ->> 'id' FROM json_each(?1))
  AND (variant_id, position, media_id) NOT IN (${wantedPictures})
  RETURNING ${ofVariant} AS product_id`

const putIntoGallery = `INSERT INTO variant_media (variant_id, position, media_id)
  ${wantedPictures} WHERE true ON CONFLICT DO NOTHING RETURNING ${ofVariant} AS product_id`

/** The ledger moves the shelf: how many there are of what is offered already. */
const counts = `INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
  SELECT i.variant_id, i.seller_id, 'import', new.quantity - i.quantity, unixepoch()
  FROM (SELECT ${fields('variantId', 'sellerId', 'quantity')} FROM json_each(?1)) new
  CROSS JOIN seller_inventories i ON i.variant_id = new.variantId AND i.seller_id = new.sellerId
  WHERE new.quantity <> i.quantity RETURNING ${ofVariant} AS product_id`

const offers = `INSERT INTO seller_inventories (variant_id, seller_id, base_price, delivery_charge, delivery_method,
    lead_time, inventory_status, quantity, max_order_size)
  SELECT new.variantId, new.sellerId, ifnull(new.basePrice, i.base_price),
    coalesce(new.deliveryCharge, i.delivery_charge, 0), coalesce(new.deliveryMethod, i.delivery_method, ''),
    coalesce(new.leadTime, i.lead_time, ''), coalesce(new.status, i.inventory_status, 'active'),
    coalesce(new.quantity, i.quantity, 0), coalesce(new.maxOrderSize, i.max_order_size, 10)
  FROM (SELECT ${fields(
    'variantId',
    'sellerId',
    'basePrice',
    'deliveryCharge',
    'deliveryMethod',
    'leadTime',
    'status',
    'quantity',
    'maxOrderSize',
  )} FROM json_each(?1)) new
  LEFT JOIN seller_inventories i ON i.variant_id = new.variantId AND i.seller_id = new.sellerId
  WHERE true ON CONFLICT (variant_id, seller_id) DO UPDATE SET base_price = excluded.base_price,
    delivery_charge = excluded.delivery_charge, delivery_method = excluded.delivery_method,
    lead_time = excluded.lead_time, inventory_status = excluded.inventory_status, quantity = excluded.quantity,
    max_order_size = excluded.max_order_size
  WHERE (seller_inventories.base_price, seller_inventories.delivery_charge, seller_inventories.delivery_method,
      seller_inventories.lead_time, seller_inventories.inventory_status, seller_inventories.quantity,
      seller_inventories.max_order_size)
    IS NOT (excluded.base_price, excluded.delivery_charge, excluded.delivery_method, excluded.lead_time,
      excluded.inventory_status, excluded.quantity, excluded.max_order_size)
  RETURNING ${ofVariant} AS product_id`
