import { type Statements, readBatch } from './batch.ts'
import { type Picture, type PictureRow, pictureColumns, rowToPicture } from './picture.ts'
import { type NamedTag, type NamedTagRow, namedTagColumns, rowToNamedTag } from './tag.ts'

/** An article, with the products of the site that it speaks of. */
export interface Article {
  id: string
  urlSlug: string
  title: string
  author: string
  excerpt: string
  bodyHtml: string
  seoDescription: string
  publishedOn: string
  style: NamedTag
  mainPicture: Picture
  numbers: number[]
}

interface Row extends PictureRow {
  id: string
  url_slug: string
  title: string
  author: string
  excerpt: string
  body_html: string
  seo_description: string
  published_on: string
}

type Rows = [Row, NamedTagRow, { number: number }]

interface Wanted {
  site: string
  id: string
}

export async function findArticle(db: D1Database, wanted: Wanted): Promise<Article | null> {
  const [[row], [style], products] = await readBatch<Rows>(db, articleStatements(db, wanted))
  return row && style ? { ...rowToArticle(row, products), style: rowToNamedTag(style) } : null
}

export function articleStatements(db: D1Database, { site, id }: Wanted): Statements<Rows> {
  return [
    db
      .prepare(
        `SELECT p.id, p.url_slug, p.title, p.author, p.excerpt, p.body_html, p.seo_description, p.published_on,
          ${pictureColumns}
        FROM posts p CROSS JOIN media m ON m.id = p.media_id WHERE p.id = ?`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT ${namedTagColumns}, ${pictureColumns}
        FROM posts p CROSS JOIN tags t ON t.id = p.style_id LEFT JOIN media m ON m.id = t.media_id WHERE p.id = ?`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT n.number FROM post_products pp
        CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = pp.product_id
        CROSS JOIN product_numbers n ON n.product_id = sp.product_id
        WHERE pp.post_id = ?2 ORDER BY pp.position`,
      )
      .bind(site, id),
  ]
}

function rowToArticle(row: Row, products: { number: number }[]): Omit<Article, 'style'> {
  return {
    id: row.id,
    urlSlug: row.url_slug,
    title: row.title,
    author: row.author,
    excerpt: row.excerpt,
    bodyHtml: row.body_html,
    seoDescription: row.seo_description,
    publishedOn: row.published_on,
    mainPicture: rowToPicture(row),
    numbers: products.map(({ number }) => number),
  }
}
