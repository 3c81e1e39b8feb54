import { type Measures, readFinishes, readMeasures } from '#lib/model.ts'
import type { Viewer } from './viewer.ts'

export function defineProductModel(): void {
  if (!customElements.get('product-model')) customElements.define('product-model', ProductModel)
}

/** What is seen in three dimensions. */
export interface Seen {
  file: string
  bytes: number | null
  name: string
  finishes: ReturnType<typeof readFinishes>
  measures: Measures
}

const failure = 'Error loading the 3D file'

/** Left by an element that has gone: the one in its place takes it over when it shows the same file. */
let left: Viewer | null = null

/** A button that asks for the 3D view; everything of it is loaded then. */
class ProductModel extends HTMLElement {
  #viewer: Viewer | null = null

  connectedCallback(): void {
    const button = this.querySelector('button')
    const stage = this.closest<HTMLElement>('.stage')
    if (!button || !stage) return
    button.hidden = false
    button.addEventListener('click', this.#ask)
    if (left?.file === this.#seen().file) {
      this.#viewer = left
      left = null
      this.#viewer.moveTo(stage, { seen: this.#seen(), closed: () => this.#closed() })
    }
  }

  /** Chosen anew, a page puts another element into this one's place at once. */
  disconnectedCallback(): void {
    const viewer = this.#viewer
    this.#viewer = null
    left = viewer
    setTimeout(() => {
      if (!viewer || left !== viewer) return
      left = null
      viewer.close()
    })
  }

  #ask = (): void => void this.#open()

  async #open(): Promise<void> {
    const stage = this.closest<HTMLElement>('.stage')
    if (!stage || this.#viewer || this.ariaBusy === 'true') return
    this.ariaBusy = 'true'
    this.querySelector('[role=alert]')?.remove()
    const code = await import('./viewer.ts').catch(() => null)
    this.ariaBusy = 'false'
    if (!code) return this.#complain()
    if (!this.isConnected) return
    this.#viewer = new code.Viewer(stage, { seen: this.#seen(), closed: () => this.#closed() })
  }

  #closed(): void {
    this.#viewer = null
    this.querySelector('button')?.focus({ preventScroll: true })
  }

  #complain(): void {
    const words = document.createElement('p')
    words.role = 'alert'
    words.textContent = failure
    this.prepend(words)
  }

  #seen(): Seen {
    const { file = '', bytes = '', name = '', finishes = '', measures = '' } = this.dataset
    return {
      file,
      bytes: Number(bytes) || null,
      name,
      finishes: readFinishes(finishes),
      measures: readMeasures(measures),
    }
  }
}
