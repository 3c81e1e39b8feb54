import { cardReturnPath } from '#contract/edge/purchase.ts'
import { mostSegments } from '#lib/filter/segments.ts'
import { policyLinks } from '#lib/policies.ts'
import { storeIndexes } from '#lib/store-indexes.ts'

/** Where a path leads. Everything an address may carry stands here; the rest is dropped before a page sees it. */
type Destination = 'pages' | 'private-pages' | 'public-api' | 'private-api' | 'fixed' | 'nowhere'

export interface Route {
  /** `:name` is one segment, `*` the rest. A name that ends in Id keeps its case. */
  pattern: string
  to: Destination
  query: readonly string[]
  /** Only for people who are signed in. */
  guarded?: true
  /** How a change proves that it was meant, where not by a form's proof: signed, or by where it comes from alone. */
  proof?: 'signature' | 'origin'
  /** What a change may bring along, in bytes, where it is more than a form's. */
  largestBody?: number
}

/** What an OpenID Connect provider may say when it sends somebody back. */
const fromTheProvider = ['code', 'state', 'iss', 'error', 'error_description', 'session_state'] as const

/** As deep as filters go; these rows stand after every other address that begins like them. */
const filterSegments = Array.from(
  { length: mostSegments },
  (_, at) => `/products${'/:filter'.repeat(at + 1)}`,
)

/** What narrows and orders a list, besides the segments of its path. */
const ofLists = ['below', 'page', 'searchQuery', 'sort', 'stock', 'unfold'] as const

/** What is chosen on a product, and which of its reviews are shown. */
const ofProducts = ['option', 'qty', 'reviews', 'seller', 'stars', 'swatch'] as const

/** What narrows, orders and continues a seller's store. */
const ofSellerStores = ['below', 'category', 'page', 'room', 'seed', 'sort'] as const

export const routes: readonly Route[] = [
  { pattern: '/', to: 'pages', query: [] },
  { pattern: '/products', to: 'pages', query: [...ofLists] },
  { pattern: '/products/list', to: 'pages', query: [...ofLists] },
  { pattern: '/products/list/cat/:category', to: 'pages', query: [...ofLists] },
  { pattern: '/products/t', to: 'pages', query: ['page', 'prefix'] },
  { pattern: '/:slug/products/list/:type/:tagId', to: 'pages', query: [...ofLists] },
  { pattern: '/:slug/products/list/room/:roomId/cat/:category', to: 'pages', query: [...ofLists] },
  { pattern: '/:slug/products/seller/:sellerId', to: 'pages', query: [...ofSellerStores] },
  { pattern: '/seller/:sellerId', to: 'pages', query: [...ofSellerStores] },
  ...storeIndexes.map(({ path }): Route => ({ pattern: path, to: 'pages', query: [] })),
  { pattern: '/:slug/moodrooms/t', to: 'pages', query: [] },
  { pattern: '/:slug/moodrooms/t/:type/:tagId', to: 'pages', query: [] },
  { pattern: '/:slug/blog/t', to: 'pages', query: [] },
  { pattern: '/:slug/products/d/:variantId', to: 'pages', query: [...ofProducts] },
  { pattern: '/products/beside/:productId', to: 'pages', query: [] },
  ...filterSegments.map((pattern): Route => ({ pattern, to: 'pages', query: [...ofLists] })),
  { pattern: '/sign-in', to: 'private-pages', query: ['returnTo', 'trouble'] },
  { pattern: '/sign-in/onward', to: 'private-pages', query: ['returnTo'] },
  { pattern: '/sign-up', to: 'private-pages', query: ['returnTo'] },
  { pattern: '/post-login', to: 'private-pages', query: [...fromTheProvider] },
  { pattern: '/post-login/complete', to: 'private-pages', query: [...fromTheProvider] },
  { pattern: '/sign-out', to: 'private-pages', query: ['onward'] },
  { pattern: '/sign-out/onward', to: 'private-pages', query: [] },
  { pattern: '/profile/seller/:sellerId', to: 'pages', query: [] },
  { pattern: '/profile/deleted', to: 'private-pages', query: [] },
  { pattern: '/profile/bookmarks', to: 'private-pages', query: ['page'], guarded: true },
  { pattern: '/profile/bookmarks/:type', to: 'private-pages', query: ['page'], guarded: true },
  { pattern: '/profile/reviews', to: 'private-pages', query: ['page'], guarded: true },
  { pattern: '/profile/reviews/write/:productId', to: 'private-pages', query: [], guarded: true },
  { pattern: '/profile/productrequest', to: 'private-pages', query: ['page'], guarded: true },
  {
    pattern: '/profile/productrequest/ask/:variantId',
    to: 'private-pages',
    query: ['option', 'qty', 'seller', 'swatch'],
    guarded: true,
  },
  { pattern: '/profile/*', to: 'private-pages', query: [], guarded: true },
  { pattern: '/purchase/addresses', to: 'private-pages', query: ['address'], guarded: true },
  {
    pattern: '/purchase/checkout',
    to: 'private-pages',
    query: ['address', 'card', 'step'],
    guarded: true,
  },
  {
    pattern: cardReturnPath,
    to: 'private-pages',
    query: ['address', 'back', 'setup_intent'],
    guarded: true,
  },
  { pattern: '/purchase/orders-list', to: 'private-pages', query: ['page', 'status'], guarded: true },
  { pattern: '/purchase/orders-list-new', to: 'private-pages', query: ['page', 'status'], guarded: true },
  { pattern: '/purchase/order/:orderId', to: 'private-pages', query: [], guarded: true },
  { pattern: '/purchase/order-confirmation/:orderId', to: 'private-pages', query: [], guarded: true },
  { pattern: '/purchase/pay/:orderId', to: 'private-pages', query: ['card'], guarded: true },
  { pattern: '/purchase/*', to: 'private-pages', query: [], guarded: true },
  { pattern: '/api/offers/:variantId', to: 'public-api', query: ['option', 'seller', 'swatch'] },
  { pattern: '/api/address', to: 'public-api', query: ['postcode'] },
  { pattern: '/api/search', to: 'public-api', query: ['filter', 'page', 'query'] },
  { pattern: '/api/search/others', to: 'public-api', query: ['query'] },
  { pattern: '/api/me', to: 'private-api', query: [] },
  { pattern: '/api/customer/profile', to: 'private-api', query: [] },
  { pattern: '/api/customer/password', to: 'private-api', query: [] },
  { pattern: '/api/customer/picture', to: 'private-api', query: [], largestBody: 10_000_000 },
  { pattern: '/api/customer/picture/removal', to: 'private-api', query: [] },
  { pattern: '/api/customer/picture/:pictureId', to: 'private-api', query: [] },
  { pattern: '/api/customer/deletion', to: 'private-api', query: [] },
  { pattern: '/api/customer/reviews', to: 'private-api', query: [] },
  { pattern: '/api/customer/reviews/removal', to: 'private-api', query: [] },
  { pattern: '/api/customer/enquiries', to: 'private-api', query: [] },
  { pattern: '/api/customer/enquiries/decision', to: 'private-api', query: [] },
  { pattern: '/api/bookmarks', to: 'private-api', query: [], proof: 'origin' },
  { pattern: '/api/cart', to: 'private-api', query: [] },
  { pattern: '/api/cart/lines', to: 'private-api', query: [], proof: 'origin' },
  { pattern: '/api/cart/lines/:lineId', to: 'private-api', query: [] },
  { pattern: '/api/cart/promo', to: 'private-api', query: [] },
  { pattern: '/api/purchase/address', to: 'private-api', query: [] },
  { pattern: '/api/purchase/again', to: 'private-api', query: [] },
  { pattern: '/api/purchase/cancel', to: 'private-api', query: [] },
  { pattern: '/api/purchase/card', to: 'private-api', query: [] },
  { pattern: '/api/purchase/challenge', to: 'private-api', query: [] },
  { pattern: '/api/purchase/order', to: 'private-api', query: [] },
  { pattern: '/api/purchase/payment', to: 'private-api', query: [] },
  { pattern: '/api/purchase/return', to: 'private-api', query: [] },
  { pattern: '/api/consent', to: 'private-api', query: [], proof: 'origin' },
  { pattern: '/api/intent', to: 'private-api', query: [], proof: 'origin' },
  { pattern: '/api/intent/taking', to: 'private-api', query: [] },
  { pattern: '/api/back-channel-logout', to: 'private-api', query: [], proof: 'signature' },
  { pattern: '/api/purge', to: 'private-api', query: [], proof: 'signature' },
  ...policyLinks.map(({ path }): Route => ({ pattern: path, to: 'fixed', query: [] })),
  { pattern: '/find-about-cookies', to: 'fixed', query: [] },
  { pattern: '/offline', to: 'fixed', query: [] },
  ...(import.meta.env.DEV ? [{ pattern: '/_/style', to: 'pages', query: [] } satisfies Route] : []),
]

/** Whatever the table doesn't know is a page that isn't there, and the site's 404 page says so. */
const unknown: Route = { pattern: '*', to: 'nowhere', query: [] }

/** Astro takes /x.html and /x/index.html for /x, which would give a page more than one address. */
const fileName = /\.html$/i

export function routeOf(path: string): Route {
  if (fileName.test(path)) return unknown
  const segments = path.split('/')
  return routes.find(({ pattern }) => matches(pattern.split('/'), segments)) ?? unknown
}

function matches(pattern: string[], segments: string[]): boolean {
  if (pattern.at(-1) === '*')
    return segments.length >= pattern.length && agree(pattern.slice(0, -1), segments)
  return pattern.length === segments.length && agree(pattern, segments)
}

function agree(pattern: string[], segments: string[]): boolean {
  return pattern.every((part, index) => {
    const segment = segments[index] ?? ''
    return part.startsWith(':') ? segment !== '' : part === segment.toLowerCase()
  })
}

/** Which segments of a path are ids: their case is theirs. */
export function idSegments(route: Route): ReadonlySet<number> {
  const parts = route.pattern.split('/')
  return new Set(parts.flatMap((part, index) => (/^:.*Id$/.test(part) ? [index] : [])))
}
