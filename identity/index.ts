import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { readSites } from '#contract/site.ts'
import { noSuchPage, welcomePage } from './pages/welcome.ts'

/** Parsed when the Worker starts: a wrong wrangler.toml stops it there. */
const sites = readSites(env)

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The sign-in provider's own host. Its clients are the sites whose issuer is "embedded". */
const identity = new Hono()
  .use(async (context, next) => {
    const started = Date.now()
    await next()
    const requestId = context.req.header('x-request-id') ?? crypto.randomUUID()
    context.header('x-request-id', requestId)
    context.header('cache-control', 'no-store')
    context.header('content-security-policy', contentPolicy)
    const { method, path } = context.req
    const { status } = context.res
    const duration = Date.now() - started
    console.log(
      JSON.stringify({ level: 'info', event: 'identity', requestId, method, path, status, duration }),
    )
  })
  .get('/healthz', (context) => context.json({ ok: true }))
  .get('/', (context) =>
    context.html(welcomePage(sites.filter(({ signIn }) => signIn.issuer === 'embedded'))),
  )
  .notFound((context) => context.html(noSuchPage(), 404))

export default identity
