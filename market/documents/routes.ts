import { Hono } from 'hono'
import type { Market } from '../worker.ts'
import { openApiDocument } from './openapi.ts'
import { documentPage } from './page.ts'

/** What the market says of itself to anyone; it holds no site's data and needs no token. */
export const documents = new Hono<Market>()

documents.get('/openapi.json', (context) => context.json(openApiDocument()))

for (const path of ['/', '/docs'])
  documents.get(path, (context) => {
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return context.html(documentPage(openApiDocument()))
  })
