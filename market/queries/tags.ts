import { pictureColumns } from './picture.ts'
import { type NamedTag, type NamedTagRow, namedTagColumns, rowToNamedTag } from './tag.ts'

/** A tag as it is described, whoever bears it. */
export interface DescribedTag extends NamedTag {
  parentId: string | null
  parentName: string | null
  parentSlug: string | null
  description: string
  metaTitle: string
  metaDescription: string
  seoDescription: string
  components: string[]
}

type DescribedTagRow = NamedTagRow & {
  parent_id: string | null
  parent_name: string | null
  parent_slug: string | null
  description: string
  meta_title: string
  meta_description: string
  seo_description: string
  components: string
}

/** Every tag of the catalogue, in merchandised order. */
export async function describedTags(db: D1Database): Promise<DescribedTag[]> {
  const { results } = await db.prepare(everyTag).all<DescribedTagRow>()
  return results.map(rowToTag)
}

const everyTag = `SELECT ${namedTagColumns}, t.description, t.meta_title, t.meta_description, t.seo_description,
    t.components, t.parent_id, parent.name AS parent_name, parent.url_slug AS parent_slug, ${pictureColumns}
  FROM tags t LEFT JOIN tags parent ON parent.id = t.parent_id LEFT JOIN media m ON m.id = t.media_id
  ORDER BY t.kind, t.position`

function rowToTag(row: DescribedTagRow): DescribedTag {
  const components: string[] = JSON.parse(row.components)
  return {
    ...rowToNamedTag(row),
    parentId: row.parent_id,
    parentName: row.parent_name,
    parentSlug: row.parent_slug,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    seoDescription: row.seo_description,
    components,
  }
}
