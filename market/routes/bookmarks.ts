import { type Bookmark, addBookmark, bookmarkDetails, removeBookmarks } from '#contract/market/bookmarks.ts'
import { Refusal } from '../door/refusal.ts'
import { type MarkedItem, markItem, readBookmarks, unmarkItems } from '../queries/bookmarks.ts'
import { numbersOfProducts } from '../queries/product-numbers.ts'
import { customerRoute } from './customer-route.ts'
import { numberedProducts } from './list/numbered.ts'
import { shapeCard } from './shape/card.ts'

const refusals = { replayed: 'signature-replayed', unknown: 'not-found', full: 'bookmarks-full' } as const

export const bookmarkAdded = customerRoute(addBookmark, async ({ db, customer, query, signature }) => {
  const { itemID, itemType } = query
  const item = { customerId: customer.id, site: customer.site, type: itemType, id: itemID }
  const outcome = await markItem(db, item, signature)
  return outcome === 'done' ? { data: { itemID, itemType } } : new Refusal(refusals[outcome])
})

export const bookmarksRemoved = customerRoute(removeBookmarks, async ({ db, customer, ...question }) => {
  const { query, body, signature } = question
  const unmarking = { customerId: customer.id, type: query.itemType, ids: body.itemID }
  const removed = await unmarkItems(db, unmarking, signature)
  return removed === 'replayed' ? new Refusal(refusals[removed]) : { data: { removed } }
})

export const bookmarks = customerRoute(
  bookmarkDetails,
  async ({ env, db, customer, bearer, query, body }) => {
    const { itemType: type } = body
    const found = await readBookmarks(db, { customerId: customer.id, site: customer.site, type, ...query })
    const ids = type === 'product' ? found.items.map(({ id }) => id) : []
    const numbers = await numbersOfProducts(db, { site: customer.site, ids })
    const cards = new Map(
      (ids.length === 0 ? [] : await numberedProducts(env, bearer.site, numbers)).map((product) => [
        product.id,
        shapeCard(product),
      ]),
    )
    const shape = (item: MarkedItem): Bookmark => {
      const card = cards.get(item.id)
      return {
        _id: `${type}-${item.id}`,
        itemID: item.id,
        itemType: type,
        markedAt: new Date(item.markedAt * 1000).toISOString(),
        name: item.name,
        urlSlug: item.urlSlug,
        tagType: item.tagKind,
        mainPicture: item.mainPicture,
        products: card ? [card] : [],
      }
    }
    return {
      data: {
        list: found.items.map(shape),
        jsonFields: [],
        totalCount: found.ids.length,
        itemIDs: found.ids,
        counts: found.counts,
      },
    }
  },
)
