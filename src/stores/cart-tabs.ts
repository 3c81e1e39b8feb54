import { type Cart, cartMessage } from '#contract/edge/cart.ts'
import { ownerHere } from './cart-mirror.ts'

interface Hears {
  cart: (cart: Cart) => void
  /** Somebody has signed out, or somebody else in. */
  nothing: () => void
}

let channel: BroadcastChannel | null = null

/** From now on the open tabs of a browser tell each other what the server said last. */
export function listenToTabs({ cart, nothing }: Hears): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('cart')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = cartMessage.safeParse(data)
    if (!message.success) return
    if (message.data.cart === null || message.data.owner !== ownerHere()) nothing()
    else cart(message.data.cart)
  })
}

export function tellTabs(cart: Cart | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin alone
  channel?.postMessage({ owner: ownerHere(), cart })
}
