import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { z } from 'zod'
import { importProducts } from '#contract/market/import.ts'
import { purgeRequest } from '#contract/edge/purge.ts'

type Rows = z.output<typeof importProducts.body>['rows']

export interface StubMarket {
  port: number
  /** The ids of what was written, and of what was only looked at. */
  written: string[]
  checked: string[]
  purged: string[]
  /** After so many batches it answers nobody any more, until it is told otherwise. */
  failAfter: number
  /** It begins each answer and goes away before the end of it. */
  breaksOff: boolean
  close: () => Promise<void>
}

/** Stands where the shop would, and takes what an operator sends; what has "bad" in its title it refuses. */
export async function openStubMarket(): Promise<StubMarket> {
  const stub: StubMarket = {
    port: 0,
    written: [],
    checked: [],
    purged: [],
    failAfter: Infinity,
    breaksOff: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (stub.breaksOff) breakOff(response)
      else if (stub.failAfter <= 0) response.destroy()
      else response.end(JSON.stringify(answer(stub, `${request.method} ${request.url}`, text)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  stub.port = typeof address === 'object' && address ? address.port : 0
  return stub
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 100 })
  response.write('{"written"', () => response.destroy())
}

function answer(stub: StubMarket, call: string, text: string): unknown {
  if (call === 'POST /operator/index') return { version: '7' }
  if (call === 'POST /api/purge') {
    stub.purged.push(...purgeRequest.parse(JSON.parse(text)).tags)
    return {}
  }
  const { rows, dryRun } = importProducts.body.parse(JSON.parse(text))
  stub.failAfter--
  const good = rows.filter((row) => !isBad(row))
  const list = dryRun ? stub.checked : stub.written
  list.push(...good.map(({ id }) => String(id)))
  return {
    written: good.length,
    refused: rows.flatMap((row, at) => (isBad(row) ? [{ row: at, reason: 'title: is bad' }] : [])),
    changed: dryRun ? [] : [...new Set(good.map((row) => String(row['item_group_id'] ?? row['id'])))],
    newTags: [],
  }
}

function isBad(row: Rows[number]): boolean {
  return String(row['title']).includes('bad')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) if (part instanceof Buffer) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
