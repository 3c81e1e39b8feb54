import type { Context } from 'hono'
import { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { authoriseCustomer } from '../door/authorise-customer.ts'
import type { UsedSignature } from '../door/authorise.ts'
import type { Bearer } from '../door/bearer.ts'
import { Refusal, refuse } from '../door/refusal.ts'
import { askPerson } from '../provider/person.ts'
import { type Customer, admitCustomer, findCustomer } from '../queries/customer.ts'
import type { Bindings, Market } from '../worker.ts'
import { type Route, honoPath, parseQuestion } from './route.ts'

interface Question<Query, Body> {
  env: Bindings
  db: D1Database
  query: Query
  body: Body
  signature: UsedSignature
}
export type CustomerQuestion<Query, Body> = Question<Query, Body> & { customer: Customer; bearer: Bearer }
/** Whose question it is: the operator's has no customer. */
type AnyQuestion<Query, Body> = Question<Query, Body> & { customer: Customer | null }

/** A call for the customer who is signed in. */
export function customerRoute<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  answer: (
    question: CustomerQuestion<z.output<Query>, z.output<Body>>,
  ) => Promise<z.output<Result> | Refusal>,
  readBody?: (context: Context<Market>) => Promise<unknown>,
): Route {
  const answerCustomer: Answer<Query, Body, Result> = (question, from) => {
    if (from === 'operator')
      throw new Error(`${call.name} is for customers alone; the door lets in nobody else.`)
    return answer({ ...question, ...from })
  }
  return route(call, answerCustomer, readBody)
}

/** A call that the operator makes too: for everybody instead of for themselves. */
export function customerOrOperatorRoute<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Result extends z.ZodType,
>(
  call: Call<Query, Body, Result>,
  answer: (question: AnyQuestion<z.output<Query>, z.output<Body>>) => Promise<z.output<Result> | Refusal>,
): Route {
  return route(call, (question, from) =>
    answer({ ...question, customer: from === 'operator' ? null : from.customer }),
  )
}

type From = 'operator' | { customer: Customer; bearer: Bearer }
type Answer<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType> = (
  question: Question<z.output<Query>, z.output<Body>>,
  from: From,
) => Promise<z.output<Result> | Refusal>

function route<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  answer: Answer<Query, Body, Result>,
  readBody?: (context: Context<Market>) => Promise<unknown>,
): Route {
  return (app, callers) => {
    app.on(call.method, honoPath(call), async (context) => {
      context.set('call', call.name)
      const admitted = await authoriseCustomer(context, call, callers)
      if (admitted instanceof Refusal) return refuse(context, admitted)
      const from = admitted.kind === 'operator' ? 'operator' : await known(context, admitted.bearer)
      if (from instanceof Refusal) return refuse(context, from)
      const question = await parseQuestion(context, call, readBody)
      if (question instanceof Refusal) return refuse(context, question)
      const answered = await answer({ ...question, signature: admitted.signature }, from)
      if (answered instanceof Refusal) return refuse(context, answered)
      return context.json(z.encode(call.result, answered))
    })
  }
}

/** Who comes for the first time is written down, with what the provider says of them. */
async function known(context: Context<Market>, bearer: Bearer): Promise<From | Refusal> {
  const { site, provider, subject, issuedAt, token } = bearer
  const issuer = provider.kind === 'embedded' ? 'embedded' : provider.issuer
  const identity = { site: site.key, issuer, subject }
  const found = await findCustomer(context.env.DB, identity)
  if (found) return { customer: found, bearer }
  const person = await askPerson(provider, { subject, token })
  if (!person) return new Refusal('provider-silent')
  const now = Math.floor(Date.now() / 1000)
  const customer = await admitCustomer(context.env.DB, { ...identity, ...person, vouchedAt: issuedAt, now })
  return customer ? { customer, bearer } : new Refusal('bearer-refused')
}
