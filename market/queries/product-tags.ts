import { type PictureList, listToPicture, maybePictureAsList } from './picture.ts'
import type { NamedTag, TagKind } from './tag.ts'

/** Null where a category stands at the top. */
export interface PlacedCategory extends NamedTag {
  parent: { tagId: string; name: string; urlSlug: string } | null
}

/** Owners of three kinds may bear the same id. */
type Owner = 'product' | 'variant' | 'swatch'

type TagList = [
  id: string,
  kind: TagKind,
  name: string,
  urlSlug: string,
  colourHex: string | null,
  picture: PictureList | null,
  parentId: string | null,
  parentName: string | null,
  parentSlug: string | null,
]
type Bearing = [owner: Owner, ownerId: string, tagId: string]

/** JSON lists of `TagList`s, each tag once, and of `Bearing`s. */
export interface TagsRow {
  tags: string
  bearings: string
}

/** Beside `listed`: who of a product, its variants and their swatches bears what. */
export const owned = `owned AS (
  SELECT 'product' AS owner, p.id AS owner_id, p.brand_id AS tag_id
    FROM listed CROSS JOIN products p ON p.id = listed.product_id
  UNION ALL
  SELECT 'product', pt.product_id, pt.tag_id
    FROM listed CROSS JOIN product_tags pt ON pt.product_id = listed.product_id
  UNION ALL
  SELECT 'variant', vt.variant_id, vt.tag_id
    FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
    CROSS JOIN variant_tags vt ON vt.variant_id = v.id
  UNION ALL
  SELECT 'swatch', st.swatch_id, st.tag_id
    FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
    CROSS JOIN swatches w ON w.variant_id = v.id CROSS JOIN swatch_tags st ON st.swatch_id = w.id
)`

/** The columns of a `TagsRow`. A swatch of fifty bears the same colour as the next: said once, it is said shortly. */
export const tagsColumns = `
  (SELECT json_group_array(json_array(t.id, t.kind, t.name, t.url_slug, t.colour_hex, ${maybePictureAsList},
      t.parent_id, parent.name, parent.url_slug) ORDER BY t.kind, t.position)
    FROM tags t LEFT JOIN media m ON m.id = t.media_id LEFT JOIN tags parent ON parent.id = t.parent_id
    WHERE t.id IN (SELECT tag_id FROM owned)) AS tags,
  (SELECT json_group_array(json_array(owner, owner_id, tag_id)) FROM owned) AS bearings`

/** By whom they hang on, in the order of their kinds and places. */
export function tagsByOwner(row: TagsRow) {
  const lists: TagList[] = JSON.parse(row.tags)
  const bearings: Bearing[] = JSON.parse(row.bearings)
  const bearersOf = Map.groupBy(bearings, ([, , tagId]) => tagId)
  const tags = lists.flatMap((list) => {
    const tag = listToTag(list)
    return (bearersOf.get(tag.id) ?? []).map(([owner, ownerId]) => ({ key: `${owner} ${ownerId}`, tag }))
  })
  const byOwner = Map.groupBy(tags, ({ key }) => key)
  const parents = new Map(lists.map((list) => [list[0], parentIn(list)]))
  const tagsOf = (owner: Owner, id: string) => (byOwner.get(`${owner} ${id}`) ?? []).map(({ tag }) => tag)
  return {
    tagsOf,
    categoriesOf: (productId: string): PlacedCategory[] =>
      tagsOf('product', productId)
        .filter(({ kind }) => kind === 'category')
        .map((tag) => ({ ...tag, parent: parents.get(tag.id) ?? null })),
  }
}

function listToTag([id, kind, name, urlSlug, colourHex, picture]: TagList): NamedTag {
  return { id, kind, name, urlSlug, colourHex, mainPicture: picture && listToPicture(picture) }
}

function parentIn([, , , , , , tagId, name, urlSlug]: TagList): PlacedCategory['parent'] {
  return tagId === null || name === null || urlSlug === null ? null : { tagId, name, urlSlug }
}
