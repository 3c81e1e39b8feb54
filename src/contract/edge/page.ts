/** A page of ours as HTML, and where it was found in the end. */
export type PageReply = { ok: true; href: string; html: string } | { ok: false }

/** Reads what everybody gets alike: nothing personal goes along. */
export async function readPage(href: string, signal: AbortSignal): Promise<PageReply> {
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' }, credentials: 'omit', signal })
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html') === true
    return isPage ? { ok: true, href: answer.url, html: await answer.text() } : { ok: false }
  } catch {
    return { ok: false }
  }
}

/** Reads a page of somebody's own. Whoever is sent elsewhere, to sign in say, must go there with the whole window. */
export async function readOwnPage(href: string): Promise<PageReply> {
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    const isThere = answer.ok && new URL(answer.url).pathname === new URL(href, answer.url).pathname
    return isThere ? { ok: true, href: answer.url, html: await answer.text() } : { ok: false }
  } catch {
    return { ok: false }
  }
}

/** Sends a form of somebody's own page, and reads the page that says what became of it. */
export async function sendOwnForm(action: string, fields: string): Promise<PageReply> {
  try {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(action, { method: 'POST', headers, body: fields })
    return answer.ok ? { ok: true, href: answer.url, html: await answer.text() } : { ok: false }
  } catch {
    return { ok: false }
  }
}
