export interface Picture {
  url: string
  thumbnail: string
  name: string
  s3key: string
  width: number
  height: number
  widths: number[]
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
  colour: string
}

/** Of a picture that may be missing: an outer join leaves all of its columns empty. */
export type MaybePictureRow = PictureRow | { [Column in keyof PictureRow]: null }

/** The columns of `media m`. */
export const pictureColumns =
  'm.url, m.thumbnail, m.name AS picture_name, m.s3key, m.width, m.height, m.widths, m.colour'

export function rowToPicture(row: PictureRow): Picture {
  const { url, thumbnail, picture_name: name, s3key, width, height, colour } = row
  const widths: number[] = JSON.parse(row.widths)
  return { url, thumbnail, name, s3key, width, height, widths, colour }
}

export function rowToMaybePicture(row: MaybePictureRow): Picture | null {
  return row.url === null ? null : rowToPicture(row)
}
