import { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { Miniflare, type Request, type Response, convertV4MiniflareOptions, fetch } from 'miniflare'
import { whenOrphaned } from '../child.ts'
import { flag, option } from '../command.ts'
import { inProject } from '../root.ts'
import { builtMarket, builtWorker } from './built-worker.ts'

// The three built Workers in one workerd, the storefront in front. See docs/decisions/0090.
const verbose = flag('verbose')
const workers = [
  builtWorker(inProject('dist', 'server')),
  builtWorker(option('market') ?? builtMarket),
  { ...builtWorker(inProject('dist', 'archipelago_identity')), outboundService: reach },
]

channel('child_process').subscribe(endWithIt)
whenOrphaned(() => process.exit(1))

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(option('port')),
    cf: false,
    resourcePersistencePath: join(option('state') ?? '', 'v3'),
    handleStructuredLogs: ({ level, message }) => {
      const isTrouble = level === 'error' || level === 'warn'
      if (isTrouble || verbose) process.stdout.write(`${message}\n`)
    },
    workers,
  }),
)
await miniflare.ready

/** The sign-in provider tells the sites when a session ends. Not every machine knows where their hosts are: here. */
async function reach(request: Request): Promise<Response> {
  const { url, method, headers, body, redirect } = request
  if (!new URL(url).hostname.endsWith('.localhost')) return fetch(request)
  return miniflare.dispatchFetch(url, { method, headers, body, redirect, duplex: 'half' })
}

/** Without its workerd the shop is closed, and whoever opened it is to know. */
function endWithIt(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('process' in message)) return
  if (message.process instanceof ChildProcess) message.process.once('exit', () => process.exit(1))
}
