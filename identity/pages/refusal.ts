import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Site } from '#contract/site.ts'
import type { Identity } from '../worker.ts'
import { framed } from './frame.ts'

/** For somebody who came without a shop's own request: there is nowhere to take them back to. */
export function refusalPage(context: Context<Identity>, site: Site | null): Promise<Response> {
  return framed(context, site, {
    title: 'Please start from the shop',
    status: 400,
    content: site
      ? html`<p>
            The address that brought you here is not complete or not right, so nobody can be signed in with
            it.
          </p>
          <a class="button" href="${context.var.place.homeOf(site)}/sign-in">Sign in at ${site.name}</a>`
      : html`<p>
          The address that brought you here is not complete or not right. Open the shop that you want to use,
          and sign in from there.
        </p>`,
  })
}

/** For somebody, or a program, that asks to be signed in again and again. */
export function tooOftenPage(context: Context<Identity>, site: Site): Promise<Response> {
  context.header('retry-after', '60')
  return framed(context, site, {
    title: 'Please wait a minute',
    status: 429,
    content: html`<p>There were very many tries to sign in from where you are. Please wait a minute.</p>
      <a class="button" href="${context.var.place.homeOf(site)}/sign-in">Try again</a>`,
  })
}

/** A link of a letter that has run out, was used, or was never right. */
export function spentLinkPage(
  context: Context<Identity>,
  { site, again, words }: { site: Site; again: string; words: string },
): Promise<Response> {
  return framed(context, site, {
    title: 'This link no longer works',
    status: 410,
    content: html`<p>It was used already, or it is too old. You can ask for a new one.</p>
      <a class="button" href="${again}">${words}</a>`,
  })
}
