type Kind = 'category' | 'room' | 'style' | 'brand' | 'colour' | 'material' | 'filter'

/** The word that a kind's segment begins with. */
const words: Record<Kind, string> = {
  category: 'category',
  room: 'room',
  style: 'style',
  brand: 'brand',
  colour: 'color',
  material: 'material',
  filter: 'moodclip',
}

interface Tag {
  type: Kind
  urlSlug: string
}

/** The list of a tag's products. A category's segment carries its parent's slug first. */
export function tagPath(tag: Tag, parent?: Tag): string {
  const slug = tag.type === 'category' && parent ? `${parent.urlSlug}-${tag.urlSlug}` : tag.urlSlug
  return `/products/${words[tag.type]}-${slug}`
}
