import { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { flag, option } from '../command.ts'
import { inProject } from '../root.ts'
import { builtMarket, builtWorker } from './built-worker.ts'

// The three built Workers in one workerd, the storefront in front. See docs/decisions/0090.
const verbose = flag('verbose')
const folders = [
  inProject('dist', 'server'),
  option('market') ?? builtMarket,
  inProject('dist', 'archipelago_identity'),
]

channel('child_process').subscribe(endWithIt)

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
    workers: folders.map(builtWorker),
  }),
)
await miniflare.ready

/** Without its workerd the shop is closed, and whoever opened it is to know. */
function endWithIt(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('process' in message)) return
  if (message.process instanceof ChildProcess) message.process.once('exit', () => process.exit(1))
}
