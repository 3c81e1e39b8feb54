import { type Results, type Statements, readBatch } from './batch.ts'
import { type Picture, type PictureRow, pictureColumns, rowToPicture } from './picture.ts'

export interface Review {
  id: string
  productId: string
  rating: number
  title: string
  body: string
  author: string
  writtenOn: string
  isVerified: boolean
}

export interface OwnReview extends Review {
  product: { name: string; urlSlug: string; variantId: string; mainPicture: Picture }
}

export interface ReviewRow {
  id: string
  product_id: string
  rating: number
  title: string
  body: string
  author: string
  written_on: string
  verified: number
}
export interface StarsRow {
  rating: number
  reviews: number
}
type ReviewRows = [ReviewRow, StarsRow]

/** Some reviews of a list, and how many of the whole list give how many stars. */
export interface Reviews<Some extends Review> {
  reviews: Some[]
  byStars: ReadonlyMap<number, number>
}

/** Of `reviews r`. */
export const reviewColumns =
  'r.id, r.product_id, r.rating, r.title, r.body, r.author, r.written_on, r.verified'

interface Stretch {
  site: string
  /** Only those that give so many stars. */
  rating?: number | undefined
  limit: number
  skip: number
}

/** None of a product that the site doesn't sell. */
export async function listReviews(
  db: D1Database,
  { site, productId, rating, limit, skip }: Stretch & { productId: string },
): Promise<Reviews<Review>> {
  const from = `FROM site_products sp CROSS JOIN reviews r ON r.product_id = sp.product_id
    WHERE sp.site = ?1 AND sp.product_id = ?2`
  return readReviews(db, [
    db
      .prepare(
        `SELECT ${reviewColumns} ${from} ${rating === undefined ? '' : `AND r.rating = ${rating}`}
        ORDER BY r.written_on DESC, r.id DESC LIMIT ?3 OFFSET ?4`,
      )
      .bind(site, productId, limit, skip),
    db.prepare(`SELECT r.rating, count(*) AS reviews ${from} GROUP BY r.rating`).bind(site, productId),
  ])
}

async function readReviews(db: D1Database, statements: Statements<ReviewRows>): Promise<Reviews<Review>> {
  return rowsToReviews(await readBatch<ReviewRows>(db, statements))
}

export function rowsToReviews([reviews, stars]: Results<ReviewRows>): Reviews<Review> {
  return { reviews: reviews.map(rowToReview), byStars: starsOf(stars) }
}

interface Author {
  subject: string
  /** Only what they wrote of this one. */
  productId?: string | undefined
  /** Our own provider may know somebody by a name that another one has for somebody else. */
  isOfOurProvider: boolean
}

type OwnRow = ReviewRow & PictureRow & { product_name: string; url_slug: string; variant_id: string }

/** What somebody has written of what the site sells. */
export async function listReviewsBy(
  db: D1Database,
  { site, subject, isOfOurProvider, productId, rating, limit, skip }: Stretch & Author,
): Promise<Reviews<OwnReview>> {
  const from = `FROM reviews r CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = r.product_id
    WHERE r.subject = ?2 AND (r.issuer = 'embedded') = ?3 AND (?4 IS NULL OR r.product_id = ?4)`
  const author = [site, subject, isOfOurProvider ? 1 : 0, productId ?? null]
  const faces = from.replace(
    'WHERE',
    `JOIN products p ON p.id = r.product_id JOIN variants v ON v.id = sp.lead_variant_id
    JOIN media m ON m.id = v.main_media_id WHERE`,
  )
  const [reviews, stars] = await readBatch<[OwnRow, StarsRow]>(db, [
    db
      .prepare(
        `SELECT ${reviewColumns}, p.name AS product_name, v.url_slug, v.id AS variant_id, ${pictureColumns} ${faces}
        ${rating === undefined ? '' : `AND r.rating = ${rating}`}
        ORDER BY r.written_on DESC, r.id DESC LIMIT ?5 OFFSET ?6`,
      )
      .bind(...author, limit, skip),
    db.prepare(`SELECT r.rating, count(*) AS reviews ${from} GROUP BY r.rating`).bind(...author),
  ])
  return { reviews: reviews.map(rowToOwnReview), byStars: starsOf(stars) }
}

export function rowToReview(row: ReviewRow): Review {
  return {
    id: row.id,
    productId: row.product_id,
    rating: row.rating,
    title: row.title,
    body: row.body,
    author: row.author,
    writtenOn: row.written_on,
    isVerified: row.verified === 1,
  }
}

function rowToOwnReview(row: OwnRow): OwnReview {
  const { product_name: name, url_slug: urlSlug, variant_id: variantId } = row
  return { ...rowToReview(row), product: { name, urlSlug, variantId, mainPicture: rowToPicture(row) } }
}

function starsOf(rows: StarsRow[]): Map<number, number> {
  return new Map(rows.map(({ rating, reviews }) => [rating, reviews]))
}
