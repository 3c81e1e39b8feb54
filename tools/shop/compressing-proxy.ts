import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { freePort } from './port.ts'

export type Encoding = 'br' | 'gzip'

export interface Proxy {
  port: number
  stop: () => Promise<void>
}

const worthIt = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/

/** workerd doesn't compress here and the platform does: what is measured goes through this. */
export async function startCompressingProxy(
  shopPort: number,
  encodings: readonly Encoding[],
): Promise<Proxy> {
  const port = await freePort()
  const server = createServer((asked, answer) => forward({ asked, answer, shopPort, encodings }))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', resolve)
  await promise
  return { port, stop: () => close(server) }
}

interface Exchange {
  asked: IncomingMessage
  answer: ServerResponse
  shopPort: number
  encodings: readonly Encoding[]
}

function forward({ asked, answer, shopPort, encodings }: Exchange): void {
  const { method, url: path, headers } = asked
  const onward = request({ host: '127.0.0.1', port: shopPort, method, path, headers }, (response) => {
    if (answer.destroyed) {
      response.destroy()
      return
    }
    const encoding = encodingFor(asked, response, encodings)
    const { 'content-length': _length, ...kept } = response.headers
    const status = response.statusCode ?? 502
    if (!encoding) {
      answer.writeHead(status, response.headers)
      pipeline(response, answer, ignore)
      return
    }
    answer.writeHead(status, { ...kept, 'content-encoding': encoding, vary: 'accept-encoding' })
    pipeline(response, compressor(encoding), answer, ignore)
  })
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  pipeline(asked, onward, ignore)
}

function encodingFor(asked: IncomingMessage, response: IncomingMessage, encodings: readonly Encoding[]) {
  const type = response.headers['content-type'] ?? ''
  if (!worthIt.test(type) || response.headers['content-encoding'] || response.statusCode === 304)
    return undefined
  const accepted = asked.headers['accept-encoding'] ?? ''
  return encodings.find((encoding) => accepted.includes(encoding))
}

/** About what a content network spends on a page that it compresses as it goes. */
function compressor(encoding: Encoding) {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : createGzip({ level: 6 })
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  return promise
}

// A browser that leaves in the middle of an answer is no fault of ours.
function ignore(): void {}
