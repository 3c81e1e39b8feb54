import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { runTool } from '../child.ts'
import { inProject } from '../root.ts'
import { parseSecrets } from '../shop/secrets.ts'
import { temporaryDirectory } from '../temporary.ts'

export interface WorkerFigures {
  workerSize: number
  /** Where it was started. */
  workerStart?: number
}

const server = inProject('dist', 'server')
const attempts = 3

const workerConfiguration = z.looseObject({ vars: z.record(z.string(), z.json()) })

const profile = z.object({
  nodes: z.array(z.object({ id: z.number(), callFrame: z.object({ functionName: z.string() }) })),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

export async function measureWorker({ isStarted }: { isStarted: boolean }): Promise<WorkerFigures> {
  return { workerSize: compressedSize(), ...(isStarted && { workerStart: await startUp() }) }
}

/** As wrangler counts an upload: all modules together, without source maps. */
function compressedSize(): number {
  const modules = globSync('**/*.{mjs,js,wasm}', { cwd: server }).toSorted()
  return gzipSync(Buffer.concat(modules.map((name) => readFileSync(join(server, name))))).byteLength
}

/** The middle of a few runs of `wrangler check startup`, which profiles the evaluation of the Worker's modules. */
async function startUp(): Promise<number> {
  const configuration = join(server, 'startup.json')
  const directory = temporaryDirectory()
  writeFileSync(configuration, JSON.stringify(aloneConfiguration()))
  try {
    const times = []
    for (let attempt = 0; attempt < attempts; attempt++) {
      const file = join(directory, `${attempt}.cpuprofile`)
      const { code, output } = await runTool([
        'wrangler',
        'check',
        'startup',
        `--args=-c ${configuration}`,
        '--outfile',
        file,
      ])
      if (code !== 0) throw new Error(`The start-up could not be profiled:\n${output}`)
      times.push(activeTime(file))
    }
    return times.toSorted((one, other) => one - other)[Math.floor(attempts / 2)] ?? 0
  } finally {
    rmSync(configuration)
  }
}

/** The Worker by itself: the profiler knows no other Workers and no .dev.vars, and starting needs only the latter. */
function aloneConfiguration() {
  const built = workerConfiguration.parse(JSON.parse(readFileSync(join(server, 'wrangler.json'), 'utf8')))
  const secrets = Object.fromEntries(parseSecrets(readFileSync(join(server, '.dev.vars'), 'utf8')))
  return {
    ...built,
    services: [],
    vars: { ...built.vars, ...secrets },
    configPath: undefined,
    userConfigPath: undefined,
  }
}

/** In ms, without the samples in which nothing ran. */
function activeTime(file: string): number {
  const { nodes, samples, timeDeltas } = profile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  )
  return samples.reduce((sum, id, at) => sum + (idle.has(id) ? 0 : (timeDeltas[at] ?? 0)), 0) / 1000
}
