import { auditBooks, listLetters, tidyOrders } from '#contract/market/operator-orders.ts'
import { doNow } from '../../buying/afterwards.ts'
import { sendMoneyBack } from '../../buying/money-back.ts'
import { closeLetGo } from '../../buying/settle.ts'
import { openTill } from '../../buying/till.ts'
import { Refusal } from '../../door/refusal.ts'
import { auditBooks as audit } from '../../queries/audit.ts'
import { listLetters as list } from '../../queries/letters.ts'
import { letGoOfLapsed } from '../../queries/order-let-go.ts'
import { writeOnce } from '../../queries/write-once.ts'
import { operatorRoute } from '../route.ts'

export const booksAudit = operatorRoute(auditBooks, async ({ db }) => audit(db))

export const ordersTidying = operatorRoute(tidyOrders, async ({ env, db, signature }) => {
  const once = await writeOnce(db, signature, [])
  if (once.replayed) return new Refusal('signature-replayed')
  const till = openTill(env)
  await letGoOfLapsed(db, signature.now)
  const closed = await closeLetGo(till, null)
  const { done: refunded, left: refundsLeft } = await sendMoneyBack(till, null)
  await doNow(till)
  return { closed, refunded, refundsLeft }
})

export const letters = operatorRoute(listLetters, async ({ db, query }) => ({
  letters: (await list(db, query.orderId ?? null)).map(({ writtenAt, sentAt, ...letter }) => ({
    orderId: letter.orderId,
    kind: letter.kind,
    recipient: letter.recipient,
    subject: letter.subject,
    body: letter.body,
    writtenAt: new Date(writtenAt * 1000).toISOString(),
    isSent: sentAt !== null,
  })),
}))
