import { request as requestOpenly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { Obstacle } from '../command.ts'
import type { Answer, Letter } from './line.ts'

const patienceMs = 10_000

/** Node's fetch doesn't find `*.localhost`, which browsers do. */
export async function overNetwork({ url, method, headers, body }: Letter): Promise<Answer> {
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
  sent.on('error', (error) => reject(new Obstacle(`${url.origin} can't be asked: ${error.message}.`)))
  sent.end(body)
  return promise
}
