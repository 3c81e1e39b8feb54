import { request as requestOpenly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { Obstacle } from '../command.ts'
import type { Answer, Letter } from './line.ts'

const patienceMs = 10_000
const tries = 5

/**
 * Where a market refuses before it has read the whole body, the connection may break, or a server on the way says that
 * it has: neither is the market's answer.
 */
export async function overNetwork(letter: Letter): Promise<Answer> {
  for (let left = tries - 1; ; left--)
    try {
      const answer = await send(letter)
      if (left === 0 || !isOfTheWay(answer)) return answer
    } catch (error) {
      if (left === 0) throw new Obstacle(`${letter.url.origin} can't be asked: ${String(error)}.`)
    }
}

function isOfTheWay({ status, text }: Answer): boolean {
  return status >= 500 && !text.startsWith('{')
}

/** Node's fetch doesn't find `*.localhost`, which browsers do. */
async function send({ url, method, headers, body }: Letter): Promise<Answer> {
  const isOfThisMachine = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const request = url.protocol === 'https:' ? requestSecurely : requestOpenly
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(
    {
      host: isOfThisMachine ? '127.0.0.1' : url.hostname,
      port: url.port,
      servername: url.hostname,
      path: url.pathname + url.search,
      method,
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      timeout: patienceMs,
    },
    (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      )
      response.on('error', reject)
    },
  )
  sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patienceMs / 1000} seconds`)))
  sent.on('error', reject)
  sent.end(body)
  return promise
}
