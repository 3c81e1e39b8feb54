/** Wakes the search popup, which then reads the address itself. */
const searchEvent = 'search-in-address'

/** A shared link, a reload and Back may lead to a search: nobody has come near its box then. */
export function followSearch(): void {
  tell()
  addEventListener('hashchange', tell)
}

function tell(): void {
  if (location.hash.startsWith('#/search/')) document.dispatchEvent(new Event(searchEvent))
}
