/** A page that people discover the shop by: a path, or where the first links that look like these lead from there. */
export interface DiscoveryPage {
  name: string
  path: string
  links?: readonly RegExp[]
  /** It holds two dozen tiles and what they are filtered by, more than the first packets have room for. */
  isList?: true
  /** It holds what crawlers are told of every variant, and its reviews: more than the first packets too. */
  isProduct?: true
  /** Meant for people, and closed to crawlers on purpose. */
  isForPeople?: true
}

const product = /^\/[^/]+\/products\/d\/[^/]+$/

export const discoveryPages: readonly DiscoveryPage[] = [
  { name: 'list', path: '/products', isList: true },
  { name: 'filtered list', path: '/products', links: [/^\/products\/category-[^/?]+$/], isList: true },
  { name: 'search', path: '/products?searchQuery=oak', isList: true, isForPeople: true },
  { name: 'seller store', path: '/products', links: [product, /^\/[^/]+\/products\/seller\/[^/]+$/] },
  { name: 'store index', path: '/store/categories' },
  { name: 'product', path: '/products', links: [product], isProduct: true },
  {
    name: 'rows beside a product',
    path: '/products',
    links: [product, /^\/products\/beside\//],
    isList: true,
    isForPeople: true,
  },
  { name: 'home', path: '/' },
  { name: 'policy', path: '/return-policy' },
]
