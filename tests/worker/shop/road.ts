import { type IncomingMessage, createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Message {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

interface Reply {
  status: number
  headers: Iterable<[string, string]>
  text: () => Promise<string>
}

type Destination = (message: Message) => Promise<Reply>

/** A real server on a real port, for a storefront whose market lives somewhere else. */
export interface Road {
  url: string
  leadsTo: (destination: Destination) => void
  close: () => Promise<void>
}

export async function openRoad(): Promise<Road> {
  let destination: Destination = () => Promise.reject(new Error('The road leads nowhere yet.'))
  const server = createServer((request, response) => {
    void messageOf(request)
      .then((message) => destination(message))
      .then(async (reply) => {
        response.writeHead(reply.status, Object.fromEntries(reply.headers))
        response.end(await reply.text())
      })
      .catch(() => response.destroy())
  })
  const { promise, resolve } = Promise.withResolvers<string>()
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  })
  return {
    url: await promise,
    leadsTo: (next) => {
      destination = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function messageOf(request: IncomingMessage): Promise<Message> {
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values]): [string, string][] =>
    name === 'host' || !values ? [] : [[name, values.join(', ')]],
  )
  const { method = 'GET', url = '/' } = request
  const body = await text(request)
  return { method, url, headers: Object.fromEntries(headers), ...(body !== '' && { body }) }
}
