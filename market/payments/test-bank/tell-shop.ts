import { claimNotices, giveBackNotice } from '../../queries/bank.ts'
import { signNotice } from '../notice-signature.ts'
import { type PaymentEnv, bankNoticeKey } from '../open.ts'

export interface SignedNotice {
  signature: string
  text: string
}

/** As a provider does: every notice is sent, signed, until it has been heard. */
export async function tellShop(
  env: PaymentEnv,
  tell: (notice: SignedNotice) => Promise<boolean>,
): Promise<void> {
  for (const { id, type, intent_id: intentId } of await claimNotices(env.DB)) {
    const text = JSON.stringify({ id, type, intentId })
    const signature = await signNotice(text, bankNoticeKey(env), new Date())
    if (!(await tell({ signature, text }))) await giveBackNotice(env.DB, id)
  }
}
