/** The store's overview pages: one for each kind that people browse by. */
export const storeIndexes = [
  { path: '/store/brands', kind: 'brand', title: 'Brands' },
  { path: '/store/styles', kind: 'style', title: 'Styles' },
  { path: '/store/categories', kind: 'category', title: 'Categories' },
  { path: '/store/rooms', kind: 'room', title: 'Rooms' },
] as const
