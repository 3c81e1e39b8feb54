import { signNotice } from '#market/payments/notice-signature.ts'

interface Recorded {
  id: string
  amount: number
  status: string
  reference: string
  error: object | null
  returnTo: string | null
}

interface Setup {
  id: string
  status: string
  customer: string
  card: string
  error: object | null
  returnTo: string | null
}

/** What Stripe's form in the browser has made of the cards with these last digits. */
const tokens: Record<string, string> = {
  ctoken_pays: 'pm_card_visa',
  ctoken_declines: 'pm_card_visa_chargeDeclined',
  ctoken_challenges: 'pm_card_threeDSecure2Required',
}

const cards: Record<string, { last4: string; outcome: 'pays' | 'declines' | 'challenges' }> = {
  pm_card_visa: { last4: '4242', outcome: 'pays' },
  pm_card_visa_chargeDeclined: { last4: '0002', outcome: 'declines' },
  pm_card_threeDSecure2Required: { last4: '3184', outcome: 'challenges' },
}

const failed = {
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
  type: 'invalid_request_error',
}

const declined = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
}

/** No two of them are alike, in all of a test file. */
let count = 0

/** Answers as Stripe's API has been seen to answer, with what of its answers nobody reads left in. */
export function recordedStripe() {
  const intents = new Map<string, Recorded>()
  const setups = new Map<string, Setup>()
  const methods = new Map<string, string>()
  const byKey = new Map<string, string>()
  const owners = new Map<string, string>()
  const asked: { path: string; headers: Headers; form: URLSearchParams }[] = []
  /** Nothing gets through; or it does, and answers about these come back no more. */
  const state: { isSilent: boolean; losesAnswersOf: string | null } = {
    isSilent: false,
    losesAnswersOf: null,
  }

  /** A browser without Stripe's scripts is sent there. */
  const nextAction = (id: string, { status, returnTo }: Pick<Recorded, 'status' | 'returnTo'>) => {
    if (status !== 'requires_action') return null
    // Where Stripe's scripts are to do it, or where nobody has said where to come back to, there is no address.
    if (returnTo === null)
      return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    const url = `https://hooks.stripe.com/redirect/authenticate/${id}?back=${encodeURIComponent(returnTo)}`
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnTo } }
  }

  const wire = ({ id, amount, status, reference, error, returnTo }: Recorded) => ({
    id,
    object: 'payment_intent',
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    client_secret: `${id}_secret_x`,
    currency: 'gbp',
    last_payment_error: error,
    livemode: false,
    metadata: { reference },
    next_action: nextAction(id, { status, returnTo }),
    status,
  })

  const wireOfSetup = ({ id, status, customer, card, error, returnTo }: Setup) => ({
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_x`,
    customer,
    last_setup_error: error,
    livemode: false,
    next_action: nextAction(id, { status, returnTo }),
    payment_method: status === 'requires_payment_method' ? null : card,
    status,
    usage: 'on_session',
  })

  /** Each card that somebody has shown is a thing of its own. */
  const methodOf = (form: URLSearchParams): string => {
    const known = tokens[form.get('confirmation_token') ?? ''] ?? form.get('payment_method') ?? ''
    if (!form.has('confirmation_token')) return known
    count += 1
    methods.set(`pm_${count}`, known)
    return `pm_${count}`
  }

  /** Where to come back to; the form's own scripts would do it in the page, and these were told not to. */
  const returnOf = (form: URLSearchParams) =>
    form.get('use_stripe_sdk') === 'false' ? form.get('return_url') : null

  const setUp = (form: URLSearchParams, key: string | null): Response => {
    const id = once(key, () => {
      count += 1
      const card = methodOf(form)
      const outcome = cards[methods.get(card) ?? card]?.outcome
      const setup: Setup = {
        id: `seti_${count}`,
        status: outcome === 'challenges' ? 'requires_action' : 'succeeded',
        customer: form.get('customer') ?? '',
        card,
        error: null,
        returnTo: returnOf(form),
      }
      if (outcome === 'declines') Object.assign(setup, { status: 'requires_payment_method', error: declined })
      if (outcome) setups.set(setup.id, setup)
      if (setup.status === 'succeeded') owners.set(card, setup.customer)
      return setup.id
    })
    const setup = setups.get(id)
    if (!setup) return refuse(400, 'resource_missing')
    if (!setup.error) return Response.json(wireOfSetup(setup))
    return Response.json({ error: { ...declined, setup_intent: wireOfSetup(setup) } }, { status: 402 })
  }

  const once = (key: string | null, make: () => string) => {
    const known = key === null ? undefined : byKey.get(key)
    const made = known ?? make()
    if (key !== null) byKey.set(key, made)
    return made
  }

  const confirm = (intent: Recorded, form: URLSearchParams): Response => {
    const token = methodOf(form)
    const card = cards[methods.get(token) ?? token]
    intent.returnTo = returnOf(form)
    if (!card || card.outcome === 'declines') {
      Object.assign(intent, { status: 'requires_payment_method', error: declined })
      return Response.json({ error: { ...declined, payment_intent: wire(intent) } }, { status: 402 })
    }
    const status = card.outcome === 'pays' ? 'succeeded' : 'requires_action'
    Object.assign(intent, { status, error: null })
    return Response.json(wire(intent))
  }

  const refuse = (status: number, code: string) =>
    Response.json({ error: { code, message: 'No.', type: 'invalid_request_error' } }, { status })

  const method = (token: string) => {
    const card = cards[methods.get(token) ?? token]
    if (!card) return refuse(404, 'resource_missing')
    const { last4 } = card
    return Response.json({
      id: token,
      object: 'payment_method',
      card: { brand: 'visa', country: 'US', exp_month: 12, exp_year: 2099, last4 },
      customer: owners.get(token) ?? null,
    })
  }

  const token = (id: string) => {
    const { last4 } = cards[tokens[id] ?? ''] ?? {}
    if (last4 === undefined) return refuse(404, 'resource_missing')
    const card = { brand: 'visa', country: 'US', exp_month: 12, exp_year: 2099, last4 }
    return Response.json({
      id,
      object: 'confirmation_token',
      payment_intent: null,
      payment_method_preview: { billing_details: {}, card, type: 'card' },
      use_stripe_sdk: true,
    })
  }

  const made = (path: string, form: URLSearchParams, key: string | null): Response => {
    count += 1
    const id = once(key, () => {
      if (path !== '/v1/payment_intents') return `${path === '/v1/refunds' ? 're' : 'cus'}_${count}`
      const intent = {
        id: `pi_${count}`,
        amount: Number(form.get('amount')),
        status: 'requires_payment_method',
        reference: form.get('metadata[reference]') ?? '',
        error: null,
        returnTo: null,
      }
      intents.set(intent.id, intent)
      return intent.id
    })
    const intent = intents.get(id)
    return Response.json(intent ? wire(intent) : { id, object: 'customer' })
  }

  const answer = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url)
    const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
    asked.push({ path, headers: request.headers, form })
    const [, , kind = '', id = '', action = ''] = path.split('/')
    if (kind === 'setup_intents' && id === '') return setUp(form, request.headers.get('idempotency-key'))
    if (kind === 'setup_intents') {
      const setup = setups.get(id)
      return setup ? Response.json(wireOfSetup(setup)) : refuse(404, 'resource_missing')
    }
    if (kind === 'confirmation_tokens') return token(id)
    if (kind === 'payment_methods') {
      if (action === 'detach') owners.delete(id)
      return method(id)
    }
    if (id === '') return made(path, form, request.headers.get('idempotency-key'))
    const intent = intents.get(id)
    if (!intent) return refuse(404, 'resource_missing')
    if (action === 'confirm') return confirm(intent, form)
    if (action === 'cancel' && intent.status === 'succeeded')
      return refuse(400, 'payment_intent_unexpected_state')
    if (action === 'cancel') intent.status = 'canceled'
    return Response.json(wire(intent))
  }

  const send = async (request: Request): Promise<Response> => {
    if (state.isSilent) throw new TypeError('The network is down.')
    const answered = await answer(request)
    if (state.losesAnswersOf !== null && request.url.endsWith(state.losesAnswersOf))
      throw new TypeError('The network went down.')
    return answered
  }

  return {
    send,
    asked,
    state,
    /** The cardholder has answered the bank's question. */
    passChallenge: (id: string) => {
      const setup = setups.get(id)
      if (setup) owners.set(setup.card, setup.customer)
      return Object.assign(setup ?? intents.get(id) ?? {}, { status: 'succeeded' })
    },
    failChallenge: (id: string) => {
      const setup = setups.get(id)
      const error = setup ? { ...failed, code: 'setup_intent_authentication_failure' } : failed
      return Object.assign(setup ?? intents.get(id) ?? {}, { status: 'requires_payment_method', error })
    },
    /** What Stripe tells of an intent, signed. */
    notice: async (id: string, secret: string, now: Date) => {
      const intent = intents.get(id)
      const text = JSON.stringify({
        id: `evt_${id}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: intent ? wire(intent) : {} },
      })
      return { text, signature: await signNotice(text, secret, now) }
    },
  }
}
