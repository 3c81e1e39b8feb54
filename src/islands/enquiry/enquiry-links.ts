import { isHinted } from '#lib/hint.ts'

/** Guests go to the form's own page, by way of signing in; for everybody else it opens beside the product. */
export function followEnquiryLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isHinted(document.cookie)) return
    const link = event.target instanceof Element ? event.target.closest('a[data-enquiry]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    import('./open-enquiry.ts').then(
      ({ openEnquiry }) => openEnquiry(link.href),
      () => location.assign(link.href),
    )
  })
}
