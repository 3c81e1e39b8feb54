import { atom } from 'nanostores'
import { type BookmarkWish, bookmarkAnswer, bookmarksPath } from '#contract/edge/bookmarks.ts'
import { post } from '#contract/edge/call.ts'
import { proofIn } from '#lib/form-proof.ts'
import { raiseNotice } from './notices.ts'
import { $session } from './session.ts'

export type BookmarkItem = Pick<BookmarkWish, 'itemId' | 'itemType'>

/** What of the shop's products somebody has marked, by the product's id; other things have lists of their own. */
export const $bookmarks = atom<ReadonlySet<string>>(new Set())

/** What was said on this page counts more than an answer that may be older. */
const said = new Map<string, boolean>()
const running = new Set<string>()

$session.subscribe((session) => {
  show(session.state === 'signed-in' ? session.bookmarks : [])
})

/** Marks it, or takes the mark away. As long as one is on its way, nothing else is done with it. */
export async function toggleBookmark(item: BookmarkItem): Promise<{ signIn: string | null }> {
  return setBookmark(item, !$bookmarks.get().has(item.itemId))
}

export async function setBookmark(item: BookmarkItem, marked: boolean): Promise<{ signIn: string | null }> {
  const { itemId } = item
  if (running.has(itemId)) return { signIn: null }
  const before = $bookmarks.get().has(itemId)
  running.add(itemId)
  showOne(itemId, marked)
  const wish = { ...item, marked, page: location.pathname + location.search }
  const reply = await post(
    { path: bookmarksPath, body: wish, proof: proofIn(document.cookie) },
    bookmarkAnswer,
  )
  running.delete(itemId)
  if (reply.ok) {
    raiseNotice('news', marked ? 'Added to bookmarks' : 'Removed from bookmarks')
    return { signIn: null }
  }
  showOne(itemId, before)
  const otherwise = marked ? 'Error adding to bookmarks' : 'Error removing from bookmarks'
  raiseNotice('trouble', reply.refusal?.message ?? otherwise)
  return { signIn: reply.refusal?.signIn ?? null }
}

function showOne(itemId: string, marked: boolean): void {
  said.set(itemId, marked)
  show([...$bookmarks.get()])
}

function show(ids: readonly string[]): void {
  const marked = new Set(ids)
  for (const [id, isMarked] of said) {
    if (isMarked) marked.add(id)
    else marked.delete(id)
  }
  $bookmarks.set(marked)
}
