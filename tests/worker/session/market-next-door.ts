import { vi } from 'vitest'
import { moveIn } from './network.ts'
import { hearth, signedIn, vaultOf } from './people.ts'
import type { TestVisitor } from './visitor.ts'

interface Asked {
  method: string
  path: string
  body: unknown
}

/** A market that answers what a test says, and remembers what it was asked. */
export class MarketNextDoor {
  readonly asked: Asked[] = []
  answer: (asked: Asked) => Response = () => new Response(null, { status: 503 })

  /** For `beforeEach`: what is returned ends it. */
  open(): () => void {
    this.asked.length = 0
    moveIn('market', async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      const asked = { method: request.method, path: pathname + search, body }
      this.asked.push(asked)
      return this.answer(asked)
    })
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => errors.mockRestore()
  }

  /** Somebody who has signed in and knows the proof of their pages; what that took is forgotten. */
  async customer(): Promise<TestVisitor> {
    const visitor = await signedIn()
    await visitor.ask(`${hearth}/api/me`)
    this.asked.length = 0
    return visitor
  }
}

export function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: 'No.' } }, { status })
}

export async function byScript(visitor: TestVisitor, path: string, body: unknown): Promise<Response> {
  const proof = visitor.cookie('hearth.localhost', 'XSRF-TOKEN') ?? ''
  const headers = { origin: hearth, 'content-type': 'application/json', 'x-xsrf-token': proof }
  return visitor.ask(hearth + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A plain form on a page that everybody gets alike: it knows no proof. */
export async function byPublicForm(
  visitor: TestVisitor,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const headers = { origin: hearth, 'sec-fetch-site': 'same-origin' }
  return visitor.ask(hearth + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** What a page was told of a form that was sent before. */
export async function noteFor(visitor: TestVisitor, page: string): Promise<unknown> {
  return JSON.parse((await vaultOf(visitor).takeNote(page)) ?? 'null')
}
