import type { Space } from './space.ts'

interface Answering {
  space: () => Space | null
  close: () => void
}

const step = Math.PI / 12

const keys: Record<string, (space: Space) => void> = {
  ArrowLeft: (space) => space.turn(step, 0),
  ArrowRight: (space) => space.turn(-step, 0),
  ArrowUp: (space) => space.turn(0, step),
  ArrowDown: (space) => space.turn(0, -step),
  '+': (space) => space.zoom(1.25),
  '=': (space) => space.zoom(1.25),
  '-': (space) => space.zoom(0.8),
  '0': (space) => space.reset(),
}

/** Everything that a hand can do, by keys. */
export function answerKeys(panel: HTMLElement, { space, close }: Answering): void {
  panel.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const shown = space()
    const answer = keys[event.key]
    if (event.key === 'Escape') close()
    else if (answer && shown) answer(shown)
    else return
    event.preventDefault()
    // A menu or a dialog around it has not been meant.
    event.stopPropagation()
  })
}
