import { z } from 'zod'

/** Of a product, a variant, a tag or a seller: it stands in addresses as it is. */
export const id = z.string().regex(/^[\w-]{1,64}$/)
