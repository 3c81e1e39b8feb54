import { z } from 'zod'

/** The wire carries pounds with decimals; everything of ours counts integer pence. */
export const pence = z.codec(z.number().nonnegative(), z.int().nonnegative(), {
  decode: (pounds) => Math.round(pounds * 100),
  encode: (amount) => amount / 100,
})

/** Null wherever the product is order_by_email: a hidden price never travels. */
export const shownPrice = pence.nullable()
