import { z } from 'zod'

/** What happens to calls whose path has this in it; nothing happens to others. */
export const forecast = z.discriminatedUnion('sky', [
  z.object({ path: z.string(), sky: z.literal('down') }),
  z.object({ path: z.string(), sky: z.literal('strange'), body: z.string() }),
])
export type Forecast = z.infer<typeof forecast>

/** A call that was on its way to the market. */
export const traveller = z.object({
  method: z.string(),
  path: z.string(),
  search: z.string(),
  headers: z.record(z.string(), z.string()),
})
export type Traveller = z.infer<typeof traveller>
