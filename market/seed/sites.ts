import { readTable } from './table.ts'
import { productTable } from './products.ts'

/** What a site sells, in its own order. A site that is not named here sells everything. */
const assortments: Record<string, string[]> = {
  hearth: [
    'ashdown-table',
    'threlkeld-dresser',
    'hollin-sofa',
    'atlas-rug',
    'wick-chair',
    'limewash-paint',
    'pebble-lamp',
    'willow-lane-paper',
    'acorn-bed',
    'dune-chair',
  ],
  nordlys: [
    'skara-table',
    'tarn-chair',
    'rygg-bookcase',
    'nami-bed',
    'heron-lamp',
    'yuku-washstand',
    'signal-desk',
    'dome-pendant',
    'foundry-table',
    'wick-chair',
    'limewash-paint',
  ],
  maison: [
    'belleville-chair',
    'celeste-bed',
    'vendome-table',
    'soleil-mirror',
    'heron-lamp',
    'elm-row-sideboard',
    'hollin-sofa',
    'atlas-rug',
    'willow-lane-paper',
    'pebble-lamp',
  ],
}

export function assortmentOf(site: string): string[] {
  return assortments[site] ?? productTable.map(({ id }) => id)
}

/** The variant that a site leads with, where it isn't the product's first. */
export const leadTable = readTable(
  ['site', 'product', 'variant'] as const,
  `
site | product | variant
hearth | hollin-sofa | terracotta-wool
hearth | limewash-paint | terracotta
maison | hollin-sofa | ink-velvet
maison | atlas-rug | indigo-200
maison | willow-lane-paper | ink
nordlys | wick-chair | charcoal
`,
)

/** The same menus on every site; what its products don't bear drops out when the menu is asked for. */
export const menuTable = readTable(
  ['menu', 'name', 'url', 'tag', 'lists', 'leadsTo'] as const,
  `
menu | name | url | tag | lists | leadsTo
STORE | Furniture | - | category-furniture | children | products
STORE | Outdoors | - | room-garden | - | products
STORE | Accessories & Décor | - | category-accessories | children | products
STORE | Lighting | - | category-lighting | children | products
STORE | Finishes | - | category-finishes | children | products
STORE | Storage | - | category-storage | children | products
STORE | Rooms | /store/rooms | - | room | products
STORE | Styles | /store/styles | - | style | products
STORE | Categories | /store/categories | - | - | products
STORE | Brands | /store/brands | - | brand | products
MOODROOMS | Moodrooms | /_/moodrooms/t | - | room | moodrooms
MOODROOMS | Moodrooms by style | /_/moodrooms/t | - | style | moodrooms
BLOGS | Blogs | /_/blog/t | - | - | products
`,
)
