import { isHinted } from '#lib/hint.ts'

/** A price is asked for beside the product. Guests sign in first, by way of which they lose nothing. */
export function followEnquiryLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[data-enquiry]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    if (isHinted(document.cookie)) open(link.href)
    else void signInFirst(link.href)
  })
  // What somebody wanted before they signed in.
  document.addEventListener('enquiry', (event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return
    event.preventDefault()
    document.querySelector<HTMLElement>('.product a.button[data-enquiry]')?.focus({ preventScroll: true })
    open(event.detail)
  })
}

function open(href: string): void {
  import('./open-enquiry.ts').then(
    ({ openEnquiry }) => openEnquiry(href),
    () => location.assign(href),
  )
}

async function signInFirst(href: string): Promise<void> {
  const store = await import('#stores/intent.ts').catch(() => null)
  const signIn = await store?.keepEnquiry(href, location.pathname + location.search)
  location.assign(signIn ?? href)
}
