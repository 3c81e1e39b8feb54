import { readPage } from '#contract/edge/page.ts'

/** One state of a list: where it lives, and the page that the edge made of it. */
export interface ListPage {
  href: string
  page: Document
}

/** What became of a wish. One that was overtaken by a newer one is of no interest any more. */
export type Wished = { outcome: 'here'; list: ListPage } | { outcome: 'overtaken' | 'failed' }

interface Kept {
  asked: Promise<ListPage | null>
  at: number
  stop: () => void
}

/** Long enough to point at a link and think about it; after that a list may have changed. */
const freshFor = 60_000
const mostKept = 24
/** After this long the browser does by itself what was asked. */
const patience = 5_000

const kept = new Map<string, Kept>()
let newest = 0
/** The request of the last wish, until it is answered; what was only pointed at isn't stopped by a wish. */
let pending: { href: string; stop: () => void } | null = null

/** Asks for a state of a list before somebody wants it, or gives what has been asked for already. */
export function askForList(href: string): Promise<ListPage | null> {
  const known = kept.get(href)
  if (known && Date.now() - known.at < freshFor) return known.asked
  const stopper = new AbortController()
  const asked = parsed(href, stopper.signal)
  kept.delete(href)
  kept.set(href, { asked, at: Date.now(), stop: () => stopper.abort() })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return asked.then((list) => {
    if (!list) kept.delete(href)
    return list
  })
}

/** Asks for what somebody wants to see now. */
export async function wishForList(href: string): Promise<Wished> {
  newest += 1
  const wish = newest
  if (pending && pending.href !== href) {
    pending.stop()
    kept.delete(pending.href)
  }
  const isKnown = kept.has(href)
  const asked = askForList(href)
  const request = kept.get(href)
  pending = isKnown || !request ? null : { href, stop: request.stop }
  const list = await Promise.race([asked, late()])
  if (wish !== newest) return { outcome: 'overtaken' }
  pending = null
  return list ? { outcome: 'here', list } : { outcome: 'failed' }
}

async function parsed(href: string, signal: AbortSignal): Promise<ListPage | null> {
  const reply = await readPage(href, signal)
  if (!reply.ok) return null
  return { href: reply.href, page: new DOMParser().parseFromString(reply.html, 'text/html') }
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patience))
}
