import type { Row } from './sql.ts'
import { tagOf } from './piece.ts'
import { tagTable } from './tags.ts'
import { texturePicture } from './pictures/index.ts'

/** What a tag's list is called in a browser's title. */
const titleOf: Record<string, (name: string) => string> = {
  category: (name) => name,
  room: (name) => `${name} furniture and décor`,
  style: (name) => `${name} furniture and décor`,
  brand: (name) => `${name}: every piece`,
  colour: (name) => `Furniture and décor in ${name.toLowerCase()}`,
  material: (name) => `Furniture and décor in ${name.toLowerCase()}`,
  filter: (name) => `${name}: a collection`,
}

/** The parts of a piece that a material's tag speaks of. */
const componentsOf: Record<string, string[]> = {
  wood: ['frame', 'top'],
  textile: ['cover'],
  metal: ['frame', 'fittings'],
}

export function tagRows(): Row[] {
  const positions = new Map<string, number>()
  const rows = tagTable.map(({ kind, slug, name, parent, hex, description }) => {
    const position = (positions.get(kind) ?? 0) + 1
    positions.set(kind, position)
    const title = (titleOf[kind] ?? String)(name)
    return {
      id: `${kind}-${slug}`,
      kind,
      name,
      url_slug: slug,
      parent_id: parent === '-' ? null : `${kind}-${tagOf(kind, parent).slug}`,
      position,
      colour_hex: hex === '-' ? null : hex,
      media_id: kind === 'material' ? texturePicture(slug).row.id : null,
      description,
      meta_title: title,
      meta_description: `${title}. ${description}`,
      seo_description: description,
      components: JSON.stringify(componentsOf[slug] ?? componentsOf[parent] ?? []),
    }
  })
  // A parent's row must be there before its children's.
  return rows.toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null))
}
