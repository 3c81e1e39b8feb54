/** A page that people discover the shop by: a path, or the first link on another page that looks like one. */
export interface DiscoveryPage {
  name: string
  path: string
  firstLink?: RegExp
}

export const discoveryPages: readonly DiscoveryPage[] = [
  { name: 'list', path: '/products' },
  { name: 'product', path: '/products', firstLink: /^\/[^/]+\/products\/d\/[^/]+$/ },
  { name: 'home', path: '/' },
  { name: 'policy', path: '/return-policy' },
]
