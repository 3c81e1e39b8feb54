import type { Measures } from '#lib/model.ts'
import { element } from '../ui/element.ts'
import { drawControls } from './controls.ts'
import { drawMeasures } from './measures.ts'
import type { Space } from './space.ts'

interface Wiring {
  space: () => Space | null
  close: () => void
}

/** What stands around the model: its controls, how far it is, what went wrong. */
export class Panel {
  readonly element = element('section', { class: 'viewer', 'aria-label': '3D view' })
  /** Where it is drawn, and what takes the keys. */
  readonly place: HTMLElement
  readonly #bar = element('progress', { max: 1, 'aria-label': 'Loading the 3D view' })
  readonly #part = element('span')
  readonly #trouble = element('div', { class: 'trouble', role: 'alert' })
  readonly #controls = drawControls()
  readonly #measures: ReturnType<typeof drawMeasures>

  constructor(name: string) {
    const keys = 'Arrow keys turn it, plus and minus zoom, 0 puts it back, Escape closes it.'
    const label = `3D view of ${name}. ${keys}`
    this.place = element('div', { class: 'place', tabindex: 0, role: 'application', 'aria-label': label })
    this.#measures = drawMeasures(this.place)
    const waiting = element('div', { class: 'waiting' })
    waiting.append(element('p', { role: 'status' }, 'Loading the 3D view…'), this.#bar, this.#part)
    const hint = element('p', { class: 'hint' }, 'Drag to turn, pinch or press + and − to zoom')
    const { bar, close } = this.#controls
    this.element.append(this.place, waiting, this.#trouble, hint, bar, close)
    this.place.addEventListener('wheel', this.#letScroll, { capture: true })
  }

  connect({ space, close }: Wiring): void {
    const controls = this.#controls
    controls.closer.addEventListener('click', () => space()?.zoom(1.25))
    controls.further.addEventListener('click', () => space()?.zoom(0.8))
    controls.reset.addEventListener('click', () => space()?.reset())
    controls.close.addEventListener('click', close)
    controls.full.addEventListener('click', () => void fill(this.element))
    this.element.addEventListener('fullscreenchange', () => {
      controls.full.ariaPressed = String(document.fullscreenElement === this.element)
    })
    controls.measures.addEventListener('click', () => {
      controls.measures.ariaPressed = String(this.#measures.toggle())
      const shown = space()
      if (shown) this.follow(shown)
    })
  }

  focus(): void {
    this.place.focus({ preventScroll: true })
  }

  wait(): void {
    this.#enter('waiting')
    this.#bar.removeAttribute('value')
    this.#part.textContent = ''
  }

  /** From 0 to 1. */
  progress(part: number): void {
    this.#bar.value = part
    this.#part.textContent = `${Math.round(part * 100)} %`
  }

  show(space: Space, measures: Measures): void {
    this.#enter('shown')
    this.#measures.say(measures)
    this.follow(space)
  }

  /** After each look from elsewhere. */
  follow(space: Space): void {
    this.#measures.follow(space)
  }

  complain(words: string, again?: () => void): void {
    this.#enter('trouble')
    this.#trouble.replaceChildren(element('p', {}, words))
    if (!again) return
    const button = element('button', { type: 'button', class: 'button quiet' }, 'Try again')
    button.addEventListener('click', () => {
      again()
      this.focus()
    })
    this.#trouble.append(button)
  }

  /** Whoever scrolls over it wants to go on in the page; a pinch on a pad comes as a wheel with a key. */
  #letScroll = (event: WheelEvent): void => {
    if (!event.ctrlKey && !isFull(this.element)) event.stopPropagation()
  }

  #enter(state: 'waiting' | 'shown' | 'trouble'): void {
    this.element.dataset['state'] = state
    if (state !== 'trouble') this.#trouble.replaceChildren()
  }
}

function isFull(panel: HTMLElement): boolean {
  return document.fullscreenElement === panel || 'filled' in panel.dataset
}

/** Where a browser gives no element the screen, the page's own window will do. */
async function fill(panel: HTMLElement): Promise<void> {
  const instead = () => panel.toggleAttribute('data-filled')
  if (!document.fullscreenEnabled) instead()
  else if (document.fullscreenElement) await document.exitFullscreen()
  else await panel.requestFullscreen().catch(instead)
}
