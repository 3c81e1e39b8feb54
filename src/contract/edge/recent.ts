import * as z from 'zod/mini'

/** Where the browser keeps the products that somebody has looked at; `kept-in-browser.ts` tells people of it. */
export const recentKey = 'recentProducts'

/** A product that somebody has looked at: enough to show it again, but for its price, which may be another by then. */
export const recentProduct = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  brand: z.string(),
  room: z.string(),
  path: z.string().check(z.startsWith('/'), z.regex(/^\/(?!\/)/)),
  picture: z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)),
})
export type RecentProduct = z.infer<typeof recentProduct>

export const recentProducts = z.object({ keptAt: z.number(), products: z.array(recentProduct) })
