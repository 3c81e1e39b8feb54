import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { marketCalls } from '#contract/market/calls.ts'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { setInventory } from '#contract/market/operator.ts'
import { sellersList } from '#contract/market/shell.ts'
import { signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import { pathOf, refusalOf, request, send, signedBy, signedRequest } from './ask.ts'
import { credentials } from './sites.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

const path = '/web/products?page=1'
const rowansToken = { [tokenHeader]: credentials.rowan.token }

async function listing(signature: string): Promise<Request> {
  return request('GET', path, { headers: { ...rowansToken, [signatureHeader]: signature } })
}

describe('who calls', () => {
  test.each(marketCalls.map((call) => [call.name, call] as const))(
    '%s has a route, and it takes no call without a token',
    async (_name, call) => {
      const to = pathOf(call, { id: 'x', sellerId: 'x', variantId: 'x', menuType: 'STORE' })
      const missing = call.audience === 'customer' ? 'bearer-missing' : 'token-missing'
      expect(await refusalOf(request(call.method, to))).toEqual([401, missing])
    },
  )

  test('a token that nobody has is unknown', async () => {
    const sent = await signedRequest('rowan', listProducts, { headers: { [tokenHeader]: 'token-of-nobody' } })
    expect(await refusalOf(sent)).toEqual([401, 'token-unknown'])
  })

  test('a token alone does not do', async () => {
    expect(await refusalOf(request('GET', path, { headers: rowansToken }))).toEqual([
      401,
      'signature-missing',
    ])
  })

  test('Juniper cannot sign for Rowan', async () => {
    const signature = await signedBy('juniper', { method: 'GET', path, body: '' })
    expect(await refusalOf(listing(signature))).toEqual([401, 'signature-invalid'])
  })

  test('the operator makes no site’s calls, and a site none of the operator’s', async () => {
    expect(await refusalOf(signedRequest('operator', listProducts))).toEqual([403, 'not-allowed'])
    const query = { sellerId: 'tom', variantId: 'settle-oak' }
    expect(await refusalOf(signedRequest('rowan', setInventory, { query, body: { quantity: 1 } }))).toEqual([
      403,
      'not-allowed',
    ])
  })
})

describe('what is signed', () => {
  test.each([
    ['another page', { method: 'GET', path: '/web/products?page=2', body: '' }],
    ['another path', { method: 'GET', path: '/web/tags', body: '' }],
    ['no query', { method: 'GET', path: '/web/products', body: '' }],
    ['another method', { method: 'POST', path, body: '' }],
    ['a body', { method: 'GET', path, body: '{}' }],
  ])('a signature over %s does not speak for this call', async (_name, signed) => {
    expect(await refusalOf(listing(await signedBy('rowan', signed)))).toEqual([401, 'signature-invalid'])
  })

  test('a changed letter of the signature, and no signature at all, are refused', async () => {
    const signature = await signedBy('rowan', { method: 'GET', path, body: '' })
    const last = signature.at(-2) === 'A' ? 'B' : 'A'
    expect(await refusalOf(listing(signature.slice(0, -2) + last + signature.slice(-1)))).toEqual([
      401,
      'signature-invalid',
    ])
    expect(await refusalOf(listing('not.a.token'))).toEqual([401, 'signature-invalid'])
  })

  test('a signature without a digest algorithm is refused', async () => {
    const [, payload = ''] = (await signedBy('rowan', { method: 'GET', path, body: '' })).split('.')
    expect(await refusalOf(listing(`${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`))).toEqual([
      401,
      'signature-invalid',
    ])
  })

  test('a body that was changed on its way is refused', async () => {
    const sent = await signedRequest('rowan', sellersList, { body: { sellerID: { in: ['tom'] } } })
    const changed = new Request(sent, { method: 'POST', body: '{"sellerID":{"in":["priya"]}}' })
    expect(await refusalOf(changed)).toEqual([401, 'signature-invalid'])
  })

  test.each([
    ['of two minutes ago is late', -120_000, [401, 'signature-late']],
    ['from the future is not believed', 120_000, [401, 'signature-invalid']],
  ])('a signature %s', async (_name, shift, refused) => {
    const when = new Date(Date.now() + shift)
    expect(
      await refusalOf(listing(await signedBy('rowan', { method: 'GET', path, body: '' }, when))),
    ).toEqual(refused)
  })

  test('clocks may differ by a few seconds', async () => {
    const when = new Date(Date.now() + 3_000)
    const answer = await send(await listing(await signedBy('rowan', { method: 'GET', path, body: '' }, when)))
    expect(answer.status).toBe(200)
  })

  test('a read may be sent twice', async () => {
    const sent = await signedRequest('rowan', listProducts)
    const answers = [await send(sent.clone()), await send(sent)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('what every answer has', () => {
  test.each(['/nowhere', '/web', '/web/products/', '/openapi', '/WEB/PRODUCTS'])(
    '%s is not here',
    async (nowhere) => {
      expect(await refusalOf(request('GET', nowhere))).toEqual([404, 'not-found'])
    },
  )

  test('a call by another method is not here', async () => {
    expect(await refusalOf(request('DELETE', '/web/products'))).toEqual([404, 'not-found'])
  })

  test('a body of two megabytes is too large, whoever sends it', async () => {
    const body = { sellerID: { in: ['x'.repeat(2_000_000)] } }
    expect(await refusalOf(signedRequest('rowan', sellersList, { body }))).toEqual([413, 'body-too-large'])
  })

  test('a body of two megabytes in pieces of unknown length is too large', async () => {
    let pieces = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pieces++ < 32) controller.enqueue(new Uint8Array(65_536))
        else controller.close()
      },
    })
    const sent = new Request('https://market.test/web/products', { method: 'POST', body })
    expect(await refusalOf(sent)).toEqual([413, 'body-too-large'])
    expect(pieces).toBeLessThan(10)
  })

  test('no answer may be kept, and each bears the id of its request', async () => {
    const refused = await send(request('GET', '/nowhere'))
    const answered = await send(
      await signedRequest('rowan', listProducts, { headers: { 'x-request-id': 'from-the-gateway-1' } }),
    )
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(answered.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answered.headers.get('x-request-id')).toBe('from-the-gateway-1')
  })

  test('an id that could forge a line of the log is not taken over', async () => {
    const answer = await send(
      request('GET', '/nowhere', { headers: { 'x-request-id': '"},{"level":"error' } }),
    )
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a call leaves one line that names it and none of its secrets', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await send(
      await signedRequest('rowan', listProducts, { headers: { 'x-request-id': 'a-line-in-the-log' } }),
    )
    expect(log).toHaveBeenCalledOnce()
    const line = String(log.mock.lastCall)
    expect(JSON.parse(line)).toMatchObject({
      event: 'call',
      requestId: 'a-line-in-the-log',
      call: 'listProducts',
      caller: 'rowan',
      status: 200,
      duration: expect.any(Number),
    })
    expect(line).not.toContain(credentials.rowan.token)
    log.mockRestore()
  })

  test('a fault of our own says nothing of its cause, and the log says all', async () => {
    const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = vi.spyOn(env.DB, 'prepare').mockImplementationOnce(() => {
      throw new Error('no such table: secrets_of_the_house')
    })
    const answer = await send(await signedRequest('rowan', productByVariant, { query: { id: 'settle-oak' } }))
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secrets_of_the_house')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(String(fault.mock.lastCall)).toContain('secrets_of_the_house')
    fault.mockRestore()
    broken.mockRestore()
  })
})
