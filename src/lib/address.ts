/** The address of a product's page; a slug that isn't known is '_'. */
export function productPath(slug: string, variantId: string): string {
  return `/${slug || '_'}/products/d/${encodeURIComponent(variantId)}`
}

/** The first page of a list has no number. */
export function listPath(page: number): string {
  return page > 1 ? `/products?page=${page}` : '/products'
}

/** A page number out of an address: absent is the first; anything but a plain number is none. */
export function pageNumber(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
