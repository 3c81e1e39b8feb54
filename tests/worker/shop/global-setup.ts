import { buildIsStale } from '#tools/shop/build.ts'
import { root } from '../configuration.ts'
import { buildShop } from './build-shop.ts'

export async function setup(): Promise<void> {
  if (buildIsStale()) await buildShop(root)
}
