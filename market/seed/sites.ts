import { readTable } from './table.ts'

/** What a brand site sells and how it likes it. A site that is not named here sells everything. */
interface Assortment {
  brands: readonly string[] | 'all'
  /** Colours of the variant that it leads with, where a product has several. */
  palette: readonly string[]
  /** What stands first; the rest follows category by category in turn. */
  first: readonly string[]
}

export const everything: Assortment = {
  brands: 'all',
  palette: [],
  first: [
    'sofa-alder',
    'armchair-odense',
    'pendant-tagine',
    'sideboard-sunray',
    'dining-table-fell',
    'armchair-claridge',
    'bed-tatami',
    'rug-atlas',
    'table-lamp-mushroom',
    'dining-chair-aarhus',
    'vases-shore',
  ],
}

export const assortments: Record<string, Assortment> = {
  hearth: {
    brands: [
      'hollin-fell',
      'aldersey',
      'kindred',
      'tamarisk-row',
      'pom-and-pebble',
      'drystone',
      'faded-hall',
      'lumen-works',
      'loom-and-ley',
      'saltmarsh',
    ],
    palette: ['terracotta', 'natural', 'brown', 'green', 'red', 'yellow'],
    first: [
      'armchair-harrogate',
      'dining-table-threshing',
      'throw-fleece',
      'sofa-dorothea',
      'dining-chair-fell',
      'pendant-tagine',
      'bed-jaipur',
      'bench-linden',
      'sideboard-rajasthan',
      'rug-taurus',
      'kids-bed-cabin',
    ],
  },
  nordlys: {
    brands: [
      'hollin-fell',
      'sprocket-yard',
      'studio-ombre',
      'kindred',
      'vester',
      'pom-and-pebble',
      'shizuka',
      'lumen-works',
      'loom-and-ley',
      'saltmarsh',
    ],
    palette: ['white', 'natural', 'grey', 'black', 'beige', 'cream'],
    first: [
      'sofa-kumo',
      'dining-chair-aarhus',
      'mirror-cumulus',
      'armchair-odense',
      'dining-table-tulpan',
      'pendant-hoshi',
      'bed-tatami',
      'desk-skagen',
      'rug-atlas',
      'sideboard-slat',
      'wall-art-enso',
    ],
  },
  maison: {
    brands: [
      'marlowe-vane',
      'aldersey',
      'studio-ombre',
      'tamarisk-row',
      'casa-belvedere',
      'lumen-works',
      'loom-and-ley',
      'saltmarsh',
    ],
    palette: ['navy', 'purple', 'gold', 'black', 'red', 'green', 'blue'],
    first: [
      'armchair-claridge',
      'sofa-savoy',
      'coffee-table-crescent',
      'sideboard-sunray',
      'mirror-apollo',
      'dining-chair-verona',
      'bed-gatsby',
      'floor-lamp-arc',
      'rug-isfahan',
      'console-versailles',
      'wall-lamp-fan',
    ],
  },
}

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
