import type { ProductPage as Answer } from '#contract/market/catalogue.ts'
import { type ProductPage, productsOnAPage } from '../../queries/product-page.ts'
import { shapeCard } from './card.ts'
import { shapeTag } from './tag.ts'

export function shapeProductPage(page: ProductPage, pageNumber: number): Answer {
  return {
    retailerProducts: page.products.map(shapeCard),
    totalCount: page.totalCount,
    pageCount: Math.ceil(page.totalCount / productsOnAPage),
    pageNumber,
    tags: page.tags.map(shapeTag),
  }
}
