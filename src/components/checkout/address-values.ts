import type { Address } from '#contract/market/addresses.ts'

type Field =
  'postcode' | 'add_line_1' | 'add_line_2' | 'city' | 'country' | 'mobileNumber' | 'addressName' | 'isDefault'

/** What the form begins with: what was typed last, or the address as it is. */
export function addressValues(
  address: Address | null,
  typed: Readonly<Record<string, string>> | null,
): Record<Field, string> {
  const saved: Record<Field, string | null> = {
    postcode: address?.postcode ?? null,
    add_line_1: address?.streetA ?? null,
    add_line_2: address?.streetB ?? null,
    city: address?.city ?? null,
    country: address?.country ?? 'United Kingdom',
    mobileNumber: address?.mobileNumber ?? null,
    addressName: address?.addressName ?? null,
    isDefault: null,
  }
  const value = (name: Field) => (typed ? typed[name] : saved[name]) ?? ''
  return {
    postcode: value('postcode'),
    add_line_1: value('add_line_1'),
    add_line_2: value('add_line_2'),
    city: value('city'),
    country: value('country'),
    mobileNumber: value('mobileNumber'),
    addressName: value('addressName'),
    isDefault: value('isDefault'),
  }
}
