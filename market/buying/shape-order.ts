import type { z } from 'zod'
import type {
  order as orderSchema,
  Order,
  OrderCard,
  OrderLine,
  Parcel,
} from '#contract/market/order-shape.ts'
import { marketErrors } from '#contract/market/error.ts'
import type { Payment } from '#contract/market/payment.ts'
import { leastAdvanced, mayMove, mayReturn, returnDays } from '#lib/order-states.ts'
import {
  type Order as KeptOrder,
  type OrderLine as KeptLine,
  type Parcel as KeptParcel,
  linesIn,
} from '../queries/order.ts'
import type { Decline, Intent } from '../payments/port.ts'

/** What of the payment only the provider knows, where it was asked. */
export interface Asked {
  intent: Intent | null
  publicKey: string | null
  now: number
}

export function shapeOrder(order: KeptOrder, asked: Asked): z.output<typeof orderSchema> {
  const { now } = asked
  const lines = linesIn(order)
  const placed = lines.filter(({ state }) => state === 'placed')
  const heldUntil = placed[0]?.heldUntil ?? null
  const isHeld = heldUntil !== null && heldUntil > now
  const { brand, last4, status } = order.payment
  return {
    ...shapeOrderCard(order, now),
    address: order.address,
    email: order.email,
    heldUntil: heldUntil === null ? null : momentOf(heldUntil),
    card: brand === null || last4 === null ? null : { brand, last4 },
    payment: shapePayment(order, asked),
    refunds: order.refunds.map(({ amount, state, wantedAt }) => ({
      amount,
      at: momentOf(wantedAt),
      isDone: state === 'done',
    })),
    history: historyOf(order),
    mayCancel: isWhole(lines) && live(lines).every(({ state }) => mayMove('cancel', state, 'customer')),
    mayReturn: lines.some((line) => isReturnable(line, now)),
    mayPay: isHeld && status !== 'processing',
  }
}

/** An order as a list shows it. */
export function shapeOrderCard(order: KeptOrder, now: number): OrderCard {
  const lines = linesIn(order)
  return {
    id: order.id,
    placedAt: momentOf(order.placedAt),
    state: stateNow(lines, now),
    size: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subTotal: order.subTotal,
    promoCode: order.promoCode,
    discount: order.discount,
    shipping: 0,
    total: order.total,
    refunded: order.refunds.reduce((sum, { amount }) => sum + amount, 0),
    parcels: order.parcels.map((parcel) => shapeParcel(parcel, now)),
  }
}

export function isReturnable({ state, deliveredAt }: KeptLine, now: number): boolean {
  return mayMove('askReturn', state, 'customer') && mayReturn(deliveredAt, now)
}

/** Whoever looks: what wasn't paid in time is cancelled, whether or not it has been written down yet. */
function stateOf({ state, heldUntil }: KeptLine, now: number) {
  return state === 'placed' && heldUntil <= now ? 'cancelled' : state
}

function stateNow(lines: readonly KeptLine[], now: number) {
  return leastAdvanced(lines.map((line) => stateOf(line, now)))
}

function live(lines: readonly KeptLine[]): KeptLine[] {
  return lines.filter(({ state }) => state !== 'cancelled')
}

function isWhole(lines: readonly KeptLine[]): boolean {
  return live(lines).length > 0
}

function shapeParcel(parcel: KeptParcel, now: number): Parcel {
  const { sellerId, sellerName, deliveryMethod, leadTime, tracking, lines } = parcel
  return {
    sellerId,
    sellerName,
    state: stateNow(lines, now),
    deliveryMethod,
    leadTime,
    tracking,
    total: lines.reduce((sum, { unit, quantity, discount }) => sum + unit * quantity - discount, 0),
    lines: lines.map((line) => shapeLine(line, now)),
  }
}

function shapeLine(line: KeptLine, now: number): OrderLine {
  const { picture, unit, quantity, deliveredAt, heldUntil: _, state: __, ...rest } = line
  const until = (deliveredAt ?? 0) + returnDays * 24 * 60 * 60
  return {
    ...rest,
    mainPicture: picture,
    quantity,
    rrp: unit,
    lineTotal: unit * quantity,
    state: stateOf(line, now),
    returnUntil: isReturnable(line, now) ? momentOf(until) : null,
  }
}

export function shapePayment({ payment }: KeptOrder, { intent, publicKey }: Asked): Payment {
  const { status, decline, provider, intentId } = payment
  const isOpen = status !== 'succeeded' && status !== 'cancelled'
  return {
    status,
    provider,
    isTest: provider === 'test-bank',
    intentId,
    clientSecret: isOpen ? (intent?.clientSecret ?? null) : null,
    publicKey,
    challengeUrl: status === 'needs-challenge' ? (intent?.challengeUrl ?? null) : null,
    message: status === 'declined' ? declineWords(decline) : null,
  }
}

function declineWords(decline: string | null): string {
  const codes: Record<Decline, string> = {
    'card-declined': marketErrors['card-declined'][1],
    'card-empty': marketErrors['card-empty'][1],
    'card-expired': marketErrors['card-expired'][1],
    'challenge-failed': marketErrors['challenge-failed'][1],
  }
  return new Map(Object.entries(codes)).get(decline ?? '') ?? codes['card-declined']
}

function historyOf({ events, parcels }: KeptOrder): Order['history'] {
  const names = new Map(parcels.map(({ sellerId, sellerName }) => [sellerId, sellerName]))
  return events.map(({ at, state, sellerId, note }) => ({
    at: momentOf(at),
    state,
    sellerName: sellerId === null ? null : (names.get(sellerId) ?? null),
    note,
  }))
}

function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
