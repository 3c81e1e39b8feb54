import type { Context } from 'hono'
import { z } from 'zod'
import type { Edge } from '../gateway/edge.ts'
import { dropOwnCookie, ownCookie, setOwnCookie } from './cookie.ts'
import { limits } from './limits.ts'
import { seal, unseal } from './seal.ts'
import { visitorOf } from './visitor.ts'

const cookie = 'typed'
const kept = z.object({ page: z.string(), values: z.record(z.string(), z.string()) })

/** In bytes: sealed it is longer by half, and browsers keep four thousand. */
const most = 2_500

const message = 'You were signed out in the meantime. This is what you wrote: please send it once more.'

/** Keeps what was sent after its session had ended, until somebody has signed in again. */
export async function keepTyped(
  context: Context<Edge>,
  page: string,
  values: Record<string, string>,
): Promise<void> {
  if (new TextEncoder().encode(JSON.stringify(values)).length > most) return
  const maxAge = limits.attempt / 1000
  const value = await seal(purposeIn(context), { page: pathOf(page), values }, maxAge)
  setOwnCookie(context, cookie, { value, maxAge })
}

/** Its page shows it to whoever comes back there. Whoever goes somewhere else may be somebody else. */
export async function handTyped(context: Context<Edge>, returnTo: string): Promise<void> {
  const sealed = ownCookie(context, cookie)
  if (sealed === undefined || sealed === '') return
  dropOwnCookie(context, cookie)
  const found = await unseal(purposeIn(context), sealed, kept)
  if (found?.page !== pathOf(returnTo)) return
  const { page, values } = found
  const visitor = await visitorOf(context)
  await visitor.leaveNote(page, { outcome: 'refused', message, fields: [], values })
}

function purposeIn(context: Context<Edge>) {
  return { purpose: 'typed', owner: context.var.site.key }
}

/** Notes lie at a page, whatever its query says. */
function pathOf(page: string): string {
  return page.split('?')[0] ?? page
}
