const searchBarAfter = 100
const stickyAfter = 200
/** Less than this is a trembling finger. */
const turn = 4

/** Says on the root element how far a page is scrolled, and which way: styles do the rest. */
export function watchScroll(root: HTMLElement): void {
  let last = 0
  const place = () => {
    const now = Math.max(0, scrollY)
    root.classList.toggle('scrolled-some', now > searchBarAfter)
    root.classList.toggle('scrolled-far', now > stickyAfter)
    return now
  }
  const look = () => {
    const now = place()
    if (Math.abs(now - last) < turn) return
    root.classList.toggle('scrolling_down', now > last)
    root.classList.toggle('scrolling_up', now < last)
    last = now
  }
  addEventListener('scroll', look, { passive: true })
  // A page may begin far down. Asked before the first frame, it would be laid out twice.
  requestAnimationFrame(() => setTimeout(() => (last = place())))
}
