import { type IncomingHttpHeaders, request } from 'node:http'

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** Whoever comes has an address of their own, as people do: what is limited by it isn't limited for all of them at once. */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

/** One call to a host of this machine. Node's fetch can't set Host, which chooses the site. */
export async function callHost(origin: URL, path: string, call: Call = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { host, port } = origin
  const headers = { host, 'cf-connecting-ip': someAddress(), ...call.headers }
  const sent = request({ host: '127.0.0.1', port, path, method: call.method ?? 'GET', headers, agent: false })
  sent.on('error', reject)
  sent.on('response', (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('error', reject)
    response.on('end', () => {
      const body = Buffer.concat(parts)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        text: body.toString('utf8'),
      })
    })
  })
  sent.end(call.body)
  return promise
}
