import type { StockStatus } from '../price.ts'
import { leadTimeDays } from './lead-time.ts'

interface Offer {
  sellerId: string
  sellerName: string
  leadTime: string
  variant: { rrp: number | null; inventoryStatus: StockStatus }
}

export interface Offered {
  selectedSeller: string | null
  sellerInventories: readonly Offer[]
}

export interface OfferPlace {
  /** Of the variant. */
  url: string
  /** Of the variant at a seller that isn't the cheapest. */
  addressAt: (sellerId: string) => string
  /** Counted from 1970. */
  today: number
}

/** What each seller asks; nothing at all where the price is hidden or nobody sells it. */
export function offersOf({ selectedSeller, sellerInventories }: Offered, place: OfferPlace): object {
  const offers = sellerInventories.flatMap((offer) => {
    const { rrp, inventoryStatus } = offer.variant
    if (rrp === null || inventoryStatus === 'order_by_email') return []
    const isSelected = offer.sellerId === selectedSeller
    return [
      {
        '@type': 'Offer',
        url: isSelected ? place.url : place.addressAt(offer.sellerId),
        price: (rrp / 100).toFixed(2),
        priceCurrency: 'GBP',
        priceValidUntil: dateOf(place.today + validFor),
        availability: availability[inventoryStatus],
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: offer.sellerName },
        shippingDetails: { '@id': shippingId(offer) },
        hasMerchantReturnPolicy: { '@id': returns['@id'] },
      },
    ]
  })
  return offers.length > 0 ? { offers } : {}
}

/** What the offers refer to, each said once: how they are delivered, and how they may be returned. */
export function policiesOf(variants: readonly Offered[]): object[] {
  const offers = variants.flatMap(({ sellerInventories }) => sellerInventories)
  const shown = offers.filter(({ variant }) => variant.rrp !== null)
  const shipping = new Map(shown.map((offer) => [shippingId(offer), shippingOf(offer)]))
  return shown.length > 0 ? [...shipping.values(), returns] : []
}

/** Days; spec 1, section 9. */
const validFor = 7

const availability: Record<Exclude<StockStatus, 'order_by_email'>, string> = {
  active: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
}

/** The price holds the delivery already, so that nothing is added for it. */
function shippingOf({ leadTime }: Pick<Offer, 'leadTime'>): object {
  const days = leadTimeDays(leadTime)
  return {
    '@context': 'https://schema.org',
    '@id': shippingId({ leadTime }),
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'GBP' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: inDays({ least: 0, most: 1 }),
        transitTime: inDays(days),
      },
    }),
  }
}

function shippingId({ leadTime }: Pick<Offer, 'leadTime'>): string {
  const days = leadTimeDays(leadTime)
  return days ? `#delivery-${days.least}-${days.most}` : '#delivery'
}

function inDays({ least, most }: { least: number; most: number }): object {
  return { '@type': 'QuantitativeValue', minValue: least, maxValue: most, unitCode: 'DAY' }
}

/** As the shop's return policy says it. */
const returns = {
  '@context': 'https://schema.org',
  '@id': '#returns',
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'GB',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

const dayInMs = 24 * 60 * 60 * 1000

function dateOf(day: number): string {
  return new Date(day * dayInMs).toISOString().slice(0, 10)
}
