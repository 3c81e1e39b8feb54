import type { Context } from 'hono'
import { type BookmarkWish, bookmarkWish, bookmarksPage } from '#contract/edge/bookmarks.ts'
import { addBookmark, removeBookmarks } from '#contract/market/bookmarks.ts'
import type { Asked } from '#contract/visitor.ts'
import type { Edge } from '../gateway/edge.ts'
import { troublePage } from '../gateway/private-page.ts'
import { keepIntent } from '../session/intent.ts'
import { type VisitorHere, visitorOf } from '../session/visitor.ts'
import { isScript, sentIn } from './cart.ts'
import { backWith, backWithFailure } from './customer-form.ts'
import { refuse } from './refuse.ts'

/** Sets or takes a bookmark, for a script or for a plain form. Who isn't signed in does that first, and loses nothing. */
export async function markItem(context: Context<Edge>): Promise<Response> {
  const sent = await sentIn(context)
  const wish = bookmarkWish.safeParse(isScript(context) ? sent : wishOfForm(sent))
  if (!wish.success) return refuse(context, 'bookmark-invalid')
  const visitor = await visitorOf(context)
  const asked = await carryOut(visitor, wish.data)
  if (!asked.ok && asked.code === 'signed-out') return signInFirst(context, wish.data)
  return isScript(context)
    ? answerScript(context, wish.data, asked)
    : answerForm(context, wish.data, { visitor, asked })
}

type Outcome = Asked<unknown>

/** What a form wanted before its sender had signed in. */
export async function markAfterSignIn(context: Context<Edge>, wish: BookmarkWish): Promise<Response> {
  const visitor = await visitorOf(context)
  return answerForm(context, wish, { visitor, asked: await carryOut(visitor, wish) })
}

async function carryOut(visitor: VisitorHere, { itemId, itemType, marked }: BookmarkWish): Promise<Outcome> {
  return marked
    ? visitor.callCustomer(addBookmark, { query: { itemID: itemId, itemType } })
    : visitor.callCustomer(removeBookmarks, { query: { itemType }, body: { itemID: [itemId] } })
}

function answerScript(context: Context<Edge>, wish: BookmarkWish, asked: Outcome): Response {
  const { page: _, ...done } = wish
  if (asked.ok) return context.json(done, 200, { 'cache-control': 'no-store' })
  if (asked.code !== 'refused') return refuse(context, asked.code)
  const { code, message } = asked.refusal
  return context.json({ error: { code, message } }, 409)
}

/** To the bookmarks, which say what became of it: the page with the form is the same for everybody. */
async function answerForm(
  context: Context<Edge>,
  { marked }: BookmarkWish,
  { visitor, asked }: { visitor: VisitorHere; asked: Outcome },
): Promise<Response> {
  const at = { visitor, page: bookmarksPage } as const
  if (asked.ok)
    return backWith(context, at, { outcome: 'done', what: marked ? 'bookmark-added' : 'bookmark-removed' })
  if (asked.code === 'unavailable') return troublePage(context, 'unavailable', bookmarksPage)
  return backWithFailure(context, at, { failed: asked })
}

async function signInFirst(
  context: Context<Edge>,
  { page, itemId, itemType }: BookmarkWish,
): Promise<Response> {
  const plain = !isScript(context)
  const back = await keepIntent(context, { page, intent: { kind: 'bookmark', itemId, itemType }, plain })
  const signIn = `/sign-in?returnTo=${encodeURIComponent(back)}`
  if (plain) return context.redirect(signIn, 303)
  return context.json({ error: { code: 'signed-out', message: 'You must login first' }, signIn }, 401)
}

/** One button says all: `yes:product:settle` marks, `no:product:settle` takes the mark away. */
function wishOfForm({ mark, page }: Record<string, unknown>): unknown {
  const [marked, itemType, itemId] = typeof mark === 'string' ? mark.split(':') : []
  return { itemId, itemType, marked: marked === 'yes', page }
}
