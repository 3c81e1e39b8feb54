import { html } from 'hono/html'
import type { Site } from '#contract/site.ts'

/** What somebody meets who opens the provider's host by itself. */
export function welcomePage(clients: readonly Site[]) {
  const names = clients.map(({ name }) => html`<li>${name}</li>`)
  return page(
    'Sign-in',
    html`<p>This is where people sign in to these shops. Start from the shop that you want to use.</p>
      <ul>
        ${names}
      </ul>`,
  )
}

export function noSuchPage() {
  return page('404', html`<p>There is no such page here. Start from the shop that you want to use.</p>`)
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          html {
            color-scheme: light dark;
            font-family: system-ui, sans-serif;
            line-height: 1.55;
          }
          body {
            max-width: 36rem;
            margin: 15vh auto;
            padding-inline: 24px;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
}
