import { type NextPage, askForPage, wishForPage } from '#stores/next-pages.ts'
import { returnTo, spotOf } from './focus.ts'
import { rememberLook } from './look.ts'
import { goTo, placeNow, remember, remembered } from './place.ts'
import { painted } from '../ui/painted.ts'
import { showRegion, showRegions } from '../ui/regions.ts'
import { addressOf, linkAt } from '../ui/state-links.ts'
import { type Wish, wishOfClick, wishOfForm } from './wishes.ts'

export function defineListInPlace(): void {
  if (!customElements.get('list-in-place')) customElements.define('list-in-place', ListInPlace)
}

/** Whoever only passes over a link doesn't mean it. */
const dwell = 60
/** How often the place is written down while somebody scrolls. */
const placeEvery = 250
/** So far below the window the end of a list counts as near. */
const nearTheEnd = '800px'

/**
 * A list whose links and forms act in place: each state is a page of its own, and this shows the parts in which it
 * differs. What it can't do, the browser does.
 */
class ListInPlace extends HTMLElement {
  #shown = ''
  #pointedAt = 0
  #sinceScroll = 0
  #end: IntersectionObserver | null = null

  connectedCallback(): void {
    this.#shown = addressOf(location.href)
    this.addEventListener('click', (event) => this.#take(event, wishOfClick(event)))
    this.addEventListener('submit', (event) => {
      const { target, submitter } = event
      if (target instanceof HTMLFormElement) this.#take(event, wishOfForm(target, submitter))
    })
    this.addEventListener('change', ({ target }) => {
      if (target instanceof Element) target.closest<HTMLFormElement>('form[data-state]')?.requestSubmit()
    })
    for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
      this.addEventListener(type, ({ target }) => this.#askAhead(linkAt(target)), { passive: true })
    addEventListener('popstate', () => void this.#goBack())
    addEventListener('scroll', () => this.#rememberPlace(), { passive: true })
    rememberLook(this)
    this.#watchEnd()
    void this.#bringBack()
  }

  #take(event: Event, wish: Wish | null): void {
    if (!wish) return
    event.preventDefault()
    void (wish.for === 'more' ? this.#showMore(wish.link) : this.#change(wish.href, wish.control))
  }

  async #change(href: string, control: HTMLElement): Promise<void> {
    this.ariaBusy = 'true'
    tick(control)
    const wished = await wishForPage(href, painted())
    if (wished.outcome === 'overtaken') return
    if (wished.outcome !== 'here') return location.assign(href)
    const spot = spotOf(control)
    remember({ place: placeNow(this) })
    history.pushState({ list: { more: [], place: null } }, '', wished.next.href)
    this.#show(wished.next)
    if (spot) returnTo(this, spot)
    if (this.getBoundingClientRect().bottom < innerHeight / 2) this.scrollIntoView({ behavior: 'instant' })
    this.#announce(this.querySelector('[data-region=count]')?.textContent ?? '')
  }

  #show({ page }: NextPage): void {
    showRegions(this, page)
    this.#shown = addressOf(location.href)
    this.ariaBusy = 'false'
    this.#watchEnd()
  }

  async #showMore(link: HTMLAnchorElement): Promise<void> {
    if (link.ariaBusy === 'true') return
    link.ariaBusy = 'true'
    const had = this.#shown
    const [list] = await Promise.all([askForPage(link.href), painted()])
    if (had !== this.#shown || !link.isConnected) return
    if (!list) return location.assign(link.href)
    const hadFocus = link === document.activeElement
    const first = this.#append(list)
    remember({ more: [...remembered().more, link.href] })
    if (hadFocus) (this.querySelector<HTMLElement>('[data-more]') ?? first?.querySelector('a'))?.focus()
    const count = this.querySelector('[data-region=count]')?.textContent ?? ''
    this.#announce(`${this.querySelector('[data-grid]')?.childElementCount} of ${count}`)
  }

  /** The products of a further page; gives the first of them. */
  #append({ page }: NextPage): Element | undefined {
    const grid = this.querySelector('[data-grid]')
    const items = [...(page.querySelector('list-in-place [data-grid]')?.children ?? [])]
    const copies = items.map((item) => document.importNode(item, true))
    grid?.append(...copies)
    const more = this.querySelector('[data-more]')?.closest('[data-region]')
    const next = page.querySelector('list-in-place [data-more]')
    // What leads to the page before isn't wanted where that page is still shown.
    if (more && next) this.querySelector('[data-more]')?.replaceWith(document.importNode(next, true))
    else if (more) showRegion(more, null)
    this.#watchEnd()
    return copies[0]
  }

  async #goBack(): Promise<void> {
    const href = addressOf(location.href)
    if (href === this.#shown) return
    this.ariaBusy = 'true'
    const wished = await wishForPage(href)
    if (wished.outcome === 'overtaken') return
    if (wished.outcome !== 'here') return location.reload()
    this.#show(wished.next)
    await this.#bringBack()
    this.#announce(this.querySelector('[data-region=count]')?.textContent ?? '')
  }

  /** The pages that were loaded before, and the place in them. */
  async #bringBack(): Promise<void> {
    const { more, place } = remembered()
    const had = this.#shown
    const lists = await Promise.all(more.map((href) => askForPage(new URL(href, location.href).href)))
    if (had !== this.#shown) return
    for (const list of lists) {
      if (!list) break
      this.#append(list)
    }
    if (place) goTo(this, place)
  }

  #askAhead(link: HTMLAnchorElement | null): void {
    clearTimeout(this.#pointedAt)
    if (link) this.#pointedAt = window.setTimeout(() => void askForPage(link.href), dwell)
  }

  #rememberPlace(): void {
    clearTimeout(this.#sinceScroll)
    const shown = this.#shown
    this.#sinceScroll = window.setTimeout(() => {
      if (shown === addressOf(location.href)) remember({ place: placeNow(this) })
    }, placeEvery)
  }

  #watchEnd(): void {
    this.#end?.disconnect()
    const link = this.querySelector<HTMLAnchorElement>('[data-more-at-end]')
    if (!link) return
    this.#end = new IntersectionObserver(
      // A busy browser tells several moments at once.
      (moments) => {
        if (moments.some(({ isIntersecting }) => isIntersecting)) void this.#showMore(link)
      },
      { rootMargin: nearTheEnd },
    )
    this.#end.observe(link)
  }

  #announce(words: string): void {
    const place = this.querySelector('[data-announced]')
    if (place) place.textContent = words
  }
}

/** A value of a filter turns at once; the list follows. */
function tick(control: HTMLElement): void {
  if (!control.closest('[data-region=panel] li')) return
  control.ariaCurrent = control.ariaCurrent === null ? 'true' : null
}
