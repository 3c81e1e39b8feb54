import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { stripeLook } from './stripe-look.ts'

export function defineStripeCard(): void {
  if (!customElements.get('stripe-card')) customElements.define('stripe-card', StripeCard)
}

interface Counter {
  stripe: Stripe
  elements: StripeElements
}

/** Stripe's own fields: what is typed there goes to Stripe, and what comes back is a name for it, which our form sends. */
class StripeCard extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    form.hidden = false
    const open = () => void this.#open(form)
    const details = this.closest('details')
    if (!details || details.open) open()
    else details.addEventListener('toggle', open, { once: true })
  }

  async #open(form: HTMLFormElement): Promise<void> {
    const counter = await this.#mount(form).catch(() => null)
    if (!counter) return this.#say(form, this.dataset['trouble'])
    form.addEventListener('change', () => counter.elements.update(this.#purpose(form)))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#send(form, counter)
    })
    addEventListener('pageshow', () => delete form.dataset['sent'])
  }

  async #mount(form: HTMLFormElement): Promise<Counter | null> {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    // What somebody does with pointer and keys is no business of a payment's.
    loadStripe.setLoadParameters({ advancedFraudSignals: false })
    const stripe = await loadStripe(this.dataset['publicKey'] ?? '', { locale: 'en-GB' })
    const place = form.querySelector<HTMLElement>('.fields')
    if (!stripe || !place) return null
    const elements = stripe.elements({
      ...this.#purpose(form),
      currency: 'gbp',
      paymentMethodTypes: ['card'],
      appearance: stripeLook(this),
    })
    const fields = elements.create('payment', {
      terms: { card: 'never' },
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    fields.on('ready', () => resolve())
    fields.on('loaderror', ({ error }) => reject(new Error(error.message)))
    place.textContent = ''
    fields.mount(place)
    await promise
    place.removeAttribute('aria-busy')
    return { stripe, elements }
  }

  /** What the card is for: Stripe holds the server to it. */
  #purpose(form: HTMLFormElement) {
    const amount = Number(this.dataset['amount'])
    const isKept = !amount || new FormData(form).has('keep')
    return isKept
      ? ({ mode: 'setup', setupFutureUsage: 'on_session' } as const)
      : ({ mode: 'payment', amount, setupFutureUsage: null } as const)
  }

  async #send(form: HTMLFormElement, { stripe, elements }: Counter): Promise<void> {
    if (form.dataset['sent'] !== undefined) return
    form.dataset['sent'] = ''
    this.#say(form, '')
    const isMissing = await elements.submit()
    // The fields say it themselves.
    if (isMissing.error) return void delete form.dataset['sent']
    const { confirmationToken } = await stripe.createConfirmationToken({ elements })
    const token = form.querySelector<HTMLInputElement>('input[name="token"]')
    if (!confirmationToken || !token) {
      delete form.dataset['sent']
      return this.#say(form, this.dataset['trouble'])
    }
    token.value = confirmationToken.id
    form.submit()
  }

  #say(form: HTMLFormElement, words = ''): void {
    const place = form.querySelector('.trouble')
    if (place) place.textContent = words
  }
}
