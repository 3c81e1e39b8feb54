import type { z } from 'zod'
import type { Call } from './market/call.ts'

/** What the provider and the customer's own profile say of somebody. */
export interface Person {
  name: string | null
  email: string | null
  picture: string | null
}

/** Nobody is taken for a guest who may not be one: where it can't be known, the page says so. */
export type Who = { state: 'guest' } | { state: 'unavailable' } | { state: 'signed-in'; person: Person }

/** The market's reason to say no to a customer, for the form that asked. */
export interface CustomerRefusal {
  code: string
  message: string
  fields: readonly { path: string; message: string }[]
}

/** What came of a customer's call. */
export type Asked<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: 'signed-out' | 'unavailable' | 'not-found' }
  | { ok: false; code: 'refused'; refusal: CustomerRefusal }

export interface CustomerQuestion<Query, Body> {
  query: Query
  body?: Body
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Whom a private page is for: `Astro.locals.visitor`. On pages that are the same for everybody it is a guest. */
export interface Visitor {
  who: Who
  /** The value of the hidden field `xsrf`, which every form that changes something carries. */
  formProof: string
  /** Asks the market for this customer, as this customer. */
  callCustomer: <Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
    call: Call<Query, Body, Result>,
    question: CustomerQuestion<z.input<Query>, z.input<Body>>,
  ) => Promise<Asked<z.output<Result>>>
  /** What a page has to say to the next one of this address: what became of a form, say. Never a password. */
  leaveNote: (page: string, note: Json) => Promise<void>
  /** Handed over once; null when there is none. */
  takeNote: (page: string) => Promise<unknown>
  /** As often as somebody looks. */
  readNote: (page: string) => Promise<unknown>
}
