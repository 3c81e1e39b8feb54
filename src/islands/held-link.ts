const near = ['pointerover', 'touchstart', 'focusin'] as const

/** After this long without the code, the link leads on as it would without scripts. */
const patience = 1_000

/**
 * A link that opens something in place: its code is fetched when somebody comes near, and a click that is earlier waits
 * for it.
 */
export function holdLink(link: HTMLAnchorElement, wake: () => Promise<() => void>): void {
  let awake: Promise<(() => void) | null> | undefined
  const rouse = async () =>
    (awake ??= wake().catch(() => {
      awake = undefined
      return null
    }))
  for (const type of near) link.addEventListener(type, () => void rouse(), { passive: true })
  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return
    event.preventDefault()
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
    void Promise.race([rouse(), late]).then((open) => (open ? open() : location.assign(link.href)))
  })
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
