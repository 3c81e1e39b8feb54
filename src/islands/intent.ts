import type { ClientDirective } from 'astro'

/** After this long without the island's code, what the person did goes ahead as plain HTML would have it. */
const patience = 1_000

/** What a person means to be acted on; everything else only tells that they are near. */
const held = ['click', 'submit'] as const
const near = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

/**
 * `client:intent`: an island's code is fetched when somebody comes near it. A click or submit that
 * arrives before the code waits for it, at most a second, and is then carried out.
 */
const intent: ClientDirective = (load, _options, island) => {
  const surroundings = island.parentElement ?? island
  let waiting: Event | undefined
  let awake: Promise<void> | undefined

  function wake(): Promise<void> {
    awake ??= load().then((hydrate) => hydrate())
    return awake
  }

  function hold(event: Event): void {
    if (!isPlain(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (waiting) return
    waiting = event
    const late = new Promise((resolve) => setTimeout(resolve, patience))
    void Promise.race([wake(), late])
      .catch(() => undefined)
      .then(() => {
        release()
        carryOut(event)
      })
  }

  function release(): void {
    for (const type of held) island.removeEventListener(type, hold, true)
  }

  for (const type of held) island.addEventListener(type, hold, true)
  for (const type of near)
    surroundings.addEventListener(type, () => void wake().catch(release), { once: true, passive: true })
  island.addEventListener('astro:hydrate', () => waiting ?? release(), { once: true })
}

/** A click that asks for a new tab or another button is the browser's own business. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

/** Done again, now that somebody may listen; where nobody does, the link or form goes ahead. */
function carryOut(event: Event): void {
  const { target } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter)
  else if (event instanceof MouseEvent) target?.dispatchEvent(new MouseEvent('click', event))
}

export default intent
