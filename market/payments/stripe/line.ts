import type { z } from 'zod'
import { ProviderSilence } from '../port.ts'
import { failure } from './shapes.ts'

/** The shapes that are read belong to this version of the API. */
const version = '2025-03-31.basil'
const patienceInMs = 20_000

export type Fetch = (request: Request) => Promise<Response>

interface Account {
  secretKey: string
  /** Where its API answers. */
  origin: string
}

interface Letter {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  form?: Record<string, string>
  /** The same key does the same thing once. */
  idempotencyKey?: string
}

/** Turned down, and why: nothing has been done. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'
  readonly refusal: z.infer<typeof failure>['error']

  constructor(refusal: z.infer<typeof failure>['error']) {
    super(`Stripe refuses: ${refusal.code ?? refusal.type}`)
    this.refusal = refusal
  }
}

export function stripeLine({ secretKey, origin }: Account, send: Fetch) {
  return async function askStripe<Shape extends z.ZodType>(
    letter: Letter,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const { status, wire } = await deliver(requestOf(letter, { secretKey, origin }), send)
    if (status < 300) {
      const answer = shape.safeParse(wire)
      if (answer.success) return answer.data
      throw new ProviderSilence(`Stripe answered ${letter.path} in a form that isn’t known.`)
    }
    const refused = failure.safeParse(wire)
    // What it may have begun to do it does again under the same key.
    if (!refused.success || status >= 500 || status === 409 || status === 429)
      throw new ProviderSilence(`Stripe answered ${letter.path} with ${status}.`)
    throw new StripeRefusal(refused.data.error)
  }
}

function requestOf({ method, path, form, idempotencyKey }: Letter, { secretKey, origin }: Account): Request {
  const headers = new Headers({ authorization: `Bearer ${secretKey}`, 'stripe-version': version })
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  const body = form && new URLSearchParams(form)
  return new Request(origin + path, {
    method,
    headers,
    ...(body && { body }),
    signal: AbortSignal.timeout(patienceInMs),
  })
}

async function deliver(request: Request, send: Fetch): Promise<{ status: number; wire: unknown }> {
  try {
    const answer = await send(request)
    return { status: answer.status, wire: await answer.json() }
  } catch (error) {
    throw new ProviderSilence('Stripe doesn’t answer.', { cause: error })
  }
}
