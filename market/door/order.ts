import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Market } from '../worker.ts'
import { log } from './log.ts'
import { privateAnswers } from './private-answers.ts'
import { Refusal, refuse } from './refusal.ts'
import { requestLog } from './request-log.ts'

const mostBytes = 256 * 1024

/** What every request passes, in this order; a call is then authorised by its own route, which knows whose it is. */
export function hangDoor(app: Hono<Market>): void {
  app.use(requestLog())
  app.use(privateAnswers())
  app.use(
    bodyLimit({ maxSize: mostBytes, onError: (context) => refuse(context, new Refusal('body-too-large')) }),
  )
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
