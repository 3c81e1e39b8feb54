import type { Context } from 'hono'
import { z } from 'zod'
import { type Intent, intent } from '#contract/edge/intent.ts'
import type { Edge } from '../gateway/edge.ts'
import { dropOwnCookie, ownCookie, setOwnCookie } from './cookie.ts'
import { limits } from './limits.ts'
import { presenceOf } from './presence.ts'
import { returnAddress } from './return-address.ts'
import { seal, unseal } from './seal.ts'

const cookie = 'intent'
const kept = z.object({ page: z.string(), intent, plain: z.boolean() })

interface Wanted {
  page: string
  intent: Intent
  /** It came from a form, so that no script may be there to carry it out. */
  plain: boolean
}

/** Keeps what somebody wanted until they come back to the page, signed in; one at a time. Returns that page. */
export async function keepIntent(context: Context<Edge>, wanted: Wanted): Promise<string> {
  const page = pageFrom(context, wanted.page)
  const maxAge = limits.intent / 1000
  const value = await seal(purposeIn(context), { ...wanted, page }, maxAge)
  setOwnCookie(context, cookie, { value, maxAge })
  return page
}

/** Handed over once, on the page that it was meant for, to somebody who is signed in; dropped otherwise. */
export async function takeIntent(context: Context<Edge>, page: string): Promise<Intent | null> {
  const { who } = await presenceOf(context)
  const found = await readIntent(context)
  if (!found || who.state === 'unavailable') return null
  dropOwnCookie(context, cookie)
  return who.state === 'signed-in' && isSamePage(found.page, pageFrom(context, page)) ? found.intent : null
}

/** What a plain form has left for somebody who comes back to the page, signed in; given once. */
export async function takePlainIntent(context: Context<Edge>, page: string): Promise<Intent | null> {
  const found = await readIntent(context)
  if (!found?.plain || !isSamePage(found.page, page)) return null
  dropOwnCookie(context, cookie)
  return found.intent
}

/** The page on which something is waiting. */
export async function pageOfIntent(context: Context<Edge>): Promise<string | null> {
  return (await readIntent(context))?.page ?? null
}

/** Whoever goes somewhere else after signing in wants something else. */
export async function dropIntentUnlessOn(context: Context<Edge>, page: string): Promise<void> {
  const found = await readIntent(context)
  if (found && !isSamePage(found.page, page)) dropOwnCookie(context, cookie)
}

async function readIntent(context: Context<Edge>): Promise<z.infer<typeof kept> | null> {
  const sealed = ownCookie(context, cookie)
  return sealed === undefined || sealed === '' ? null : unseal(purposeIn(context), sealed, kept)
}

function purposeIn(context: Context<Edge>) {
  return { purpose: 'intent', owner: context.var.site.key }
}

function pageFrom(context: Context<Edge>, page: string): string {
  return returnAddress(page, new URL(context.req.url).origin)
}

/** Quantity and options stand in a page's query, and the page is the same. */
function isSamePage(one: string, other: string): boolean {
  return one.split('?')[0] === other.split('?')[0]
}
