/** What a page tells search engines and shared links of itself. */
const told = 'link[rel=canonical], meta[name=robots], meta[name=description], meta[property^="og:"]'

/** Puts the parts of the next page that can differ into the places of the present one. */
export function showRegions(list: Element, page: Document): void {
  for (const region of list.querySelectorAll<HTMLElement>('[data-region]')) {
    const name = region.dataset['region'] ?? ''
    const fresh = page.querySelector(`list-in-place [data-region="${name}"]`)
    showRegion(region, fresh)
  }
  document.title = page.title
  for (const old of document.head.querySelectorAll(told)) old.remove()
  document.head.append(
    ...[...page.head.querySelectorAll(told)].map((fresh) => document.importNode(fresh, true)),
  )
}

/** Groups stay open or closed as somebody left them. */
export function showRegion(region: Element, fresh: Element | null): void {
  const opened = new Map([...groupsIn(region)].map((group) => [group.dataset['key'], group.open]))
  const copy = fresh ? document.importNode(fresh, true) : null
  region.replaceChildren(...(copy ? copy.childNodes : []))
  for (const group of groupsIn(region)) group.open = opened.get(group.dataset['key']) ?? group.open
}

function groupsIn(region: Element): NodeListOf<HTMLDetailsElement> {
  return region.querySelectorAll<HTMLDetailsElement>('details[data-key]')
}
