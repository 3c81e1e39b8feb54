import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { runTool, startTool } from '../child.ts'
import { Obstacle } from '../command.ts'
import { inProject } from '../root.ts'
import type { Catalogue } from '#market/seed/catalogue.ts'
import { modelPath, type Quality } from './files.ts'
import { matches, modelled } from './wanted.ts'

const packages = ['blender', 'python3-numpy', 'gcc']

/** Debian's own Blender is installed where there is none and we may. */
export async function ensureBlender(): Promise<void> {
  if (await isThere('blender')) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!mayInstall)
    throw new Obstacle(
      `The pictures are rendered by Blender 3.4, which is not here: install ${packages.join(', ')} with your system's package manager, then run this again. "npm run studio -- --check" needs none of them.`,
    )
  console.log(`Installing ${packages.join(', ')}. This takes some minutes, once.`)
  await runTool(['apt-get', 'update'])
  const { code, output } = await runTool(['apt-get', 'install', '-y', '--no-install-recommends', ...packages])
  if (code !== 0) throw new Obstacle(`Blender could not be installed:\n${output}`)
}

interface Wanted {
  /** Slugs as globs with commas between them, as the studio's scripts take them. */
  only: string
  quality: Quality
}

/** Everything in one Blender process a kind, which skips what is there; stopping loses one picture at most. */
export async function renderEverything(catalogue: Catalogue, { only, quality }: Wanted): Promise<void> {
  const chosen = ['--only', only, `--${quality}`]
  await blender('Products', ['shoot.py', ...chosen])
  await blender('Moodrooms', ['rooms.py', ...chosen])
  await blender('Vignettes', ['rooms.py', '--vignettes', ...chosen])
  await blender('Swatches', ['swatches.py'])
  const models = modelled(catalogue).filter((slug) => matches(slug, only) && !existsSync(modelPath(slug)))
  if (models.length > 0) await blender('3D models', ['export.py', '--only', models.join(',')])
}

/** Final pictures of products into a folder of their own; the shop's stay as they are. */
export async function renderAside(only: string, folder: string): Promise<void> {
  await blender('Products', ['shoot.py', '--only', only, '--final', '--into', folder])
}

async function blender(title: string, [script = '', ...args]: string[]): Promise<void> {
  console.log(title)
  const command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-P', inProject('studio', script)]
  const child = startTool([...command, '--', ...args])
  const trouble: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => trouble.push(text))
  if (child.stdout) createInterface(child.stdout).on('line', (line) => isProgress(line) && report(line))
  const [code] = await once(child, 'close')
  if (process.stdout.isTTY) process.stdout.write('\n')
  if (code !== 0) throw new Obstacle(`Blender gave up on ${script}:\n${trouble.join('').trim()}`)
}

/** Blender speaks a lot; the studio's scripts say how many are done, which, how long each takes and what is left. */
function isProgress(line: string): boolean {
  return /^\[\d+\/\d+\]|pictures are there|^NOT MADE|: \d+ kB, |^[a-z0-9-]+\/[a-z0-9-]+: /.test(line)
}

function report(line: string): void {
  if (process.stdout.isTTY && line.startsWith('[')) process.stdout.write(`\r\u001B[2K${line}`)
  else console.log(line)
}

async function isThere(program: string): Promise<boolean> {
  return (await runTool(['sh', '-c', `command -v ${program}`])).code === 0
}
