import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { type Consent, consentAnswer, consentCookie } from '#lib/consent.ts'
import { bodyLimit } from 'hono/body-limit'
import { canonicalPath } from '../gateway/canonical.ts'
import type { Edge } from '../gateway/edge.ts'
import { refuse } from './refuse.ts'

const year = 365 * 24 * 60 * 60

/** One word is all that an answer needs. */
export const consentLimit = bodyLimit({
  maxSize: 1024,
  onError: (context) => refuse(context, 'answer-unknown'),
})

/** The cookie banner's answer where no script takes it. */
export async function consent(context: Context<Edge>): Promise<Response> {
  const given = await givenAnswer(context)
  if (!given) return refuse(context, 'answer-unknown')
  const secure = new URL(context.req.url).protocol === 'https:'
  setCookie(context, consentCookie, given, { path: '/', maxAge: year, sameSite: 'Lax', secure })
  return context.redirect(given === 'no' ? '/find-about-cookies' : cameFrom(context), 303)
}

/** A body that is no form is no answer. */
async function givenAnswer(context: Context<Edge>): Promise<Consent | null> {
  try {
    const { answer } = await context.req.parseBody()
    return typeof answer === 'string' ? consentAnswer(answer) : null
  } catch {
    return null
  }
}

/** Back to the page with the banner, when that page is ours. */
function cameFrom(context: Context<Edge>): string {
  const referrer = URL.parse(context.req.header('referer') ?? '')
  const here = new URL(context.req.url)
  return referrer?.origin === here.origin ? canonicalPath(referrer.pathname) + referrer.search : '/'
}
