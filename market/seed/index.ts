import { allPictures } from './pictures/index.ts'
import {
  inventoryRows,
  optionRows,
  productRows,
  productTagRows,
  sellerRows,
  swatchRows,
  swatchTagRows,
  variantMediaRows,
  variantRows,
  variantTagRows,
} from './product-rows.ts'
import { menuRows, siteProductRows } from './site-rows.ts'
import { replaceRows } from './sql.ts'
import { tagRows } from './tag-rows.ts'

const demoSites = ['archipelago', 'hearth', 'nordlys', 'maison']

/**
 * The demo catalogue as SQL without parameters, in an order that its foreign keys allow; the same every time. A site
 * that the demo doesn't know sells everything.
 */
export function seedStatements(sites: readonly string[] = demoSites): string[] {
  return replaceRows([
    { name: 'media', rows: allPictures().map(({ row }) => row) },
    { name: 'tags', rows: tagRows() },
    { name: 'sellers', rows: sellerRows() },
    { name: 'products', rows: productRows() },
    { name: 'product_tags', rows: productTagRows() },
    { name: 'variants', rows: variantRows() },
    { name: 'variant_tags', rows: variantTagRows() },
    { name: 'variant_media', rows: variantMediaRows() },
    { name: 'options', rows: optionRows() },
    { name: 'swatches', rows: swatchRows() },
    { name: 'swatch_tags', rows: swatchTagRows() },
    { name: 'seller_inventories', rows: inventoryRows() },
    { name: 'site_products', rows: siteProductRows(sites) },
    { name: 'menu_entries', rows: menuRows(sites) },
  ])
}
