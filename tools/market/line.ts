import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { purgePath } from '#contract/edge/purge.ts'
import { readShelfNews, shelfNewsHeader } from '#contract/market/shelf-news.ts'
import { signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import { Obstacle } from '../command.ts'
import { inProject } from '../root.ts'
import { readConfiguration } from '../shop/configuration.ts'
import { parseSecrets } from '../shop/secrets.ts'

export interface Letter {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body: string
}

export interface Reply {
  status: number
  text: string
}

/** The two doors that an operator has, both signed: the market's and the storefront's. */
export interface Line {
  toMarket: (letter: Letter) => Promise<Reply>
  toShop: (letter: Letter) => Promise<Reply>
  /** The keys of the sites. */
  sites: string[]
}

/** Nobody answers: the shop is closed, or has just been. */
export class ClosedShop extends Obstacle {}

export function openLine(): Line {
  const { sites, marketHost } = readConfiguration()
  const shopHost = sites[0]?.hosts[0] ?? 'localhost'
  const port = portOfShop()
  const toShop = (letter: Letter) => send(letter, { host: shopHost, port, key: secret('PURGE_KEY') })
  return {
    async toMarket(letter) {
      const key = secret('OPERATOR_API_SIGNING_KEY')
      const { news, ...reply } = await send(letter, { host: marketHost, port, key })
      // Something has run out or come back by what was done: its pages say so at once.
      if (news.length > 0)
        await toShop({ method: 'POST', path: purgePath, body: JSON.stringify({ tags: news }) })
      return reply
    },
    toShop,
    sites: sites.map(({ key }) => key),
  }
}

/** Each call has a connection of its own: workerd ends a kept one right after an answer that took it longer than five seconds. */
const agent = new Agent({ maxSockets: 8 })

async function send(
  letter: Letter,
  to: { host: string; port: number; key: string },
): Promise<Reply & { news: string[] }> {
  const { host, port, key } = to
  const { method, path, body } = letter
  const headers = {
    host: `${host}:${port}`,
    'content-type': 'application/json',
    ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
    [tokenHeader]: secret('OPERATOR_API_TOKEN'),
    [signatureHeader]: await signCall({ site: 'operator', method, path, body }, key, new Date()),
  }
  const { promise, resolve, reject } = Promise.withResolvers<Reply & { news: string[] }>()
  // Node's fetch can't set Host, which is what chooses the Worker.
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () => {
      const news = readShelfNews(String(response.headers[shelfNewsHeader] ?? ''))
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8'), news })
    })
    response.on('error', () =>
      reject(
        new ClosedShop(
          `The shop on port ${port} closed in the middle of its answer: start it with "npm start" and look whether it did what it was asked.`,
        ),
      ),
    )
  })
  sent.on('error', () =>
    reject(
      new ClosedShop(
        `No shop is open on port ${port}: start it with "npm start"; PORT says where it is, 8787 unless told.`,
      ),
    ),
  )
  sent.end(body)
  return promise
}

function portOfShop(): number {
  const text = process.env['PORT'] ?? '8787'
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535)
    throw new Obstacle(`PORT is "${text}"; it must be the number of the port where the shop is, 1 to 65535.`)
  return port
}

function secret(name: string): string {
  const file = inProject('.dev.vars')
  const own = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')).get(name) : undefined
  const value = process.env[name] ?? own
  if (!value) throw new Obstacle(`The secret ${name} is neither in the environment nor in .dev.vars.`)
  return value
}
