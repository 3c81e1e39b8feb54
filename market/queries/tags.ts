import { type NamedTag, type NamedTagRow, type TagKind, namedTagColumns, rowToNamedTag } from './tag.ts'
import { pictureColumns } from './picture.ts'
import { type Selection, wholeAssortment } from './selection.ts'
import { bearingOf } from './tagging.ts'

/** A tag in use: counted over the chosen products of a site, its children's among them. */
export interface UsedTag extends NamedTag {
  parentId: string | null
  parentName: string | null
  parentSlug: string | null
  children: string[]
  count: number
  description: string
  metaTitle: string
  metaDescription: string
  seoDescription: string
  components: string[]
}

export type UsedTagRow = NamedTagRow & {
  parent_id: string | null
  parent_name: string | null
  parent_slug: string | null
  product_count: number
  description: string
  meta_title: string
  meta_description: string
  seo_description: string
  components: string
}

/** Every tag that at least one product of the site bears, itself or through a child, in merchandised order. */
export async function listUsedTags(
  db: D1Database,
  { site, kind }: { site: string; kind?: TagKind | undefined },
): Promise<UsedTag[]> {
  const { results } = await usedTagsStatement(db, wholeAssortment(site), kind).all<UsedTagRow>()
  return rowsToUsedTags(results)
}

/** The tags of the chosen products, to go into a batch with other questions about them. */
export function usedTagsStatement(
  db: D1Database,
  { tables, values }: Selection,
  kind?: TagKind,
): D1PreparedStatement {
  return db.prepare(`WITH RECURSIVE ${tables}, ${usedTags}`).bind(...values, kind ?? null)
}

export function rowsToUsedTags(rows: UsedTagRow[]): UsedTag[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id)
  return rows.map((row) =>
    rowToTag(
      row,
      (childrenOf.get(row.tag_id) ?? []).map((child) => child.tag_id),
    ),
  )
}

const usedTags = `${bearingOf('chosen')},
  counted AS (SELECT tag_id, count(*) AS product_count FROM chosen_bearing GROUP BY tag_id)
  SELECT ${namedTagColumns}, counted.product_count, t.description, t.meta_title, t.meta_description,
    t.seo_description, t.components, t.parent_id, parent.name AS parent_name, parent.url_slug AS parent_slug,
    ${pictureColumns}
  FROM counted CROSS JOIN tags t ON t.id = counted.tag_id
  LEFT JOIN tags parent ON parent.id = t.parent_id LEFT JOIN media m ON m.id = t.media_id
  WHERE ifnull(t.kind = ?, TRUE)
  ORDER BY t.kind, t.position`

function rowToTag(row: UsedTagRow, children: string[]): UsedTag {
  const components: string[] = JSON.parse(row.components)
  return {
    ...rowToNamedTag(row),
    parentId: row.parent_id,
    parentName: row.parent_name,
    parentSlug: row.parent_slug,
    children,
    count: row.product_count,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    seoDescription: row.seo_description,
    components,
  }
}
