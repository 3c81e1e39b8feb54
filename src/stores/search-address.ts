import { type SearchFragment, readFragment, writeFragment } from '#lib/search-fragment.ts'

/** The search that the address holds; null where it holds none. */
export function searchInAddress(): SearchFragment | null {
  return readFragment(location.hash)
}

/** What is typed is one step, however often it changes: Back closes the search. */
export function showTyped(search: SearchFragment): void {
  const steps = stepsTaken()
  if (steps === 0) step(1, search)
  else history.replaceState(history.state, '', writeFragment(search))
}

/** A choice is a step of its own: Back undoes it. */
export function showChosen(search: SearchFragment): void {
  step(stepsTaken() + 1, search)
}

/** The same search in another form. */
export function showCanonical(search: SearchFragment): void {
  if (searchInAddress()) history.replaceState(history.state, '', writeFragment(search))
}

/** Back to where the search began: its steps lie ahead then, as after the browser's own Back. */
export function goBackToPage(): void {
  const steps = stepsTaken()
  if (steps > 0) history.go(-steps)
  else stayOnPage()
}

/** The page without the search, at once: somebody may already be on the way to another. */
export function stayOnPage(): void {
  if (searchInAddress()) history.replaceState(history.state, '', location.pathname + location.search)
}

/** Whatever else a page keeps in its history stays there. */
function step(steps: number, search: SearchFragment): void {
  const state: unknown = history.state
  const kept = typeof state === 'object' ? state : {}
  history.pushState({ ...kept, searchSteps: steps }, '', writeFragment(search))
}

/** How far back the page without the search lies. A shared link has no such page. */
function stepsTaken(): number {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('searchSteps' in state)) return 0
  return typeof state.searchSteps === 'number' && searchInAddress() ? state.searchSteps : 0
}
