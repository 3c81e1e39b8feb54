import * as z from 'zod/mini'

/** Where the browser keeps what somebody has searched for; `kept-in-browser.ts` tells people of it. */
export const recentSearchesKey = 'searches'

/** Each with the time of its search, in ms. */
export const recentSearches = z.array(z.object({ text: z.string(), at: z.number() }))
export type RecentSearches = z.infer<typeof recentSearches>
