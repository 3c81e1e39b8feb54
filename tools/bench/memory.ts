import { z } from 'zod'

const usage = z.object({
  id: z.literal(1),
  result: z.object({ usedSize: z.number(), backingStorageSize: z.number().default(0) }),
})
const targets = z.array(z.object({ webSocketDebuggerUrl: z.string(), title: z.string().default('') }))

/** What an isolate holds, its array buffers among it, in bytes; asked of the inspector after a collection. */
export async function isolateMemory(inspectorPort: number): Promise<number> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const [target] = targets.parse(await listed.json())
  if (!target) throw new Error('The inspector knows no isolate.')
  // The inspector turns away whoever doesn't say that it comes from this machine; the browser's types know no headers.
  const asOurs = { headers: { origin: `http://127.0.0.1:${inspectorPort}` } }
  const socket: WebSocket = Reflect.construct(WebSocket, [target.webSocketDebuggerUrl, asOurs])
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ id: 0, method: 'HeapProfiler.collectGarbage' }))
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
  })
  socket.addEventListener('message', ({ data }) => {
    const answer = usage.safeParse(JSON.parse(String(data)))
    if (answer.success) resolve(answer.data.result.usedSize + answer.data.result.backingStorageSize)
  })
  socket.addEventListener('error', () => reject(new Error('The inspector hung up.')))
  try {
    return await promise
  } finally {
    socket.close()
  }
}
