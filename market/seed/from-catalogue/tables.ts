import { type SeededTable, tableOf } from '../sql.ts'
import { mediaRows } from './media.ts'
import { inventoryRows, optionRows, sellerRows, swatchRows, swatchTagRows } from './offers.ts'
import { productRows, productTagRows, variantMediaRows, variantRows, variantTagRows } from './products.ts'
import { reviewsOf } from './reviews.ts'
import type { Source } from './source.ts'
import {
  associatedRows,
  modelRows,
  moodroomItemRows,
  moodroomRows,
  postProductRows,
  postRows,
  promoCodeRows,
} from './stories.ts'
import { tagRows } from './tags.ts'

/** Every table that is the same for all sites, in an order that their foreign keys allow. */
export function seededTables(source: Source): SeededTable[] {
  return [
    tableOf('media', mediaRows(source)),
    tableOf('tags', tagRows(source)),
    tableOf('sellers', sellerRows(source)),
    tableOf('products', productRows(source)),
    tableOf('product_tags', productTagRows(source)),
    tableOf('variants', variantRows(source)),
    tableOf('variant_tags', variantTagRows(source)),
    tableOf('variant_media', variantMediaRows(source)),
    tableOf('options', optionRows(source)),
    tableOf('swatches', swatchRows(source)),
    tableOf('swatch_tags', swatchTagRows(source)),
    tableOf('seller_inventories', inventoryRows(source)),
    tableOf('associated_products', associatedRows(source)),
    tableOf('models', modelRows(source)),
    tableOf('reviews', reviewsOf(source)),
    tableOf('promo_codes', promoCodeRows()),
    tableOf('posts', postRows(source)),
    tableOf('post_products', postProductRows(source)),
    tableOf('moodrooms', moodroomRows(source)),
    tableOf('moodroom_items', moodroomItemRows(source)),
  ]
}
