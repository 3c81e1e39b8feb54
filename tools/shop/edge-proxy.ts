import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { type Http2SecureServer, type Http2ServerRequest, createSecureServer } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { makeCertificate } from './certificate.ts'
import { freePort } from './port.ts'

export type Encoding = 'br' | 'gzip'

/** For a browser that comes through it: nobody vouches for the certificate of a server on this machine. */
export const trustingBrowser = '--ignore-certificate-errors'

export interface Proxy {
  port: number
  stop: () => Promise<void>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const worthIt = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/

/**
 * What the platform's edge does and workerd doesn't do here: it compresses, keeps what may be kept, and speaks HTTP/2
 * over TLS, where everything shares one connection. A page that is measured through it meets a warm edge, and the browser
 * needn't share this machine with the Workers meanwhile.
 */
export async function startEdgeProxy(shopPort: number, encodings: readonly Encoding[]): Promise<Proxy> {
  const port = await freePort()
  const kept = new Map<string, Answer>()
  const edge = { shopPort, encodings, kept }
  const server = createSecureServer(makeCertificate('localhost', new Date()), (asked, reply) => {
    void answerTo(asked, edge)
      .catch(() => unreachable)
      .then(({ status, headers, body }) => reply.writeHead(status, headers).end(body))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', resolve)
  await promise
  return { port, stop: () => close(server) }
}

interface Edge {
  shopPort: number
  encodings: readonly Encoding[]
  kept: Map<string, Answer>
}

const unreachable: Answer = { status: 502, headers: {}, body: Buffer.from('The shop does not answer.') }

async function answerTo(asked: Http2ServerRequest, { shopPort, encodings, kept }: Edge): Promise<Answer> {
  const accepted = asked.headers['accept-encoding'] ?? ''
  const encoding = encodings.find((candidate) => accepted.includes(candidate))
  const key = [asked.method, asked.authority, asked.url, encoding].join(' ')
  const known = asked.headers['if-none-match'] ? undefined : kept.get(key)
  if (known) return known
  const answer = compressed(await askShop(asked, shopPort), encoding)
  if (asked.method === 'GET' && answer.status === 200 && mayBeKept(answer.headers)) kept.set(key, answer)
  return answer
}

async function askShop(asked: Http2ServerRequest, port: number): Promise<Answer> {
  const { method, url: path } = asked
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
  // The local server would compress by itself, in a way of its own.
  const headers = { ...Object.fromEntries(own), host: asked.authority, 'accept-encoding': 'identity' }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, resolve)
  onward.on('error', reject)
  onward.end(await buffer(asked))
  const response = await promise
  return { status: response.statusCode ?? 502, headers: response.headers, body: await buffer(response) }
}

function compressed({ status, headers, body }: Answer, encoding: Encoding | undefined): Answer {
  const rest = withoutHops(headers)
  const isWorthIt = worthIt.test(headers['content-type'] ?? '') && !headers['content-encoding']
  if (!encoding || !isWorthIt || body.length === 0) return { status, headers: rest, body }
  const packed = pack(body, encoding)
  return {
    status,
    headers: {
      ...rest,
      'content-length': String(packed.length),
      'content-encoding': encoding,
      vary: 'accept-encoding',
    },
    body: packed,
  }
}

/** What speaks of one connection of HTTP/1.1. */
const hops = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.has(name)))
}

/** About what a content network spends on a page that it compresses as it goes. */
function pack(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

function mayBeKept(headers: IncomingHttpHeaders): boolean {
  const forEdge = headers['cloudflare-cdn-cache-control'] ?? headers['cache-control'] ?? ''
  return /max-age=[1-9]/.test(String(forEdge)) && !/private|no-store/.test(String(forEdge))
}

/** A browser that is about to be closed may still hold its connection: nobody waits for that. */
async function close(server: Http2SecureServer): Promise<void> {
  server.close()
}
