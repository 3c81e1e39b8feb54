import * as z from 'zod/mini'
import { filterKinds } from '#lib/filter/kinds.ts'

interface Wanted {
  query: string
  /** The segments of a search fragment that name its filter. */
  filter: string
  page: number
}

/** Its names in one order and none that says nothing: the same wish is the same address. */
export function searchPath({ query, filter, page }: Wanted): string {
  const asked = new URLSearchParams()
  if (filter !== '') asked.set('filter', filter)
  if (page > 1) asked.set('page', String(page))
  asked.set('query', query)
  return `/api/search?${asked.toString()}`
}

export function besidePath(query: string): string {
  return `/api/search/others?${new URLSearchParams({ query }).toString()}`
}

const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  colour: z.string(),
})

const foundProduct = z.object({
  variantId: z.string(),
  /** Null where there is no page to open: a product without a variant, or a variant without its product. */
  path: z.nullable(z.string()),
  name: z.string(),
  /** Empty: there is no card of it. */
  seoTitle: z.string(),
  brand: z.string(),
  picture,
  status: z.enum(['active', 'out_of_stock', 'order_by_email']),
  /** A hidden price isn't in it. */
  pence: z.nullable(z.int()),
  wasPence: z.nullable(z.int()),
  /** A fraction. */
  discount: z.number(),
})
export type FoundProduct = z.infer<typeof foundProduct>

const foundTag = z.object({
  kind: z.enum(filterKinds),
  slug: z.string(),
  name: z.string(),
  /** As if nothing of its kind were chosen. */
  count: z.int(),
  isChosen: z.boolean(),
  parentName: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  /** A small one. */
  picture: z.nullable(z.string()),
})
export type FoundTag = z.infer<typeof foundTag>

/** Something that might be typed, with its category for “in {category}”. */
const suggestion = z.object({ text: z.string(), category: z.nullable(z.string()) })
export type Suggestion = z.infer<typeof suggestion>

export const searchAnswer = z.object({
  totalCount: z.int(),
  /** What was understood of the filter, in its canonical form. */
  filter: z.string(),
  products: z.array(foundProduct),
  suggestions: z.array(suggestion),
  tags: z.array(foundTag),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

const besideGroup = z.object({
  name: z.enum(['Brands', 'Styles', 'Moodrooms', 'Blogs']),
  links: z.array(z.object({ name: z.string(), path: z.string() })),
})
export type BesideGroup = z.infer<typeof besideGroup>

/** What else bears the words than products; a group without anything isn't there. */
export const besideAnswer = z.object({ groups: z.array(besideGroup) })
export type BesideAnswer = z.infer<typeof besideAnswer>
