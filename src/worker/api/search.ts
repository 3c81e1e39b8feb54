import type { Context } from 'hono'
import type { BesideAnswer, SearchAnswer } from '#contract/edge/search.ts'
import type { Shop } from '#contract/shop.ts'
import { pageNumber } from '#lib/address.ts'
import { longestQuery, plainQuery } from '#lib/search-words.ts'
import { refuse } from './refuse.ts'
import { shapeBeside } from './search-beside.ts'
import { shapeSearch } from './search-shape.ts'

type ShopContext = Context<{ Variables: { shop: Shop } }>

const longestFilter = 2000
const nothing: SearchAnswer = { totalCount: 0, filter: '', products: [], suggestions: [], tags: [] }

/** One page of what the popup shows. Nothing typed is no question, and has an empty answer. */
export async function search(context: ShopContext): Promise<Response> {
  const query = queryOf(context)
  const filter = context.req.query('filter') ?? ''
  const page = pageNumber(context.req.query('page') ?? null)
  if (query === null || filter.length > longestFilter || page === null)
    return refuse(context, 'search-invalid')
  if (query === '') return context.json(nothing)
  const shown = await context.var.shop.suggest({ query, filter, page })
  return shown.ok ? context.json(shapeSearch(shown.value)) : refuse(context, shown.code)
}

/** Brands, styles, moodrooms and articles by the same words. */
export async function searchOthers(context: ShopContext): Promise<Response> {
  const query = queryOf(context)
  if (query === null) return refuse(context, 'search-invalid')
  if (query === '') return context.json({ groups: [] } satisfies BesideAnswer)
  const shown = await context.var.shop.beside(query)
  return shown.ok ? context.json(shapeBeside(shown.value)) : refuse(context, shown.code)
}

function queryOf(context: ShopContext): string | null {
  const text = context.req.query('query') ?? ''
  return text.length > longestQuery ? null : plainQuery(text)
}
