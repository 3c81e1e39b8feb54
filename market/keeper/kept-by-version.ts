import { catalogueVersion } from '../queries/catalogue-version.ts'

interface Wanted {
  site: string
  /** The products' numbers, in the order in which they are shown. */
  numbers: readonly number[]
}

interface Read<Product> {
  products: Product[]
  /** Of the catalogue that they were read from. */
  version: number
}

interface Keeping<Product> {
  /** So many products at most. */
  most: number
  read: (db: D1Database, wanted: Wanted) => Promise<Read<Product>>
}

/**
 * Keeps what was read lately of one version of the catalogue, by site and number. Asked for are those of the numbered
 * products that the site sells, in the given order and all of one version: the one that the database has now. Only what
 * isn't known of that version yet is read.
 */
export function keptByVersion<Product extends { number: number }>({ most, read }: Keeping<Product>) {
  let kept = { version: 0, products: new Map<string, Product>() }

  function keep({ products, version }: Read<Product>, site: string): void {
    if (version < kept.version) return
    if (version > kept.version) kept = { version, products: new Map() }
    for (const product of products) {
      const key = keyOf(site, product.number)
      // What was asked for again is the newest again.
      kept.products.delete(key)
      kept.products.set(key, product)
    }
    for (const oldest of kept.products.keys()) {
      if (kept.products.size <= most) break
      kept.products.delete(oldest)
    }
  }

  return async function productsNow(db: D1Database, { site, numbers }: Wanted): Promise<Read<Product>> {
    const known = kept
    const missing = numbers.filter((number) => !known.products.has(keyOf(site, number)))
    const some =
      missing.length > 0
        ? await read(db, { site, numbers: missing })
        : { products: [], version: await catalogueVersion(db) }
    if (some.version === known.version || missing.length === numbers.length) {
      const found = new Map(some.products.map((product) => [product.number, product]))
      const products = numbers.flatMap(
        (number) => found.get(number) ?? known.products.get(keyOf(site, number)) ?? [],
      )
      const page = { version: some.version, products }
      keep(page, site)
      return page
    }
    // The catalogue has changed since.
    const anew = await read(db, { site, numbers })
    keep(anew, site)
    return anew
  }
}

function keyOf(site: string, number: number): string {
  return `${site} ${number}`
}
