import { readConfiguration } from '#tools/shop/configuration.ts'
import { http } from './http.ts'

const configuration = readConfiguration()
export const { identityHost, marketHost } = configuration

/** Every brand site by its key, name and first host. */
export const sites = configuration.sites.map(({ key, name, hosts: [host = ''] }) => ({ key, name, host }))

/** The page of a product that the site really sells: the first of its list. */
export async function firstProductPath(host: string): Promise<string> {
  const { text } = await http(host, '/products')
  const [, path] = /href="(\/[^"/]+\/products\/d\/[^"?#]+)"/.exec(text) ?? []
  if (!path) throw new Error(`The product list of ${host} links to no product.`)
  return path
}
