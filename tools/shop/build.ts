import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { runTool } from '../child.ts'
import { Obstacle } from '../command.ts'
import { inProject } from '../root.ts'
import { handOutSecrets, type Secrets } from './secrets.ts'

const stamp = inProject('dist', '.inputs')

const sources = [
  '{src,market,identity}/**/*.{ts,tsx,astro,css,json,sql,html,svg,toml}',
  'wrangler.toml',
  'astro.config.mjs',
  'tools/short-scopes.mjs',
  'package-lock.json',
  'tsconfig*.json',
]
/** Large files, told apart by size and time instead of by what is in them. */
const servedFiles = 'public/**/*'
const leftOut = ['**/*.test.{ts,tsx}']

/** A test runner sets these for itself, and either makes Astro build for development. */
const forProduction = { NODE_ENV: 'production', DEV: '', VITEST: '' }

/** Whether a source has changed since the last build. */
export function buildIsStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOfInputs()
}

export async function buildIfStale(secrets: Secrets, say: (sentence: string) => void): Promise<void> {
  if (!buildIsStale()) return
  say('Building the three Workers.')
  await build(secrets)
}

/** Builds the three Workers; prerendering runs them, so they need their secrets. Returns what the tools said. */
export async function build(secrets: Secrets): Promise<string> {
  const inputs = hashOfInputs()
  handOutSecrets(secrets)
  const { code, output } = await runTool(['astro', 'build'], forProduction)
  if (code !== 0) throw new Obstacle(`The build failed:\n${output}`)
  handOutSecrets(secrets)
  writeFileSync(stamp, inputs)
  return output
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of filesOf(sources)) hash.update(`${path}\0`).update(readFileSync(inProject(path)))
  for (const path of filesOf([servedFiles])) {
    const { size, mtimeMs } = statSync(inProject(path))
    hash.update(`${path}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

function filesOf(patterns: string[]): string[] {
  return globSync(patterns, { cwd: inProject(), exclude: leftOut, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inProject().length + 1))
    .toSorted()
}
