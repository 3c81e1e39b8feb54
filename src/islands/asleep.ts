/** What tells that a person is near. */
const near = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

interface Sleeper {
  /** Around which somebody comes near; nowhere where only the event wakes it. */
  place?: Element | null
  /** An event of the document that wakes it too. */
  event: string
  wake: () => Promise<unknown>
}

/**
 * For islands that have no HTML before they are needed and are on every page: Astro's own directive brings two kilobytes
 * of runtime into the first packets of each. The code is fetched once; where that fails, the next occasion asks again.
 */
export function sleepUntilNeeded({ place, event, wake }: Sleeper): void {
  let awake: Promise<unknown> | undefined
  const rouse = () => {
    awake ??= wake().catch(() => (awake = undefined))
  }
  for (const type of near) place?.addEventListener(type, rouse, { passive: true })
  document.addEventListener(event, rouse)
}
