import type { TagKind } from '../queries/tag.ts'
import type { ReadRow } from './row.ts'
import type { KnownTag, TagNames } from './tag-names.ts'

/** By kind; a kind that a row doesn't speak of is left as it is. */
export type RowTags = ReadonlyMap<TagKind, readonly KnownTag[]>

/** Merchandisers decide which rooms, styles and moodclips there are; brands, categories, colours and materials come with the goods. */
const onlyKnown = { rooms: 'room', styles: 'style', moodclips: 'filter' } as const
const madeWhereNew = { color: 'colour', material: 'material' } as const

/** The tags that a row names, or the reason why one of them can't be. */
export function rowTags(row: ReadRow, names: TagNames): RowTags | string {
  const tags = new Map<TagKind, readonly KnownTag[]>()
  for (const column of ['rooms', 'styles', 'moodclips'] as const) {
    const kind = onlyKnown[column]
    const found = row[column]?.map((name) => names.find(kind, name) ?? name)
    const stranger = found?.find((tag) => typeof tag === 'string')
    if (stranger !== undefined) return `${column}: there is no ${stranger}; ask for it to be added first`
    if (found)
      tags.set(
        kind,
        found.filter((tag) => typeof tag !== 'string'),
      )
  }
  const nameless = namelessIn(row)
  if (nameless !== undefined) return nameless
  for (const column of ['color', 'material'] as const) {
    const named = row[column]
    if (named)
      tags.set(
        madeWhereNew[column],
        named.flatMap((name) => names.findOrMake(madeWhereNew[column], name) ?? []),
      )
  }
  if (row.product_type)
    tags.set(
      'category',
      row.product_type.flatMap((path) => names.findOrMakePath(path) ?? []),
    )
  const brand = row.brand === undefined ? undefined : names.findOrMake('brand', row.brand)
  if (brand) tags.set('brand', [brand])
  return tags
}

/** An address is made of a name's letters and digits. */
function namelessIn({ brand, color = [], material = [], product_type = [] }: ReadRow): string | undefined {
  const paths = product_type.flatMap((path) => path.split('>'))
  const named = { brand: brand === undefined ? [] : [brand], color, material, product_type: paths }
  for (const [column, names] of Object.entries(named)) {
    const nameless = names.find((name) => !/[a-z0-9]/i.test(name.normalize('NFKD')))
    if (nameless !== undefined)
      return `${column}: "${nameless.trim()}" has no letter that an address can be made of`
  }
  return undefined
}
