import type { z } from 'zod'
import type { MarketErrorCode } from './error.ts'

/** Which base URL of a site answers the call. */
export type Family = 'main' | 'web' | 'customer'

/** Who may see the answer. Only what is public may be cached or shared between requests. */
export type Audience = 'public' | 'customer' | 'operator'

/** Whether the call changes anything, whatever its HTTP method says. */
export type Effect = 'read' | 'write'

/** How long an answer is worth keeping; the lifetimes stand in one table in the worker's cache room. */
export type Keep = 'nothing' | 'tags' | 'menus' | 'products'

export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  name: string
  summary: string
  family: Family
  audience: Audience
  effect: Effect
  keep: Keep
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute below the family's base URL; `{name}` stands for one path segment. */
  path: `/${string}`
  query: Query
  body: Body
  result: Result
  /** A call for customers that the operator may make too, without being one. */
  operatorToo?: true
  /** Besides what every call may be refused for. */
  refusals?: readonly MarketErrorCode[]
}

/** Keeps the schemas' types; the call itself is plain data that routes, OpenAPI and the typed client read. */
export function defineCall<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
): Call<Query, Body, Result> {
  return call
}
