import type { ImportRow } from '#contract/market/import.ts'
import { chance, pick, shuffled } from '#market/seed/from-catalogue/chance.ts'
import { assortments } from '#market/seed/sites.ts'
import { type Pattern, type PatternVariant, demoPatterns } from './demo.ts'
import { secondNames } from './words.ts'

/** What all generated ids begin with, so that they can be taken away again. */
export const generatedPrefix = 'gen-'

interface Wanted {
  products: number
  seed: string
  /** The sites of the shop. */
  sites: readonly string[]
}

const mostVariants = 3
/** Far behind whatever else the catalogue has. */
const firstRank = 1_000_000

/** Rows of so many products; the same numbers always give the same rows. */
export function* generatedRows({ products, seed, sites }: Wanted): Generator<ImportRow> {
  const { patterns, brands } = demoPatterns()
  const sellable = patterns.filter(({ variants }) => variants.length > 0)
  const firstNames = patterns.map(({ firstName }) => firstName)
  for (let number = 1; number <= products; number++) {
    const pattern = pick(sellable, seed, number, 'pattern')
    const brand = pick(brands, seed, number, 'brand')
    const name = [
      pick(firstNames, seed, number, 'first'),
      pick(secondNames, seed, number, 'second'),
      pattern.kind,
    ].join(' ')
    const product = productCells(pattern, { name, brand, number, seed, sites })
    const count =
      1 + Math.floor(chance(seed, number, 'variants') * Math.min(mostVariants, pattern.variants.length))
    const variants = shuffled(pattern.variants, seed, number, 'which').slice(0, count)
    for (const [at, variant] of variants.entries())
      yield {
        ...product,
        ...variantCells(variant, (what) => chance(seed, number, at, what)),
        ...priceCells(variant, chance(seed, number, 'price')),
        id: `${generatedPrefix}${number}-${at + 1}`,
        mpn: `GEN-${number}-${at + 1}`,
      }
  }
}

function productCells(
  pattern: Pattern,
  made: { name: string; brand: string; number: number; seed: string; sites: readonly string[] },
): ImportRow {
  const { name, brand, number, seed, sites } = made
  const isReduced = chance(seed, number, 'reduced') < 0.2
  return {
    item_group_id: `${generatedPrefix}${number}`,
    title: name,
    brand,
    product_type: tagsOf(pattern.tags, 'category'),
    rooms: tagsOf(pattern.tags, 'room'),
    sites: sites.filter((site) => sells(site, brand)),
    rank: firstRank + number,
    mark_up: pattern.rates.markUp / 10_000,
    vat_tax: pattern.rates.vatTax / 100,
    discount: isReduced ? 5 * (1 + Math.floor(chance(seed, number, 'discount') * 6)) : 0,
    price_suffix: pattern.priceSuffix,
    summary: pattern.summary,
  }
}

/** A site that the demo says nothing of sells everything. */
function sells(site: string, brand: string): boolean {
  const brands = assortments[site]?.brands
  return brands === undefined || brands === 'all' || brands.some((slug) => brand === `brand-${slug}`)
}

const soldOut = 0.1
const onRequest = 0.12

function variantCells(variant: PatternVariant, draw: (what: string) => number): ImportRow {
  const stock = draw('stock')
  const availability = stock < soldOut ? 'out_of_stock' : stock < onRequest ? 'order_by_email' : 'in_stock'
  const scale = 0.85 + draw('size') * 0.3
  const sized = (length: number | null) => (length === null ? null : Math.round(length * scale))
  const [first, ...others] = variant.gallery
  return {
    variant_title: variant.title,
    image_link: variant.picture,
    ...(first === variant.picture ? { additional_image_link: others } : { gallery: variant.gallery }),
    color: tagsOf(variant.tags, 'colour'),
    material: tagsOf(variant.tags, 'material'),
    styles: tagsOf(variant.tags, 'style'),
    moodclips: tagsOf(variant.tags, 'filter'),
    availability,
    quantity: availability === 'in_stock' ? 1 + Math.floor(draw('quantity') * 40) : 0,
    height_mm: sized(variant.height),
    width_mm: sized(variant.width),
    length_mm: sized(variant.length),
  }
}

/** Whole pounds, from somewhat less to nearly double of what the pattern costs. */
function priceCells({ offer, surcharge }: PatternVariant, drawn: number): ImportRow {
  const pounds = Math.max(1, Math.round((offer.basePrice * (0.6 + drawn * 1.2)) / 100))
  return {
    seller: offer.seller,
    base_price: pounds,
    surcharge: (surcharge / 100).toFixed(2),
    shipping: `GB:::${(offer.charge / 100).toFixed(2)} GBP`,
    delivery_method: offer.method,
    lead_time: offer.lead,
    max_order_size: offer.most,
  }
}

function tagsOf(tags: readonly string[], kind: string): string[] {
  return tags.filter((tag) => tag.startsWith(`${kind}-`))
}
