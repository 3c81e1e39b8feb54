import { signNotice } from '#market/payments/notice-signature.ts'

interface Recorded {
  id: string
  amount: number
  status: string
  reference: string
  error: object | null
}

const cards: Record<string, { last4: string; outcome: 'pays' | 'declines' | 'challenges' }> = {
  pm_card_visa: { last4: '4242', outcome: 'pays' },
  pm_card_visa_chargeDeclined: { last4: '0002', outcome: 'declines' },
  pm_card_threeDSecure2Required: { last4: '3184', outcome: 'challenges' },
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
  const byKey = new Map<string, string>()
  const owners = new Map<string, string>()
  const asked: { path: string; headers: Headers; form: URLSearchParams }[] = []
  /** Nothing gets through; or it does, and answers about these come back no more. */
  const state: { isSilent: boolean; losesAnswersOf: string | null } = {
    isSilent: false,
    losesAnswersOf: null,
  }

  const wire = ({ id, amount, status, reference, error }: Recorded) => ({
    id,
    object: 'payment_intent',
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    client_secret: `${id}_secret_x`,
    currency: 'gbp',
    last_payment_error: error,
    livemode: false,
    metadata: { reference },
    next_action:
      status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: `https://hooks.stripe.test/${id}`, return_url: null },
          }
        : null,
    status,
  })

  const once = (key: string | null, make: () => string) => {
    const known = key === null ? undefined : byKey.get(key)
    const made = known ?? make()
    if (key !== null) byKey.set(key, made)
    return made
  }

  const confirm = (intent: Recorded, token: string): Response => {
    const card = cards[token]
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
    const card = cards[token]
    if (!card) return refuse(404, 'resource_missing')
    const { last4 } = card
    return Response.json({
      id: token,
      object: 'payment_method',
      card: { brand: 'visa', country: 'US', exp_month: 12, exp_year: 2099, last4 },
      customer: owners.get(token) ?? null,
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
    if (kind === 'setup_intents')
      return Response.json({
        id: 'seti_1',
        status: 'requires_payment_method',
        client_secret: 'seti_1_secret',
      })
    if (kind === 'payment_methods') {
      if (action === 'attach') owners.set(id, form.get('customer') ?? '')
      return method(id)
    }
    if (id === '') return made(path, form, request.headers.get('idempotency-key'))
    const intent = intents.get(id)
    if (!intent) return refuse(404, 'resource_missing')
    if (action === 'confirm') return confirm(intent, form.get('payment_method') ?? '')
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
    passChallenge: (id: string) => Object.assign(intents.get(id) ?? {}, { status: 'succeeded' }),
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
