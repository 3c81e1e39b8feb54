/** The header's fixed entries, as the specification names them. */
export const fixedEntries = [
  { name: 'Furniture', path: '/products/category-furniture' },
  { name: 'Outdoors', path: '/products/room-garden' },
  { name: 'Accessories & Décor', path: '/products/category-accessories' },
  { name: 'Lighting', path: '/products/category-lighting' },
  { name: 'Brands', path: '/store/brands' },
] as const

/** Which groups stand in which of the mega menu's five columns, so that they come out about equally tall. */
const columns = [
  ['Furniture'],
  ['Storage', 'Lighting'],
  ['Finishes', 'Accessories & Décor'],
  ['Rooms'],
  ['Styles'],
] as const

interface Group {
  name: string
  subMenus: readonly unknown[]
}

/** The groups that the market lists something in, column by column. */
export function megaColumns<Entry extends Group>(entries: readonly Entry[]): Entry[][] {
  return columns.map((names) =>
    names.flatMap((name) => entries.filter((entry) => entry.name === name && entry.subMenus.length > 0)),
  )
}
