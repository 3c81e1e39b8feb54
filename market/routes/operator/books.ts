import { auditBooks, listLetters, tidyOrders } from '#contract/market/operator-orders.ts'
import { doNow } from '../../buying/afterwards.ts'
import { sendMoneyBack } from '../../buying/money-back.ts'
import { closeLetGo } from '../../buying/settle.ts'
import { allTills } from '../../buying/till.ts'
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
  await letGoOfLapsed(db, signature.now)
  const tidied = { closed: 0, refunded: 0, refundsLeft: 0 }
  for (const till of allTills(env)) {
    tidied.closed += await closeLetGo(till, null)
    const { done, left } = await sendMoneyBack(till, null)
    tidied.refunded += done
    tidied.refundsLeft += left
    await doNow(till)
  }
  return tidied
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
