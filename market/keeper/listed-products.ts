import { readListedProducts } from '../queries/product-page.ts'
import { readSuggestedProducts } from '../queries/suggested-product.ts'
import { writtenSuggestion } from '../routes/shape/suggested.ts'
import { keptByVersion } from './kept-by-version.ts'

/** What lists showed lately; some kilobytes each. */
export const listedProducts = keptByVersion({ most: 2_000, read: readListedProducts })

/** What was shown lately while somebody typed, as JSON: two kilobytes each. */
export const writtenSuggestions = keptByVersion({
  most: 3_000,
  read: async (db, wanted) => {
    const { products, version } = await readSuggestedProducts(db, wanted)
    const written = products.flatMap((product) => {
      const text = writtenSuggestion(product)
      return text === null ? [] : [{ number: product.number, text }]
    })
    return { version, products: written }
  },
})
