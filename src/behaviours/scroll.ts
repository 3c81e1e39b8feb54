const searchBarAfter = 100
const stickyAfter = 200
/** Less than this is a trembling finger. */
const turn = 4

/** Says on the root element how far a page is scrolled, and which way: styles do the rest. */
export function watchScroll(root: HTMLElement): void {
  let last: number | undefined
  const look = () => {
    const now = Math.max(0, scrollY)
    last ??= now
    root.classList.toggle('scrolled-some', now > searchBarAfter)
    root.classList.toggle('scrolled-far', now > stickyAfter)
    if (Math.abs(now - last) < turn) return
    root.classList.toggle('scrolling_down', now > last)
    root.classList.toggle('scrolling_up', now < last)
    last = now
  }
  addEventListener('scroll', look, { passive: true })
  // Asked before the first frame, a page would be laid out twice.
  requestAnimationFrame(() => setTimeout(look))
}
