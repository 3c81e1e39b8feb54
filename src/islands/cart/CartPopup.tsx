import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { formatPence } from '#lib/money.ts'
import { $cart } from '#stores/cart.ts'
import { $cartPopup } from '#stores/cart-popup.ts'
import { CartPopupLine } from './CartPopupLine.tsx'

/** What the cart's button opens; without it the button leads to the cart's page. */
export function CartPopup() {
  const shown = useStore($cartPopup)
  const popup = useRef<HTMLElement>(null)
  const isOpen = shown !== 'closed'

  useEffect(() => {
    if (!isOpen) return undefined
    const focus = () => popup.current?.focus({ preventScroll: true })
    focus()
    // A line that goes takes the focus with it.
    return $cart.listen(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focus()
      }),
    )
  }, [isOpen])

  if (!isOpen) return null
  return (
    <section ref={popup} className="cart-popup" role="dialog" aria-label="Your shopping cart" tabIndex={-1}>
      <div className="head">
        <h2>Your shopping cart</h2>
        {shown === 'here' ? <a href="/purchase/cart">View Cart</a> : null}
      </div>
      {shown === 'guest' ? <Guest /> : null}
      {shown === 'loading' ? <p className="quiet">Loading...</p> : null}
      {shown === 'here' ? <Contents /> : null}
    </section>
  )
}

function Guest() {
  const back = encodeURIComponent(location.pathname + location.search)
  return (
    <div className="nothing">
      <p className="headline">You are not sign in</p>
      <p>Please sign in your account and continue your shopping.</p>
      <a className="button" href={`/sign-in?returnTo=${back}`}>
        Sign in
      </a>
    </div>
  )
}

function Contents() {
  const cart = useStore($cart)
  if (!cart || cart.lines.length === 0) return <Nothing />
  return (
    <>
      <ul aria-label="In your cart">
        {cart.lines.map((line) => (
          <CartPopupLine key={line.id} line={line} />
        ))}
      </ul>
      <dl>
        <dt>Subtotal</dt>
        <dd>{formatPence(cart.subTotalPence)}</dd>
        {cart.promo && cart.promo.discountPence > 0 ? (
          <>
            <dt>Promo code {cart.promo.code}</dt>
            <dd>−{formatPence(cart.promo.discountPence)}</dd>
          </>
        ) : null}
        <dt>Shipping</dt>
        <dd>{formatPence(cart.shippingPence)}</dd>
        <dt className="total">Order Total</dt>
        <dd className="total">{formatPence(cart.totalPence)}</dd>
      </dl>
    </>
  )
}

function Nothing() {
  return (
    <div className="nothing">
      <p className="headline">Your cart is empty</p>
      <p>Looks like you have not added anything to your cart. Go ahead &amp; explore top categories.</p>
      <a className="button" href="/products">
        Continue Shopping
      </a>
    </div>
  )
}
