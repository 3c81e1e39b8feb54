import { type IndexedProduct, buildIndex } from '../facets/build-index.ts'
import { type FacetIndex, type IndexedTag, mostTags } from '../facets/facet-index.ts'
import { catalogueVersion } from '../queries/catalogue-version.ts'
import {
  type ProductFacts,
  type TagFacts,
  allTagFacts,
  endOfNumbers,
  productFacts,
} from '../queries/indexed-products.ts'
import { shapePrice } from '../routes/shape/price.ts'

/** A D1 answer holds some megabytes at most; this many products make two or three. */
const productsAtATime = 5_000

/** The index of one version of the catalogue, whole; null when somebody changed it during each of the tries. */
export async function readCatalogue(
  db: D1Database,
  { sites, tries }: { sites: readonly string[]; tries: number },
): Promise<FacetIndex | null> {
  for (let left = tries; left > 0; left--) {
    const version = await catalogueVersion(db)
    const index = await readOnce(db, { version: String(version), sites })
    if ((await catalogueVersion(db)) === version) return index
  }
  return null
}

async function readOnce(
  db: D1Database,
  { version, sites }: { version: string; sites: readonly string[] },
): Promise<FacetIndex> {
  const facts = await allTagFacts(db)
  if (facts.length > mostTags)
    throw new Error(`The index has room for ${mostTags} tags; there are ${facts.length}.`)
  const numbers = new Map(facts.map(({ id }, number) => [id, number]))
  const size = await endOfNumbers(db)
  const builder = buildIndex({ version, sites, size, tags: facts.map((tag) => indexedTag(tag, numbers)) })
  const known = { tags: numbers, sites: new Map(sites.map((site, number) => [site, number])) }
  for (let from = 0; from < size; from += productsAtATime)
    for (const product of await productFacts(db, from, from + productsAtATime))
      builder.add(indexedProduct(product, known))
  return builder.finish()
}

function indexedTag({ parentId, ...tag }: TagFacts, numbers: ReadonlyMap<string, number>): IndexedTag {
  return { ...tag, parent: parentId === null ? null : (numbers.get(parentId) ?? null) }
}

interface Known {
  tags: ReadonlyMap<string, number>
  sites: ReadonlyMap<string, number>
}

function indexedProduct(product: ProductFacts, known: Known): IndexedProduct {
  const { number, rating, tagIds, places } = product
  return {
    number,
    rating,
    tags: tagIds.flatMap((id) => known.tags.get(id) ?? []),
    shelves: places.flatMap(({ site, rank, ...lead }) => {
      const at = known.sites.get(site)
      if (at === undefined) return []
      const { rrp, inventoryStatus } = shapePrice(product, lead)
      return [{ site: at, rank, price: rrp, isInStock: inventoryStatus === 'active' }]
    }),
  }
}
