import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { intentRequest, intentTakingRequest } from '#contract/edge/intent.ts'
import type { Edge } from '../gateway/edge.ts'
import { keepIntent, takeIntent } from '../session/intent.ts'
import { presenceOf } from '../session/presence.ts'
import { refuse } from './refuse.ts'

export const intentLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: (context) => refuse(context, 'intent-unknown'),
})

/** From a script, or from a plain form on a page that everybody gets alike. */
export async function saveIntent(context: Context<Edge>): Promise<Response> {
  const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false
  const wanted = intentRequest.safeParse(isJson ? await jsonOf(context) : await fieldsOf(context))
  if (!wanted.success) return refuse(context, 'intent-unknown')
  const page = await keepIntent(context, { ...wanted.data, plain: !isJson })
  const signIn = `/sign-in?returnTo=${encodeURIComponent(page)}`
  return isJson ? context.json({ signIn }) : context.redirect(signIn, 303)
}

export async function handOverIntent(context: Context<Edge>): Promise<Response> {
  const asked = intentTakingRequest.safeParse(await jsonOf(context))
  if (!asked.success) return refuse(context, 'intent-unknown')
  const { who } = await presenceOf(context)
  if (who.state === 'unavailable') return refuse(context, 'account-unavailable')
  return context.json({ intent: await takeIntent(context, asked.data.page) })
}

async function jsonOf(context: Context<Edge>): Promise<unknown> {
  return context.req.json().catch(() => null)
}

/** A form knows texts only, and says nothing of a box that isn't ticked. */
async function fieldsOf(context: Context<Edge>): Promise<unknown> {
  const { page, quantity, buyNow, ...rest } = await formOf(context)
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  const given = typeof quantity === 'string' ? { quantity: Number(quantity) } : {}
  return { page, intent: { ...filled, ...given, buyNow: buyNow === 'yes' } }
}

async function formOf(context: Context<Edge>): Promise<Record<string, unknown>> {
  return context.req.parseBody().catch(() => ({}))
}
