/** Where the rows beneath a product are: a page by itself, which the product's page brings in when somebody is near. */
export function besidePath(productId: string): string {
  return `/products/beside/${encodeURIComponent(productId)}`
}
