import type { Answer } from './request.ts'

/** What a shopper can meet on a product's page, and the words by which each is known. */
const sorts = {
  'in stock': /Available, Ship in/,
  'out of stock': /Temporarily out of stock/,
  'priced on request': /Request Price/,
  reduced: /% off/,
} as const
export type Sort = keyof typeof sorts

export interface Survey {
  /** One product of each sort that the site sells. */
  products: Partial<Record<Sort, string>>
  /** The second page of its list, where there is one. */
  furtherPages: string[]
}

/** Walks a site as a crawler would, until it has seen a product of each sort. */
export async function surveySite(get: (path: string) => Promise<Answer>): Promise<Survey> {
  const { text } = await get('/products')
  const products: Survey['products'] = {}
  const waiting = productLinks(text)
  const seen = new Set(waiting)
  while (waiting.length > 0 && !isWhole(products)) {
    const paths = waiting.splice(0, 4)
    const pages = await Promise.all(paths.map(async (path) => mainOf((await get(path)).text)))
    for (const [index, page] of pages.entries()) {
      const path = paths[index] ?? ''
      for (const sort of sortsOf(page)) products[sort] ??= path
      for (const link of productLinks(page)) if (!seen.has(link)) waiting.push(link)
      for (const link of productLinks(page)) seen.add(link)
    }
  }
  return { products, furtherPages: /href="(\/products\?page=2)"/.exec(text)?.slice(1) ?? [] }
}

export function productLinks(html: string): string[] {
  const found = [...html.matchAll(/href="(\/[^"/]+\/products\/d\/[^"?#]+)"/g)]
  return [...new Set(found.map(([, path = '']) => path))]
}

function mainOf(html: string): string {
  return /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
}

function isWhole(products: Survey['products']): boolean {
  return Object.keys(products).length === Object.keys(sorts).length
}

function sortsOf(page: string): Sort[] {
  const all: Sort[] = ['in stock', 'out of stock', 'priced on request', 'reduced']
  return all.filter((sort) => sorts[sort].test(page))
}
