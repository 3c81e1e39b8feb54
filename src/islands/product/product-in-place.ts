import { type NextPage, askForPage, wishForPage } from '#stores/next-pages.ts'
import { painted } from '../ui/painted.ts'
import { showRegions } from '../ui/regions.ts'
import { addressOf, clickedLink, linkAt } from '../ui/state-links.ts'
import { closeOn } from './closing.ts'
import { whereSomebodyIs } from './staying.ts'

export function defineProductInPlace(): void {
  if (!customElements.get('product-in-place')) customElements.define('product-in-place', ProductInPlace)
}

/** Whoever only passes over a link doesn't mean it. */
const dwell = 60

/**
 * A product's page whose choices act in place: each is a page of its own, and this shows the parts in which it differs.
 * What it can't do, the browser does.
 */
class ProductInPlace extends HTMLElement {
  #shown = ''
  #pointedAt = 0

  connectedCallback(): void {
    this.#shown = addressOf(location.href)
    this.addEventListener('click', (event) => {
      const link = clickedLink(event)
      if (!link) return
      event.preventDefault()
      mark(link)
      void this.#choose(link.href)
    })
    this.addEventListener('submit', (event) => this.#buy(event))
    for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
      this.addEventListener(type, ({ target }) => this.#askAhead(linkAt(target)), { passive: true })
    addEventListener('popstate', () => void this.#goBack())
    closeOn(this)
  }

  async #choose(href: string): Promise<void> {
    this.ariaBusy = 'true'
    const wished = await wishForPage(href, painted())
    if (wished.outcome === 'overtaken') return
    if (wished.outcome !== 'here') return location.assign(href)
    if (addressOf(wished.next.href) !== this.#shown) history.pushState(null, '', wished.next.href)
    this.#show(wished.next)
  }

  async #goBack(): Promise<void> {
    const href = addressOf(location.href)
    if (href === this.#shown) return
    this.ariaBusy = 'true'
    const wished = await wishForPage(href)
    if (wished.outcome === 'overtaken') return
    if (wished.outcome !== 'here') return location.reload()
    this.#show(wished.next)
  }

  #show({ page }: NextPage): void {
    const comeBack = whereSomebodyIs(this)
    showRegions(this, page)
    this.#shown = addressOf(location.href)
    this.ariaBusy = 'false'
    comeBack()
    const place = this.querySelector('[data-announced]')
    if (place) place.textContent = this.querySelector<HTMLElement>('[data-said]')?.dataset['said'] ?? ''
  }

  #askAhead(link: HTMLAnchorElement | null): void {
    clearTimeout(this.#pointedAt)
    if (link) this.#pointedAt = window.setTimeout(() => void askForPage(link.href), dwell)
  }

  #buy(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !('cart' in form.dataset)) return
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'buyNow') return
    event.preventDefault()
    import('./add-to-cart.ts').then(
      ({ addToCart }) => addToCart(form, submitter),
      () => {
        // Without its code the form goes as it is.
        delete form.dataset['cart']
        form.requestSubmit(submitter)
      },
    )
  }
}

/** The choice is seen at once; the rest of the page follows. */
function mark(link: HTMLAnchorElement): void {
  const choices = link.closest('[data-choices]')
  if (!choices) return
  for (const other of choices.querySelectorAll('[aria-current]')) other.removeAttribute('aria-current')
  link.ariaCurrent = 'true'
}
