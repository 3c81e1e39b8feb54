import type { ListedProduct } from '../../queries/listed-product.ts'
import { shapeCard } from './card.ts'

/** Products in the older API's envelope. */
export function shapeOlderList(products: readonly ListedProduct[], totalCount: number) {
  return { data: { list: products.map(shapeCard), jsonFields: [], totalCount } }
}
