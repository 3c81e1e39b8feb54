/** The names under which answers are kept. The site comes first: no key of one is a key of another. */
export function productKey(site: string, variantId: string): string {
  return `${site}:variant:${variantId}`
}

/** Remembers which variants a product has, so that a purge by product finds all their pages. */
export function membersKey(site: string, productId: string): string {
  return `${site}:product:${productId}`
}

export function callKey(site: string, epoch: string, call: string, asked: string): string {
  return `${site}:${epoch}:${call}:${asked}`
}
