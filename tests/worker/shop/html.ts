/** The addresses of the product pages that a page links to, each once. */
export function productLinks(html: string): string[] {
  const links = html.matchAll(/href="(\/[^"?#]*\/products\/d\/[^"?#]+)"/g)
  return [...new Set([...links].map(([, path = '']) => path))]
}

export function variantId(productPath: string): string {
  return productPath.replace(/.*\//, '')
}
