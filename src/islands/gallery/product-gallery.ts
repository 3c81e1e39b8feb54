import { watchThumbs } from './thumbs.ts'

export function defineProductGallery(): void {
  if (!customElements.get('product-gallery')) customElements.define('product-gallery', ProductGallery)
}

/**
 * A row of pictures that scrolls by itself, and links that lead to each of them. This says which one is seen, moves in
 * place, magnifies and opens them full screen; the code of the last two comes when somebody is near.
 */
class ProductGallery extends HTMLElement {
  #watching: { disconnect: () => void }[] = []
  #at = 0

  connectedCallback(): void {
    if (!this.#row) return
    this.#watching = [this.#watchSlides(), watchThumbs(this.querySelector('.thumbs'))]
    this.addEventListener('click', this.#follow)
    this.addEventListener('pointerover', this.#comeNear)
    this.addEventListener('focusin', this.#fetchAhead)
    this.#tell(this.#at)
  }

  disconnectedCallback(): void {
    for (const one of this.#watching) one.disconnect()
  }

  /** Brings a picture into view; the first is 0. */
  show(at: number): void {
    const slide = this.#slides[at]
    if (slide) this.#row?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  }

  get #row(): HTMLElement | null {
    return this.querySelector('.row')
  }

  get #slides(): HTMLElement[] {
    return [...(this.#row?.children ?? [])].filter((slide) => slide instanceof HTMLElement)
  }

  get #links(): HTMLAnchorElement[] {
    return this.#slides.flatMap((slide) => slide.querySelector('a') ?? [])
  }

  #watchSlides(): IntersectionObserver {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) this.#tell(this.#slides.findIndex((slide) => slide === seen.target))
      },
      { root: this.#row, threshold: 0.6 },
    )
    for (const slide of this.#slides) observer.observe(slide)
    return observer
  }

  /** Which picture is seen; only its own link is a stop of the keyboard. */
  #tell(at: number): void {
    this.#at = at
    for (const [index, link] of this.#links.entries()) link.tabIndex = index === at ? 0 : -1
    for (const thumb of this.querySelectorAll('.thumbs [aria-current]')) thumb.removeAttribute('aria-current')
    const current = [...this.querySelectorAll('.thumbs a')][at]
    current?.setAttribute('aria-current', 'true')
    if (current) intoView(current)
    const count = this.querySelector('.count')
    if (count) count.textContent = `${at + 1} of ${this.#slides.length}`
  }

  #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event)) return
    const picture = this.#slides.findIndex((slide) => slide.contains(link))
    if (picture >= 0) {
      event.preventDefault()
      void this.#open(picture, link)
    } else if (link.closest('.thumbs')) {
      event.preventDefault()
      this.show([...this.querySelectorAll('.thumbs a')].indexOf(link))
    }
  }

  async #open(at: number, link: HTMLAnchorElement): Promise<void> {
    const popup = await this.#fetchPopup()
    if (!popup) return location.assign(link.href)
    popup.openPopup({ links: this.#links, at, closed: (last) => this.show(last) })
  }

  /** Only what is really there to magnify with: a mouse or a pen. */
  #comeNear = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    this.#fetchAhead()
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('.row a') : null
    if (link) void import('./lens.ts').then(({ magnify }) => magnify(link)).catch(() => undefined)
  }

  #fetchAhead = (): void => void this.#fetchPopup()

  /** Undefined where it can't be had now; the next occasion asks again. */
  async #fetchPopup() {
    const popup = await import('./popup.ts').catch(() => undefined)
    this.toggleAttribute('data-awake', popup !== undefined)
    return popup
  }
}

/** A click that asks for a new tab is the browser's own business. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

/** Within its own list: the page stays where it is. */
function intoView(thumb: Element): void {
  const item = thumb.parentElement
  const list = item?.parentElement
  if (!item || !list) return
  list.scrollTo({
    left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
    top: item.offsetTop - (list.clientHeight - item.offsetHeight) / 2,
  })
}
