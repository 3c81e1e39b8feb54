import { Agent, request } from 'node:http'

/** One call, signed and ready to go. */
export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export interface Timing {
  /** Of one call at a time, in milliseconds. */
  p50: number
  p99: number
  /** With sixteen at a time. */
  perSecond: number
}

/** Calls to one server: those that are asked at once, and as many others that are asked one at a time. */
interface Series {
  port: number
  atOnce: readonly Asked[]
  oneByOne: readonly Asked[]
}

const atATime = 16
/** What nobody has asked for yet may take seconds: sixteen who wait for it at once lose their connections. */
const oneByOneAtFirst = 20

/** Sixteen at a time come before: what is timed one by one is asked of a Worker that knows its work, and isn't what it has just answered. */
export async function measure({ port, atOnce, oneByOne }: Series): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime })
  try {
    await durationsOf(agent, port, atOnce.slice(0, oneByOneAtFirst))
    const perSecond = await throughput(agent, port, atOnce)
    return { ...percentiles(await durationsOf(agent, port, oneByOne)), perSecond }
  } finally {
    agent.destroy()
  }
}

async function durationsOf(agent: Agent, port: number, calls: readonly Asked[]): Promise<number[]> {
  const durations: number[] = []
  for (const call of calls) {
    const started = performance.now()
    await send(agent, port, call)
    durations.push(performance.now() - started)
  }
  return durations
}

export function percentiles(durations: readonly number[]): Pick<Timing, 'p50' | 'p99'> {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

async function throughput(agent: Agent, port: number, calls: readonly Asked[]): Promise<number> {
  const waiting = calls.values()
  const started = performance.now()
  const worker = async () => {
    for (const call of waiting) await send(agent, port, call)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return (calls.length / (performance.now() - started)) * 1000
}

async function send(agent: Agent, port: number, call: Asked): Promise<void> {
  try {
    const { status, said } = await ask(agent, port, call)
    if (status !== 200) throw new Error(`${call.method} ${call.path} was answered with ${status}: ${said}`)
  } catch (error) {
    // Right after an answer that took it longer than five seconds workerd ends the connection, however soon it is used again.
    if (error instanceof UsedConnection) return send(agent, port, call)
    throw error
  }
}

/** It had answered before, and was closed when it was used again. */
class UsedConnection extends Error {}

async function ask(
  agent: Agent,
  port: number,
  call: Asked,
): Promise<{ status: number | undefined; said: string }> {
  const { method, path, headers, body } = call
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; said: string }>()
  const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
    const { statusCode: status } = response
    const said: Buffer[] = []
    response.on('data', (piece: Buffer) => said.push(piece))
    response.on('error', reject)
    response.on('end', () => resolve({ status, said: Buffer.concat(said).toString() }))
  })
  sent.on('error', (cause) => {
    const Reason = sent.reusedSocket ? UsedConnection : Error
    reject(new Reason(`${method} ${path} got no answer: ${cause.message}`, { cause }))
  })
  sent.end(body)
  return promise
}
