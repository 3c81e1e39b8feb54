import { readPage } from '#contract/edge/page.ts'

/** One state of a list, or a choice on a product: where it lives, and the page that the edge made of it. */
export interface NextPage {
  href: string
  page: Document
}

/** What became of a wish. One that was overtaken by a newer one is of no interest any more. */
export type Wished = { outcome: 'here'; next: NextPage } | { outcome: 'overtaken' | 'failed' }

interface Kept {
  asked: Promise<NextPage | null>
  at: number
  stop: () => void
}

/** Long enough to point at a link and think about it; after that a page may have changed. */
const freshFor = 60_000
const mostKept = 24
/** After this long the browser does by itself what was asked. */
const patience = 5_000

const kept = new Map<string, Kept>()
let newest = 0
/** The request of the last wish, until it is answered; what was only pointed at isn't stopped by a wish. */
let pending: { href: string; stop: () => void } | null = null

/** Asks for a page before somebody wants it, or gives what has been asked for already. */
export function askForPage(href: string): Promise<NextPage | null> {
  const known = kept.get(href)
  if (known && Date.now() - known.at < freshFor) return known.asked
  const stopper = new AbortController()
  const asked = parsed(href, stopper.signal)
  kept.delete(href)
  kept.set(href, { asked, at: Date.now(), stop: () => stopper.abort() })
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return asked.then((next) => {
    if (!next) kept.delete(href)
    return next
  })
}

/** Asks for what somebody wants to see now; it isn't given before they have seen that they were heard. */
export async function wishForPage(href: string, heard?: Promise<unknown>): Promise<Wished> {
  newest += 1
  const wish = newest
  if (pending && pending.href !== href) {
    pending.stop()
    kept.delete(pending.href)
  }
  const isKnown = kept.has(href)
  const asked = askForPage(href)
  const request = kept.get(href)
  pending = isKnown || !request ? null : { href, stop: request.stop }
  const [next] = await Promise.all([Promise.race([asked, late()]), heard])
  if (wish !== newest) return { outcome: 'overtaken' }
  pending = null
  return next ? { outcome: 'here', next } : { outcome: 'failed' }
}

async function parsed(href: string, signal: AbortSignal): Promise<NextPage | null> {
  const reply = await readPage(href, signal)
  if (!reply.ok) return null
  return { href: reply.href, page: new DOMParser().parseFromString(withoutStyles(reply.html), 'text/html') }
}

/** The page wears its own, and its policy would complain of another's. */
function withoutStyles(html: string): string {
  return html.replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patience))
}
