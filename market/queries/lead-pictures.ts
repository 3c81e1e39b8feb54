import { type Picture, type PictureRow, pictureColumns, rowToPicture } from './picture.ts'

interface Wanted {
  site: string
  /** Of products. */
  numbers: readonly number[]
}

type Row = PictureRow & { number: number }

/** By a product’s number the picture of the variant that the site leads with. */
export async function leadPictures(db: D1Database, wanted: Wanted): Promise<Map<number, Picture>> {
  const { results } = await leadPicturesStatement(db, wanted).all<Row>()
  return new Map(results.map((row) => [row.number, rowToPicture(row)]))
}

export function leadPicturesStatement(db: D1Database, { site, numbers }: Wanted): D1PreparedStatement {
  return db
    .prepare(
      `SELECT n.number, ${pictureColumns}
      FROM json_each(?2) asked CROSS JOIN product_numbers n ON n.number = asked.value
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = n.product_id
      CROSS JOIN variants v ON v.id = sp.lead_variant_id CROSS JOIN media m ON m.id = v.main_media_id`,
    )
    .bind(site, JSON.stringify(numbers))
}
