import type { D1Database } from '@cloudflare/workers-types'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { getPlatformProxy, unstable_splitSqlQuery as splitSql } from 'wrangler'
import { z } from 'zod'
import type { Site } from '#contract/site.ts'
import { type TestCustomer, testCustomers } from '#identity/seed/customers.ts'
import { identitySeed } from '#identity/seed/statements.ts'
import { seedStatements } from '#market/seed/index.ts'
import { inProject } from '../root.ts'
import { temporaryDirectory } from '../temporary.ts'

const workersWithData = ['market', 'identity']
const statementsInABatch = 200

const d1Section = z.object({
  d1_databases: z
    .array(
      z.object({
        binding: z.string(),
        database_name: z.string(),
        database_id: z.string(),
        migrations_dir: z.string(),
      }),
    )
    .default([]),
})

interface Database {
  binding: string
  section: { binding: string; database_name: string; database_id: string }
  migrations: { name: string; sql: string }[]
  seed: string[]
}

interface Preparation {
  sites: readonly Site[]
  stateDirectory: string
  say: (sentence: string) => void
  /** Who has an account besides the test customers. */
  settled?: readonly TestCustomer[]
}

/** Brings the local databases up to date, and does nothing when nothing has changed since the last time. */
export async function prepareDatabases({
  sites,
  stateDirectory,
  say,
  settled = [],
}: Preparation): Promise<void> {
  const seeds = {
    'market DB': seedStatements(sites.map(({ key }) => key)),
    'identity DB': await identitySeed([...testCustomers, ...settled]),
  }
  for (const worker of workersWithData) {
    const databases = databasesOf(worker, new Map(Object.entries(seeds)))
    const stamp = join(stateDirectory, `${worker}.stamp`)
    const content = createHash('sha256').update(JSON.stringify(databases)).digest('hex')
    if (databases.length === 0 || (existsSync(stamp) && readFileSync(stamp, 'utf8') === content)) continue
    say(`Filling the database of the ${worker} Worker.`)
    await fill(databases, stateDirectory)
    // What the storefront has kept speaks of a catalogue that is no more.
    if (worker === 'market') rmSync(join(stateDirectory, 'v3', 'kv'), { recursive: true, force: true })
    writeFileSync(stamp, content)
  }
}

/** Only the databases are opened: a Worker's other bindings would want the Worker itself. */
async function fill(databases: Database[], stateDirectory: string): Promise<void> {
  const configPath = join(temporaryDirectory(), 'wrangler.json')
  writeFileSync(
    configPath,
    JSON.stringify({ name: 'filling', d1_databases: databases.map(({ section }) => section) }),
  )
  const { env, dispose } = await getPlatformProxy<Record<string, D1Database>>({
    configPath,
    persist: { path: join(stateDirectory, 'v3') },
    remoteBindings: false,
  })
  try {
    for (const database of databases) await bringUpToDate(env, database)
  } finally {
    await dispose()
  }
}

function databasesOf(worker: string, seeds: ReadonlyMap<string, string[]>): Database[] {
  const { d1_databases } = d1Section.parse(parse(readFileSync(inProject(worker, 'wrangler.toml'), 'utf8')))
  return d1_databases.map(({ migrations_dir, ...section }) => ({
    binding: section.binding,
    section,
    migrations: readMigrations(inProject(worker, migrations_dir)),
    seed: seeds.get(`${worker} ${section.binding}`) ?? [],
  }))
}

function readMigrations(directory: string): Database['migrations'] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }))
}

async function bringUpToDate(env: Record<string, D1Database>, database: Database): Promise<void> {
  const db = env[database.binding]
  if (!db) throw new Error(`The binding ${database.binding} stands in no wrangler.toml that was read.`)
  await applyMigrations(db, database.migrations)
  for (let at = 0; at < database.seed.length; at += statementsInABatch)
    await db.batch(database.seed.slice(at, at + statementsInABatch).map((sql) => db.prepare(sql)))
}

/** Keeps the same list of applied migrations as `wrangler d1 migrations apply`. */
async function applyMigrations(db: D1Database, migrations: Database['migrations']): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map((row) => row.name))
  for (const { name, sql } of migrations.filter((migration) => !applied.has(migration.name)))
    await db.batch([
      ...splitSql(sql).map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
}
