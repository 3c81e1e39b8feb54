/** In the order in which they are walked; each is an address of its own, so that Back walks them too. */
export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Instead of the id of a saved card: one that pays this once. */
export const cardOnce = 'once'

export interface CheckoutState {
  address: string | null
  card: string | null
  step: CheckoutStep
}

const path = '/purchase/checkout'

export function checkoutAddress({ address, card, step }: CheckoutState): string {
  const query = new URLSearchParams()
  if (address !== null) query.set('address', address)
  if (card !== null) query.set('card', card)
  query.set('step', step)
  return `${path}?${query.toString()}`
}

interface Had {
  addresses: readonly { id: string }[]
  cards: readonly { id: string }[]
  hasOnceCard: boolean
}

/** What an address of the checkout asks for, as far as what it names is there: nobody comes to a step before its time. */
export function checkoutState(query: URLSearchParams, had: Had): CheckoutState {
  const address = had.addresses.find(({ id }) => id === query.get('address'))?.id ?? null
  const asked = checkoutSteps.find((step) => step === query.get('step')) ?? 'address'
  const card = cardIn(query.get('card'), had)
  if (address === null) return { address, card, step: 'address' }
  if (card === null && asked === 'review') return { address, card, step: 'payment' }
  return { address, card, step: asked }
}

function cardIn(asked: string | null, { cards, hasOnceCard }: Had): string | null {
  if (asked === cardOnce) return hasOnceCard ? cardOnce : null
  return cards.find(({ id }) => id === asked)?.id ?? null
}
