/** The store's overview pages: one for each kind that people browse by. */
export const storeIndexes = [
  {
    path: '/store/brands',
    kind: 'brand',
    title: 'Brands',
    sentence: 'Who makes what we sell, from A to Z.',
  },
  {
    path: '/store/styles',
    kind: 'style',
    title: 'Styles',
    sentence: 'The same room can be many rooms. Start with the look that you like.',
  },
  {
    path: '/store/categories',
    kind: 'category',
    title: 'Categories',
    sentence: 'Everything that we sell, by what it is.',
  },
  {
    path: '/store/rooms',
    kind: 'room',
    title: 'Rooms',
    sentence: 'Everything that we sell, by where it stands.',
  },
] as const
