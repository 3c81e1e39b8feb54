import type { Context } from 'hono'
import type { PurchaseNote } from '#contract/edge/purchase.ts'
import type { MarketErrorCode } from '#contract/market/error.ts'
import type { Asked } from '#contract/visitor.ts'
import type { Edge } from '../gateway/edge.ts'
import { troublePage } from '../gateway/private-page.ts'
import { type VisitorHere, visitorOf } from '../session/visitor.ts'

/** Where a form of buying was sent from, and where its outcome is shown; the query says which step. */
export type PurchaseHref = `/purchase/${string}`

interface Sent {
  visitor: VisitorHere
  fields: Record<string, string>
}

/** What somebody who is signed in has sent; everybody else is answered at once, and comes back. */
export async function purchaseForm(
  context: Context<Edge>,
  pageOfForm: PurchaseHref | ((fields: Record<string, string>) => PurchaseHref),
): Promise<Sent | { answer: Response }> {
  const visitor = await visitorOf(context)
  const fields = await fieldsOf(context)
  const page = typeof pageOfForm === 'string' ? pageOfForm : pageOfForm(fields)
  if (visitor.who.state === 'unavailable') return { answer: await troublePage(context, 'unavailable', page) }
  if (visitor.who.state !== 'signed-in') return { answer: signInFirst(context, page) }
  return { visitor, fields }
}

/** The form's texts. Several boxes of one name are told apart by a space, which no id has. */
export async function fieldsOf(context: Context<Edge>): Promise<Record<string, string>> {
  const body: Record<string, unknown> = await context.req.parseBody({ all: true })
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, textOf(value)]))
}

interface Said {
  visitor: VisitorHere
  href: PurchaseHref
  note?: PurchaseNote
}

/** On to a page, which says what became of the form. */
export async function goTo(context: Context<Edge>, { visitor, href, note }: Said): Promise<Response> {
  if (note) await visitor.leaveNote(pageOf(href), note)
  return context.redirect(href, 303)
}

export async function refuseFields(
  context: Context<Edge>,
  { visitor, href }: Said,
  { fields, values }: Pick<Extract<PurchaseNote, { outcome: 'refused' }>, 'fields' | 'values'>,
): Promise<Response> {
  const message = 'Please look at these once more:'
  return goTo(context, { visitor, href, note: { outcome: 'refused', message, fields, values } })
}

/** Back to the page with what the market had against it. */
export async function refuseAsked(
  context: Context<Edge>,
  { visitor, href }: Said,
  { asked, values = {} }: { asked: Exclude<Asked<never>, { ok: true }>; values?: Record<string, string> },
): Promise<Response> {
  if (asked.code === 'signed-out') return signInFirst(context, href)
  const note: PurchaseNote = { outcome: 'refused', message: wordsOf(asked), fields: [], values }
  return goTo(context, { visitor, href, note })
}

/** Refusals of the market whose sentences are for customers. */
const forCustomers: ReadonlySet<string> = new Set<string>([
  'address-limit',
  'card-declined',
  'card-empty',
  'card-expired',
  'card-limit',
  'card-not-a-test',
  'card-unknown',
  'cart-changed',
  'challenge-failed',
  'cart-empty',
  'item-not-available',
  'order-let-go',
  'order-size-exceeded',
  'order-too-late',
  'out-of-stock',
  'payment-silent',
  'price-on-request',
  'return-too-late',
  'return-under-way',
  'stock-short',
] satisfies MarketErrorCode[])

function wordsOf(asked: Exclude<Asked<never>, { ok: true }>): string {
  if (asked.code === 'not-found') return 'This is no longer here. It may have been changed in the meantime.'
  if (asked.code === 'refused' && forCustomers.has(asked.refusal.code)) return asked.refusal.message
  return 'We couldn’t reach your account just now. Please try again in a moment.'
}

/** Notes lie at a page, whichever step of it. */
function pageOf(href: PurchaseHref): string {
  return href.split('?')[0] ?? href
}

function signInFirst(context: Context<Edge>, page: PurchaseHref): Response {
  return context.redirect(`/sign-in?returnTo=${encodeURIComponent(page)}`, 303)
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(' ')
  return typeof value === 'string' ? value : ''
}
