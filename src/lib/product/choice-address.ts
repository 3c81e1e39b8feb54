import type { Wish } from './choose.ts'

type Asked = Wish & { qty: number }

/** What a product's address asks for; a name that stands twice counts once. */
export function readWish(query: URLSearchParams): Wish {
  return { option: query.get('option'), swatch: query.get('swatch'), seller: query.get('seller') }
}

/** The address of a choice, its names in the order in which the Gateway puts them. */
export function choiceAddress(path: string, { option, qty, seller, swatch }: Partial<Asked>): string {
  const query = new URLSearchParams()
  if (option) query.set('option', option)
  if (qty !== undefined && qty > 1) query.set('qty', String(qty))
  if (seller) query.set('seller', seller)
  if (swatch) query.set('swatch', swatch)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
