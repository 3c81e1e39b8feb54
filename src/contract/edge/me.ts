import * as z from 'zod/mini'

export const mePath = '/api/me'

const style = z.object({ name: z.string(), picture: z.nullable(z.string()), percent: z.number() })

/** Who is asking: a guest, somebody, or (when the vault can't be reached) nobody knows. All that is personal, at once. */
export const meAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('guest') }),
  z.object({ state: z.literal('unavailable') }),
  z.object({
    state: z.literal('signed-in'),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    picture: z.nullable(z.string()),
    cartCount: z.int(),
    bookmarks: z.array(z.string()),
    styles: z.array(style),
    /** The page on which something is waiting that its visitor wanted before signing in. */
    intentOn: z.nullable(z.string()),
  }),
])
export type MeAnswer = z.infer<typeof meAnswer>
