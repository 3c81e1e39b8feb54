import { z } from 'zod'
import { id } from './id.ts'

/** The older API counts from the list's beginning instead of by pages. */
export const skip = z.coerce.number().int().min(0).max(1_000_000).default(0)

export function limitOf(usual: number, most = 100) {
  return z.coerce.number().int().min(1).max(most).default(usual)
}

/** How the older API names things one by one. */
export const idsIn = z.strictObject({ in: z.array(id).min(1).max(100) })

/** How the older API answers with many. */
export function olderList<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.object({ list: z.array(item), ...listFacts }) })
}

export const listFacts = {
  /** Those fields of each that travel as JSON text. */
  jsonFields: z.array(z.string()),
  /** Of the whole list, whatever was skipped. */
  totalCount: z.int().nonnegative(),
}
