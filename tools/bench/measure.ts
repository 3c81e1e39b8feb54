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

/** Calls to one server. */
export interface Series {
  port: number
  calls: readonly Asked[]
}

const warmUp = 40
const atATime = 16
/** Each server answers so many in a row before the other is asked. */
const inARow = 20

/** Asks the prepared calls one after the other, then again sixteen at a time; the first few only warm up. */
export async function measure({ port, calls }: Series): Promise<Timing> {
  return withAgent(async (agent) => {
    await durationsOf(agent, { port, calls: calls.slice(0, warmUp) })
    const durations = await durationsOf(agent, { port, calls })
    return { ...percentiles(durations), perSecond: await throughput(agent, { port, calls }) }
  })
}

/** The same, in turns with calls to another server: what both take, they take on the same machine in the same minute. */
export async function measureBeside(own: Series, other: Series): Promise<{ timing: Timing; beside: number }> {
  return withAgent(async (agent) => {
    for (const { port, calls } of [own, other])
      await durationsOf(agent, { port, calls: calls.slice(0, warmUp) })
    const durations: number[] = []
    const beside: number[] = []
    for (let at = 0; at < own.calls.length; at += inARow) {
      const turn = ({ port, calls }: Series) => ({ port, calls: calls.slice(at, at + inARow) })
      beside.push(...(await durationsOf(agent, turn(other))))
      durations.push(...(await durationsOf(agent, turn(own))))
    }
    const timing = { ...percentiles(durations), perSecond: await throughput(agent, own) }
    return { timing, beside: percentiles(beside).p50 }
  })
}

async function withAgent<Result>(work: (agent: Agent) => Promise<Result>): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime })
  try {
    return await work(agent)
  } finally {
    agent.destroy()
  }
}

async function durationsOf(agent: Agent, { port, calls }: Series): Promise<number[]> {
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

async function throughput(agent: Agent, { port, calls }: Series): Promise<number> {
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
