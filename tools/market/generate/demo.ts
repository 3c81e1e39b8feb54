import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inProject } from '../../root.ts'

/** A piece of the demo that generated ones are made after. */
export interface Pattern {
  firstName: string
  /** What it is, as the second part of its name: `lounge chair`. */
  kind: string
  summary: string
  tags: string[]
  rates: { markUp: number; vatTax: number }
  priceSuffix: string
  variants: PatternVariant[]
}

export interface PatternVariant {
  title: string
  tags: string[]
  picture: string
  gallery: string[]
  height: number | null
  width: number | null
  length: number | null
  surcharge: number
  offer: { seller: string; basePrice: number; charge: number; method: string; lead: string; most: number }
}

const value = z.union([z.string(), z.number(), z.null()])
const tablesOfSeed = z.array(
  z.object({ name: z.string(), columns: z.array(z.string()), rows: z.array(z.array(value)) }),
)

type Cells = Record<string, z.infer<typeof value>>

/** The demo catalogue as patterns; the same on every machine, for `npm run seed:build` has written it down. */
export function demoPatterns(): { patterns: Pattern[]; brands: string[] } {
  const seeded = tablesOfSeed.parse(
    JSON.parse(readFileSync(inProject('market/seed/made/tables.json'), 'utf8')),
  )
  const rowsOf = (name: string): Cells[] => {
    const found = seeded.find((table) => table.name === name)
    if (!found) throw new Error(`The seed has no ${name}: run "npm run seed:build" first.`)
    return found.rows.map((row) =>
      Object.fromEntries(found.columns.map((column, at) => [column, row[at] ?? null])),
    )
  }
  const by = (name: string, key: string) => Map.groupBy(rowsOf(name), (row) => text(row[key]))
  const urls = new Map(rowsOf('media').map((row) => [text(row['id']), text(row['url'])]))
  const links = {
    variants: by('variants', 'product_id'),
    productTags: by('product_tags', 'product_id'),
    variantTags: by('variant_tags', 'variant_id'),
    galleries: by('variant_media', 'variant_id'),
    offers: by('seller_inventories', 'variant_id'),
    urls,
  }
  return {
    patterns: rowsOf('products').map((row) => patternOf(row, links)),
    brands: rowsOf('tags').flatMap((row) => (row['kind'] === 'brand' ? [text(row['id'])] : [])),
  }
}

interface Links {
  variants: Map<string, Cells[]>
  productTags: Map<string, Cells[]>
  variantTags: Map<string, Cells[]>
  galleries: Map<string, Cells[]>
  offers: Map<string, Cells[]>
  urls: Map<string, string>
}

function patternOf(row: Cells, links: Links): Pattern {
  const [firstName = '', ...kind] = text(row['name']).split(' ')
  const id = text(row['id'])
  const [opening = ''] = /<p>.*?<\/p>/.exec(text(row['summary_html'])) ?? []
  return {
    firstName,
    kind: kind.join(' '),
    summary: opening,
    tags: (links.productTags.get(id) ?? []).map((link) => text(link['tag_id'])),
    rates: { markUp: number(row['mark_up']), vatTax: number(row['vat_tax']) },
    priceSuffix: text(row['price_suffix']),
    variants: (links.variants.get(id) ?? []).flatMap((variant) => variantOf(variant, links)),
  }
}

function variantOf(row: Cells, links: Links): PatternVariant[] {
  const id = text(row['id'])
  const [offer] = links.offers.get(id) ?? []
  if (!offer) return []
  return [
    {
      title: text(row['name']),
      tags: (links.variantTags.get(id) ?? []).map((link) => text(link['tag_id'])),
      picture: links.urls.get(text(row['main_media_id'])) ?? '',
      gallery: (links.galleries.get(id) ?? []).flatMap(
        (shown) => links.urls.get(text(shown['media_id'])) ?? [],
      ),
      height: lengthOf(row['height_mm']),
      width: lengthOf(row['width_mm']),
      length: lengthOf(row['length_mm']),
      surcharge: number(row['surcharge']),
      offer: {
        seller: text(offer['seller_id']),
        basePrice: number(offer['base_price']),
        charge: number(offer['delivery_charge']),
        method: text(offer['delivery_method']),
        lead: text(offer['lead_time']),
        most: number(offer['max_order_size']),
      },
    },
  ]
}

function text(cell: Cells[string] | undefined): string {
  return String(cell ?? '')
}

function number(cell: Cells[string] | undefined): number {
  return Number(cell ?? 0)
}

function lengthOf(cell: Cells[string] | undefined): number | null {
  return typeof cell === 'number' ? cell : null
}
