import { atom } from 'nanostores'
import { get } from '#contract/edge/call.ts'
import { type BesideGroup, besideAnswer, besidePath } from '#contract/edge/search.ts'

/** Brands, styles, moodrooms and articles by the words of the search. Without them the search is good enough. */
export const $besides = atom<readonly BesideGroup[]>([])

let lastWish = ''

export async function findBeside(query: string): Promise<void> {
  if (query === lastWish) return
  lastWish = query
  const reply = query === '' ? null : await get(besidePath(query), besideAnswer)
  if (query === lastWish) $besides.set(reply?.ok ? reply.value.groups : [])
}
