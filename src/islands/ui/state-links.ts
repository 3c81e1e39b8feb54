/** A link to another state of what is shown, clicked without asking for a tab of its own. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  return linkAt(event.target)
}

/** What pointing at it, or coming to it by key, makes worth asking for in advance. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target !== '') return null
  return link.closest('[data-state], [data-more]') ? link : null
}

/** Without its fragment, which is a place on the page and not another one. */
export function addressOf(href: string): string {
  const { pathname, search } = new URL(href)
  return new URL(pathname + search, location.href).href
}
