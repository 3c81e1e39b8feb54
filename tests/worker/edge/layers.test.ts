import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Wanted, throughCache } from '#worker/cache/layers.ts'
import { UpstreamFailure } from '#worker/upstream/failure.ts'
import { type Isolate, day, hour, minute, openIsolate, second } from './isolate.ts'

const key = 'hearth:variant:oak-chair'
const price = z.object({ pence: z.int() })

const down = new UpstreamFailure('unavailable', 'the market is down')
const gone = new UpstreamFailure('not-found', 'the chair is sold')

let isolate: Isolate
let failed: ReturnType<typeof vi.fn<(error: unknown) => void>>

beforeEach(async () => {
  isolate = await openIsolate()
  failed = vi.fn()
})

/** A market that answers one thing after another; the last for ever. */
function market(...answers: (number | Error | string)[]) {
  return vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return { pence: answer }
  })
}

type Load = () => Promise<unknown>

async function ask(load: Load, change: Partial<Wanted<number>> = {}): Promise<number> {
  const parse = (wire: unknown) => {
    const parsed = price.safeParse(wire)
    if (parsed.success) return parsed.data.pence
    throw new UpstreamFailure('wrong-shape', 'not a price')
  }
  const isGone = (error: unknown) => error === gone
  return throughCache(isolate.layers, { key, keep: 'products', load, parse, isGone, failed, ...change })
}

/** Asks once and lets everything finish, so that memory and KV hold the answer. */
async function keep(pence: number): Promise<void> {
  await ask(market(pence))
  await isolate.settle()
}

describe('memory', () => {
  test('answers without a question for a minute, even when KV has nothing', async () => {
    await keep(100)
    await env.CACHE.delete(key)
    isolate.pass(minute - second)
    const load = market(200)
    expect(await ask(load)).toBe(100)
    expect(load).not.toHaveBeenCalled()
  })

  test('does not answer after that', async () => {
    await keep(100)
    await env.CACHE.delete(key)
    isolate.pass(minute)
    expect(await ask(market(200))).toBe(200)
  })

  test('keeps tags for five minutes', async () => {
    await ask(market(100), { keep: 'tags' })
    await isolate.settle()
    await env.CACHE.delete(key)
    isolate.pass(5 * minute - second)
    expect(await ask(market(200), { keep: 'tags' })).toBe(100)
    isolate.pass(second)
    expect(await ask(market(200), { keep: 'tags' })).toBe(200)
  })

  test('of one key is not an answer to another', async () => {
    await keep(100)
    expect(await ask(market(200), { key: 'maison:variant:oak-chair' })).toBe(200)
  })
})

describe('requests at the same time', () => {
  test('become one question to the market', async () => {
    const load = market(100)
    expect(await Promise.all([ask(load), ask(load), ask(load)])).toEqual([100, 100, 100])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('share a failure too, and the next request asks anew', async () => {
    const load = market(down, 100)
    const both = await Promise.allSettled([ask(load), ask(load)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(load).toHaveBeenCalledTimes(1)
    expect(await ask(load)).toBe(100)
  })

  test('a shared question is told to outlive whoever asked first', async () => {
    const begun = vi.spyOn(isolate.layers, 'waitUntil')
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const asked = ask(() => promise)
    expect(begun).toHaveBeenCalledTimes(1)
    resolve({ pence: 100 })
    expect(await asked).toBe(100)
  })
})

describe('KV', () => {
  test('answers after a restart, without a question, while it is fresh', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(5 * minute - second)
    const load = market(200)
    expect(await ask(load)).toBe(100)
    await isolate.settle()
    expect(load).not.toHaveBeenCalled()
  })

  test('answers once more when it is stale, while a new answer is fetched', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(5 * minute)
    const load = market(200)
    expect(await ask(load)).toBe(100)
    await isolate.settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(await ask(market(300))).toBe(200)
  })

  test.each([
    ['tags', day],
    ['menus', 7 * day],
  ] as const)('is fresh for its own time: %s', async (kind, lifetime) => {
    await ask(market(100), { keep: kind })
    await isolate.settle()
    isolate.restart()
    isolate.pass(lifetime - second)
    const load = market(200)
    expect(await ask(load, { keep: kind })).toBe(100)
    isolate.restart()
    isolate.pass(second)
    expect(await ask(load, { keep: kind })).toBe(100)
    await isolate.settle()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test.each(['{"storedAt":', 'null', '{"wire":{"pence":1}}', '{"storedAt":"now","wire":{"pence":1}}'])(
    'is passed over where it holds what nobody can read: %s',
    async (text) => {
      await env.CACHE.put(key, text)
      expect(await ask(market(200))).toBe(200)
    },
  )

  test('is passed over where it holds an answer of an older shape', async () => {
    await env.CACHE.put(key, JSON.stringify({ storedAt: isolate.layers.now(), wire: { pounds: 1 } }))
    expect(await ask(market(200))).toBe(200)
  })

  test('that is out of order costs a question, not the page', async () => {
    const broken = vi.spyOn(isolate.layers.kv, 'get').mockRejectedValue(new Error('KV is out of order'))
    expect(await ask(market(100))).toBe(100)
    broken.mockRestore()
  })
})

describe('when the market fails', () => {
  test('a price is served for a day', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(day - second)
    expect(await ask(market(down))).toBe(100)
    await isolate.settle()
    expect(failed).toHaveBeenCalledExactlyOnceWith(down)
  })

  test('a price that is a day old is not served', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(day)
    await expect(ask(market(down))).rejects.toBe(down)
  })

  test.each(['tags', 'menus'] as const)('%s are served for months', async (kind) => {
    await ask(market(100), { keep: kind })
    await isolate.settle()
    isolate.restart()
    isolate.pass(180 * day)
    expect(await ask(market(down), { keep: kind })).toBe(100)
  })

  test('nothing older than a day is left behind in KV for a price', async () => {
    const put = vi.spyOn(isolate.layers.kv, 'put')
    await keep(100)
    expect(put.mock.calls[0]?.[2]).toEqual({ expirationTtl: day / second })
    put.mockRestore()
  })

  test('the failure is the answer where nothing was kept', async () => {
    await expect(ask(market(down))).rejects.toBe(down)
  })

  test('what was kept stays kept', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(hour)
    await ask(market(down))
    await isolate.settle()
    isolate.restart()
    expect(await ask(market(down))).toBe(100)
  })
})

describe('an answer of a wrong shape', () => {
  test('is neither shown nor kept', async () => {
    await expect(ask(market('ten pounds'))).rejects.toMatchObject({ code: 'wrong-shape' })
    await isolate.settle()
    expect(await env.CACHE.get(key)).toBeNull()
    expect(await ask(market(100))).toBe(100)
  })

  test('leaves an older right one in its place, and is told of', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(hour)
    expect(await ask(market('ten pounds'))).toBe(100)
    await isolate.settle()
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'wrong-shape' }))
    isolate.restart()
    expect(await ask(market(down))).toBe(100)
  })
})

describe('when the market says that the thing has gone', () => {
  test('what was kept of it is dropped', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(hour)
    await ask(market(gone))
    await isolate.settle()
    expect(await env.CACHE.get(key)).toBeNull()
    await expect(ask(market(gone))).rejects.toBe(gone)
  })

  test('nobody is told of a failure, for it is none', async () => {
    await keep(100)
    isolate.restart()
    isolate.pass(hour)
    await ask(market(gone))
    await isolate.settle()
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('a forced read', () => {
  test('passes by what is kept and replaces it everywhere', async () => {
    await keep(100)
    expect(await ask(market(200), { fresh: true })).toBe(200)
    await isolate.settle()
    expect(await ask(market(300))).toBe(200)
    isolate.restart()
    expect(await ask(market(300))).toBe(200)
  })

  test('does not join a question that was not forced', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const usual = ask(() => promise)
    expect(await ask(market(200), { fresh: true })).toBe(200)
    resolve({ pence: 100 })
    await usual
  })

  test('gives what is kept where the market fails', async () => {
    await keep(100)
    expect(await ask(market(down), { fresh: true })).toBe(100)
    expect(failed).toHaveBeenCalledExactlyOnceWith(down)
  })

  test('gives nothing older where the thing has gone', async () => {
    await keep(100)
    await expect(ask(market(gone), { fresh: true })).rejects.toBe(gone)
  })
})
