import { clickedLink } from '../ui/state-links.ts'

/** What somebody asks a list for: another state of it, or more of the same. */
export type Wish =
  { for: 'state'; href: string; control: HTMLElement } | { for: 'more'; link: HTMLAnchorElement }

/** A link that leads to a list, clicked without asking for a tab of its own. */
export function wishOfClick(event: MouseEvent): Wish | null {
  const link = clickedLink(event)
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
