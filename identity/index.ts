import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { readIdentityHost, readIdentityKey, readSignInSecret, readSites } from '#contract/site.ts'
import { AccountRefusal } from './account/refusal.ts'
import { account } from './account/routes.ts'
import { log } from './door/log.ts'
import { refuseSharedClients } from './clients/client.ts'
import { pageHeaders } from './door/page-headers.ts'
import { findPlace } from './door/place.ts'
import { requestLog } from './door/request-log.ts'
import { confirm } from './forms/confirm.ts'
import { fromShop } from './forms/from-shop.ts'
import { forgotten } from './forms/forgotten.ts'
import { newPassword } from './forms/new-password.ts'
import { signIn } from './forms/sign-in.ts'
import { signUp } from './forms/sign-up.ts'
import { fontAt } from './pages/fonts.ts'
import { outboxPage } from './pages/outbox.ts'
import { noSuchPage, troublePage, welcomePage } from './pages/welcome.ts'
import { endSession } from './provider/end-session.ts'
import { protocol } from './provider/protocol.ts'
import { withProvider } from './provider/with-provider.ts'
import type { Identity } from './worker.ts'

/** Read when the Worker starts: a wrong wrangler.toml or a missing secret stops it there. */
const sites = readSites(env).filter(({ signIn }) => signIn.issuer === 'embedded')
refuseSharedClients(sites)
const secrets = new Map(sites.map((site) => [site.key, readSignInSecret(env, site)]))
const key = readIdentityKey(env)
const identityHost = readIdentityHost(env)

const formPages = ['/sign-in', '/sign-up', '/forgotten', '/new-password', '/confirm'] as const

/** The sign-in provider. Its clients are the sites whose issuer is "embedded". */
const identity = new Hono<Identity>()
identity
  .use(requestLog())
  .use(pageHeaders())
  .get('/healthz', (context) => context.json({ ok: true }))
  .use(findPlace(identityHost))
  .get('/fonts/:file', (context) => {
    const font = fontAt(context.req.path)
    if (!font) return context.notFound()
    return context.body(font, 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=604800',
    })
  })
  .get('/', (context) => welcomePage(context, sites))
  .use(withProvider({ sites, key, secretOf: ({ key: site }) => secrets.get(site) ?? '' }))
  .get('/outbox', outboxPage)
for (const path of formPages) identity.use(path, bodyLimit({ maxSize: 16_384 }), csrf(), fromShop(sites))
identity
  .route('/', signIn)
  .route('/', signUp)
  .route('/', confirm)
  .route('/', forgotten)
  .route('/', newPassword)
  .route('/', account(sites))
  .route('/', endSession(sites))
  .route('/', protocol(sites))
  .notFound(noSuchPage)
  .onError((error, context) => {
    if (error instanceof AccountRefusal) return error.answer(context)
    if ('getResponse' in error) return error.getResponse()
    log('error', 'identity', { requestId: context.var.requestId, message: error.message })
    return troublePage(context)
  })

export default identity
