import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Site } from '#contract/site.ts'
import type { Identity } from '../worker.ts'
import { framed } from './frame.ts'

interface Sent {
  recipient: string
  promise: string
}

/** The same for everybody who asked, whether there is an account or not. */
export function checkPostBox(context: Context<Identity>, site: Site, { recipient, promise }: Sent) {
  return framed(context, site, {
    title: 'Check your e-mail',
    content: html`<p>We have written to <strong>${recipient}</strong>. ${promise}</p>
      <p class="aside">
        Nothing there after a few minutes? Look in your spam folder, or check the address and ask again.
      </p>
      ${
        context.env.OUTBOX &&
        html`<p class="note">
          This shop runs on your own machine, where letters aren’t sent.
          <a href="/outbox">Read them in the outbox</a>
        </p>`
      }`,
  })
}
