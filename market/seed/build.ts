import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedStatements } from './index.ts'
import { allPictures } from './pictures/index.ts'

/** `node market/seed/build.ts`: writes the pictures below public/ and the SQL to .cache/seed.sql. */
const root = fileURLToPath(new URL('../../', import.meta.url))

for (const { row, svg } of allPictures()) write(join(root, 'public', row.url), svg)
const statements = seedStatements()
write(join(root, '.cache/seed.sql'), `${statements.join(';\n')};\n`)
console.log(`${statements.length} statements, ${allPictures().length} pictures.`)

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
