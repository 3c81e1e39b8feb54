import { formatPence } from '#lib/money.ts'
import { impossibleQuantity, quantityOf } from '#lib/quantity.ts'

export function defineQuantityPicker(): void {
  if (!customElements.get('quantity-picker')) customElements.define('quantity-picker', QuantityPicker)
}

/** Somebody is near: what the page says may be a while old. */
const near = ['pointerover', 'touchstart', 'focusin'] as const

/** How many, and what that comes to. A field that somebody emptied to type another number is no choice yet. */
class QuantityPicker extends HTMLElement {
  #chosen = '1'

  connectedCallback(): void {
    this.#chosen = this.#field?.value ?? '1'
    this.addEventListener('click', ({ target }) => {
      const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (step) this.#choose(String(Number(this.#chosen) + Number(step.dataset['step'])))
    })
    this.addEventListener('input', () => {
      const typed = this.#field?.value ?? ''
      if (typed !== '') this.#choose(typed)
    })
    this.addEventListener('focusout', () => this.#show())
    const learn = () => {
      for (const type of near) this.removeEventListener(type, learn)
      void this.#learn()
    }
    for (const type of near) this.addEventListener(type, learn, { passive: true })
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  #choose(typed: string): void {
    const { value, refused } = quantityOf(typed, Number(this.#field?.max))
    this.#chosen = String(value)
    this.#show()
    if (refused)
      void import('#stores/notices.ts').then(({ raiseNotice }) => raiseNotice('trouble', impossibleQuantity))
  }

  #show(): void {
    const field = this.#field
    if (!field) return
    field.value = this.#chosen
    this.#tell(field)
  }

  /** What it comes to, and where it can go: not the field, in which somebody may be typing. */
  #tell(field: HTMLInputElement): void {
    const output = this.querySelector('output')
    if (output) output.textContent = formatPence(Number(this.dataset['unit']) * Number(this.#chosen))
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const next = Number(this.#chosen) + Number(button.dataset['step'])
      button.disabled = next < 1 || next > Number(field.max)
    }
  }

  async #learn(): Promise<void> {
    const { askForOffer } = await import('#stores/offer.ts')
    const offer = await askForOffer(this.dataset['offer'] ?? '')
    const field = this.#field
    if (!offer || offer.unitPence === null || !field || !this.isConnected) return
    this.dataset['unit'] = String(offer.unitPence)
    field.max = String(offer.available)
    if (Number(this.#chosen) > offer.available && offer.available > 0) this.#choose(this.#chosen)
    else this.#tell(field)
  }
}
