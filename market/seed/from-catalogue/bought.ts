import { z } from 'zod'
import { rowToPicture } from '../../queries/picture.ts'
import { priceAt } from '../../routes/shape/price.ts'
import type { PastOrder } from '../pasts/past.ts'
import { mediaRows } from './media.ts'
import { inventoryRows, optionRows, sellerId, sellerRows, swatchRows } from './offers.ts'
import { productRows, variantRows } from './products.ts'
import { type Source, found, variantIdOf } from './source.ts'

/** As it stands in an order. */
export interface Bought {
  line: Omit<PastOrder['lines'][number], 'quantity' | 'unit'>
  parcel: PastOrder['parcels'][number]
  /** Pence a piece, delivery inside; also where the shop doesn't show it. */
  unit: number
  variantName: string
}

interface Wanted {
  variant: string
  seller: string
  option?: string
  swatch?: string
}

const rates = z.object({ mark_up: z.int(), vat_tax: z.int(), promotional_discount: z.int() })
const product = rates.extend({ id: z.string(), name: z.string(), url_slug: z.string() })
const variant = z.object({
  id: z.string(),
  product_id: z.string(),
  name: z.string(),
  seo_title: z.string(),
  surcharge: z.int(),
  main_media_id: z.string(),
})
const offer = z.object({
  variant_id: z.string(),
  seller_id: z.string(),
  base_price: z.int(),
  delivery_charge: z.int(),
  delivery_method: z.string(),
  lead_time: z.string(),
})
const choice = z.object({ id: z.string(), name: z.string(), surcharge: z.int() })
const seller = z.object({ id: z.string(), name: z.string() })
const media = z.object({
  id: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  name: z.string(),
  s3key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.string(),
  share_url: z.string().nullable(),
  colour: z.string(),
})

/** What somebody gets who buys a piece of the catalogue, and what the market asks for it. */
export function boughtIn(source: Source): (wanted: Wanted) => Bought {
  const products = z.array(product).parse(productRows(source))
  const variants = z.array(variant).parse(variantRows(source))
  const offers = z.array(offer).parse(inventoryRows(source))
  const options = z.array(choice).parse(optionRows(source))
  const swatches = z.array(choice).parse(swatchRows(source))
  const sellers = z.array(seller).parse(sellerRows(source))
  const pictures = z.array(media).parse(mediaRows(source))
  return (wanted) => {
    const variantOf = named(variants, variantIdOf(wanted.variant))
    const productOf = named(products, variantOf.product_id)
    const sellerOf = named(sellers, sellerId(wanted.seller))
    const chosen = choicesOf(wanted, { options, swatches })
    const offerOf = found(
      offers.find((one) => one.variant_id === variantOf.id && one.seller_id === sellerOf.id),
      `${wanted.variant} at ${wanted.seller}`,
    )
    const picture = named(pictures, variantOf.main_media_id)
    return {
      line: {
        productId: productOf.id,
        variantId: variantOf.id,
        sellerId: sellerOf.id,
        ...chosen.names,
        productName: productOf.name,
        seoTitle: variantOf.seo_title,
        urlSlug: productOf.url_slug,
        picture: rowToPicture({ ...picture, picture_name: picture.name }),
      },
      parcel: {
        sellerId: sellerOf.id,
        sellerName: sellerOf.name,
        deliveryMethod: offerOf.delivery_method,
        leadTime: offerOf.lead_time,
      },
      unit: unitOf({ product: productOf, variant: variantOf, offer: offerOf }, chosen.surcharges),
      variantName: variantOf.name,
    }
  }
}

type Choice = z.infer<typeof choice>

/** As a cart's line names them. */
function choicesOf(
  wanted: Wanted,
  { options, swatches }: { options: readonly Choice[]; swatches: readonly Choice[] },
) {
  const parts = [variantIdOf(wanted.variant), wanted.option, wanted.swatch]
  const option = wanted.option === undefined ? null : named(options, parts.slice(0, 2).join('--'))
  const swatch = wanted.swatch === undefined ? null : named(swatches, parts.join('--'))
  return {
    names: {
      optionId: option?.id ?? null,
      optionName: option?.name ?? null,
      swatchId: swatch?.id ?? null,
      swatchName: swatch?.name.replaceAll('_', ' ') ?? null,
    },
    surcharges: [option, swatch].flatMap((one) => one?.surcharge ?? []),
  }
}

interface Priced {
  product: z.infer<typeof rates>
  variant: { surcharge: number }
  offer: z.infer<typeof offer>
}

/** As the market prices a cart's line; a past isn't troubled by what has run out since, or is hidden from others. */
function unitOf({ product, variant, offer }: Priced, surcharges: readonly number[]): number {
  const { mark_up: markUp, vat_tax: vatTax, promotional_discount: promotionalDiscount } = product
  const { seller_id: sellerId, base_price: basePrice, delivery_charge: deliveryCharges } = offer
  const { rrp } = priceAt(
    { rates: { markUp, vatTax, promotionalDiscount }, hidesPrice: false },
    { surcharge: variant.surcharge, offer: { sellerId, basePrice, deliveryCharges, status: 'active' } },
    surcharges.map((surcharge) => ({ surcharge, status: 'active' })),
  )
  return found(rrp ?? undefined, `a price of ${offer.variant_id}`)
}

function named<Thing extends { id: string }>(things: readonly Thing[], id: string): Thing {
  return found(
    things.find((thing) => thing.id === id),
    id,
  )
}
