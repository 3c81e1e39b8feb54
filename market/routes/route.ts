import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import type { Site } from '#contract/site.ts'
import { type UsedSignature, authorise } from '../door/authorise.ts'
import { bytesOfBody } from '../door/body.ts'
import type { KnownCaller } from '../door/callers.ts'
import { Refusal, refuse, wrongFields } from '../door/refusal.ts'
import type { Bindings, Market } from '../worker.ts'

interface Question<Query, Body> {
  env: Bindings
  db: D1Database
  query: Query
  body: Body
}

/** An answer that is JSON already: most of a long list is the same text each time. */
export class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
type Answer<Result extends z.ZodType> = z.output<Result> | Written | Refusal

type SiteQuestion<Query, Body> = Question<Query, Body> & { site: Site }
type OperatorQuestion<Query, Body> = Question<Query, Body> & { signature: UsedSignature }

export type Route = (app: Hono<Market>, callers: ReadonlyMap<string, KnownCaller>) => void

/** A call that sites make: its path, parsing and encoding are the contract's, its answer is `answer`'s. */
export function siteRoute<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  answer: (question: SiteQuestion<z.output<Query>, z.output<Body>>) => Promise<Answer<Result>>,
): Route {
  return route(call, async (question, { caller }) => {
    if (caller?.kind !== 'site') throw new Error(`${call.name} must be authorised for a site first.`)
    return answer({ ...question, site: caller.site })
  })
}

/** A call that only the operator makes. */
export function operatorRoute<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  answer: (question: OperatorQuestion<z.output<Query>, z.output<Body>>) => Promise<Answer<Result>>,
): Route {
  return route(call, (question, { signature }) => answer({ ...question, signature }))
}

function route<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  answer: (
    question: Question<z.output<Query>, z.output<Body>>,
    from: { caller: Market['Variables']['caller']; signature: UsedSignature },
  ) => Promise<Answer<Result>>,
): Route {
  return (app, callers) => {
    app.on(call.method, honoPath(call), async (context) => {
      context.set('call', call.name)
      const signature = await authorise(context, call, callers)
      if (signature instanceof Refusal) return refuse(context, signature)
      const question = await parseQuestion(context, call)
      if (question instanceof Refusal) return refuse(context, question)
      const answered = await answer(question, { caller: context.var.caller, signature })
      if (answered instanceof Refusal) return refuse(context, answered)
      if (answered instanceof Written)
        return context.body(answered.json, 200, { 'content-type': 'application/json' })
      return context.json(z.encode(call.result, answered))
    })
  }
}

/** The contract writes `{name}` for a segment as OpenAPI does; the router wants it otherwise. */
export function honoPath({ path }: Call): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

export async function parseQuestion<Query extends z.ZodType, Body extends z.ZodType>(
  context: Context<Market>,
  call: Call<Query, Body>,
  readBody: (context: Context<Market>) => Promise<unknown> = readJson,
): Promise<Question<z.output<Query>, z.output<Body>> | Refusal> {
  const query = call.query.safeParse({ ...context.req.query(), ...context.req.param() })
  if (!query.success) return new Refusal('query-invalid', wrongFields(query.error))
  const body = call.body.safeParse(await readBody(context))
  if (!body.success) return new Refusal('body-invalid', wrongFields(body.error))
  return { env: context.env, db: context.env.DB, query: query.data, body: body.data }
}

const utf8 = new TextDecoder()

/** Text that isn't JSON stays text, which no call takes as its body. */
export async function readJson(context: Context<Market>): Promise<unknown> {
  // Its bytes were read for the signature: asked for as text they would go through a Response of their own.
  const text = utf8.decode(await bytesOfBody(context))
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
