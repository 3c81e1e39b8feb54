import type { Context } from 'hono'
import { z } from 'zod'
import type { Edge } from '../gateway/edge.ts'
import { dropOwnCookie, ownCookie, setOwnCookie } from './cookie.ts'
import { isFromPageOf } from './form-proof.ts'
import { limits } from './limits.ts'
import { presenceOf } from './presence.ts'
import { seal, unseal } from './seal.ts'
import { visitorOf } from './visitor.ts'

const cookie = 'typed'
const kept = z.object({ page: z.string(), values: z.record(z.string(), z.string()), proof: z.string() })

/** `proof` came with the form, and says whose page it was on. */
type Typed = z.infer<typeof kept>

/** In bytes: sealed it is longer by half, and browsers keep four thousand. */
const most = 2_500

const message = 'You were signed out in the meantime. This is what you wrote: please send it once more.'

/** Keeps what was sent after its session had ended, until its owner has signed in again. */
export async function keepTyped(context: Context<Edge>, typed: Typed): Promise<void> {
  const content = { ...typed, page: pathOf(typed.page) }
  if (typed.proof === '' || new TextEncoder().encode(JSON.stringify(content)).length > most)
    return dropTyped(context)
  const maxAge = limits.attempt / 1000
  const value = await seal(purposeIn(context), content, maxAge)
  setOwnCookie(context, cookie, { value, maxAge })
}

/** Its page shows it to its owner alone, who comes back there; whoever else has signed in, it is gone. */
export async function handTyped(context: Context<Edge>, returnTo: string): Promise<void> {
  const sealed = ownCookie(context, cookie)
  if (sealed === undefined || sealed === '') return
  dropTyped(context)
  const { subject } = await presenceOf(context)
  const found = await unseal(purposeIn(context), sealed, kept)
  if (found?.page !== pathOf(returnTo) || subject === null) return
  const { page, values, proof } = found
  if (!(await isFromPageOf(context, subject, proof))) return
  const visitor = await visitorOf(context)
  await visitor.leaveNote(page, { outcome: 'refused', message, fields: [], values })
}

export function dropTyped(context: Context<Edge>): void {
  if (ownCookie(context, cookie) !== undefined) dropOwnCookie(context, cookie)
}

function purposeIn(context: Context<Edge>) {
  return { purpose: 'typed', owner: context.var.site.key }
}

/** Notes lie at a page, whatever its query says. */
function pathOf(page: string): string {
  return page.split('?')[0] ?? page
}
