import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { consentAnswer, consentCookie } from '#lib/consent.ts'
import type { Edge } from '../gateway/edge.ts'
import { refuse } from './refuse.ts'

const year = 365 * 24 * 60 * 60

/** The cookie banner's answer where no script takes it. */
export async function consent(context: Context<Edge>): Promise<Response> {
  const { answer } = await context.req.parseBody()
  const given = typeof answer === 'string' ? consentAnswer(answer) : null
  if (!given) return refuse(context, 'answer-unknown')
  setCookie(context, consentCookie, given, { path: '/', maxAge: year, sameSite: 'Lax' })
  return context.redirect(given === 'no' ? '/find-about-cookies' : cameFrom(context), 303)
}

/** Back to the page with the banner, when that page is ours. */
function cameFrom(context: Context<Edge>): string {
  const referrer = URL.parse(context.req.header('referer') ?? '')
  const here = new URL(context.req.url)
  return referrer?.origin === here.origin ? referrer.pathname + referrer.search : '/'
}
