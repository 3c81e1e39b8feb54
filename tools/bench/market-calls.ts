import { z } from 'zod'
import { signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import type { Asked } from './connection.ts'

/** What calls can be about in this catalogue. */
export interface Subjects {
  categories: Tag[]
  colours: Tag[]
  variantIds: string[]
  productIds: string[]
  sellerIds: string[]
  words: string[]
  /** What somebody has typed who is about to write one of them. */
  beginnings: string[]
}

interface Tag {
  tagId: string
  urlSlug: string
}

/** Signs a call as a site would. */
export type Sign = (call: Pick<Asked, 'method' | 'path' | 'body'>) => Promise<Asked>

export function signAs(site: { key: string; token: string; signingKey: string }): Sign {
  return async ({ method, path, body }) => ({
    method,
    path,
    body,
    headers: {
      host: 'market.localhost',
      'content-type': 'application/json',
      [tokenHeader]: site.token,
      [signatureHeader]: await signCall({ site: site.key, method, path, body }, site.signingKey, new Date()),
    },
  })
}

const tagAnswer = z.object({
  tags: z.array(z.object({ tagId: z.string(), urlSlug: z.string(), type: z.string(), count: z.number() })),
})
const listAnswer = z.object({
  pageCount: z.number(),
  retailerProducts: z.array(
    z.object({ productId: z.string(), name: z.string(), variants: z.array(z.object({ id: z.string() })) }),
  ),
})
const productAnswer = z.object({
  product: z.object({
    variants: z.array(z.object({ sellerInventories: z.array(z.object({ sellerId: z.string() })) })),
  }),
})

const pagesLookedAt = 48

/** How long somebody waits who comes first: the index is fetched and opened for them. */
export async function firstList(port: number, sign: Sign): Promise<number> {
  const began = performance.now()
  await askJson(port, sign, '/web/products')
  return performance.now() - began
}

/** Looks around as a shopper would; calls are then about what was seen. */
export async function lookAround(port: number, sign: Sign): Promise<Subjects> {
  const ask = (path: string) => askJson(port, sign, path)
  const { tags } = tagAnswer.parse(await ask('/web/tags'))
  const used = (type: string) => tags.filter((tag) => tag.type === type && tag.count > 0)
  const { pageCount } = listAnswer.parse(await ask('/web/products'))
  const pages: z.infer<typeof listAnswer>['retailerProducts'] = []
  for (let at = 0; at < pagesLookedAt; at++) {
    const page = 1 + Math.floor((at / pagesLookedAt) * Math.min(pageCount, 10_000))
    pages.push(...listAnswer.parse(await ask(`/web/products?page=${page}`)).retailerProducts)
  }
  const [first] = pages
  const variantIds = pages.flatMap(({ variants }) => variants.map(({ id }) => id))
  const { product } = productAnswer.parse(await ask(`/web/product/v/${first?.variants[0]?.id ?? ''}`))
  const words = distinct(pages.flatMap(({ name }) => name.toLowerCase().split(' '))).filter(
    (word) => word.length > 3,
  )
  return {
    categories: used('category'),
    colours: used('colour'),
    variantIds,
    productIds: pages.map(({ productId }) => productId),
    sellerIds: distinct(
      product.variants.flatMap((variant) => variant.sellerInventories.map(({ sellerId }) => sellerId)),
    ),
    words,
    beginnings: distinct(lengthsOfBeginnings.flatMap((length) => words.map((word) => word.slice(0, length)))),
  }
}

const lengthsOfBeginnings = [3, 4, 5]

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

async function askJson(port: number, sign: Sign, path: string): Promise<unknown> {
  const { method, headers } = await sign({ method: 'GET', path, body: '' })
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

type Unsigned = Pick<Asked, 'method' | 'path' | 'body'>

const beginningsAskedAgain = 20

/** The calls of the table, each a little different every time. */
export const kinds: Record<string, (subjects: Subjects, at: number) => Unsigned> = {
  'filtered list, two groups': ({ categories, colours }, at) => ({
    method: 'POST',
    path: `/web/1/filter/products?page=1`,
    body: JSON.stringify({
      categoriesUrlSlug: [some(categories, at)?.urlSlug],
      colorsUrlSlug: [some(colours, at * 7)?.urlSlug],
    }),
  }),
  'text search': ({ words }, at) => ({
    method: 'POST',
    path: '/web/products?page=1',
    body: JSON.stringify({ query: `${some(words, at)} ${some(words, at * 13 + at / words.length + 5)}` }),
  }),
  suggestion: ({ beginnings }, at) => ({
    method: 'POST',
    path: '/web/products/suggestions?page=1',
    // Lengths mixed: a step that shares no factor with how many there are goes through all of them.
    body: JSON.stringify({ query: some(beginnings, at * 1009) }),
  }),
  // What everybody begins with is remembered for a while; those above are hardly one of them asked before.
  'suggestion asked again': ({ words }, at) => ({
    method: 'POST',
    path: '/web/products/suggestions?page=1',
    body: JSON.stringify({ query: some(words, at % beginningsAskedAgain)?.slice(0, 3) }),
  }),
  'product by variant': ({ variantIds }, at) => ({
    method: 'GET',
    path: `/web/product/v/${some(variantIds, at * 11)}`,
    body: '',
  }),
  'seller store': ({ sellerIds }, at) => ({
    method: 'POST',
    path: `/v1/api/products/postsellerstore?sellerID=${some(sellerIds, at)}&limit=12&skip=${(at % 4) * 12}`,
    body: JSON.stringify({ seed: at % 5 }),
  }),
}

export function some<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[Math.floor(at) % items.length]
}
