import { createRoot } from 'react-dom/client'
import { $cartPopup, closeCart, toggleCart } from '#stores/cart-popup.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import styles from './cart.css?raw'
import { CartPopup } from './CartPopup.tsx'

/** Puts the popup beside the cart's link, and says what a click on that does from now on. */
export function openCartBeside(link: HTMLAnchorElement): () => void {
  wearStyles(styles)
  const place = document.createElement('div')
  link.after(place)
  createRoot(place).render(<CartPopup />)
  link.ariaHasPopup = 'dialog'
  $cartPopup.subscribe((shown) => (link.ariaExpanded = String(shown !== 'closed')))
  closeFromOutside(link, place)
  return toggleCart
}

function closeFromOutside(link: HTMLElement, place: HTMLElement): void {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (place.contains(target) || link.contains(target) || !target.isConnected)
  for (const type of ['click', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      if ($cartPopup.get() !== 'closed' && !isInside(target)) closeCart()
    })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || $cartPopup.get() === 'closed') return
    closeCart()
    link.focus()
  })
}
