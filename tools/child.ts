import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { delimiter } from 'node:path'
import { inProject } from './root.ts'

export interface Finished {
  code: number
  output: string
}

/** Runs a tool of node_modules/.bin to its end and keeps what it said. */
export async function runTool(command: string[], env: Record<string, string> = {}): Promise<Finished> {
  const child = startTool(command, env)
  const output = collectOutput(child)
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : 1, output: output.join('') }
}

const running = new Set<ChildProcess>()
const stopped = new WeakSet<ChildProcess>()

/** Starts a tool as the head of a process group of its own, so that its own children end with it. */
export function startTool([name = '', ...args]: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(name, args, {
    cwd: inProject(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${inProject('node_modules', '.bin')}${delimiter}${process.env['PATH']}`,
      NO_COLOR: '1',
      ...env,
    },
  })
  running.add(child)
  child.once('exit', () => endGroup(child, 'SIGKILL'))
  return child
}

export function collectOutput(child: ChildProcess): string[] {
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  return output
}

/** Asks the whole group to end, and insists when it does not within a few seconds. */
export async function stopTool(child: ChildProcess): Promise<void> {
  stopped.add(child)
  if (child.exitCode !== null || child.signalCode !== null) return endGroup(child, 'SIGKILL')
  const exited = once(child, 'exit')
  const insist = setTimeout(() => endGroup(child, 'SIGKILL'), 4000)
  endGroup(child, 'SIGTERM')
  await exited
  clearTimeout(insist)
}

/** Gives the whole group no chance to finish anything. */
export async function killTool(child: ChildProcess): Promise<void> {
  stopped.add(child)
  const exited = once(child, 'exit')
  endGroup(child, 'SIGKILL')
  await exited
}

/** Everything that is still running. */
export async function stopTools(): Promise<void> {
  await Promise.all([...running].map(stopTool))
}

/** Resolves when the tool ends without having been stopped. */
export function endedByItself(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => stopped.has(child) || resolve())
  return promise
}

/** Ends every group that was started, when the process that started them is told to end or loses its own parent. */
export function endToolsOnSignal(): void {
  let ending = false
  const end = (code: number) => {
    if (ending) return
    ending = true
    void stopTools().then(() => process.exit(code))
  }
  process
    .on('SIGINT', () => end(130))
    .on('SIGTERM', () => end(143))
    .on('SIGHUP', () => end(129))
  whenOrphaned(() => end(143))
  process.once('exit', () => running.forEach((child) => endGroup(child, 'SIGKILL')))
}

/** Calls once the process that started this one is gone, however it ended. */
export function whenOrphaned(call: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || call(), 500).unref()
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (signal === 'SIGKILL') running.delete(child)
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}
