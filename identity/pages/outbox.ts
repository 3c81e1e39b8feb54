import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { type SentLetter, readOutbox } from '../mail/outbox.ts'
import type { Identity } from '../worker.ts'
import { framed } from './frame.ts'

/** The letters that a developer's machine keeps. Anywhere else there is no such page. */
export async function outboxPage(context: Context<Identity>): Promise<Response> {
  const { env } = context
  const { hostname } = new URL(context.req.url)
  if (!env.OUTBOX || !/(^|\.)localhost$/.test(hostname)) return context.notFound()
  const letters = await readOutbox(env.DB)
  return framed(context, null, {
    title: 'Outbox',
    content:
      letters.length === 0
        ? html`<p>No letters yet. What the shops of this machine write appears here, latest first.</p>`
        : html`${letters.map(letterMarkup)}`,
  })
}

function letterMarkup({ recipient, subject, body, sentAt }: SentLetter) {
  return html`<article>
    <h2>${subject}</h2>
    <p class="aside">To ${recipient}, ${sentAt.slice(0, 16).replace('T', ' ')}</p>
    <div>${body.split(/(https?:\S+)/).map((part) => (/^https?:/.test(part) ? link(part) : part))}</div>
  </article>`
}

function link(address: string) {
  return html`${raw('<a href="')}${address}${raw('">')}${address}</a>`
}
