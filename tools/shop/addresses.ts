import { testCustomers } from '#identity/seed/customers.ts'
import type { ShopConfiguration } from './configuration.ts'

/** What a person opens in the browser, one line an address. */
export function addressList({ sites, marketHost, identityHost }: ShopConfiguration, port: number): string {
  const brands = sites.map((site) => [site.name, site.hosts[0] ?? ''] as const)
  const others = [['Marketplace API', marketHost] as const, ['Sign-in', identityHost] as const]
  const width = Math.max(...[...brands, ...others].map(([name]) => name.length))
  const line = ([name, host]: readonly [string, string]) => `  ${name.padEnd(width)}  http://${host}:${port}`
  return [...brands.map(line), '', ...others.map(line), '', ...peopleOf(identityHost, port)].join('\n')
}

/** Who can sign in straight away, and where the shop's letters are read. */
function peopleOf(identityHost: string, port: number): string[] {
  const [somebody] = testCustomers
  return [
    ...(somebody ? [`  Sign in as ${somebody.email} with the password "${somebody.password}".`] : []),
    `  Letters that the shop writes: http://${identityHost}:${port}/outbox`,
  ]
}
