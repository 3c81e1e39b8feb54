import { type NamedTag, type NamedTagRow, type TagKind, namedTagColumns, rowToNamedTag } from './tag.ts'
import { pictureColumns } from './picture.ts'

/** A tag as the site uses it: counted over the site's own products, its children's among them. */
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

type Row = NamedTagRow & {
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
  const { results } = await db
    .prepare(usedTags)
    .bind(site, kind ?? null)
    .all<Row>()
  const childrenOf = Map.groupBy(results, (row) => row.parent_id)
  return results.map((row) =>
    rowToTag(
      row,
      (childrenOf.get(row.tag_id) ?? []).map((child) => child.tag_id),
    ),
  )
}

const usedTags = `WITH RECURSIVE bearing (tag_id, product_id) AS (
    SELECT tagging.tag_id, tagging.product_id FROM site_products sp
      CROSS JOIN product_tagging tagging ON tagging.product_id = sp.product_id WHERE sp.site = ?1
    UNION
    SELECT t.parent_id, bearing.product_id FROM bearing
      CROSS JOIN tags t ON t.id = bearing.tag_id WHERE t.parent_id IS NOT NULL
  ), counted AS (SELECT tag_id, count(*) AS product_count FROM bearing GROUP BY tag_id)
  SELECT ${namedTagColumns}, counted.product_count, t.description, t.meta_title, t.meta_description,
    t.seo_description, t.components, t.parent_id, parent.name AS parent_name, parent.url_slug AS parent_slug,
    ${pictureColumns}
  FROM counted CROSS JOIN tags t ON t.id = counted.tag_id
  LEFT JOIN tags parent ON parent.id = t.parent_id LEFT JOIN media m ON m.id = t.media_id
  WHERE ?2 IS NULL OR t.kind = ?2
  ORDER BY t.kind, t.position`

function rowToTag(row: Row, children: string[]): UsedTag {
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
