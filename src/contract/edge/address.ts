import * as z from 'zod/mini'

/** Whitespace is stripped before the call: section 5 of the specification. */
export function addressLookUpPath(postcode: string): string {
  return `/api/address?postcode=${encodeURIComponent(postcode.replace(/\s/g, ''))}`
}

export const addressAnswer = z.object({
  addresses: z.array(
    z.object({
      line_1: z.string(),
      line_2: z.string(),
      town_or_city: z.string(),
      country: z.string(),
      postcode: z.string(),
    }),
  ),
})
