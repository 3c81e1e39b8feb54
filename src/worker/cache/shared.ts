const underWay = new Map<string, Promise<unknown>>()

/** Identical requests that run at the same time become one. */
export async function shared<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  // The key names the call, and the call the type of its answer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const running = underWay.get(key) as Promise<Value> | undefined
  if (running) return running
  const promise = load().finally(() => underWay.delete(key))
  underWay.set(key, promise)
  return promise
}
