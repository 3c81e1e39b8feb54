import { z } from 'zod'

/**
 * An answer bears it when something has run out or come back meanwhile, by whoever's doing: the pages that say otherwise.
 * Tags as a purge takes them, apart by spaces.
 */
export const shelfNewsHeader = 'x-shelf-news'

const tag = z.string().regex(/^[a-z0-9]+:product:[\w-]{1,64}$/)

export function readShelfNews(header: string | null): string[] {
  return (header ?? '').split(' ').filter((text) => tag.safeParse(text).success)
}
