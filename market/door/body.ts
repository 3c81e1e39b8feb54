import type { Context } from 'hono'
import type { Market } from '../worker.ts'

const nothing = new Uint8Array()

/** The body's bytes. Most calls have none, and asking for nothing takes its time as well. */
export async function bytesOfBody({ req }: Context<Market>): Promise<Uint8Array<ArrayBuffer>> {
  return req.raw.body === null ? nothing : new Uint8Array(await req.arrayBuffer())
}
