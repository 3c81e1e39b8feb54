import { $cart } from '#stores/cart.ts'
import { readCartPage, sendCartForm } from '#stores/cart-page.ts'
import { showRegions } from '../ui/regions.ts'

export function defineCartInPlace(): void {
  if (!customElements.get('cart-in-place')) customElements.define('cart-in-place', CartInPlace)
}

/** Whoever presses + three times means one number. */
const settlesAfter = 300

/** The cart's page without leaving it: each form is sent as the browser would, and the page that comes is shown here. */
class CartInPlace extends HTMLElement {
  #settling = 0
  #stopFollowing: (() => void) | null = null

  connectedCallback(): void {
    this.addEventListener('click', this)
    this.addEventListener('change', this)
    this.addEventListener('submit', this)
    addEventListener('pageshow', this)
    // Of another tab, or of the popup; an answer that this page has overtaken would take its note away.
    this.#stopFollowing = $cart.listen((cart) => {
      if (cart && cart.version > this.#version) void this.#refresh()
    })
  }

  disconnectedCallback(): void {
    this.#stopFollowing?.()
    removeEventListener('pageshow', this)
  }

  handleEvent(event: Event): void {
    if (event instanceof PageTransitionEvent) {
      if (event.persisted) void this.#refresh()
    } else if (event instanceof SubmitEvent) this.#submit(event)
    else if (event.type === 'click') this.#step(event)
    else this.#settle(event.target)
  }

  get #version(): number {
    return Number(this.querySelector<HTMLElement>('[data-version]')?.dataset['version'])
  }

  /** Minus and plus change the number in the box; what is sent is that number, whole. */
  #step(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button[name=set]') : null
    const box = button?.closest('form')?.querySelector<HTMLInputElement>('input[name=quantity]')
    if (!button || !box) return
    event.preventDefault()
    if (button.id.endsWith('-less')) box.stepDown()
    else box.stepUp()
    this.#settle(box)
  }

  #settle(box: EventTarget | null): void {
    if (!(box instanceof HTMLInputElement) || box.name !== 'quantity' || !box.form) return
    const { form } = box
    clearTimeout(this.#settling)
    this.#settling = window.setTimeout(() => form.isConnected && form.requestSubmit(), settlesAfter)
  }

  #submit(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.dataset['inPlace'] === undefined) return
    event.preventDefault()
    clearTimeout(this.#settling)
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') fields.append(name, value)
    // What comes back by undoing is as many as were chosen last.
    const box = form.closest('li')?.querySelector<HTMLInputElement>('input[type=number]')
    if (box && fields.has('quantity') && box.form !== form) fields.set('quantity', box.value)
    // Not `form.action`: a field of that name hides it.
    void this.#send(form.getAttribute('action') ?? '', fields.toString())
  }

  async #send(action: string, fields: string): Promise<void> {
    this.ariaBusy = 'true'
    const page = await sendCartForm(action, fields)
    if (!page) return
    this.ariaBusy = 'false'
    this.#show(page)
  }

  async #refresh(): Promise<void> {
    const page = await readCartPage(location.href)
    if (page) this.#show(page)
  }

  #show({ href, html }: { href: string; html: string }): void {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const fresh = page.querySelector('cart-in-place')
    // Somebody who isn't signed in any more is asked to do that.
    if (!fresh) return location.assign(href)
    const focused = this.contains(document.activeElement) ? document.activeElement?.id : undefined
    showRegions(this, page)
    this.#focusAgain(focused)
    const said = this.querySelector('[data-says]')?.getAttribute('data-says') ?? ''
    const live = this.querySelector('[data-announced]')
    if (live) live.textContent = said
  }

  /** What was pressed may be gone with its line. */
  #focusAgain(id: string | undefined): void {
    if (id === undefined) return
    const again = id === '' ? null : document.getElementById(id)
    const heading = this.querySelector('h1')
    if (again && !(again instanceof HTMLButtonElement && again.disabled)) return again.focus()
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
}
