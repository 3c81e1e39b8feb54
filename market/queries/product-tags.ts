import { type PictureList, listToPicture, maybePictureAsList } from './picture.ts'
import type { NamedTag, TagKind } from './tag.ts'

/** Null where a category stands at the top. */
export interface PlacedCategory extends NamedTag {
  parent: { tagId: string; name: string; urlSlug: string } | null
}

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
/** Of `products p`: what it, its variants and their swatches bear. */
const borne = `
  SELECT p.brand_id
  UNION ALL
  SELECT pt.tag_id FROM product_tags pt WHERE pt.product_id = p.id
  UNION ALL
  SELECT vt.tag_id FROM variants v CROSS JOIN variant_tags vt ON vt.variant_id = v.id WHERE v.product_id = p.id
  UNION ALL
  SELECT st.tag_id FROM variants v CROSS JOIN swatches w ON w.variant_id = v.id
    CROSS JOIN swatch_tags st ON st.swatch_id = w.id WHERE v.product_id = p.id`

/** Of `products p`: a JSON list of `TagList`s in the order of their kinds and places. A swatch of fifty bears the same colour as the next: each is said once. */
export const borneTags = `(SELECT json_group_array(json_array(t.id, t.kind, t.name, t.url_slug, t.colour_hex,
      ${maybePictureAsList}, t.parent_id, parent.name, parent.url_slug) ORDER BY t.kind, t.position)
    FROM tags t LEFT JOIN media m ON m.id = t.media_id LEFT JOIN tags parent ON parent.id = t.parent_id
    WHERE t.id IN (${borne}))`

/** What is borne is told by ids; this tells what they stand for, in the order of the tags' kinds and places. */
export function readBorneTags(json: string) {
  const lists: TagList[] = JSON.parse(json)
  const known = new Map(
    lists.map((list, place) => [list[0], { place, tag: listToTag(list), parent: parentIn(list) }]),
  )
  const found = (ids: readonly string[]) =>
    ids.flatMap((id) => known.get(id) ?? []).toSorted((one, other) => one.place - other.place)
  return {
    tagsOf: (ids: readonly string[]): NamedTag[] => found(ids).map(({ tag }) => tag),
    categoriesOf: (ids: readonly string[]): PlacedCategory[] =>
      found(ids)
        .filter(({ tag }) => tag.kind === 'category')
        .map(({ tag, parent }) => ({ ...tag, parent })),
  }
}

function listToTag([id, kind, name, urlSlug, colourHex, picture]: TagList): NamedTag {
  return { id, kind, name, urlSlug, colourHex, mainPicture: picture && listToPicture(picture) }
}

function parentIn([, , , , , , tagId, name, urlSlug]: TagList): PlacedCategory['parent'] {
  return tagId === null || name === null || urlSlug === null ? null : { tagId, name, urlSlug }
}
