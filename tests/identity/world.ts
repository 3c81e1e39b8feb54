import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { testCustomers } from '#identity/seed/customers.ts'
import { identitySeed } from '#identity/seed/statements.ts'

/** The people of the seed, and a client from before: Ada is a client, Ravi a retailer, Ines an interior designer. */
export async function makeWorld(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await env.DB.batch((await identitySeed()).map((sql) => env.DB.prepare(sql)))
  await env.DB.prepare(
    "INSERT INTO oauthClient (id, clientId, redirectUris, disabled) VALUES ('old', 'closed-shop', '[]', 0)",
  ).run()
}

export function customer(name: 'Ada' | 'Ravi' | 'Ines') {
  const found = testCustomers.find((somebody) => somebody.name.startsWith(name))
  if (!found) throw new Error(`${name} is not among the test customers.`)
  return found
}
