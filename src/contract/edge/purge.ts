import { z } from 'zod'

export const purgePath = '/api/purge'

/** Tags are `<site>`, `<site>:list` or `<site>:product:<id>`. */
export const purgeRequest = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z0-9]+(:list|:product:[\w-]{1,64})?$/))
    .min(1)
    .max(500),
})
