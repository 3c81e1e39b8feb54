import { tagPath } from '../tag-address.ts'

interface Category {
  tagId: string
  type: string
  name: string
  urlSlug: string
  parent: { tagId: string; name: string; urlSlug: string } | null
}

interface Crumb {
  name: string
  href: string
}

/** All Products, the category above, the category: what stands above a product's page. */
export function crumbsAbove(categories: readonly Category[]): Crumb[] {
  const own = categories.find(({ parent }) => parent !== null) ?? categories[0]
  const above = own?.parent ? { type: 'category' as const, urlSlug: own.parent.urlSlug } : undefined
  return [
    { name: 'All Products', href: '/products' },
    ...(own?.parent && above ? [{ name: own.parent.name, href: tagPath(above) }] : []),
    ...(own ? [{ name: own.name, href: tagPath({ type: 'category', urlSlug: own.urlSlug }, above) }] : []),
  ]
}
