import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import {
  Miniflare,
  Response as MiniflareResponse,
  type V4WorkerOptions,
  convertV4MiniflareOptions,
} from 'miniflare'
import { inProject } from '../root.ts'
import { builtMarket, builtWorker } from '../shop/built-worker.ts'
import { compatibilityDate, marketDatabase } from './databases.ts'
import type { Asked } from './vouch.ts'

export interface BareWorker {
  port: number
  stop: () => Promise<void>
}

interface Opening {
  stateDirectory: string
  inspectorPort?: number
  /** Who vouches for customers; nobody signs in where it isn't given. */
  identity?: (asked: Asked) => MiniflareResponse
}

/** The built market in workerd, without the proxies that local tools put in front: they take longer than a list. */
export async function openBareMarket(opening: Opening): Promise<BareWorker> {
  const { identity = () => new MiniflareResponse(null, { status: 503 }) } = opening
  const serviceBindings = { IDENTITY: identity }
  return open(opening, { ...builtWorker(builtMarket), serviceBindings })
}

/** A Worker that knows nothing but SQL, over the same database. */
export async function openPlainSql(opening: Opening): Promise<BareWorker> {
  const source = readFileSync(inProject('tools', 'bench', 'plain-sql.ts'), 'utf8')
  return open(opening, {
    name: 'plain-sql',
    compatibilityDate,
    d1Databases: { DB: marketDatabase },
    modules: [{ type: 'ESModule', path: 'entry.mjs', contents: stripTypeScriptTypes(source) }],
  })
}

async function open(
  { stateDirectory, inspectorPort }: Opening,
  worker: V4WorkerOptions,
): Promise<BareWorker> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      ...(inspectorPort !== undefined && { inspectorPort }),
      resourcePersistencePath: join(stateDirectory, 'v3'),
      // A line for each call, which nobody reads here and somebody would have to write.
      handleStructuredLogs: () => {},
      workers: [{ ...worker, unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }],
    }),
  )
  const { port } = await miniflare.unsafeGetDirectURL()
  return { port: Number(port), stop: () => miniflare.dispose() }
}
