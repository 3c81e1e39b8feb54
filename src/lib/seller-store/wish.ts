import { pageNumber } from '../address.ts'
import { type PriceCeiling, priceCeilings } from '../filter/list-state.ts'

/** Section 9 of the specification; more are there while a page is as long as that. */
export const storePageSize = 12

/** Relevance is the random order of the day. */
export const storeOrders = ['relevance', 'price-low', 'price-high', 'rating'] as const
export type StoreOrder = (typeof storeOrders)[number]

/** What somebody wants to see of a seller's store; its address says the same. */
export interface StoreWish {
  category: string | null
  /** In the order of the alphabet. */
  rooms: readonly string[]
  below: PriceCeiling | null
  sort: StoreOrder
  /** The day whose random order is shown, counted from 1970: later pages name it. Null is today's. */
  seed: number | null
  page: number
}

export const wholeStore: StoreWish = {
  category: null,
  rooms: [],
  below: null,
  sort: 'relevance',
  seed: null,
  page: 1,
}

const longestSlug = 200
const mostRooms = 20
/** Whoever comes back after that finds another order. */
const oldestSeed = 30

/** What an address asks for. Whatever has no meaning is left out; null where it asks for no page that could be. */
export function readStoreWish(query: URLSearchParams, today: number): StoreWish | null {
  const page = pageNumber(query.get('page'))
  if (page === null) return null
  const sort = storeOrders.find((order) => order === query.get('sort')) ?? 'relevance'
  return {
    category: slugsIn(query.get('category'))[0] ?? null,
    rooms: slugsIn(query.get('room')).slice(0, mostRooms),
    below: priceCeilings.find((ceiling) => String(ceiling) === query.get('below')) ?? null,
    sort,
    seed: sort === 'relevance' ? seedIn(query.get('seed'), today) : null,
    page,
  }
}

/** The one address of a wish: names in the order in which the Gateway sorts them. */
export function storeAddress(path: string, wish: StoreWish): string {
  const said: [string, string | number | null][] = [
    ['below', wish.below],
    ['category', wish.category],
    ['page', wish.page > 1 ? wish.page : null],
    ['room', wish.rooms.join(' ') || null],
    ['seed', wish.seed],
    ['sort', wish.sort === 'relevance' ? null : wish.sort],
  ]
  const query = new URLSearchParams(
    said.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, String(value)]])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Whether nothing is chosen but the order. */
export function isWhole({ category, rooms, below }: StoreWish): boolean {
  return category === null && rooms.length === 0 && below === null
}

/** The first page is always there, even where it is empty. */
export function hasPage(page: number, totalCount: number): boolean {
  return page === 1 || (page - 1) * storePageSize < totalCount
}

/** The page after or before in the same order, whichever day it is by then; null where there is none. */
export function turned(
  wish: StoreWish,
  by: 1 | -1,
  { totalCount, today }: { totalCount: number; today: number },
): StoreWish | null {
  const page = wish.page + by
  if (page < 1 || !hasPage(page, totalCount)) return null
  return { ...wish, page, seed: wish.sort === 'relevance' ? (wish.seed ?? today) : null }
}

/** Days since 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / dayInMs)
}

/** The first moment of a day. */
export function momentOf(day: number): number {
  return day * dayInMs
}

const dayInMs = 86_400_000

function slugsIn(text: string | null): string[] {
  const slugs = (text ?? '').split(/\s+/).filter((slug) => slug !== '' && slug.length <= longestSlug)
  return [...new Set(slugs)].toSorted()
}

function seedIn(text: string | null, today: number): number | null {
  const seed = /^\d{1,6}$/.test(text ?? '') ? Number(text) : null
  return seed !== null && seed <= today && today - seed <= oldestSeed ? seed : null
}
