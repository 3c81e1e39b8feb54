import { bearersOf } from './tagging.ts'

/** Which of a site's products a list holds, and in which order: what a page, its count and its tags begin with. */
export interface Selection {
  /** Common table expressions, the last of them `chosen (product_id, lead_variant_id, place)`. */
  tables: string
  /** Of the parameters from ?1 on; a statement that goes on from here numbers its own by plain question marks. */
  values: string[]
}

/** All that the site sells, in its merchandised order. */
export function wholeAssortment(site: string): Selection {
  return {
    tables: `chosen AS (SELECT product_id, lead_variant_id, rank AS place FROM site_products WHERE site = ?1)`,
    values: [site],
  }
}

/** What of it bears the tag, itself or through a child. */
export function taggedProducts(site: string, tagId: string): Selection {
  return {
    tables: `family (tag_id) AS (
        SELECT id FROM tags WHERE id = ?2
        UNION SELECT t.id FROM family CROSS JOIN tags t ON t.parent_id = family.tag_id
      ), ${bearersOf('family')}, bearer AS (SELECT DISTINCT product_id FROM family_bearer),
      chosen AS (
        SELECT sp.product_id, sp.lead_variant_id, sp.rank AS place
        FROM bearer CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = bearer.product_id
      )`,
    values: [site, tagId],
  }
}

/** Those of it that were found elsewhere, in the order in which they were found. */
export function foundProducts(site: string, productIds: string[]): Selection {
  return {
    tables: `chosen AS (
      SELECT sp.product_id, sp.lead_variant_id, found.key AS place FROM json_each(?2) found
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = found.value
    )`,
    values: [site, JSON.stringify(productIds)],
  }
}
