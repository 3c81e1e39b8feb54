import { atom, computed } from 'nanostores'
import { get, post, put, remove, type Reply } from '#contract/edge/call.ts'
import {
  type Cart,
  type CartWish,
  cartAnswer,
  cartLinePath,
  cartLinesPath,
  cartPath,
} from '#contract/edge/cart.ts'
import { proofIn } from '#lib/form-proof.ts'
import { isHinted } from '#lib/hint.ts'
import { dropMirror, keepMirror, mirroredCart, ownerHere } from './cart-mirror.ts'
import { listenToTabs, tellTabs } from './cart-tabs.ts'
import { $session } from './session.ts'

/** What the server last said of the cart; null until it has said anything. */
export const $cart = atom<Cart | null>(null)

/** What the badge says: the sum of the quantities. */
export const $cartCount = computed(
  [$cart, $session],
  (cart, session) => cart?.size ?? (session.state === 'signed-in' ? session.cartCount : 0),
)

let shownFor = ''

export type CartOutcome =
  { ok: true } | { ok: false; code: string; message: string; /** Where to sign in first. */ signIn?: string }

const lost = 'Something went wrong!!'

export async function loadCart(): Promise<CartOutcome> {
  const outcome = outcomeOf(await get(cartPath, cartAnswer), 'Error retrieving the cart')
  if (!outcome.ok && outcome.code === 'signed-out') forgetCart()
  return outcome
}

/** Starts from what the browser has kept, and then follows this session, other tabs and whoever comes back to the page. */
export function followCart(): void {
  listenToTabs({ cart: takeOver, nothing: () => $cart.set(null) })
  adoptMirror()
  $session.subscribe((session) => {
    if (session.state === 'guest') forgetCart()
    const cart = $cart.get()
    if (session.state === 'signed-in' && cart && cart.size !== session.cartCount) void loadCart()
  })
}

/** Another tab may have changed the cart, or signed out, without this one having heard of it. */
export function checkCart(): void {
  if (isHinted(document.cookie)) adoptMirror()
  else if ($cart.get()) forgetCart()
}

/** The page was kept by the browser, and comes back as it was then. */
export async function refreshCart(): Promise<void> {
  if (isHinted(document.cookie)) await loadCart()
  else forgetCart()
}

/** Comes on top of what is in the cart. Whoever isn't signed in is told where; the wish waits there for them. */
export async function addLine(wish: CartWish): Promise<CartOutcome> {
  return outcomeOf(await post({ path: cartLinesPath, body: wish, proof: proof() }, cartAnswer), lost)
}

/** The line's quantity from now on; of several tabs the last one is right. */
export async function setQuantity(lineId: string, quantity: number): Promise<CartOutcome> {
  const change = { path: cartLinePath(lineId), body: { quantity }, proof: proof() }
  return outcomeOf(await put(change, cartAnswer), lost)
}

export async function removeLine(lineId: string): Promise<CartOutcome> {
  const reply = await remove({ path: cartLinePath(lineId), proof: proof() }, cartAnswer)
  return outcomeOf(reply, 'something went wrong!!')
}

/** An answer that was overtaken by a later one is dropped. */
export function showCart(cart: Cart): void {
  if (!takeOver(cart)) return
  keepMirror(cart)
  tellTabs(cart)
}

/** Somebody has signed out: the cart was theirs. */
export function forgetCart(): void {
  $cart.set(null)
  dropMirror()
  tellTabs(null)
}

function takeOver(cart: Cart): boolean {
  const shown = $cart.get()
  const owner = ownerHere()
  if (shown !== null && owner === shownFor && cart.version < shown.version) return false
  shownFor = owner
  $cart.set(cart)
  return true
}

function adoptMirror(): void {
  const mirrored = mirroredCart()
  if (mirrored && mirrored.version > ($cart.get()?.version ?? -1)) takeOver(mirrored)
}

function outcomeOf(reply: Reply<Cart>, otherwise: string): CartOutcome {
  if (reply.ok) {
    showCart(reply.value)
    return { ok: true }
  }
  const { code = 'unavailable', message = otherwise, signIn = null } = reply.refusal ?? {}
  return { ok: false, code, message, ...(signIn !== null && { signIn }) }
}

function proof(): string | null {
  return proofIn(document.cookie)
}
