import * as z from 'zod/mini'

export const mePath = '/api/me'

/** Who is asking: a guest, or (when the vault can't be reached) nobody knows. */
export const meAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('guest') }),
  z.object({ state: z.literal('unavailable') }),
])
export type MeAnswer = z.infer<typeof meAnswer>
