import { slugSegment } from './address.ts'
import { slugOf } from './slug.ts'

/** Where a seller's store is, under its name. */
export function sellerStorePath(name: string, sellerId: string): string {
  return `/${slugSegment(slugOf(name))}/products/seller/${encodeURIComponent(sellerId)}`
}

/** Where it tells its story. */
export function sellerProfilePath(sellerId: string): string {
  return `/profile/seller/${encodeURIComponent(sellerId)}`
}
