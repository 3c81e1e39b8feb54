import type { StockStatus } from '../price.ts'

interface Priced {
  /** Pence; null where the price is hidden or nobody offers the variant. */
  rrp: number | null
  rrpWithoutDiscount: number | null
  inventoryStatus: StockStatus
}

interface Known {
  id: string
}

interface Offer {
  sellerId: string
  quantity: number
  maxOrderSize: number
  variant: Priced & {
    options: readonly (Known & Priced & { swatches: readonly (Known & Priced)[] })[]
    swatches: readonly (Known & Priced)[]
  }
}

/** As much of a variant as a choice depends on. */
export interface Choosable<Option, Swatch, Some extends Offer> extends Priced {
  options: readonly (Option & Known & { swatches: readonly (Swatch & Known)[] })[]
  swatches: readonly (Swatch & Known)[]
  selectedSeller: string | null
  sellerInventories: readonly Some[]
}

/** What an address asks for; what isn't there is as if nobody had asked. */
export interface Wish {
  option: string | null
  swatch: string | null
  seller: string | null
}

export interface Choice<Option, Swatch, Some> {
  option: Option | null
  swatch: Swatch | null
  /** The cheapest with delivery, or the one that somebody insists on. */
  offer: Some | null
  isForced: boolean
  price: Priced
  /** How many can be ordered at once. */
  most: number
}

/** Spec 1, section 4: the option, the swatch, the seller, and the price that follows from them. */
export function choose<Option, Swatch, Some extends Offer>(
  variant: Choosable<Option, Swatch, Some>,
  wish: Wish,
): Choice<Option, Swatch, Some> {
  const option = optionOf(variant, wish)
  const swatch = swatchOf(option?.swatches ?? variant.swatches, wish, option !== null)
  const { sellerInventories: offers, selectedSeller } = variant
  const forced = offers.find(({ sellerId }) => sellerId === wish.seller && sellerId !== selectedSeller)
  const offer = forced ?? offers.find(({ sellerId }) => sellerId === selectedSeller) ?? null
  const ids = { option: option?.id ?? null, swatch: swatch?.id ?? null }
  return {
    option,
    swatch,
    offer,
    isForced: forced !== undefined,
    price: offer ? priceOf(offer, ids) : variant,
    most: offer ? Math.min(offer.quantity, offer.maxOrderSize) : 0,
  }
}

/** A swatch says by itself which option it belongs to. */
function optionOf<Option, Swatch>(
  { options }: Pick<Choosable<Option, Swatch, Offer>, 'options'>,
  { option, swatch }: Wish,
) {
  if (option !== null) return options.find(({ id }) => id === option) ?? null
  return options.find(({ swatches }) => swatches.some(({ id }) => id === swatch)) ?? null
}

/** Whoever chooses an option gets its first swatch. */
function swatchOf<Swatch extends Known>(swatches: readonly Swatch[], { swatch }: Wish, isOfOption: boolean) {
  return swatches.find(({ id }) => id === swatch) ?? (isOfOption ? (swatches[0] ?? null) : null)
}

/** The swatch's, else the option's, else the variant's. */
function priceOf({ variant }: Offer, ids: { option: string | null; swatch: string | null }): Priced {
  const option = variant.options.find(({ id }) => id === ids.option)
  const swatch = (option?.swatches ?? variant.swatches).find(({ id }) => id === ids.swatch)
  const { rrp, rrpWithoutDiscount, inventoryStatus } = swatch ?? option ?? variant
  return { rrp, rrpWithoutDiscount, inventoryStatus }
}
