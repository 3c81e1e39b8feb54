import { atom } from 'nanostores'
import { isHinted } from '#lib/hint.ts'
import { $cart, loadCart, removeLine } from './cart.ts'
import { raiseNotice } from './notices.ts'

type CartPopup = 'closed' | 'guest' | 'loading' | 'here'

/** What the popup shows; a cart is fetched only for somebody who is signed in. */
export const $cartPopup = atom<CartPopup>('closed')

/** Lines that are on their way out. */
export const $leaving = atom<ReadonlySet<string>>(new Set())

export function toggleCart(): void {
  if ($cartPopup.get() === 'closed') void openCart()
  else closeCart()
}

export function closeCart(): void {
  $cartPopup.set('closed')
}

export async function openCart(): Promise<void> {
  if (!isHinted(document.cookie)) return $cartPopup.set('guest')
  $cartPopup.set($cart.get() ? 'here' : 'loading')
  const outcome = await loadCart()
  if ($cartPopup.get() === 'closed') return
  if (outcome.ok) return $cartPopup.set('here')
  if (outcome.code === 'signed-out') return $cartPopup.set('guest')
  raiseNotice('trouble', outcome.message)
  if (!$cart.get()) closeCart()
}

export async function removeFromPopup(lineId: string): Promise<void> {
  if ($leaving.get().has(lineId)) return
  $leaving.set(new Set([...$leaving.get(), lineId]))
  const outcome = await removeLine(lineId)
  $leaving.set(new Set([...$leaving.get()].filter((other) => other !== lineId)))
  if (outcome.ok) raiseNotice('news', 'Product has been removed from your cart!!')
  else raiseNotice('trouble', outcome.code === 'signed-out' ? 'You are not logged in' : outcome.message)
}
