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

const warmUp = 40
const atATime = 16

/** Asks the prepared calls one after the other, then again sixteen at a time; the first few only warm up. */
export async function measure(port: number, calls: readonly Asked[]): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime })
  try {
    for (const call of calls.slice(0, warmUp)) await send(agent, port, call)
    const durations: number[] = []
    for (const call of calls) {
      const started = performance.now()
      await send(agent, port, call)
      durations.push(performance.now() - started)
    }
    return { ...percentiles(durations), perSecond: await throughput(agent, port, calls) }
  } finally {
    agent.destroy()
  }
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
  const { method, path, headers, body } = call
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
    const { statusCode } = response
    const said: Buffer[] = []
    response.on('data', (piece: Buffer) => said.push(piece))
    response.on('error', reject)
    response.on('end', () => {
      if (statusCode === 200) resolve()
      else
        reject(
          new Error(`${method} ${path} was answered with ${statusCode}: ${Buffer.concat(said).toString()}`),
        )
    })
  })
  sent.on('error', (cause) => {
    const connection = sent.reusedSocket ? 'a connection that had answered before' : 'a new connection'
    reject(new Error(`${method} ${path} got no answer on ${connection}: ${cause.message}`, { cause }))
  })
  sent.end(body)
  return promise
}
