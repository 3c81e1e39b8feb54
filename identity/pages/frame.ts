import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Site } from '#contract/site.ts'
import type { FontFamily } from '#lib/fonts.ts'
import type { Identity } from '../worker.ts'
import { contentPolicy } from './content-policy.ts'
import { fieldScript } from './field-script.ts'
import { fontFiles } from './fonts.ts'
import { faceOf, fontsOf } from './style.ts'

export type Markup = ReturnType<typeof html>

interface Page {
  title: string
  content: Markup
  status?: ContentfulStatusCode
}

/** A page in the face of the shop that somebody came from, or in a plain one. */
export async function framed(context: Context<Identity>, site: Site | null, page: Page): Promise<Response> {
  const { place } = context.var
  const style = faceOf(site)
  context.header('content-security-policy', await contentPolicy({ style, site, place }))
  const home = site && place.homeOf(site)
  return context.html(
    html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${site ? `${page.title} – ${site.name}` : page.title}</title>
          ${site && html`<link rel="icon" href="${home}${site.logo}" type="image/svg+xml" />`}
          ${site && fontsOf(site).map(preload)} ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <a class="unseen" href="#main">Skip to the content</a>
          ${site && masthead(site, `${home}/`)}
          <main id="main" class="frame">
            <h1>${page.title}</h1>
            ${page.content}
          </main>
          ${site && footer(site, `${home}`)} ${raw(`<script>${fieldScript}</script>`)}
        </body>
      </html>`,
    page.status ?? 200,
  )
}

function preload(family: FontFamily) {
  const { path } = fontFiles[family]
  return html`<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin />`
}

function masthead(site: Site, home: string) {
  return html`<header>
    <a class="frame name" href="${home}">
      <img src="${new URL(site.logo, home).href}" alt="" width="36" height="36" />
      <span>${site.name}</span>
    </a>
  </header>`
}

function footer(site: Site, home: string) {
  return html`<footer>
    <div class="frame">
      <a href="${home}/term-of-use">Terms &amp; Conditions</a>
      <a href="${home}/data-protection">Data protection</a>
      <span>${site.seller.companyName}</span>
    </div>
  </footer>`
}
