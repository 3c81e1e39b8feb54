import { sellerStore } from '#contract/market/seller-store.ts'
import { sellerDetails } from '#contract/market/seller.ts'
import type { StoreSort } from '#contract/market/store-search.ts'
import type { Shop } from '#contract/shop.ts'
import { type StoreOrder, type StoreWish, hasPage, momentOf, storePageSize } from '#lib/seller-store/wish.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

/** Every page that shows what somebody sells is dropped when any product of the site changes. */
const list = 'list'
const gone = { ok: false, code: 'not-found' } as const

export function sellers({ market, note, shown }: Counter): Pick<Shop, 'sellerStore' | 'seller'> {
  return {
    async sellerStore(sellerId, wish, today) {
      note(list)
      const question = { query: stretchOf(sellerId, wish), body: searchOf(wish, today) }
      const answer = await ask(market, sellerStore, question)
      // The rest of a wish can't be wrong: what the market refuses is the slug of a tag that it doesn't have.
      if (!answer.ok && answer.code === 'refused') return gone
      const found = shown(answer)
      if (!found.ok) return found
      const { list: products, ...rest } = found.value.data
      if (!hasPage(wish.page, rest.totalCount)) return gone
      return { ok: true, value: { products, ...rest } }
    },
    async seller(sellerId) {
      note(list)
      const answer = shown(await ask(market, sellerDetails, { query: { sellerID: sellerId } }))
      return answer.ok ? { ok: true, value: answer.value.data.seller } : answer
    },
  }
}

const sorts: Record<StoreOrder, StoreSort> = {
  relevance: 'relevance',
  'price-low': 'actualPrice ASC',
  'price-high': 'actualPrice DESC',
  rating: 'averageReview DESC',
}

function stretchOf(sellerID: string, { page, sort }: StoreWish) {
  return { sellerID, limit: storePageSize, skip: (page - 1) * storePageSize, sort: sorts[sort] }
}

/** The seed is a timestamp. */
function searchOf({ category, rooms, below, seed, sort }: StoreWish, today: number) {
  return {
    ...(category !== null && { categoriesUrlSlug: [category] }),
    ...(rooms.length > 0 && { roomsUrlSlug: [...rooms] }),
    ...(below !== null && { priceBelow: below }),
    ...(sort === 'relevance' && { seed: momentOf(seed ?? today) }),
  }
}
