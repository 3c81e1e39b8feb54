import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '#tools/root.ts'
import { freePort } from '#tools/shop/port.ts'
import { askShop } from './ask-shop.ts'

export interface CommandedShop {
  port: number
  said: () => string
  close: () => Promise<void>
}

/** Gives a command as a person would, and waits until it says that the shop is open. */
export async function openByCommand(...command: string[]): Promise<CommandedShop> {
  const port = await freePort()
  const words: string[] = []
  const child = spawn('npm', ['--silent', ...command], {
    cwd: inProject(),
    env: { ...process.env, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => words.push(text))
  const said = () => words.join('')
  await untilOpen(child, said)
  return { port, said, close: () => close(child, port) }
}

async function untilOpen(child: ChildProcess, said: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => (/The shop is open[^]*Sign-in +http/.test(said()) ? resolve() : undefined)
  child.stdout?.on('data', look)
  child.once('exit', () => reject(new Error(`The command ended before the shop was open:\n${said()}`)))
  return promise
}

/** Ctrl-C, and nothing may stay behind: the port is free again. */
async function close(child: ChildProcess, port: number): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await askShop({ host: 'localhost', port, path: '/healthz' }).catch(() => null)
    if (!answers) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`Something still answers on port ${port}.`)
}
