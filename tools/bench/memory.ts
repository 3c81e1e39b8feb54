import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const answer = z.object({ id: z.int(), result: z.unknown() })
const usage = z.object({ usedSize: z.number(), backingStorageSize: z.number().default(0) })
const targets = z.array(z.object({ webSocketDebuggerUrl: z.string(), title: z.string().default('') }))

const mostWakings = 100
const betweenWakingsMs = 50

/** What an isolate holds, its array buffers among it, in bytes; asked of the inspector after a collection. */
export async function isolateMemory(inspectorPort: number, wake: () => Promise<unknown>): Promise<number> {
  const inspector = await openInspector(inspectorPort)
  try {
    const collection = inspector.ask('HeapProfiler.collectGarbage').then(() => true)
    if (!(await wakenUntil(collection, wake))) throw new Error('The isolate collected nothing.')
    const { usedSize, backingStorageSize } = usage.parse(await inspector.ask('Runtime.getHeapUsage'))
    return usedSize + backingStorageSize
  } finally {
    inspector.close()
  }
}

/** A collection is a task of the isolate, which works at its tasks only when somebody calls. */
async function wakenUntil(isDone: Promise<boolean>, wake: () => Promise<unknown>): Promise<boolean> {
  for (let left = mostWakings; left > 0; left--) {
    await wake()
    if (await Promise.race([isDone, wait(betweenWakingsMs, false)])) return true
  }
  return false
}

async function openInspector(port: number) {
  const listed = await fetch(`http://127.0.0.1:${port}/json`)
  const [target] = targets.parse(await listed.json())
  if (!target) throw new Error('The inspector knows no isolate.')
  // The inspector turns away whoever doesn't say that it comes from this machine; the browser's types know no headers.
  const asOurs = { headers: { origin: `http://127.0.0.1:${port}` } }
  const socket: WebSocket = Reflect.construct(WebSocket, [target.webSocketDebuggerUrl, asOurs])
  const asked: PromiseWithResolvers<unknown>[] = []
  const isOpen = Promise.withResolvers<void>()
  socket.addEventListener('open', () => isOpen.resolve())
  socket.addEventListener('message', ({ data }) => {
    const said = answer.safeParse(JSON.parse(String(data)))
    if (said.success) asked[said.data.id]?.resolve(said.data.result)
  })
  socket.addEventListener('error', () => {
    for (const { reject } of [isOpen, ...asked]) reject(new Error('The inspector hung up.'))
  })
  await isOpen.promise
  return {
    ask: (method: string): Promise<unknown> => {
      const question = Promise.withResolvers<unknown>()
      socket.send(JSON.stringify({ id: asked.push(question) - 1, method }))
      return question.promise
    },
    close: () => socket.close(),
  }
}
