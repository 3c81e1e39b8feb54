import { pictureColumns } from './picture.ts'
import { type NamedTag, type NamedTagRow, namedTagColumns, rowToNamedTag } from './tag.ts'

/** Null where a category stands at the top. */
export interface PlacedCategory extends NamedTag {
  parent: { tagId: string; name: string; urlSlug: string } | null
}

/** A tag, and where it stands among those of its kind. */
export interface PlacedTag {
  tag: NamedTag
  position: number
  parent: PlacedCategory['parent']
}

type PlacedTagRow = NamedTagRow & {
  version: number
  position: number
  parent_id: string | null
  parent_name: string | null
  parent_slug: string | null
}

/** What the ids stand for, and in which version of the catalogue. */
export async function readPlacedTags(
  db: D1Database,
  ids: readonly string[],
): Promise<{ version: number; tags: PlacedTag[] }> {
  const { results } = await placedTagsStatement(db, ids).all<PlacedTagRow>()
  return { version: results[0]?.version ?? 0, tags: results.map(rowToPlacedTag) }
}

export function placedTagsStatement(db: D1Database, ids: readonly string[]): D1PreparedStatement {
  return db
    .prepare(
      `SELECT catalogue.version, ${namedTagColumns}, t.position, ${pictureColumns},
        t.parent_id, parent.name AS parent_name, parent.url_slug AS parent_slug
      FROM json_each(?1) asked CROSS JOIN catalogue CROSS JOIN tags t ON t.id = asked.value
      LEFT JOIN tags parent ON parent.id = t.parent_id LEFT JOIN media m ON m.id = t.media_id`,
    )
    .bind(JSON.stringify(ids))
}

function rowToPlacedTag(row: PlacedTagRow): PlacedTag {
  const { position, parent_id: tagId, parent_name: name, parent_slug: urlSlug } = row
  const parent = tagId === null || name === null || urlSlug === null ? null : { tagId, name, urlSlug }
  return { tag: rowToNamedTag(row), position, parent }
}

/** What is borne is told by ids; this tells what they stand for, in the order of the tags' kinds and places. */
export function tagsAmong(known: ReadonlyMap<string, PlacedTag>) {
  const found = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []).toSorted(byKindAndPlace)
  return {
    tagsOf: (ids: readonly string[]): NamedTag[] => found(ids).map(({ tag }) => tag),
    categoriesOf: (ids: readonly string[]): PlacedCategory[] =>
      found(ids)
        .filter(({ tag }) => tag.kind === 'category')
        .map(({ tag, parent }) => ({ ...tag, parent })),
  }
}

function byKindAndPlace(one: PlacedTag, other: PlacedTag): number {
  if (one.tag.kind !== other.tag.kind) return one.tag.kind < other.tag.kind ? -1 : 1
  return one.position - other.position
}
