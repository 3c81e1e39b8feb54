import { Agent, request } from 'node:http'
import { z } from 'zod'
import { addAddress } from '#contract/market/addresses.ts'
import type { Call } from '#contract/market/call.ts'
import { putIntoCart } from '#contract/market/cart.ts'
import { auditBooks } from '#contract/market/operator-orders.ts'
import { cancelOrder, placeOrder } from '#contract/market/orders.ts'
import { showTestCard } from '#contract/market/payment.ts'
import { signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'

export interface Answered {
  what: string
  status: number
  duration: number
  /** Why not; null where nothing was refused. */
  refusal: string | null
}

export interface Customer {
  fillCart: (wish: { variantId: string; sellerId: string; quantity: number }) => Promise<boolean>
  order: (how: { pays: boolean }) => Promise<string | null>
  callOff: (orderId: string) => Promise<void>
}

interface Opening {
  port: number
  site: { key: string; signingKey: string }
  operator: { token: string; signingKey: string }
}

interface Asking {
  call: Call
  path?: string
  body?: unknown
  bearer?: string
}

const at = {
  streetA: '14 Wharf Lane',
  city: 'Bristol',
  country: 'United Kingdom',
  postcode: 'BS1 4RW',
}
const testCard = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }
/** The market's code, or why there was no answer. */
const refused = z.object({ error: z.object({ code: z.string() }) })
const placed = z.object({ order: z.object({ id: z.string() }) })

/** Where customers of a bare market buy; every answer is timed. */
export function openCounter({ port, site, operator }: Opening) {
  const answers: Answered[] = []
  // A connection for each call: one that is kept may be closed just when it is used again.
  const agent = new Agent({ keepAlive: false })

  const ask = async ({ call, path = call.path, body, bearer }: Asking) => {
    const [by, key] = bearer === undefined ? ['operator', operator.signingKey] : [site.key, site.signingKey]
    const text = body === undefined ? '' : JSON.stringify(body)
    const { method } = call
    const headers = {
      host: 'market.localhost',
      'content-type': 'application/json',
      ...(text !== '' && { 'content-length': String(Buffer.byteLength(text)) }),
      ...(bearer === undefined ? { [tokenHeader]: operator.token } : { authorization: `Bearer ${bearer}` }),
      [signatureHeader]: await signCall({ site: by, method, path, body: text }, key, new Date()),
    }
    const began = performance.now()
    const answer = await send({ port, agent, method, path, headers, text })
    const duration = performance.now() - began
    const refusal = refused.safeParse(answer.wire).data?.error.code ?? null
    answers.push({ what: call.name, status: answer.status, duration, refusal })
    return answer
  }

  return {
    answers,
    comeIn: async (bearer: string): Promise<Customer> => {
      const { address } = addAddress.result.parse((await ask({ call: addAddress, body: at, bearer })).wire)
      const { token } = showTestCard.result.parse(
        (await ask({ call: showTestCard, body: testCard, bearer })).wire,
      )
      return {
        fillCart: async (wish) => (await ask({ call: putIntoCart, body: wish, bearer })).status === 200,
        order: async ({ pays }) => {
          const body = { addressId: address.id, key: crypto.randomUUID(), ...(pays && { token }) }
          const { status, wire } = await ask({ call: placeOrder, body, bearer })
          return status === 200 ? placed.parse(wire).order.id : null
        },
        callOff: async (orderId) => {
          const path = cancelOrder.path.replace('{id}', orderId)
          await ask({ call: cancelOrder, path, body: {}, bearer })
        },
      }
    },
    audit: async () => auditBooks.result.parse((await ask({ call: auditBooks })).wire),
  }
}

interface Letter {
  port: number
  agent: Agent
  method: string
  path: string
  headers: Record<string, string>
  text: string
}

async function send({ text, ...to }: Letter): Promise<{ status: number; wire: unknown }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; wire: unknown }>()
  const sent = request({ host: '127.0.0.1', ...to }, (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, wire: parseOrNull(Buffer.concat(parts).toString('utf8')) }),
    )
    response.on('error', ({ message }) => resolve(unanswered(message)))
  })
  sent.on('error', ({ message }) => resolve(unanswered(message)))
  sent.end(text)
  return promise
}

/** Counted as a failure, by its name: the others go on buying. */
function unanswered(why: string): { status: number; wire: unknown } {
  return { status: 0, wire: { error: { code: why, message: '' } } }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
