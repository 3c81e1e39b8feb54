import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { pictureLimits, postProfilePicture } from '#contract/market/customer-account.ts'
import type { MarketErrorCode } from '#contract/market/error.ts'
import { mostBytesInACall } from '#contract/market/import-columns.ts'
import { importProducts } from '#contract/market/import.ts'
import type { Market } from '../worker.ts'
import { log } from './log.ts'
import { privateAnswers } from './private-answers.ts'
import { Refusal, refuse } from './refusal.ts'
import { requestLog } from './request-log.ts'
import { tellShelfNews } from './tell-shelf-news.ts'

const mostBytes = 256 * 1024
/** As base64 it is larger by a third, and something stands around it. */
const mostBytesWithPicture = Math.ceil(pictureLimits.bytes * 1.4)

/** What every request passes, in this order; a call is then authorised by its own route, which knows whose it is. */
export function hangDoor(app: Hono<Market>): void {
  app.use(requestLog())
  app.use(privateAnswers())
  app.use(limitBodies())
  app.use(tellShelfNews())
  app.notFound((context) => refuse(context, new Refusal('not-found')))
  app.onError((error, context) => {
    log('error', 'fault', {
      requestId: context.var.requestId,
      call: context.var.call,
      message: error.message,
      stack: error.stack ?? null,
    })
    return refuse(context, new Refusal('server-error'))
  })
}

/** Nobody is listened to for longer than their call can take. */
function limitBodies() {
  const limit = (maxSize: number, code: MarketErrorCode) =>
    bodyLimit({ maxSize, onError: (context) => refuse(context, new Refusal(code)) })
  const most = limit(mostBytes, 'body-too-large')
  const mostWithPicture = limit(mostBytesWithPicture, 'picture-too-large')
  const mostOfAnImport = limit(mostBytesInACall, 'import-too-large')
  const ofPath = new Map<string, typeof most>([
    [postProfilePicture.path, mostWithPicture],
    [importProducts.path, mostOfAnImport],
  ])
  return createMiddleware<Market>(async function limitBodies(context, next) {
    return (ofPath.get(context.req.path) ?? most)(context, next)
  })
}
