import { slugForm } from './slug-form.ts'

/** The address of a product's page, in the form that the Gateway leaves alone; a slug that isn't known is '_'. */
export function productPath(slug: string, variantId: string): string {
  return `/${slugSegment(slug)}/products/d/${encodeURIComponent(variantId)}`
}

/** One segment, whatever a market calls a slug: with a slash in it the path would lead to another host. */
export function slugSegment(slug: string): string {
  const segment = slugForm(slug)
  return /^\.*$/.test(segment) ? '_' : segment
}

/** One page of a list. The first has no number, and a search keeps its words. */
export function listPath(path: string, page: number, searchQuery?: string): string {
  const query = new URLSearchParams()
  if (searchQuery !== undefined) query.set('searchQuery', searchQuery)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** A page number out of an address: absent is the first; anything but a plain number is none. */
export function pageNumber(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
