/** Which product stood first in the window, and how far from its edge. */
interface Place {
  product: number
  top: number
}

const untilAllStands = 2000

/** What this entry of the history remembers of a list: the further pages that were loaded, and the place. */
export interface Remembered {
  more: string[]
  place: Place | null
}

export function remembered(): Remembered {
  const state: unknown = history.state
  const list = isRecord(state) ? state['list'] : undefined
  if (!isRecord(list)) return { more: [], place: null }
  const more = Array.isArray(list['more']) ? list['more'].filter((href) => typeof href === 'string') : []
  return { more, place: placeIn(list['place']) }
}

export function remember(change: Partial<Remembered>): void {
  const state: unknown = history.state
  const list = { ...remembered(), ...change }
  history.replaceState({ ...(isRecord(state) ? state : {}), list }, '')
}

export function placeNow(list: Element): Place | null {
  const products = [...(list.querySelector('[data-grid]')?.children ?? [])]
  const product = products.findIndex((item) => item.getBoundingClientRect().bottom > 0)
  const first = products[product]
  return first && scrollY > 0 ? { product, top: Math.round(first.getBoundingClientRect().top) } : null
}

/** What is out of sight is laid out when it comes near, and only then its height is its own: stays there until all stands. */
export function goTo(list: Element, { product, top }: Place): void {
  const grid = list.querySelector('[data-grid]')
  const item = grid?.children[product]
  if (!grid || !item) return
  const go = () => scrollBy({ top: Math.round(item.getBoundingClientRect().top) - top, behavior: 'instant' })
  go()
  const watch = new ResizeObserver(go)
  watch.observe(grid)
  const leave = () => watch.disconnect()
  setTimeout(leave, untilAllStands)
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, leave, { once: true, passive: true })
}

function placeIn(value: unknown): Place | null {
  if (!isRecord(value)) return null
  const { product, top } = value
  return typeof product === 'number' && typeof top === 'number' ? { product, top } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
