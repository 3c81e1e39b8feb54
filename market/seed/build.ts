import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogueSchema } from './catalogue.ts'
import { listedBySite } from './from-catalogue/assortments.ts'
import { pastsOf } from './from-catalogue/pasts.ts'
import { seededTables } from './from-catalogue/tables.ts'
import { vignettesOf } from './from-catalogue/vignettes.ts'
import { pictureListSchema } from './pictures.ts'

/**
 * `npm run seed:build`: reads what the studio describes and what it made, and writes the demo's rows. `--check` writes
 * nothing, and fails where something else would be written.
 */
const isCheck = process.argv.includes('--check')
const root = new URL('../../', import.meta.url)
const source = {
  catalogue: catalogueSchema.parse(readJson('studio/catalogue.json')),
  pictures: pictureListSchema.parse(readJson('market/seed/pictures.json')),
}

const tables = seededTables(source)
mkdirSync(fileURLToPath(new URL('market/seed/made/', root)), { recursive: true })
write(
  'tables',
  `[\n${tables
    .map(({ name, columns, rows }) => {
      const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')
      return `{"name":"${name}","columns":${JSON.stringify(columns)},"rows":[\n${lines}\n]}`
    })
    .join(',\n')}\n]`,
)
write('assortments', lineByLine(listedBySite(source)))
write('vignettes', listOf(vignettesOf(source)))
write('customers', listOf(pastsOf(source)))
console.log(tables.map(({ name, rows }) => `${name} ${rows.length}`).join(', '))

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}

function write(name: string, text: string): void {
  const file = new URL(`market/seed/made/${name}.json`, root)
  if (!isCheck) return writeFileSync(file, `${text}\n`)
  if (readFileSync(file, 'utf8') === `${text}\n`) return
  console.error(`market/seed/made/${name}.json is not what the catalogue says: run "npm run seed:build".`)
  process.exitCode = 1
}

/** One line an entry: a change shows as the lines that changed. */
function listOf(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]`
}

function lineByLine(lists: Record<string, readonly unknown[]>): string {
  const parts = Object.entries(lists).map(
    ([name, entries]) =>
      `${JSON.stringify(name)}: [\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]`,
  )
  return `{\n${parts.join(',\n')}\n}`
}
