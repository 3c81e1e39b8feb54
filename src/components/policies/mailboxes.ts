import type { Frame } from '#contract/shop.ts'

type Seller = Frame['seller']

export type Matter = 'support' | 'sales' | 'info' | 'privacy'

/** A seller may have a mailbox for each matter; the service mailbox takes what has none of its own. */
interface Mailboxes {
  serviceEmail?: string | undefined
  salesEmail?: string | undefined
  infoEmail?: string | undefined
  privacyEmail?: string | undefined
}

const matters: readonly { matter: Matter; about: string }[] = [
  { matter: 'support', about: 'orders and returns' },
  { matter: 'sales', about: 'sales and advice' },
  { matter: 'info', about: 'general questions' },
  { matter: 'privacy', about: 'privacy' },
]

export function mailboxOf(seller: Mailboxes, matter: Matter): string | undefined {
  const own: Record<Matter, string | undefined> = {
    support: seller.serviceEmail,
    sales: seller.salesEmail,
    info: seller.infoEmail,
    privacy: seller.privacyEmail,
  }
  return own[matter] ?? seller.serviceEmail
}

/** Each address once, with everything it is for. */
export function mailboxes(seller: Mailboxes): { address: string; about: string }[] {
  const aboutOf = new Map<string, string[]>()
  for (const { matter, about } of matters) {
    const address = mailboxOf(seller, matter)
    if (address) aboutOf.set(address, [...(aboutOf.get(address) ?? []), about])
  }
  const list = new Intl.ListFormat('en-GB')
  return [...aboutOf].map(([address, about]) => ({ address, about: list.format(about) }))
}

export function postalAddress(seller: Seller): string[] {
  const { companyAddress1, companyAddress2, city, companyPostcode, country } = seller
  return [companyAddress1, companyAddress2, city, companyPostcode, country].flatMap((line) => line ?? [])
}

export function telephoneLink(telephone: string): string {
  return `tel:${telephone.replaceAll(/[^\d+]/g, '')}`
}
