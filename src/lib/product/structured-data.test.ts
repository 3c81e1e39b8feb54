import { describe, expect, test } from 'vitest'
import type { StockStatus } from '../price.ts'
import { type ToldProduct, breadcrumbList, elementText, productGroup } from './structured-data.ts'
import { policiesOf } from './structured-offers.ts'

const offer = (sellerId: string, rrp: number | null, inventoryStatus: StockStatus = 'active') => ({
  sellerId,
  sellerName: `Shop of ${sellerId}`,
  leadTime: '4–5 weeks',
  variant: { rrp, inventoryStatus },
})

const variant = (id: string, colour: string, offers: ReturnType<typeof offer>[]) => ({
  id,
  urlSlug: 'alder',
  name: colour,
  seoTitle: colour,
  inventoryReference: `SKU-${id}`,
  eanNumber: '5000600370379',
  heightDim: 830,
  widthDim: 2180,
  lengthDim: 900,
  colour: [{ name: colour }],
  material: [{ name: 'Oak' }],
  mainPicture: { url: `/media/${id}.avif` },
  selectedSeller: 'ada',
  sellerInventories: offers,
})

const sofa: ToldProduct = {
  productId: 'sofa',
  name: 'Alder sofa',
  seo_description: 'A sofa.',
  brand: { name: 'Kindred' },
  numberReviews: 2,
  averageReview: 4.5,
  reviews: {
    list: [{ rating: 5, title: 'Soft', comment: 'So soft.', author: 'Ada L.', writtenOn: '2024-05-01' }],
  },
  variants: [
    variant('oat', 'Oat', [offer('ada', 114_315), offer('ben', 120_000, 'out_of_stock')]),
    variant('ink', 'Ink', [offer('ada', 114_315)]),
  ],
}
const place = {
  origin: 'https://hearth.test',
  pathOf: ({ id }: { id: string }) => `/alder/products/d/${id}`,
  today: 20_000,
}

/** As a crawler reads it: what is named by an id is put where it is meant. */
function read(product: ToldProduct): Record<string, unknown> {
  const said: unknown = JSON.parse(
    elementText([productGroup(product, place), ...policiesOf(product.variants)]),
  )
  const nodes = list(said)
  const byId = new Map(nodes.map((node) => [node['@id'], node]))
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (!isNode(value)) return value
    const whole =
      Object.keys(value).length === 1 && '@id' in value ? (byId.get(value['@id']) ?? value) : value
    return Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, resolved(one)]))
  }
  return list([resolved(nodes[0])])[0] ?? {}
}

/**
 * What Google requires of a product's page, by the pages of its documentation: each path, and what it must look like. A
 * star stands for every one of a list.
 */
const required: [path: string, shape: RegExp][] = [
  // Product variants.
  ['@type', /^ProductGroup$/],
  ['name', /./],
  ['productGroupID', /./],
  ['variesBy.*', /^https:\/\/schema\.org\/(color|material|size)$/],
  ['hasVariant.*.@type', /^Product$/],
  ['hasVariant.*.sku', /./],
  ['hasVariant.*.color', /./],
  // Product snippets and merchant listings.
  ['hasVariant.*.name', /./],
  ['hasVariant.*.image', /^https:\/\//],
  ['hasVariant.*.url', /^https:\/\//],
  ['hasVariant.*.gtin13', /^\d{13}$/],
  ['hasVariant.*.offers.*.@type', /^Offer$/],
  ['hasVariant.*.offers.*.url', /^https:\/\//],
  ['hasVariant.*.offers.*.price', /^\d+\.\d{2}$/],
  ['hasVariant.*.offers.*.priceCurrency', /^GBP$/],
  ['hasVariant.*.offers.*.priceValidUntil', /^\d{4}-\d\d-\d\d$/],
  ['hasVariant.*.offers.*.availability', /^https:\/\/schema\.org\/(InStock|OutOfStock)$/],
  ['hasVariant.*.offers.*.itemCondition', /^https:\/\/schema\.org\/NewCondition$/],
  ['hasVariant.*.offers.*.seller.name', /./],
  // Shipping.
  ['hasVariant.*.offers.*.shippingDetails.@type', /^OfferShippingDetails$/],
  ['hasVariant.*.offers.*.shippingDetails.shippingRate.value', /^\d+(\.\d+)?$/],
  ['hasVariant.*.offers.*.shippingDetails.shippingRate.currency', /^GBP$/],
  ['hasVariant.*.offers.*.shippingDetails.shippingDestination.addressCountry', /^GB$/],
  ['hasVariant.*.offers.*.shippingDetails.deliveryTime.handlingTime.minValue', /^\d+$/],
  ['hasVariant.*.offers.*.shippingDetails.deliveryTime.handlingTime.maxValue', /^\d+$/],
  ['hasVariant.*.offers.*.shippingDetails.deliveryTime.handlingTime.unitCode', /^DAY$/],
  ['hasVariant.*.offers.*.shippingDetails.deliveryTime.transitTime.minValue', /^28$/],
  ['hasVariant.*.offers.*.shippingDetails.deliveryTime.transitTime.maxValue', /^35$/],
  ['hasVariant.*.offers.*.shippingDetails.deliveryTime.transitTime.unitCode', /^DAY$/],
  // Returns.
  ['hasVariant.*.offers.*.hasMerchantReturnPolicy.@type', /^MerchantReturnPolicy$/],
  ['hasVariant.*.offers.*.hasMerchantReturnPolicy.applicableCountry', /^GB$/],
  [
    'hasVariant.*.offers.*.hasMerchantReturnPolicy.returnPolicyCategory',
    /^https:\/\/schema\.org\/MerchantReturnFiniteReturnWindow$/,
  ],
  ['hasVariant.*.offers.*.hasMerchantReturnPolicy.merchantReturnDays', /^14$/],
  // Reviews.
  ['aggregateRating.ratingValue', /^4\.5$/],
  ['aggregateRating.reviewCount', /^2$/],
  ['aggregateRating.bestRating', /^5$/],
  ['aggregateRating.worstRating', /^0$/],
  ['review.*.author.name', /./],
  ['review.*.reviewRating.ratingValue', /^[1-5]$/],
  ['review.*.reviewRating.bestRating', /^5$/],
  ['review.*.reviewRating.worstRating', /^0$/],
  ['review.*.datePublished', /^\d{4}-\d\d-\d\d$/],
]

describe('what crawlers are told of a product', () => {
  test.each(required)('has %s', (path, shape) => {
    const values = valuesAt(read(sofa), path.split('.'))
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect(String(value)).toMatch(shape)
  })

  test('has an offer for each seller, at an address of its own, for seven days from today', () => {
    const values = (path: string) => valuesAt(read(sofa), path.split('.'))
    expect(values('hasVariant.*.offers.*.price')).toEqual(['1143.15', '1200.00', '1143.15'])
    expect(values('hasVariant.*.offers.*.url')).toEqual([
      'https://hearth.test/alder/products/d/oat',
      'https://hearth.test/alder/products/d/oat?seller=ben',
      'https://hearth.test/alder/products/d/ink',
    ])
    expect(values('hasVariant.*.offers.*.availability')).toEqual([
      'https://schema.org/InStock',
      'https://schema.org/OutOfStock',
      'https://schema.org/InStock',
    ])
    // Day 20,000 is the 4th of October 2024.
    expect(new Set(values('hasVariant.*.offers.*.priceValidUntil'))).toEqual(new Set(['2024-10-11']))
  })

  test('names only what differs between the variants', () => {
    expect(read(sofa)['variesBy']).toEqual(['https://schema.org/color'])
    expect(read({ ...sofa, variants: sofa.variants.slice(0, 1) })['variesBy']).toBeUndefined()
  })

  test('has no offer and no policy where the price is hidden, or nobody sells it', () => {
    const hidden = sofa.variants.map((one) => ({
      ...one,
      sellerInventories: ['ada', 'ben'].map((sellerId) => offer(sellerId, null, 'order_by_email')),
    }))
    const unsold = sofa.variants.map((one) => ({ ...one, selectedSeller: null, sellerInventories: [] }))
    for (const variants of [hidden, unsold]) {
      expect(JSON.stringify(read({ ...sofa, variants }))).not.toMatch(/"offers"|"price/)
      expect(policiesOf(variants)).toEqual([])
    }
  })

  test('says nothing of ratings that there aren’t', () => {
    const silent = read({ ...sofa, numberReviews: 0, averageReview: null, reviews: { list: [] } })
    expect(JSON.stringify(silent)).not.toMatch(/rating|review/i)
  })

  test('can’t end the element that it stands in', () => {
    const text = elementText([{ name: '</script><script>alert(1)</script>' }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual([{ name: '</script><script>alert(1)</script>' }])
  })
})

test('the steps to a page stand in order, with whole addresses', () => {
  const steps = [
    { name: 'All Products', href: '/products' },
    { name: 'Oat', href: '/alder/products/d/oat' },
  ]
  expect(breadcrumbList(steps, place)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'All Products', item: 'https://hearth.test/products' },
      { '@type': 'ListItem', position: 2, name: 'Oat', item: 'https://hearth.test/alder/products/d/oat' },
    ],
  })
})

function valuesAt(value: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return value === undefined ? [] : [value]
  if (step === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : []
  return isNode(value) ? valuesAt(value[step], rest) : []
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
