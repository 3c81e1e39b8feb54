import { inject } from 'vitest'
import { readConfiguration } from '#tools/shop/configuration.ts'
import type { Sort } from './survey.ts'

const configuration = readConfiguration()
export const { identityHost, marketHost } = configuration

/** Every brand site by its key, name and first host. */
export const sites = configuration.sites.map(({ key, name, hosts: [host = ''] }) => ({ key, name, host }))

/** The page of a product of that sort, on a site that sells one. */
export function productOf(sort: Sort, key?: string): { host: string; path: string } {
  for (const site of sites.filter((candidate) => !key || candidate.key === key)) {
    const path = inject('surveys')[site.key]?.products[sort]
    if (path) return { host: site.host, path }
  }
  throw new Error(`No site sells a product that is ${sort}.`)
}
