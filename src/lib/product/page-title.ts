/** Spec 1, section 9: a page's title ends in the product's name; a title that says it already says it once. */
export function productTitle(
  product: { name: string },
  variant: { metaTitle: string; name: string },
): string {
  const title = variant.metaTitle.trim() || variant.name
  return title.toLowerCase().includes(product.name.toLowerCase()) ? title : `${title} – ${product.name}`
}
