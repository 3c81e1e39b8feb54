export interface Picture {
  url: string
  thumbnail: string
  name: string
  s3key: string
  width: number
  height: number
  widths: number[]
  share: string | null
  colour: string
}

export interface PictureRow {
  url: string
  thumbnail: string
  picture_name: string
  s3key: string
  width: number
  height: number
  /** A JSON list. */
  widths: string
  share_url: string | null
  colour: string
}

/** A variant's picture, and which variant is seen in it where that is another one. */
export interface VariantPicture extends Picture {
  shows: string | null
}

/** Of a picture that may be missing: an outer join leaves all of its columns empty. */
export type MaybePictureRow = PictureRow | { [Column in keyof PictureRow]: null }

/** A `Picture` as JSON, for what goes along within a row: names would make it twice as long. */
export type PictureList = [
  url: string,
  thumbnail: string,
  name: string,
  s3key: string,
  width: number,
  height: number,
  widths: number[],
  share: string | null,
  colour: string,
]

/** Of `media m`. */
export const pictureAsList =
  'json_array(m.url, m.thumbnail, m.name, m.s3key, m.width, m.height, json(m.widths), m.share_url, m.colour)'

/** The columns of `media m`. */
export const pictureColumns =
  'm.url, m.thumbnail, m.name AS picture_name, m.s3key, m.width, m.height, m.widths, m.share_url, m.colour'

export function rowToPicture(row: PictureRow): Picture {
  const { url, thumbnail, picture_name: name, s3key, width, height, share_url: share, colour } = row
  const widths: number[] = JSON.parse(row.widths)
  return { url, thumbnail, name, s3key, width, height, widths, share, colour }
}

export function pictureOf(variantId: string, picture: Picture, shown: string | null): VariantPicture {
  return { ...picture, shows: shown === variantId ? null : shown }
}

export function listToPicture(list: PictureList): Picture {
  const [url, thumbnail, name, s3key, width, height, widths, share, colour] = list
  return { url, thumbnail, name, s3key, width, height, widths, share, colour }
}

export function rowToMaybePicture(row: MaybePictureRow): Picture | null {
  return row.url === null ? null : rowToPicture(row)
}
