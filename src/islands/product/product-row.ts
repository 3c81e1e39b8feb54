import { element } from '../ui/element.ts'
import { lineIcon } from '../ui/line-icon.ts'

export function defineProductRow(): void {
  if (!customElements.get('product-row')) customElements.define('product-row', ProductRow)
}

const icons = {
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 6l10 6-10 6Z',
} as const

/** Long enough to look at what has come. */
const every = 5_000
const woken = ['pointerenter', 'touchstart', 'focusin'] as const

/**
 * A row of products that scrolls by itself once somebody has been at it, until they stop it; never under a pointer or
 * the focus, and never where motion isn't wanted. It goes round. One that shows all it has is no more than a list.
 */
class ProductRow extends HTMLElement {
  #isStopped = false

  connectedCallback(): void {
    const list = this.querySelector('ul')
    if (!list || this.querySelector('.row-buttons')) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const turn = (by: 1 | -1) => turnRow(list, by, calm.matches)
    const buttons = element(
      'div',
      { class: 'row-buttons' },
      buttonOf('previous', 'Previous', () => turn(-1)),
      buttonOf('next', 'Next', () => turn(1)),
    )
    this.append(buttons)
    const fits = new ResizeObserver(() => {
      const isWhole = list.scrollWidth <= list.clientWidth
      buttons.hidden = isWhole
      list.tabIndex = isWhole ? -1 : 0
    })
    fits.observe(list)
    const wake = () => {
      for (const type of woken) this.removeEventListener(type, wake)
      if (!calm.matches) this.#playOn(buttons, () => calm.matches || turn(1))
    }
    for (const type of woken) this.addEventListener(type, wake, { passive: true })
  }

  #playOn(buttons: HTMLElement, turn: () => unknown): void {
    const pause = buttonOf('pause', 'Pause', () => {
      this.#isStopped = !this.#isStopped
      pause.ariaLabel = this.#isStopped ? 'Play' : 'Pause'
      pause.replaceChildren(lineIcon(icons[this.#isStopped ? 'play' : 'pause']))
    })
    buttons.prepend(pause)
    const timer = setInterval(() => {
      if (!this.isConnected) clearInterval(timer)
      else if (!this.#isStopped && !document.hidden && !this.matches(':hover, :focus-within')) turn()
    }, every)
  }
}

function buttonOf(icon: keyof typeof icons, label: string, press: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', 'aria-label': label }, lineIcon(icons[icon]))
  button.addEventListener('click', press)
  return button
}

/** One card on; after the last comes the first. */
function turnRow(list: HTMLElement, by: 1 | -1, isCalm: boolean): void {
  const [first, second] = list.children
  if (!first || !second) return
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
  const end = list.scrollWidth - list.clientWidth
  const isOver = by > 0 ? list.scrollLeft >= end - 2 : list.scrollLeft <= 2
  const left = isOver ? (by > 0 ? 0 : end) : list.scrollLeft + by * step
  list.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
}
