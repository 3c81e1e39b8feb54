import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from 'wrangler'
import { inProject } from '../root.ts'

export const builtMarket = inProject('dist', 'archipelago_market')

/** A Worker as it was built, for workerd: what its wrangler file says, and its modules, the first of them first. */
export function builtWorker(folder: string) {
  const configuration = readConfig({ config: join(folder, 'wrangler.json') })
  const { name = folder, main = join(folder, 'entry.mjs') } = configuration
  const files = globSync(['*.mjs', 'chunks/**/*.mjs'], { cwd: folder }).map((file) => join(folder, file))
  const modules = [main, ...files.filter((file) => file !== main)].map((path) => ({
    type: 'ESModule' as const,
    path,
    contents: readFileSync(path, 'utf8'),
  }))
  return { ...optionsOf(configuration).workerOptions, name, modules, modulesRoot: folder }
}
