import { type Picture, type PictureRow, pictureColumns, rowToPicture } from './picture.ts'

/** A furnished room or an article, with the words by which it is found. */
export interface Story {
  id: string
  name: string
  urlSlug: string
  seoDescription: string
  words: string
  mainPicture: Picture
}

interface StoryRow extends PictureRow {
  id: string
  name: string
  url_slug: string
  seo_description: string
  words: string
}

/** Those that show something that the site sells, or nothing that anybody does; in the order of their lists. */
export async function listStories(
  db: D1Database,
  { site, kind }: { site: string; kind: 'personroom' | 'post' },
): Promise<Story[]> {
  const { results } = await db.prepare(stories[kind]).bind(site).all<StoryRow>()
  return results.map((row) => ({
    id: row.id,
    name: row.name,
    urlSlug: row.url_slug,
    seoDescription: row.seo_description,
    words: row.words,
    mainPicture: rowToPicture(row),
  }))
}

const stories = {
  personroom: `SELECT s.id, s.name, s.url_slug, s.description AS seo_description,
      s.name || ' ' || s.description || ' ' || room.name || ' ' || style.name AS words, ${pictureColumns}
    FROM moodrooms s JOIN tags room ON room.id = s.room_id JOIN tags style ON style.id = s.style_id
    JOIN media m ON m.id = s.wide_media_id
    WHERE EXISTS (SELECT 1 FROM moodroom_items i CROSS JOIN variants v ON v.id = i.variant_id
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = v.product_id WHERE i.moodroom_id = s.id)
    ORDER BY s.position`,
  post: `SELECT s.id, s.title AS name, s.url_slug, s.seo_description,
      s.title || ' ' || s.excerpt || ' ' || s.author || ' ' || style.name AS words, ${pictureColumns}
    FROM posts s JOIN tags style ON style.id = s.style_id JOIN media m ON m.id = s.media_id
    WHERE NOT EXISTS (SELECT 1 FROM post_products pp WHERE pp.post_id = s.id)
      OR EXISTS (SELECT 1 FROM post_products pp
        CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = pp.product_id WHERE pp.post_id = s.id)
    ORDER BY s.published_on DESC, s.id`,
}
