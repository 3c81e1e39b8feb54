/** What a page tells search engines and shared links of itself. */
const told =
  'link[rel=canonical], meta[name=robots], meta[name=description], meta[property^="og:"], script[type="application/ld+json"]'

/** Puts the parts of the next page that can differ into the places of the present one. */
export function showRegions(place: Element, page: Document): void {
  for (const region of place.querySelectorAll<HTMLElement>('[data-region]')) {
    const name = region.dataset['region'] ?? ''
    const fresh = page.querySelector<HTMLElement>(`${place.localName} [data-region="${name}"]`)
    if (!isSame(region, fresh)) showRegion(region, fresh)
  }
  document.title = page.title
  for (const old of document.head.querySelectorAll(told)) old.remove()
  document.head.append(
    ...[...page.head.querySelectorAll(told)].map((fresh) => document.importNode(fresh, true)),
  )
}

/** What says that it hasn't changed stays as it is, with all that somebody has done to it. */
function isSame({ dataset: { same } }: HTMLElement, fresh: HTMLElement | null): boolean {
  return same !== undefined && same === fresh?.dataset['same']
}

/** Groups stay open or closed as somebody left them. */
export function showRegion(region: Element, fresh: HTMLElement | null): void {
  const opened = new Map([...groupsIn(region)].map((group) => [group.dataset['key'], group.open]))
  const copy = fresh ? document.importNode(fresh, true) : null
  if (region instanceof HTMLElement && copy?.dataset['same'] !== undefined)
    region.dataset['same'] = copy.dataset['same']
  // What React has drawn in it ends with it.
  for (const island of region.querySelectorAll('astro-island'))
    island.dispatchEvent(new Event('astro:unmount'))
  region.replaceChildren(...(copy ? copy.childNodes : []))
  for (const group of groupsIn(region)) group.open = opened.get(group.dataset['key']) ?? group.open
}

function groupsIn(region: Element): NodeListOf<HTMLDetailsElement> {
  return region.querySelectorAll<HTMLDetailsElement>('details[data-key]')
}
