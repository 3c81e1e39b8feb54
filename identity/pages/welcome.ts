import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Site } from '#contract/site.ts'
import type { Identity } from '../worker.ts'
import { framed } from './frame.ts'

/** What somebody meets who opens the provider's host by itself. */
export function welcomePage(context: Context<Identity>, clients: readonly Site[]) {
  return framed(context, null, {
    title: 'Sign-in',
    content: html`<p>
        This is where people sign in to these shops. Start from the shop that you want to use.
      </p>
      <ul>
        ${clients.map(
          (site) => html`<li><a href="${context.var.place.homeOf(site)}/sign-in">${site.name}</a></li>`,
        )}
      </ul>`,
  })
}

export function noSuchPage(context: Context<Identity>) {
  return framed(context, null, {
    title: '404',
    status: 404,
    content: html`<p>There is no such page here. Start from the shop that you want to use.</p>`,
  })
}

/** What went wrong is in the log, under the number of the request. */
export function troublePage(context: Context<Identity>) {
  return framed(context, context.var.site ?? null, {
    title: 'Something went wrong',
    status: 500,
    content: html`<p>It is our fault, not yours. Please try again in a moment.</p>`,
  })
}
