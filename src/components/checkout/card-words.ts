interface Named {
  brand: string
  last4: string
}

/** How a card is told from others: nobody keeps more of its number. */
export function cardWords({ brand, last4 }: Named): string {
  return `${names[brand] ?? brand} ending in ${last4}`
}

/** Providers write them small. */
const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

export function expiryWords({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`
}
