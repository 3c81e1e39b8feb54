import { type Asked, type Connection, UsedConnection, openConnection } from './connection.ts'

export interface Timing {
  /** Of one call at a time, in milliseconds. */
  p50: number
  p99: number
  /** With sixteen at a time. */
  perSecond: number
}

/** Calls to one server: those that are asked at once, and others that are asked one at a time. */
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
  const one = openConnection(port)
  const many = Array.from({ length: atATime }, () => openConnection(port))
  try {
    await durationsOf(one, atOnce.slice(0, oneByOneAtFirst))
    const perSecond = await throughput(many, atOnce)
    return { ...percentiles(await durationsOf(one, oneByOne)), perSecond }
  } finally {
    for (const connection of [one, ...many]) connection.close()
  }
}

async function durationsOf(connection: Connection, calls: readonly Asked[]): Promise<number[]> {
  const durations: number[] = []
  for (const call of calls) {
    const started = performance.now()
    await send(connection, call)
    durations.push(performance.now() - started)
  }
  return durations
}

export function percentiles(durations: readonly number[]): Pick<Timing, 'p50' | 'p99'> {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

async function throughput(connections: readonly Connection[], calls: readonly Asked[]): Promise<number> {
  const waiting = calls.values()
  const started = performance.now()
  const work = async (connection: Connection) => {
    for (const call of waiting) await send(connection, call)
  }
  await Promise.all(connections.map((connection) => work(connection)))
  return (calls.length / (performance.now() - started)) * 1000
}

async function send(connection: Connection, call: Asked): Promise<void> {
  try {
    const { status, said } = await connection.ask(call)
    if (status !== 200) throw new Error(`${call.method} ${call.path} was answered with ${status}: ${said}`)
  } catch (error) {
    // Right after an answer that took it longer than five seconds workerd ends the connection, however soon it is used again.
    if (error instanceof UsedConnection) return send(connection, call)
    throw error
  }
}
