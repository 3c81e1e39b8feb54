import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import { Obstacle } from '../command.ts'
import { inProject } from '../root.ts'
import { readConfiguration } from '../shop/configuration.ts'
import { parseSecrets } from '../shop/secrets.ts'

export interface Letter {
  method: 'POST' | 'PUT'
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
}

export function openLine(): Line {
  const { sites, marketHost } = readConfiguration()
  const shopHost = sites[0]?.hosts[0] ?? 'localhost'
  return {
    toMarket: (letter) => send(letter, { host: marketHost, key: secret('OPERATOR_API_SIGNING_KEY') }),
    toShop: (letter) => send(letter, { host: shopHost, key: secret('PURGE_KEY') }),
  }
}

async function send(letter: Letter, { host, key }: { host: string; key: string }): Promise<Reply> {
  const port = Number(process.env['PORT'] ?? 8787)
  const { method, path, body } = letter
  const headers = {
    host: `${host}:${port}`,
    'content-type': 'application/json',
    [tokenHeader]: secret('OPERATOR_API_TOKEN'),
    [signatureHeader]: await signCall({ site: 'operator', method, path, body }, key, new Date()),
  }
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  // Node's fetch can't set Host, which is what chooses the Worker.
  const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
    )
  })
  sent.on('error', () => reject(new Obstacle(`No shop is open on port ${port}: start it with "npm start".`)))
  sent.end(body)
  return promise
}

function secret(name: string): string {
  const file = inProject('.dev.vars')
  const own = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')).get(name) : undefined
  const value = process.env[name] ?? own
  if (!value) throw new Obstacle(`The secret ${name} is neither in the environment nor in .dev.vars.`)
  return value
}
