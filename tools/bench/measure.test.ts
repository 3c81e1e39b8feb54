import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { measure } from './measure.ts'

const five = Array.from({ length: 5 }, () => ({
  method: 'GET',
  path: '/',
  headers: { host: 'localhost' },
  body: '',
}))
const calls = { atOnce: five, oneByOne: five }

test('a connection that ends after an answer is no missing answer', async () => {
  const answered = new WeakMap<object, number>()
  const server = createServer(({ socket }, response) => {
    const before = answered.get(socket) ?? 0
    answered.set(socket, before + 1)
    if (before === 2) socket.resetAndDestroy()
    else response.end('x')
  })
  const { p50, perSecond } = await measure({ port: await portOf(server), ...calls })
  expect(p50).toBeGreaterThan(0)
  expect(perSecond).toBeGreaterThan(0)
})

test('a call that nobody answers is named', async () => {
  const server = createServer(({ socket }) => socket.resetAndDestroy())
  await expect(measure({ port: await portOf(server), ...calls })).rejects.toThrow('GET / got no answer')
})

test('an answer that says no is named with what it says', async () => {
  const server = createServer((_, response) =>
    response.writeHead(409, { 'content-length': 7 }).end('not now'),
  )
  await expect(measure({ port: await portOf(server), ...calls })).rejects.toThrow(
    'answered with 409: not now',
  )
})

async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
