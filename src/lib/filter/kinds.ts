/** The seven kinds of filter, in the order in which an address names them. */
export const filterKinds = ['category', 'room', 'style', 'brand', 'colour', 'material', 'filter'] as const
export type FilterKind = (typeof filterKinds)[number]

/** The word that a kind's segment begins with. */
export const segmentWords: Record<FilterKind, string> = {
  category: 'category',
  room: 'room',
  style: 'style',
  brand: 'brand',
  colour: 'color',
  material: 'material',
  filter: 'moodclip',
}

/** What people see; `filter` is the moodclip. */
export const kindTitles: Record<FilterKind, string> = {
  category: 'Category',
  room: 'Room',
  style: 'Style',
  brand: 'Brand',
  colour: 'Colour',
  material: 'Material',
  filter: 'Moodclip',
}

export function kindOfWord(word: string): FilterKind | undefined {
  return filterKinds.find((kind) => segmentWords[kind] === word)
}
