import { createHash } from 'node:crypto'
import { hashPassword } from '../passwords/hash.ts'
import { type TestCustomer, testCustomers } from './customers.ts'

/** Never the clock: the same seed is the same SQL, and a start with nothing new fills nothing. */
const since = '2026-01-05T09:00:00.000Z'

/** The test customers as SQL. A database that serves real shops is never given it. */
export async function identitySeed(): Promise<string[]> {
  return (await Promise.all(testCustomers.map(statementsOf))).flat()
}

async function statementsOf({ id, name, email, password, accountType }: TestCustomer): Promise<string[]> {
  const salt = createHash('sha256').update(`${id} of the seed`).digest().subarray(0, 16)
  const hash = await hashPassword(password, salt)
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
