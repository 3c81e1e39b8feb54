/** The header's fixed entries and the mega menu's five columns, as the specification names them. */
interface MenuLink {
  name: string
  path: string
}

interface MenuGroup {
  title: string
  links: readonly MenuLink[]
  /** Where the whole of it stands. */
  all?: MenuLink
}

export const fixedEntries: readonly MenuLink[] = [
  { name: 'Furniture', path: '/products/category-furniture' },
  { name: 'Outdoors', path: '/products/room-garden' },
  { name: 'Accessories & Décor', path: '/products/category-accessories' },
  { name: 'Lighting', path: '/products/category-lighting' },
  { name: 'Brands', path: '/store/brands' },
]

/** Columns hold one group or two, so that the five stand about equally tall. */
export const megaMenu: readonly (readonly MenuGroup[])[] = [
  [
    group('Furniture', 'furniture', [
      'Sofas',
      'Armchairs',
      'Dining chairs',
      'Stools',
      'Benches',
      'Dining tables',
      'Coffee tables',
      'Side tables',
      'Desks',
      'Beds',
    ]),
  ],
  [
    group('Storage', 'storage', [
      'Sideboards',
      'Bookcases',
      'Wardrobes',
      'Chests',
      'TV units',
      'Shelves',
      'Bedsides',
    ]),
    group('Lighting', 'lighting', ['Pendant lamps', 'Floor lamps', 'Table lamps', 'Wall lamps']),
  ],
  [
    group('Finishes', 'accessories', [
      'Rugs',
      'Mirrors',
      'Vases and bowls',
      'Cushions',
      'Throws',
      'Wall art',
      'Clocks',
      'Planters',
    ]),
    {
      title: 'Everything',
      links: [{ name: 'All brands', path: '/store/brands' }],
      all: { name: 'All categories', path: '/store/categories' },
    },
  ],
  [
    tagGroup('Rooms', 'room', '/store/rooms', [
      'Living',
      'Bedroom',
      'Bathroom',
      'Kitchen',
      'Dining',
      'Garden',
      'Study',
      'Children',
      'Family',
    ]),
  ],
  [
    tagGroup('Styles', 'style', '/store/styles', [
      'Artdeco',
      'Industrial',
      'Classic',
      'Designer',
      'Mainstream',
      'Midcentury',
      'Ethnic',
      'Baroque',
      'Playful',
      'Rustic',
      'Shabby',
      'Zen',
    ]),
  ],
]

function group(title: string, parent: string, names: readonly string[]): MenuGroup {
  const links = names.map((name) => ({ name, path: `/products/category-${parent}-${slug(name)}` }))
  return { title, links }
}

function tagGroup(title: string, kind: string, path: string, names: readonly string[]): MenuGroup {
  const links = names.map((name) => ({ name, path: `/products/${kind}-${slug(name)}` }))
  return { title, links, all: { name: `All ${title.toLowerCase()}`, path } }
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
