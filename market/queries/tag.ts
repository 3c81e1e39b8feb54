import { type MaybePictureRow, type Picture, rowToMaybePicture } from './picture.ts'

export type TagKind = 'category' | 'room' | 'style' | 'brand' | 'colour' | 'material' | 'filter'

/** A tag as a product names it. */
export interface NamedTag {
  id: string
  kind: TagKind
  name: string
  urlSlug: string
  colourHex: string | null
  mainPicture: Picture | null
}

export type NamedTagRow = MaybePictureRow & {
  tag_id: string
  kind: TagKind
  tag_name: string
  tag_slug: string
  colour_hex: string | null
}

/** Of `tags t`. */
export const namedTagColumns =
  't.id AS tag_id, t.kind, t.name AS tag_name, t.url_slug AS tag_slug, t.colour_hex'

export function rowToNamedTag(row: NamedTagRow): NamedTag {
  return {
    id: row.tag_id,
    kind: row.kind,
    name: row.tag_name,
    urlSlug: row.tag_slug,
    colourHex: row.colour_hex,
    mainPicture: rowToMaybePicture(row),
  }
}
