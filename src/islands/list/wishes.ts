/** What somebody asks a list for: another state of it, or more of the same. */
export type Wish =
  { for: 'state'; href: string; control: HTMLElement } | { for: 'more'; link: HTMLAnchorElement }

/** A link that leads to a list, clicked without asking for a tab of its own. */
export function wishOfClick(event: MouseEvent): Wish | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = linkAt(event.target)
  if (!link) return null
  return 'more' in link.dataset ? { for: 'more', link } : { for: 'state', href: link.href, control: link }
}

export function wishOfForm(form: HTMLFormElement, submitter: HTMLElement | null): Wish | null {
  if (!('state' in form.dataset) || form.method !== 'get') return null
  const address = new URL(form.action)
  const said = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  address.search = new URLSearchParams(said).toString()
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  const control = focused instanceof HTMLElement ? focused : form
  return { for: 'state', href: address.href, control }
}

/** What pointing at it, or coming to it by key, makes worth asking for in advance. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.target !== '') return null
  return link.closest('[data-state], [data-more]') ? link : null
}
