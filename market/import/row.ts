import { z } from 'zod'
import { importColumns } from '#contract/market/import-columns.ts'
import type { ImportRow } from '#contract/market/import.ts'
import {
  readAvailability,
  readCount,
  readFactor,
  readGtin,
  readLength,
  readMoney,
  readPicture,
  readRank,
  readShare,
  readShipping,
} from './cell.ts'
import { readList } from './list-cell.ts'

/** A row whose cells make sense, each for itself; a blank cell is undefined and leaves things as they are. */
export type ReadRow = z.output<typeof rowSchema>

type Reading = { ok: true; row: ReadRow } | { ok: false; reason: string }

export function readRow(raw: ImportRow): Reading {
  const cells = cellsOf(raw)
  if (
    Object.values(cells)
      .flat()
      .some((text) => text.includes('\uFFFD'))
  )
    return { ok: false, reason: 'has letters that are not UTF-8: save the file as UTF-8' }
  const read = rowSchema.safeParse(cells)
  if (read.success) return { ok: true, row: read.data }
  const reasons = read.error.issues.map(({ path, message }) => `${String(path[0] ?? 'row')}: ${message}`)
  return { ok: false, reason: [...new Set(reasons)].join('; ') }
}

const known: ReadonlySet<string> = new Set(importColumns)

function cellsOf(raw: ImportRow): Record<string, string | string[]> {
  const cells: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(raw)) {
    const column = name.trim().toLowerCase()
    if (!known.has(column) || value === null) continue
    const cell = Array.isArray(value) ? value.map((part) => String(part).trim()) : String(value).trim()
    if (cell !== '') cells[column] = cell
  }
  return cells
}

/** A cell that is read by a rule of its own. */
function cell<Value>(read: (text: string) => Value | undefined, message: string) {
  return z
    .string(message)
    .transform((text, context) => {
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional()
}

function text(longest: number) {
  return z.string('needs text, not a list').max(longest, `is longer than ${longest} letters`).optional()
}

function list(separators = ',', most = 50) {
  return z
    .union([z.array(z.string()), z.string().transform((said) => readList(said, separators))])
    .pipe(z.array(z.string().min(1).max(100, 'names something of more than 100 letters')).max(most))
    .optional()
}

const idText = z.string('needs text').regex(/^[\w-]{1,64}$/, 'needs 1 to 64 letters, digits, "-" or "_"')
const money = cell(readMoney, 'needs an amount in pounds, such as "129.00 GBP"')
const length = cell(readLength, 'needs whole millimetres')
const slug = cell(
  (said) => (/^[^\s/?#"<>]{1,200}$/.test(said) ? said : undefined),
  'needs letters and digits with "-" between them',
)
const pictures = list(',', 20).pipe(
  z
    .array(z.string().refine((path) => readPicture(path) !== undefined, 'needs paths below /media/'))
    .optional(),
)

const basePrice = cell((said) => {
  const amount = readMoney(said)
  return amount !== undefined && amount >= 1 && amount <= 1_000_000_000 ? amount : undefined
}, 'needs an amount above nothing in pounds, such as "129.00 GBP"')

const rowSchema = z.object({
  id: idText,
  item_group_id: idText.optional(),
  title: text(300),
  description: text(20_000),
  image_link: cell(
    readPicture,
    'needs a picture that the shop itself serves: put it below public/media and say "/media/chair.jpg"',
  ),
  additional_image_link: pictures,
  gallery: pictures,
  availability: cell(readAvailability, 'needs in_stock, out_of_stock, preorder, backorder or order_by_email'),
  price: basePrice,
  sale_price: basePrice,
  base_price: basePrice,
  brand: text(100),
  gtin: cell(readGtin, 'needs 8, 12, 13 or 14 digits of which the last proves the others'),
  mpn: text(100),
  product_type: list(',', 10),
  color: list(',/', 20),
  material: list(',/', 20),
  size: text(100),
  shipping: cell(readShipping, 'needs a price, such as "GB:::4.99 GBP"'),
  variant_title: text(200),
  seller: text(200),
  sites: list(',', 200),
  leads_on: list(',', 200),
  rank: list(',', 200)
    .transform((parts, context) => {
      const ranks = parts && readRank(parts)
      if (parts && !ranks)
        context.addIssue({ code: 'custom', message: 'needs a place from 1, such as "3" or "hearth:3"' })
      return ranks
    })
    .optional(),
  rooms: list(),
  styles: list(),
  moodclips: list(),
  surcharge: money,
  mark_up: cell(readFactor, 'needs a factor, such as 1.25'),
  vat_tax: cell((said) => within(readShare(said), 10_000), 'needs per cent, such as 20'),
  discount: cell((said) => within(readShare(said), 9_999), 'needs per cent below 100, such as 15'),
  price_suffix: text(40),
  quantity: cell((said) => within(readCount(said), 1_000_000), 'needs a whole number up to 1,000,000'),
  max_order_size: cell((said) => readCount(said) || undefined, 'needs a whole number from 1'),
  delivery_method: text(200),
  lead_time: text(100),
  delivery_note: text(1_000),
  summary: text(5_000),
  height_mm: length,
  width_mm: length,
  length_mm: length,
  seo_title: text(300),
  meta_title: text(300),
  url_slug: slug,
  product_slug: slug,
  product_seo_title: text(300),
  seo_description: text(1_000),
  picture_width: cell((said) => readCount(said) || undefined, 'needs pixels'),
  picture_height: cell((said) => readCount(said) || undefined, 'needs pixels'),
  picture_colour: cell(
    (said) => (/^#[0-9a-f]{6}$/i.test(said) ? said.toLowerCase() : undefined),
    'needs a colour, such as #c9a36f',
  ),
})

function within(value: number | undefined, most: number): number | undefined {
  return value !== undefined && value <= most ? value : undefined
}
