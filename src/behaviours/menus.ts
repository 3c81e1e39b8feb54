/** In the panel of narrow screens they unfold in place: closing one there would pull the next from under a finger. */
const open = ':is(details.menu, details.account)[open]:not(:popover-open *)'

/** Menus are details elements, which nothing closes: Escape, a click elsewhere and leaving by Tab do. */
export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = openMenus()[0]
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => closeAllBut(target))
  document.addEventListener('focusin', ({ target }) => closeAllBut(target))
}

function closeAllBut(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(open)]
}
