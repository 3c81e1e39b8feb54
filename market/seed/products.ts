import { readTable } from './table.ts'

/** Rates are basis points; categories and rooms are slugs of tags. */
const columns = [
  'id',
  'name',
  'brand',
  'category',
  'rooms',
  'markUp',
  'vat',
  'off',
  'suffix',
  'drawing',
] as const

export const productTable = readTable(
  columns,
  `
id | name | brand | category | rooms | markUp | vat | off | suffix | drawing
hollin-sofa | Hollin Three-Seater Sofa | aldersey | sofas | living family | 12500 | 2000 | 0 | - | sofa
tarn-chair | Tarn Lounge Chair | fjellheim | armchairs | living study | 12500 | 2000 | 0 | - | lounge-chair
belleville-chair | Belleville Armchair | maison-orsay | armchairs | living bedroom | 15000 | 2000 | 0 | - | tub-chair
wick-chair | Wick Dining Chair | carrow | dining-chairs | dining kitchen | 12500 | 2000 | 1500 | each | dining-chair
skara-table | Skara Extending Dining Table | fjellheim | dining-tables | dining kitchen | 12500 | 2000 | 0 | - | dining-table
ashdown-table | Ashdown Farmhouse Table | brightwell | dining-tables | dining kitchen family | 12500 | 2000 | 0 | - | trestle-table
foundry-table | Foundry Coffee Table | kestrel-works | coffee-tables | living | 12500 | 2000 | 1000 | - | frame-table
vendome-table | Vendôme Coffee Table | maison-orsay | coffee-tables | living | 15000 | 2000 | 0 | - | drum-table
nami-bed | Nami Platform Bed | oku-studio | beds | bedroom | 12500 | 2000 | 0 | - | platform-bed
celeste-bed | Céleste Upholstered Bed | maison-orsay | beds | bedroom | 15000 | 2000 | 0 | - | grand-bed
signal-desk | Signal Desk | kestrel-works | desks | study | 12500 | 2000 | 0 | - | desk
elm-row-sideboard | Elm Row Sideboard | carrow | sideboards | living dining | 12500 | 2000 | 0 | - | sideboard
rygg-bookcase | Rygg Bookcase | fjellheim | bookcases | study living | 12500 | 2000 | 0 | - | bookcase
threlkeld-dresser | Threlkeld Painted Dresser | brightwell | sideboards | kitchen dining | 12500 | 2000 | 0 | - | dresser
yuku-washstand | Yuku Washstand | oku-studio | bathroom-storage | bathroom | 12500 | 2000 | 0 | - | washstand
dome-pendant | Dome Pendant | halden-light | pendants | kitchen dining | 12500 | 2000 | 0 | - | pendant
heron-lamp | Heron Floor Lamp | halden-light | floor-lamps | living study | 12500 | 2000 | 0 | - | floor-lamp
pebble-lamp | Pebble Table Lamp | halden-light | table-lamps | bedroom living | 12500 | 2000 | 1250 | - | table-lamp
atlas-rug | Atlas Wool Rug | medina-loom | rugs | living family bedroom | 12500 | 2000 | 2000 | - | rug
soleil-mirror | Soleil Mirror | maison-orsay | mirrors | living bedroom | 15000 | 2000 | 0 | - | mirror
acorn-bed | Acorn House Bed | little-thicket | beds | children | 12500 | 2000 | 0 | - | house-bed
dune-chair | Dune Garden Lounge Chair | saltmarsh | garden-seating | garden | 12500 | 2000 | 0 | - | garden-chair
limewash-paint | Limewash Paint | pigment-and-paste | paint | living bedroom family | 12500 | 2000 | 0 | per 2.5 l | paint
willow-lane-paper | Willow Lane Wallpaper | pigment-and-paste | wallpaper | living bedroom | 12500 | 2000 | 0 | per roll | wallpaper
`,
)
