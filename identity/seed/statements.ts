import { createHash } from 'node:crypto'
import { hashPassword } from '../passwords/hash.ts'
import { type TestCustomer, testCustomers } from './customers.ts'

/** Never the clock: the same seed is the same SQL, and a start with nothing new fills nothing. */
const since = '2026-01-05T09:00:00.000Z'

/** Customers as SQL, the test customers unless it is said who. A database that serves real shops is never given it. */
export async function identitySeed(customers: readonly TestCustomer[] = testCustomers): Promise<string[]> {
  const hashes = new Map<string, string>()
  for (const { password } of customers)
    if (!hashes.has(password)) hashes.set(password, await hashOf(password))
  return customers.flatMap((customer) => statementsOf(customer, hashes.get(customer.password) ?? ''))
}

/** Hashing takes its time: who shares a password shares the work. */
async function hashOf(password: string): Promise<string> {
  const salt = createHash('sha256').update(`${password} of the seed`).digest().subarray(0, 16)
  return hashPassword(password, salt)
}

function statementsOf({ id, name, email, accountType }: TestCustomer, hash: string): string[] {
  return [
    `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, accountType)
     VALUES (${[id, name, email].map(text).join(', ')}, 1, '${since}', '${since}', '${accountType}')
     ON CONFLICT DO NOTHING`,
    `INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt)
     SELECT 'password-of-${id}', id, 'credential', id, '${hash}', '${since}', '${since}' FROM user WHERE id = '${id}'
     ON CONFLICT DO NOTHING`,
  ]
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
