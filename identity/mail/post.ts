import type { Site } from '#contract/site.ts'
import { log } from '../door/log.ts'
import type { Bindings } from '../worker.ts'
import type { Letter } from './letters.ts'
import { putInOutbox } from './outbox.ts'

/** Hands a letter to the mail service, or to the outbox. It never fails a page: the log says when it didn't work. */
export async function post(env: Bindings, site: Site, letter: Letter): Promise<void> {
  const by = env.EMAIL ? 'mail' : env.OUTBOX ? 'outbox' : null
  try {
    if (env.EMAIL) await sendByCloudflare(env.EMAIL, site, letter)
    else if (env.OUTBOX) await putInOutbox(env.DB, letter)
    log(by ? 'info' : 'error', 'letter', { site: site.key, by: by ?? 'nobody: bind EMAIL' })
  } catch (error) {
    log('error', 'letter', { site: site.key, by, reason: error instanceof Error ? error.name : 'unknown' })
  }
}

async function sendByCloudflare(mail: SendEmail, site: Site, letter: Letter): Promise<void> {
  const sender = site.seller.serviceEmail ?? site.seller.infoEmail
  if (!sender) throw new Error(`The site ${site.key} has no serviceEmail to send letters from.`)
  await mail.send({
    from: { email: sender, name: site.name },
    to: letter.recipient,
    subject: letter.subject,
    text: letter.body,
  })
}
