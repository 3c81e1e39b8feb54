import type { Context } from 'hono'
import type { ProfileNote } from '#contract/edge/profile-note.ts'
import type { Asked } from '#contract/visitor.ts'
import type { Edge } from '../gateway/edge.ts'
import { troublePage } from '../gateway/private-page.ts'
import { type VisitorHere, visitorOf } from '../session/visitor.ts'
import { wordsFor } from './customer-words.ts'

/** Where a form of somebody's account was sent from, and where its outcome is shown. */
export type AccountPage = `/profile/${string}`

/** Somebody who is signed in; everybody else is answered at once. */
export async function visitorFor(
  context: Context<Edge>,
  page: AccountPage,
): Promise<{ visitor: VisitorHere } | { answer: Response }> {
  const visitor = await visitorOf(context)
  if (visitor.who.state === 'signed-in') return { visitor }
  if (visitor.who.state === 'unavailable') return { answer: await troublePage(context, 'unavailable', page) }
  return { answer: signInFirst(context, page) }
}

/** The form's texts; files are asked for by name. */
export async function textsOf(context: Context<Edge>): Promise<Record<string, string>> {
  const body = await context.req.parseBody()
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** Back to the page, which says what became of the form. */
export async function backWith(
  context: Context<Edge>,
  { visitor, page }: { visitor: VisitorHere; page: AccountPage },
  note: ProfileNote,
): Promise<Response> {
  await visitor.leaveNote(page, note)
  return context.redirect(page, 303)
}

type Failed = Exclude<Asked<never>, { ok: true }>

/** Back to the page with what the market had against it, in our own words. */
export async function backWithFailure(
  context: Context<Edge>,
  at: { visitor: VisitorHere; page: AccountPage },
  { failed, values = {} }: { failed: Failed; values?: Record<string, string> },
): Promise<Response> {
  if (failed.code === 'signed-out') return signInFirst(context, at.page)
  const { field, sentence } = wordsFor(failed.code === 'refused' ? failed.refusal.code : failed.code)
  const fields = field === null ? [] : [{ path: field, message: sentence }]
  return backWith(context, at, { outcome: 'refused', message: sentence, fields, values })
}

function signInFirst(context: Context<Edge>, page: AccountPage): Response {
  return context.redirect(`/sign-in?returnTo=${encodeURIComponent(page)}`, 303)
}
