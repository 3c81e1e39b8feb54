import { fields, forRows } from './import-bulk.ts'
import type { ImportTables } from './import-tables.ts'

/** Each statement names the products of which it changes something; what is so already it leaves untouched. */
export function productWrites(db: D1Database, tables: ImportTables): D1PreparedStatement[] {
  return [
    ...forRows(db, newTags, tables.tags),
    ...forRows(db, pictures, tables.pictures),
    ...forRows(db, products, tables.products),
    ...forRows(db, variants, tables.variants),
  ]
}

const newTags = `INSERT INTO tags (id, kind, name, url_slug, parent_id, position, description, meta_title,
    meta_description, seo_description)
  SELECT id, kind, name, urlSlug, parentId,
    (SELECT ifnull(max(position), 0) FROM tags WHERE tags.kind = new.kind)
      + row_number() OVER (PARTITION BY kind ORDER BY at),
    '', name, name, ''
  FROM (SELECT key AS at, ${fields('id', 'kind', 'name', 'urlSlug', 'parentId')} FROM json_each(?1)) new
  WHERE true ON CONFLICT DO NOTHING RETURNING NULL AS product_id`

/** A picture is known by its address. Its own id is that address too, which no other kind of id looks like. */
const pictures = `INSERT INTO media (id, url, thumbnail, name, s3key, width, height, colour)
  SELECT ifnull(m.id, new.url), new.url, ifnull(m.thumbnail, new.url), ifnull(m.name, new.name),
    ifnull(m.s3key, substr(new.url, 2)), coalesce(new.width, m.width, 1200), coalesce(new.height, m.height, 1200),
    coalesce(new.colour, m.colour, '#f2efe9')
  FROM (SELECT ${fields('url', 'name', 'width', 'height', 'colour')} FROM json_each(?1)) new
  LEFT JOIN media m ON m.url = new.url
  WHERE true ON CONFLICT (url) DO UPDATE SET width = excluded.width, height = excluded.height, colour = excluded.colour
    WHERE (media.width, media.height, media.colour) IS NOT (excluded.width, excluded.height, excluded.colour)
  RETURNING NULL AS product_id`

const products = `INSERT INTO products (id, name, url_slug, brand_id, seo_title, seo_description, summary_html,
    delivery_note, price_suffix, mark_up, vat_tax, promotional_discount)
  SELECT new.id, ifnull(new.name, p.name), ifnull(new.urlSlug, p.url_slug), ifnull(new.brandId, p.brand_id),
    ifnull(new.seoTitle, p.seo_title), ifnull(new.seoDescription, p.seo_description),
    ifnull(new.summary, p.summary_html), ifnull(new.deliveryNote, p.delivery_note),
    ifnull(new.priceSuffix, p.price_suffix), ifnull(new.markUp, p.mark_up), ifnull(new.vatTax, p.vat_tax),
    ifnull(new.discount, p.promotional_discount)
  FROM (SELECT ${fields(
    'id',
    'name',
    'urlSlug',
    'brandId',
    'seoTitle',
    'seoDescription',
    'summary',
    'deliveryNote',
    'priceSuffix',
    'markUp',
    'vatTax',
    'discount',
  )} FROM json_each(?1)) new
  LEFT JOIN products p ON p.id = new.id
  WHERE true ON CONFLICT (id) DO UPDATE SET name = excluded.name, url_slug = excluded.url_slug,
    brand_id = excluded.brand_id, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    summary_html = excluded.summary_html, delivery_note = excluded.delivery_note,
    price_suffix = excluded.price_suffix, mark_up = excluded.mark_up, vat_tax = excluded.vat_tax,
    promotional_discount = excluded.promotional_discount
  WHERE (products.name, products.url_slug, products.brand_id, products.seo_title, products.seo_description,
      products.summary_html, products.delivery_note, products.price_suffix, products.mark_up, products.vat_tax,
      products.promotional_discount)
    IS NOT (excluded.name, excluded.url_slug, excluded.brand_id, excluded.seo_title, excluded.seo_description,
      excluded.summary_html, excluded.delivery_note, excluded.price_suffix, excluded.mark_up, excluded.vat_tax,
      excluded.promotional_discount)
  RETURNING id AS product_id`

/** A new variant comes after those that its product has; a known one keeps its place. */
const variants = `INSERT INTO variants (id, product_id, position, name, seo_title, meta_title, url_slug,
    description_html, sku, ean, height_mm, width_mm, length_mm, surcharge, main_media_id)
  SELECT new.id, new.productId,
    ifnull(v.position, (SELECT ifnull(max(position), 0) FROM variants WHERE product_id = new.productId) + new.at),
    ifnull(new.name, v.name), ifnull(new.seoTitle, v.seo_title), ifnull(new.metaTitle, v.meta_title),
    ifnull(new.urlSlug, v.url_slug), ifnull(new.description, v.description_html), ifnull(new.sku, v.sku),
    ifnull(new.ean, v.ean), ifnull(new.height, v.height_mm), ifnull(new.width, v.width_mm),
    ifnull(new.length, v.length_mm), ifnull(new.surcharge, v.surcharge), ifnull(m.id, v.main_media_id)
  FROM (SELECT ${fields(
    'id',
    'productId',
    'at',
    'name',
    'seoTitle',
    'metaTitle',
    'urlSlug',
    'description',
    'sku',
    'ean',
    'height',
    'width',
    'length',
    'surcharge',
    'picture',
  )} FROM json_each(?1)) new
  LEFT JOIN variants v ON v.id = new.id LEFT JOIN media m ON m.url = new.picture
  WHERE true ON CONFLICT (id) DO UPDATE SET name = excluded.name, seo_title = excluded.seo_title,
    meta_title = excluded.meta_title, url_slug = excluded.url_slug, description_html = excluded.description_html,
    sku = excluded.sku, ean = excluded.ean, height_mm = excluded.height_mm, width_mm = excluded.width_mm,
    length_mm = excluded.length_mm, surcharge = excluded.surcharge, main_media_id = excluded.main_media_id
  WHERE (variants.name, variants.seo_title, variants.meta_title, variants.url_slug, variants.description_html,
      variants.sku, variants.ean, variants.height_mm, variants.width_mm, variants.length_mm, variants.surcharge,
      variants.main_media_id)
    IS NOT (excluded.name, excluded.seo_title, excluded.meta_title, excluded.url_slug, excluded.description_html,
      excluded.sku, excluded.ean, excluded.height_mm, excluded.width_mm, excluded.length_mm, excluded.surcharge,
      excluded.main_media_id)
  RETURNING product_id`
