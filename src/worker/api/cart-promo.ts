import type { Context } from 'hono'
import { promoWish } from '#contract/edge/cart.ts'
import { dropCartPromo, setCartPromo } from '#contract/market/cart.ts'
import type { Edge } from '../gateway/edge.ts'
import { visitorOf } from '../session/visitor.ts'
import { answerForm, answerScript, isScript, sentIn } from './cart.ts'

export async function setPromo(context: Context<Edge>): Promise<Response> {
  const sent = await sentIn(context)
  const wish = promoWish.safeParse(sent)
  const visitor = await visitorOf(context)
  // An empty box, and the button beside a code that is in use, take it back.
  const asked =
    wish.success && sent['action'] !== 'remove'
      ? await visitor.callCustomer(setCartPromo, { query: {}, body: wish.data })
      : await visitor.callCustomer(dropCartPromo, { query: {} })
  return isScript(context) ? answerScript(context, asked) : answerForm(context, { visitor, asked })
}

export async function dropPromo(context: Context<Edge>): Promise<Response> {
  const visitor = await visitorOf(context)
  return answerScript(context, await visitor.callCustomer(dropCartPromo, { query: {} }))
}
