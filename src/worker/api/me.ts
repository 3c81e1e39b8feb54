import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { MeAnswer } from '#contract/edge/me.ts'
import { bookmarkDetails } from '#contract/market/bookmarks.ts'
import { readCart } from '#contract/market/cart.ts'
import type { Visitor } from '#contract/visitor.ts'
import { hintCookie } from '#lib/hint.ts'
import type { Edge } from '../gateway/edge.ts'
import { proofFor } from '../session/form-proof.ts'
import { pageOfIntent } from '../session/intent.ts'
import { type Presence, presenceOf } from '../session/presence.ts'
import { forgetSession } from '../session/session-id.ts'
import { visitorOf } from '../session/visitor.ts'

/** Who is asking, and all that is theirs. A hint that says else is wrong. */
export async function me(context: Context<Edge>): Promise<Response> {
  const presence = await presenceOf(context)
  const { who } = presence
  if (who.state === 'guest' && getCookie(context, hintCookie) !== undefined) forgetSession(context)
  await proofFor(context, presence)
  return context.json(await answerTo(context, who), 200, { 'cache-control': 'no-store' })
}

async function answerTo(context: Context<Edge>, who: Presence['who']): Promise<MeAnswer> {
  if (who.state !== 'signed-in') return { state: who.state }
  const visitor = await visitorOf(context)
  const [intentOn, cartCount, bookmarks] = await Promise.all([
    pageOfIntent(context),
    piecesInCart(visitor),
    markedProducts(visitor),
  ])
  return { state: 'signed-in', ...who.person, cartCount, bookmarks, styles: [], intentOn }
}

/** A badge that can't be had is none: section 8 of the specification. */
async function piecesInCart(visitor: Visitor): Promise<number> {
  const asked = await visitor.callCustomer(readCart, { query: {} })
  return asked.ok ? asked.value.cart.size : 0
}

/** Where they can't be had, nothing shows as marked. */
async function markedProducts(visitor: Visitor): Promise<string[]> {
  const asked = await visitor.callCustomer(bookmarkDetails, {
    query: { limit: 1 },
    body: { itemType: 'product' },
  })
  return asked.ok ? asked.value.data.itemIDs : []
}
