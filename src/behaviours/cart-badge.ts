import { $cartCount, checkCart, followCart, refreshCart } from '#stores/cart.ts'

/** Section 2 of the specification. */
const checkEvery = 3_000

/** How many pieces are in the cart, on the button that opens it. */
export function showCartCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-count]')
  followCart()
  $cartCount.subscribe((count) => {
    if (!badge) return
    badge.hidden = count === 0
    badge.textContent = String(count)
    badge.closest('a')?.setAttribute('aria-label', count === 0 ? 'Your cart' : `Your cart, ${count} in it`)
  })
  setInterval(() => {
    if (!document.hidden) checkCart()
  }, checkEvery)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshCart()
  })
}
