import { type Cart, cartMirror, cartMirrorKey } from '#contract/edge/cart.ts'
import { proofIn } from '#lib/form-proof.ts'

/** Section 9 of the specification. */
const year = 365 * 24 * 60 * 60 * 1000

/** Whose cart it is, without saying who: the session's proof begins with it. */
export function ownerHere(): string {
  return proofIn(document.cookie)?.slice(0, 16) ?? ''
}

export function keepMirror(cart: Cart): void {
  try {
    localStorage.setItem(cartMirrorKey, JSON.stringify({ owner: ownerHere(), keptAt: Date.now(), cart }))
  } catch {
    // A browser that lets nobody keep anything shows the cart a moment later.
  }
}

export function dropMirror(): void {
  try {
    localStorage.removeItem(cartMirrorKey)
  } catch {
    // There is nothing to forget then.
  }
}

/** What was kept of this session's cart; never somebody else's. */
export function mirroredCart(): Cart | null {
  const found = cartMirror.safeParse(kept())
  if (!found.success || Date.now() - found.data.keptAt > year) return null
  return found.data.owner === ownerHere() ? found.data.cart : null
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(cartMirrorKey) ?? 'null')
  } catch {
    return null
  }
}
