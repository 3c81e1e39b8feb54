import * as z from 'zod/mini'

export const bookmarksPath = '/api/bookmarks'
/** The page that shows them, and says what became of a form. */
export const bookmarksPage = '/profile/bookmarks'

const item = {
  itemId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  itemType: z.enum(['product', 'tag', 'personroom', 'post']),
  marked: z.boolean(),
}

export const bookmarkWish = z.object({
  ...item,
  /** Where to come back to after signing in. */
  page: z.string().check(z.maxLength(1000)),
})
export type BookmarkWish = z.infer<typeof bookmarkWish>

export const bookmarkAnswer = z.object(item)
