import type { ListedProduct } from '../queries/listed-product.ts'
import { catalogueVersion } from '../queries/catalogue-version.ts'
import { readListedProducts } from '../queries/product-page.ts'

/** Some kilobytes each. */
const mostKept = 2_000

/** What lists showed lately of one version of the catalogue, by site and number. */
let kept = { version: 0, products: new Map<string, ListedProduct>() }

interface Wanted {
  site: string
  numbers: readonly number[]
}

interface Listed {
  products: ListedProduct[]
  version: number
}

/**
 * Those of the numbered products that the site sells, in the given order and all of one version: the one that the
 * database has now. Only what isn't known of that version yet is read.
 */
export async function listedProducts(db: D1Database, { site, numbers }: Wanted): Promise<Listed> {
  const known = kept
  const missing = numbers.filter((number) => !known.products.has(keyOf(site, number)))
  const { products, version } = await read(db, { site, numbers: missing })
  if (version === known.version || missing.length === numbers.length) {
    keep(version, site, products)
    const found = new Map(products.map((product) => [product.number, product]))
    return {
      version,
      products: inOrder(numbers, (number) => found.get(number) ?? known.products.get(keyOf(site, number))),
    }
  }
  // The catalogue has changed since.
  const anew = await readListedProducts(db, { site, numbers })
  keep(anew.version, site, anew.products)
  return anew
}

async function read(db: D1Database, wanted: Wanted): Promise<Listed> {
  if (wanted.numbers.length > 0) return readListedProducts(db, wanted)
  return { products: [], version: await catalogueVersion(db) }
}

function keep(version: number, site: string, products: readonly ListedProduct[]): void {
  if (version < kept.version) return
  if (version > kept.version) kept = { version, products: new Map() }
  for (const product of products) kept.products.set(keyOf(site, product.number), product)
  for (const oldest of kept.products.keys()) {
    if (kept.products.size <= mostKept) break
    kept.products.delete(oldest)
  }
}

function inOrder(
  numbers: readonly number[],
  productOf: (number: number) => ListedProduct | undefined,
): ListedProduct[] {
  return numbers.flatMap((number) => productOf(number) ?? [])
}

function keyOf(site: string, number: number): string {
  return `${site} ${number}`
}
