import type { Site } from '#contract/site.ts'
import { readSites } from '#contract/site.ts'
import { log } from '../door/log.ts'
import { claimLetter, giveBackLetter, unsentLetters } from '../queries/letters.ts'

export interface MailEnv {
  DB: D1Database
  /** Where nothing is bound letters stay in their table, which the operator can read. */
  EMAIL?: SendEmail
}

/** Sends what has been written. A letter that doesn't go is kept, and tried again with the next ones. */
export async function postLetters(env: MailEnv): Promise<void> {
  const { EMAIL: mail } = env
  if (!mail) return
  const sites = new Map(readSites(env).map((site) => [site.key, site]))
  for (const { id, site, recipient, subject, body } of await unsentLetters(env.DB)) {
    const from = senderOf(sites.get(site))
    if (from === null || !(await claimLetter(env.DB, id))) continue
    try {
      await mail.send({ from, to: recipient, subject, text: body })
    } catch (error) {
      await giveBackLetter(env.DB, id)
      log('error', 'letter', { site, reason: error instanceof Error ? error.name : 'unknown' })
    }
  }
}

function senderOf(site: Site | undefined): { email: string; name: string } | null {
  const email = site?.seller.serviceEmail ?? site?.seller.infoEmail
  return site && email !== undefined ? { email, name: site.name } : null
}
