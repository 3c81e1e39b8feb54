import { type PageReply, readOwnPage, sendOwnForm } from '#contract/edge/page.ts'
import { loadCart } from './cart.ts'
import { raiseNotice } from './notices.ts'

let latest = 0
/** Forms on their way: what comes of them shows what is true, and says what has become of them, once. */
let sending = 0
let turn: Promise<unknown> = Promise.resolve()

/** The cart's page after a form of it; null where a later wish has overtaken this one, or nothing came. */
export async function sendCartForm(action: string, fields: string): Promise<PageShown | null> {
  latest += 1
  const mine = latest
  sending += 1
  const reply = await inTurn(() => sendOwnForm(action, fields))
  sending -= 1
  // Badge, mirror and other tabs follow what the server says now.
  if (reply.ok) void loadCart()
  return mine === latest ? shownOf(reply) : null
}

/** The page as it is now: another tab has changed the cart. */
export async function readCartPage(href: string): Promise<PageShown | null> {
  if (sending > 0) return null
  latest += 1
  const mine = latest
  const reply = await inTurn(() => readOwnPage(href))
  return mine === latest && reply.ok ? shownOf(reply) : null
}

/** One after the other: whichever page comes next is told what became of the form before it, and tells nobody else. */
function inTurn(ask: () => Promise<PageReply>): Promise<PageReply> {
  const reply = turn.then(ask)
  turn = reply
  return reply
}

type PageShown = Extract<PageReply, { ok: true }>

function shownOf(reply: PageReply): PageShown | null {
  if (!reply.ok) raiseNotice('trouble', 'something went wrong!!')
  return reply.ok ? reply : null
}
