import type { PurchaseNote } from '#contract/edge/purchase.ts'

/** What was sent with a form that was refused, so that it opens again with it; null for every other form. */
export function refusedForm(
  note: PurchaseNote | null,
  form: 'cancel' | 'return',
): Readonly<Record<string, string>> | null {
  return note?.outcome === 'refused' && note.values['form'] === form ? note.values : null
}
