import { inject } from 'vitest'

export interface Page {
  path: string
  /** A page for crawlers says its one address; the others say that they are not for them. */
  isIndexed: boolean
  status: 200 | 404
}

const indexed = [
  '/',
  '/products',
  '/products/category-furniture',
  '/products/color-black',
  '/store/brands',
  '/store/styles',
  '/store/categories',
  '/store/rooms',
  '/products/brand-lumen-works',
  '/products/style-zen',
  '/glasshouse-trading/products/seller/seller-glasshouse-trading',
  '/profile/seller/seller-glasshouse-trading',
  '/_/moodrooms/t',
  '/_/blog/t',
  '/about-us',
  '/return-policy',
  '/term-of-use',
  '/data-protection',
  '/privacy-policy',
  '/find-about-cookies',
]

const forPeopleAlone = [
  '/products?searchQuery=lamp',
  '/products?searchQuery=nothing+of+the+kind',
  '/products/color-black-white',
  '/products/t?prefix=oak',
  '/glasshouse-trading/products/seller/seller-glasshouse-trading?page=2',
  '/glasshouse-trading/products/seller/seller-glasshouse-trading?below=100&category=sofas',
  '/offline',
  '/_/moodrooms/t/room/room-living',
  '/sign-out',
]

const missing = [
  '/nothing/lives/here',
  '/products/color-blakc',
  '/products?page=9999',
  '/_/products/d/no-such-variant',
]

/** Every page of a site: each address that needs no account, each sort of product, and what isn't there. */
export function pagesOf(site: string): Page[] {
  const { products, furtherPages } = inject('surveys')[site] ?? { products: {}, furtherPages: [] }
  const page = (isIndexed: boolean) => (path: string) => ({ path, isIndexed, status: 200 as const })
  return [
    ...[...indexed, ...furtherPages, ...new Set(Object.values(products))].map(page(true)),
    ...forPeopleAlone.map(page(false)),
    ...missing.map((path) => ({ path, isIndexed: false, status: 404 as const })),
  ]
}
