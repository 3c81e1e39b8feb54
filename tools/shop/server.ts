import type { ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { collectOutput, endedByItself, killTool, startTool, stopTool } from '../child.ts'
import { Obstacle } from '../command.ts'
import { inProject } from '../root.ts'

const patienceInSeconds = 60

export interface ShopServer {
  port: number
  /** What the Workers said, oldest first; it grows while the shop is open. */
  log: string[]
  /** Shows what the Workers said and will say. */
  showLog: () => void
  endedByItself: Promise<void>
  /** Ends it as a power cut would: nobody is told, nothing is finished. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

export interface ServerOptions {
  port: number
  stateDirectory: string
  /** A host of the shop, to ask whether it answers. */
  host: string
  verbose?: boolean
  /** Another folder of the built market than its own: one with other secrets. */
  market?: string
}

/** All three built Workers behind one port; resolves once the shop answers. */
export async function startServer(options: ServerOptions): Promise<ShopServer> {
  const child = startTool(serve(options), { WRANGLER_LOG: 'warn' })
  const log = collectOutput(child)
  await untilItAnswers(child, options, log)
  return {
    port: options.port,
    log,
    showLog: () => showLog(child, log),
    endedByItself: endedByItself(child),
    kill: () => killTool(child),
    stop: () => stopTool(child),
  }
}

function serve({ port, stateDirectory, verbose, market }: ServerOptions): string[] {
  const where = ['--port', String(port), '--state', stateDirectory]
  const options = [...where, ...(verbose ? ['--verbose'] : []), ...(market ? ['--market', market] : [])]
  return [process.execPath, inProject('tools', 'shop', 'serve.ts'), ...options]
}

export async function untilItAnswers(
  child: ChildProcess,
  { port, host }: Pick<ServerOptions, 'port' | 'host'>,
  log: string[],
): Promise<void> {
  for (const deadline = Date.now() + patienceInSeconds * 1000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null)
      throw new Obstacle(`The Workers ended before they answered:\n${log.join('')}`)
    if (await answers(port, host)) return
  }
  await stopTool(child)
  throw new Obstacle(`The shop did not answer within ${patienceInSeconds} seconds:\n${log.join('')}`)
}

function showLog(child: ChildProcess, log: string[]): void {
  process.stderr.write(log.join(''))
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stderr, { end: false })
}

// Node's fetch can't set Host, and the host is what chooses the site.
async function answers(port: number, host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const call = request({
    host: '127.0.0.1',
    port,
    path: '/healthz',
    headers: { host: `${host}:${port}` },
    timeout: 5000,
  })
  call.on('response', (response) => resolve(response.resume().statusCode !== 503))
  call.on('timeout', () => call.destroy())
  call.on('error', () => resolve(false))
  call.end()
  return promise
}
