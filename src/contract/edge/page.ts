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
