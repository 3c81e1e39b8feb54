import type { z } from 'zod'
import { showTestCard } from '#contract/market/payment.ts'

type Wish = z.input<typeof showTestCard.body>
type Read = { ok: true; value: Wish } | { ok: false; fields: { path: string; message: string }[] }

const expiry = /^\s*(\d{1,2})\s*[/\s-]?\s*(\d{2}|\d{4})\s*$/

/** A card as somebody types it; the month and year stand in one box. */
export function cardWish({ number = '', expires = '', cvc = '' }: Record<string, string>): Read {
  const [, month = '', year = ''] = expiry.exec(expires) ?? []
  const value = {
    number: number.trim(),
    expMonth: Number(month),
    expYear: Number(year.length === 2 ? `20${year}` : year),
    cvc: cvc.trim(),
  }
  const checked = showTestCard.body.safeParse(value)
  if (checked.success) return { ok: true, value }
  const wrong = new Map(checked.error.issues.map(({ path, message }) => said(path.join('.'), message)))
  return { ok: false, fields: [...wrong].map(([path, message]) => ({ path, message })) }
}

function said(path: string, message: string): [string, string] {
  if (path === 'expMonth' || path === 'expYear')
    return ['expires', 'Write month and year as they stand on the card, such as 04/29.']
  return [path, message]
}
