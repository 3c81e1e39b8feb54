import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Letter } from './line.ts'
import { overNetwork } from './over-network.ts'

let close: () => void = () => undefined
afterEach(() => close())

async function letterTo(listener: RequestListener): Promise<Letter> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => void server.close()
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server listens on no port.')
  const url = new URL(`http://market.localhost:${address.port}/base/web/products?page=1`)
  return { url, method: 'POST', headers: { 'x-api-token': 'token' }, body: '{"query":"été"}' }
}

test('a letter arrives whole, under its own host', async () => {
  const letter = await letterTo((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method, url, headers } = request
      response.end(
        JSON.stringify([method, url, headers.host, headers['x-api-token'], String(Buffer.concat(parts))]),
      )
    })
  })
  expect(await overNetwork(letter)).toEqual({
    status: 200,
    text: JSON.stringify(['POST', '/base/web/products?page=1', letter.url.host, 'token', letter.body]),
  })
})

test('a connection that breaks, and a server on the way that says so, are not the market’s answer', async () => {
  let asked = 0
  const letter = await letterTo((request, response) => {
    asked += 1
    if (asked === 1) request.socket.destroy()
    else if (asked === 2) response.writeHead(502).end('Bad gateway')
    else response.writeHead(401).end('{"error":{}}')
  })
  expect(await overNetwork(letter)).toEqual({ status: 401, text: '{"error":{}}' })
  expect(asked).toBe(3)
})

test('a market that is not there is told in a sentence', async () => {
  const letter = await letterTo((request) => void request.socket.destroy())
  await expect(overNetwork(letter)).rejects.toThrow(`${letter.url.origin} can't be asked`)
})

test('a fault of the market’s own is its answer', async () => {
  let asked = 0
  const letter = await letterTo((_request, response) => {
    asked += 1
    response.writeHead(500).end('{"error":{"code":"server-error"}}')
  })
  expect((await overNetwork(letter)).status).toBe(500)
  expect(asked).toBe(1)
})
