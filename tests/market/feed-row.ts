import type { ImportRow } from '#contract/market/import.ts'

/** A whole row; a test says what is different about it. */
export function row(id: string, rest: ImportRow = {}): ImportRow {
  return {
    id,
    item_group_id: id.split('-')[0] ?? id,
    title: 'Alder bench',
    image_link: '/media/oak.svg',
    availability: 'in_stock',
    price: '129.00 GBP',
    brand: 'Nair',
    seller: 'Priya Nair',
    ...rest,
  }
}
