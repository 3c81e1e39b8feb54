import { choiceAddress, readWish } from './choice-address.ts'

interface Asked {
  variantId: string
  sellerId: string | null
  quantity: number
  optionId?: string | null | undefined
  swatchId?: string | null | undefined
}

const page = '/profile/productrequest/ask/'

/** Where a price is asked for: a page for whoever is signed in. */
export function enquiryPath({ variantId, sellerId, quantity, optionId, swatchId }: Asked): string {
  return choiceAddress(page + encodeURIComponent(variantId), {
    option: optionId ?? null,
    swatch: swatchId ?? null,
    seller: sellerId,
    qty: quantity,
  })
}

/** What such an address asks for; null where it is none, or names no seller. */
export function readEnquiryPath({ pathname, searchParams }: URL) {
  const { option, swatch, seller } = readWish(searchParams)
  if (!pathname.startsWith(page) || seller === null) return null
  return {
    variantId: decodeURIComponent(pathname.slice(page.length)),
    sellerId: seller,
    quantity: Number(searchParams.get('qty') ?? 1),
    ...(option !== null && { optionId: option }),
    ...(swatch !== null && { swatchId: swatch }),
  }
}
