import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'smol-toml'
import { root, type Vars } from '../configuration.ts'
import { buildShop } from './build-shop.ts'

const copied = ['src', 'market', 'identity', 'tools', 'astro.config.mjs', 'package.json']
const shared = ['node_modules', 'public', 'package-lock.json']

export interface Elsewhere {
  folder: string
  remove: () => void
}

/** Another copy of this project, built, that differs in its configuration alone. */
export async function buildElsewhere(vars: Vars): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), 'archipelago-'))
  const configurations = readdirSync(root).filter((name) => name.startsWith('tsconfig'))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of [...shared, ...configurations]) symlinkSync(join(root, name), join(folder, name))
  const configuration = parse(readFileSync(join(root, 'wrangler.toml'), 'utf8'))
  writeFileSync(join(folder, 'wrangler.toml'), stringify({ ...configuration, vars }))
  await buildShop(folder)
  return { folder: `${folder}/`, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
