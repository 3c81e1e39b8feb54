import { Hono } from 'hono'
import { Refusal, refuse } from '../door/refusal.ts'
import { hearNotice } from '../buying/hear-notice.ts'
import { afterwards } from '../buying/afterwards.ts'
import { type Till, allTills } from '../buying/till.ts'
import { ProviderSilence } from '../payments/port.ts'
import type { Market } from '../worker.ts'

const signatureHeaders = ['stripe-signature', 'x-bank-signature'] as const

/** Providers call here by themselves, without a token: what they sign is theirs. */
export const paymentNotices = new Hono<Market>().post('/payments/notices', async (context) => {
  context.set('call', 'paymentNotices')
  const [signature] = signatureHeaders.flatMap((name) => context.req.header(name) ?? [])
  if (signature === undefined) return refuse(context, new Refusal('signature-missing'))
  const notice = { signature, text: await context.req.text() }
  try {
    const heard = await hearFirst(allTills(context.env), notice)
    if (heard === 'refused') return refuse(context, new Refusal('signature-invalid'))
    return context.json({ heard })
  } catch (error) {
    // Not heard: the provider tells it again.
    if (error instanceof ProviderSilence) return refuse(context, new Refusal('payment-silent'))
    throw error
  }
})

/** By its signature it is told whose account it comes from. */
async function hearFirst(tills: readonly Till[], notice: { signature: string; text: string }) {
  let outcome: Awaited<ReturnType<typeof hearNotice>> = 'refused'
  for (const till of tills) {
    const heard = await hearNotice(till, notice)
    if (heard === 'settled') {
      afterwards(till)
      return heard
    }
    if (heard === 'not-ours') outcome = heard
  }
  return outcome
}
