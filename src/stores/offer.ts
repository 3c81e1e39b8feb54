import { get } from '#contract/edge/call.ts'
import { type Offer, offerAnswer } from '#contract/edge/offer.ts'

/** What a choice costs and how many can be had, now: the page may have been kept for a while. Null where nobody knows. */
export async function askForOffer(path: string): Promise<Offer | null> {
  const reply = await get(path, offerAnswer)
  return reply.ok ? reply.value : null
}
