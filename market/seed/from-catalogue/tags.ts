import type { TagKind } from '#contract/market/tag.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Row } from '../sql.ts'
import { descriptions, finishing, groupColours, groupNames } from '../words/tags.ts'
import { chipOf, pictureOfRoom, pictureOfStyle } from './media.ts'
import { type Source, finishesOf, pieces } from './source.ts'

interface SeededTag {
  kind: TagKind
  slug: string
  name: string
  parent?: string | undefined
  hex?: string | undefined
  description: string
}

/** What a tag's list is called in a browser's title. */
const titleOf: Record<TagKind, (name: string) => string> = {
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
  stone: ['top'],
  fibre: ['seat'],
  glass: ['top', 'shade'],
}

export function tagRows(source: Source): Row[] {
  const positions = new Map<TagKind, number>()
  const rows = allTags(source).map(({ kind, slug, name, parent, hex, description }) => {
    const position = (positions.get(kind) ?? 0) + 1
    positions.set(kind, position)
    const title = titleOf[kind](name)
    return {
      id: tagId(kind, slug),
      kind,
      name,
      url_slug: slug,
      parent_id: parent ? tagId(kind, parent) : null,
      position,
      colour_hex: hex ?? null,
      media_id: pictureOfKind[kind]?.(source, slug) ?? null,
      description,
      meta_title: title,
      meta_description: `${title}. ${description}`,
      seo_description: description,
      components: JSON.stringify(kind === 'material' ? (componentsOf[parent ?? slug] ?? []) : []),
    }
  })
  // A parent's row must be there before its children's.
  return rows.toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null))
}

export function tagId(kind: TagKind, slug: string): string {
  return `${kind}-${slug}`
}

function allTags({ catalogue }: Source): SeededTag[] {
  return [
    ...categories(catalogue),
    ...catalogue.tags.room.map((tag) => described('room', tag)),
    ...catalogue.tags.style.map((tag) => ({
      kind: 'style' as const,
      slug: tag.slug,
      name: tag.name,
      description: tag.text ?? '',
    })),
    ...catalogue.brands.map(({ slug, name, story }) => ({
      kind: 'brand' as const,
      slug,
      name,
      description: story,
    })),
    ...grouped('colour', catalogue.tags.colour, catalogue.tagGroups['colour'] ?? []),
    ...grouped('material', catalogue.tags.material, catalogue.tagGroups['material'] ?? []),
    ...grouped('filter', catalogue.tags.moodclip, catalogue.tagGroups['moodclip'] ?? []),
  ]
}

type CatalogueTag = Catalogue['tags']['category'][number]

function categories({ tags }: Catalogue): SeededTag[] {
  const last = new Set<string>(finishing.holds)
  return [{ slug: finishing.slug, name: finishing.name }, ...tags.category].map((tag) => {
    const parent = last.has(tag.slug) ? finishing.slug : 'parent' in tag ? tag.parent : undefined
    return described('category', { ...tag, parent })
  })
}

/** A group is the parent of its tags; a tag of the group's own name is the group itself. */
function grouped(kind: TagKind, tags: readonly CatalogueTag[], groups: readonly string[]): SeededTag[] {
  const own = new Set(tags.map(({ slug }) => slug))
  const parents = groups
    .filter((slug) => !own.has(slug))
    .map((slug) => described(kind, { slug, name: groupNames[slug] ?? slug, hex: groupColours[slug] }))
  return [
    ...parents,
    ...tags.map((tag) =>
      described(kind, { ...tag, parent: tag.parent === tag.slug ? undefined : tag.parent }),
    ),
  ]
}

interface Named {
  slug: string
  name: string
  parent?: string | undefined
  hex?: string | undefined
}

function described(kind: TagKind, { slug, name, parent, hex }: Named): SeededTag {
  const description = descriptions[kind]?.[slug]
  if (!description) throw new Error(`Nobody has said what the ${kind} ${slug} is: market/seed/words/tags.ts.`)
  return { kind, slug, name, parent, hex: kind === 'colour' ? hex : undefined, description }
}

/** What a tag is shown by; the others are shown by a product that bears them. */
const pictureOfKind: Partial<Record<TagKind, (source: Source, slug: string) => string | null>> = {
  material: pictureOfMaterial,
  room: pictureOfRoom,
  style: pictureOfStyle,
}

/** The swatch of the finish that most variants wear of it. */
function pictureOfMaterial(source: Source, material: string): string | null {
  const worn = new Map<string, number>()
  for (const piece of pieces(source))
    for (const { slug, finish } of finishesOf(source, piece))
      if (finish.material === material && chipOf(source, slug)) worn.set(slug, (worn.get(slug) ?? 0) + 1)
  const [most] = [...worn].toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
  return most ? chipOf(source, most[0]) : null
}
