import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { limitOf, listFacts, skip } from './older-list.ts'
import { picture } from './picture.ts'
import { productCard } from './product.ts'
import { tagKind } from './tag.ts'

/** What can be marked: a product, one of the seven kinds of tag, a furnished room or an article. */
export const bookmarkTypes = ['product', 'tag', 'personroom', 'post'] as const
export const bookmarkType = z.enum(bookmarkTypes)
export type BookmarkType = z.infer<typeof bookmarkType>

/** Of each type, for one customer. */
export const mostBookmarks = 500

const record = z.object({
  _id: z.string(),
  itemID: z.string(),
  itemType: bookmarkType,
  markedAt: z.iso.datetime(),
  name: z.string(),
  urlSlug: z.string(),
  /** Of a tag; everything else has none. */
  tagType: tagKind.nullable(),
  mainPicture: picture.nullable(),
  /** The product that is marked; none where something else is. */
  products: z.array(productCard).max(1),
})
export type Bookmark = z.infer<typeof record>

const ofBookmarks = { family: 'main', audience: 'customer', keep: 'nothing' } as const

export const addBookmark = defineCall({
  ...ofBookmarks,
  name: 'addBookmark',
  summary: 'Mark something; what is marked already stays so.',
  effect: 'write',
  method: 'GET',
  path: '/v1/api/bookmarks/getadditemtobookmark',
  query: z.object({ itemID: id, itemType: bookmarkType }),
  body: z.undefined(),
  result: z.object({ data: z.object({ itemID: z.string(), itemType: bookmarkType }) }),
  refusals: ['not-found', 'bookmarks-full'],
})

export const removeBookmarks = defineCall({
  ...ofBookmarks,
  name: 'removeBookmarks',
  summary: 'Take marks away; of what isn’t marked nothing is taken.',
  effect: 'write',
  method: 'POST',
  path: '/v1/api/bookmarks/postremoveitemfrombookmark',
  query: z.object({ itemType: bookmarkType }),
  body: z.strictObject({ itemID: z.array(id).min(1).max(100) }),
  result: z.object({ data: z.object({ removed: z.int().nonnegative() }) }),
})

export const bookmarkDetails = defineCall({
  ...ofBookmarks,
  name: 'bookmarkDetails',
  summary:
    'What of one type the customer has marked, the latest first: all ids, and a stretch of the things.',
  effect: 'read',
  method: 'POST',
  path: '/v1/api/bookmarks/postbookmarkdetails',
  query: z.object({ limit: limitOf(24), skip }),
  body: z.strictObject({ itemType: bookmarkType }),
  result: z.object({
    data: z.object({
      list: z.array(record),
      ...listFacts,
      /** Of the whole list. */
      itemIDs: z.array(z.string()),
      /** How many of each type there are. */
      counts: z.object({
        product: z.int().nonnegative(),
        tag: z.int().nonnegative(),
        personroom: z.int().nonnegative(),
        post: z.int().nonnegative(),
      }),
    }),
  }),
})
