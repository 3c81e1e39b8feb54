import type { Context } from 'hono'
import { bookmarkWish } from '#contract/edge/bookmarks.ts'
import { enquiryPath } from '#lib/product/enquiry-address.ts'
import type { Edge } from '../gateway/edge.ts'
import { takePlainIntent } from '../session/intent.ts'
import { markAfterSignIn } from './bookmarks.ts'
import { putLineAfterSignIn } from './cart-line.ts'

/**
 * Does what a plain form wanted before its sender had signed in, and goes to the page that says what became of it. Null
 * where nothing waits on the page; what a script has left is the page's own to carry out.
 */
export async function carryOutPlainIntent(context: Context<Edge>, page: string): Promise<Response | null> {
  const intent = await takePlainIntent(context, page)
  if (!intent) return null
  if (intent.kind === 'enquiry') return context.redirect(enquiryPath(intent), 303)
  if (intent.kind === 'add-to-cart') {
    const { kind: _, ...line } = intent
    return putLineAfterSignIn(context, { ...line, page })
  }
  const wish = bookmarkWish.safeParse({ ...intent, marked: true, page })
  return wish.success ? markAfterSignIn(context, wish.data) : null
}
