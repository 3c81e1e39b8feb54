import { afterEach, describe, expect, test, vi } from 'vitest'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import type { Call } from '#contract/market/call.ts'
import { setInventory } from '#contract/market/operator.ts'
import { sellersList } from '#contract/market/shell.ts'
import { signatureHeader, tokenHeader, verifyCall } from '#contract/market/signature.ts'
import { secretsOf, siteOfKey } from '#worker/sites.ts'
import { type Line, send } from '#worker/upstream/send.ts'

const site = siteOfKey('hearth')
const secrets = secretsOf(site)
const url = new URL('https://market.example/web/products?page=2')

type Reaction = () => Promise<Response>

const answers =
  (body: string, status = 200): Reaction =>
  async () =>
    new Response(body, { status })
const breaks: Reaction = () => Promise.reject(new Error('the line broke'))

interface Sent {
  url: URL
  init: RequestInit
  headers: Headers
}

/** A line on which the market reacts in turn; the last reaction for ever. */
function lineTo(...reactions: Reaction[]): { line: Line; sent: Sent[] } {
  const sent: Sent[] = []
  const fetch: Line['fetch'] = (to, init) => {
    sent.push({ url: to, init, headers: new Headers(init.headers) })
    const [next = breaks] = reactions.length > 1 ? [reactions.shift()] : reactions
    return next()
  }
  return { line: { site, secrets, fetch, requestId: 'request-1' }, sent }
}

function letter(call: Call, body?: string) {
  return { call, url, body }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what goes over the wire', () => {
  test('token, request id, content type and a signature over exactly this call', async () => {
    const { line, sent } = lineTo(answers('{}'))
    await send(line, letter(sellersList, '{"limit":1}'))
    const [{ headers, init } = { headers: new Headers(), init: {} }] = sent
    expect(headers.get(tokenHeader)).toBe(secrets.apiToken)
    expect(headers.get('x-request-id')).toBe('request-1')
    expect(headers.get('content-type')).toBe('application/json')
    expect(init.body).toBe('{"limit":1}')
    const signed = { site: 'hearth', method: 'POST', path: '/web/products?page=2', body: '{"limit":1}' }
    const verdict = await verifyCall(headers.get(signatureHeader) ?? '', signed, {
      key: secrets.apiSigningKey,
      now: new Date(),
    })
    expect(verdict.ok).toBe(true)
  })

  test('never the keys that sign', async () => {
    const { line, sent } = lineTo(answers('{}'))
    await send(line, letter(listProducts))
    const text = JSON.stringify([...(sent[0]?.headers ?? [])])
    expect(text).not.toContain(secrets.apiSigningKey)
    expect(text).not.toContain(secrets.signInSecret)
  })

  test('a redirect is not followed, for it would carry the token away', async () => {
    const { line, sent } = lineTo(answers('', 302))
    await expect(send(line, letter(listProducts))).rejects.toMatchObject({ code: 'refused' })
    expect(sent[0]?.init.redirect).toBe('manual')
  })
})

describe('a public read', () => {
  test.each([
    ['a line that breaks', breaks],
    ['502', answers('', 502)],
    ['503', answers('', 503)],
    ['504', answers('', 504)],
  ])('is tried again after %s', async (_what, reaction) => {
    const { line, sent } = lineTo(reaction, answers('{"ok":true}'))
    expect(await send(line, letter(listProducts))).toEqual({ ok: true })
    expect(sent).toHaveLength(2)
  })

  test('by POST is one too: the call says so, not the method', async () => {
    const { line, sent } = lineTo(breaks, answers('{}'))
    await send(line, letter(sellersList, '{}'))
    expect(sent).toHaveLength(2)
  })

  test('is signed anew for each try, so that none is a replay', async () => {
    const { line, sent } = lineTo(breaks, breaks, answers('{}'))
    await send(line, letter(listProducts))
    const signatures = sent.map(({ headers }) => headers.get(signatureHeader))
    expect(new Set(signatures).size).toBe(3)
  })

  test('is given up after three tries', async () => {
    const { line, sent } = lineTo(answers('', 503))
    await expect(send(line, letter(listProducts))).rejects.toMatchObject({ code: 'unavailable' })
    expect(sent).toHaveLength(3)
  })

  test.each([400, 401, 403, 404, 409, 429, 500])('is not tried again after %i', async (status) => {
    const { line, sent } = lineTo(answers('', status))
    await expect(send(line, letter(listProducts))).rejects.toThrow()
    expect(sent).toHaveLength(1)
  })

  test('lets go of the answers that it throws away', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })
    const cancelled = vi.spyOn(body, 'cancel')
    const { line } = lineTo(async () => new Response(body, { status: 503 }), answers('{}'))
    await send(line, letter(listProducts))
    expect(cancelled).toHaveBeenCalledTimes(1)
  })
})

describe('what writes or is somebody’s own', () => {
  const bookmarks: Call = { ...listProducts, name: 'bookmarks', audience: 'customer' }
  const writesByGet: Call = { ...listProducts, name: 'removeCard', effect: 'write' }

  test.each([setInventory, bookmarks, writesByGet])(
    '$name is sent once, whatever comes of it',
    async (call) => {
      for (const reaction of [breaks, answers('', 503)]) {
        const { line, sent } = lineTo(reaction)
        await expect(send(line, letter(call))).rejects.toMatchObject({ code: 'unavailable' })
        expect(sent).toHaveLength(1)
      }
    },
  )
})

describe('patience', () => {
  test('ends after four seconds, for all tries together', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const hangs: Reaction = () =>
      new Promise((_, reject) => patience.signal.addEventListener('abort', () => reject(new Error('late'))))
    const { line, sent } = lineTo(hangs)
    const asked = send(line, letter(listProducts)).catch((error: unknown) => error)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    patience.abort()
    expect(await asked).toMatchObject({ code: 'unavailable' })
    expect(timeout.mock.calls).toEqual([[4_000]])
    expect(sent[0]?.init.signal).toBe(patience.signal)
    expect(sent).toHaveLength(1)
  })
})

describe('what the market’s answers mean', () => {
  test.each([
    [404, 'not-found'],
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [500, 'unavailable'],
  ])('%i is %s', async (status, code) => {
    const { line } = lineTo(answers('{}', status))
    await expect(send(line, letter(productByVariant))).rejects.toMatchObject({ code })
  })

  test.each(['', '<html>', '{"a":'])('200 with %j is of a wrong shape', async (body) => {
    const { line } = lineTo(answers(body))
    await expect(send(line, letter(productByVariant))).rejects.toMatchObject({ code: 'wrong-shape' })
  })

  test('an answer that breaks off half-way is none', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
    const { line } = lineTo(async () => new Response(body))
    await expect(send(line, letter(productByVariant))).rejects.toMatchObject({ code: 'unavailable' })
  })
})
