interface Paged {
  pageNumber: number
  pageCount: number
}

type Found<Value> = { ok: true; value: Value } | { ok: false; code: 'not-found' | 'unavailable' }

/** A page that the list doesn't have is missing; the first page of an empty list is there, and says so. */
export async function pageOrMissing<Value extends Paged>(
  page: number | null,
  ask: (page: number) => Promise<Found<Value>>,
): Promise<Found<Value>> {
  const gone = { ok: false, code: 'not-found' } as const
  if (page === null) return gone
  const found = await ask(page)
  return found.ok && page > 1 && page > found.value.pageCount ? gone : found
}
