import { env } from 'cloudflare:workers'

interface Letter {
  recipient: string
  subject: string
  body: string
}

/** What was written to somebody, latest first. */
export async function lettersTo(recipient: string): Promise<Letter[]> {
  const { results } = await env.DB.prepare(
    'SELECT recipient, subject, body FROM outbox WHERE recipient = ? ORDER BY id DESC',
  )
    .bind(recipient)
    .all<Letter>()
  return results
}

/** The address in the latest letter to somebody. */
export async function linkFor(recipient: string): Promise<string> {
  const [letter] = await lettersTo(recipient)
  const [link] = /https:\S+/.exec(letter?.body ?? '') ?? []
  if (!link) throw new Error(`Nobody has written a link to ${recipient}.`)
  return link
}
