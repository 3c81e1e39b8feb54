import { atom, computed } from 'nanostores'
import { get } from '#contract/edge/call.ts'
import { offerAnswer, offerPath } from '#contract/edge/offer.ts'
import { impossibleQuantity, quantityOf } from '#lib/quantity.ts'
import { raiseNotice } from './notices.ts'

interface Choice {
  variantId: string
  unitPence: number
  available: number
  value: number
}

export const $choice = atom<Choice | null>(null)

export const $totalPence = computed($choice, (choice) => choice && choice.unitPence * choice.value)

/** Starts from what the page says, then learns what is true now: the page may have been kept for a while. */
export async function openChoice(choice: Choice): Promise<void> {
  $choice.set(choice)
  const reply = await get(offerPath(choice.variantId), offerAnswer)
  const current = $choice.get()
  if (!reply.ok || !current || current.variantId !== choice.variantId) return
  const { unitPence, available } = reply.value
  if (unitPence === null) return
  $choice.set({ ...current, unitPence, available })
  if (current.value > available) chooseQuantity(String(current.value))
}

export function chooseQuantity(typed: string): void {
  const choice = $choice.get()
  if (!choice) return
  const { value, refused } = quantityOf(typed, choice.available)
  $choice.set({ ...choice, value })
  if (refused) raiseNotice('trouble', impossibleQuantity)
}
