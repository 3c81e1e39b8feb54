import { createServer } from 'node:net'
import { Obstacle } from '../command.ts'

const usualPort = 8787

/** PORT, or 8787; refuses a port that something else listens on. */
export async function shopPort(): Promise<number> {
  const text = process.env['PORT'] ?? String(usualPort)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Obstacle(`PORT is "${text}"; it must be a number from 1 to 65535.`)
  if (!(await isFree(port)))
    throw new Obstacle(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}.`,
    )
  return port
}

/** A loopback port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer().once('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() =>
      typeof address === 'object' && address
        ? resolve(address.port)
        : reject(new Error('No port was given.')),
    )
  })
  return promise
}

async function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer().once('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return promise
}
