/** `<products>_bearing`: which of the products in that table bears which tag, itself or through a child. */
export function bearingOf(products: string): string {
  return `${products}_bearing (tag_id, product_id) AS (
    SELECT tagging.tag_id, tagging.product_id
      FROM ${products} CROSS JOIN product_tagging tagging ON tagging.product_id = ${products}.product_id
    UNION
    SELECT t.parent_id, child.product_id
      FROM ${products}_bearing child CROSS JOIN tags t ON t.id = child.tag_id WHERE t.parent_id IS NOT NULL
  )`
}

/**
 * `<tags>_bearer`: each row of that table beside each product, of whatever site, that bears its tag. Children are
 * in the table already. The view product_tagging would be read whole from this side, and its indexes not used.
 */
export function bearersOf(tags: string): string {
  return `${tags}_bearer AS (
    SELECT ${tags}.*, p.id AS product_id FROM ${tags} CROSS JOIN products p ON p.brand_id = ${tags}.tag_id
    UNION ALL
    SELECT ${tags}.*, pt.product_id FROM ${tags} CROSS JOIN product_tags pt ON pt.tag_id = ${tags}.tag_id
    UNION ALL
    SELECT ${tags}.*, v.product_id FROM ${tags}
      CROSS JOIN variant_tags vt ON vt.tag_id = ${tags}.tag_id CROSS JOIN variants v ON v.id = vt.variant_id
  )`
}
