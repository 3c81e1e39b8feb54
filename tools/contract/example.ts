import { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import type { Question } from './line.ts'

/** Values that this market knows, by the field's name, or by the call's and the field's: `similarProducts.id`. */
export type Known = Readonly<Record<string, string | undefined>>

/** Of an id's form, and nobody's. */
export const unheardOf = 'nothing-by-that-name'

/** Where the schema can't say that one of several optional fields is needed. */
const nothing = { telephone: null, address: null, city: null, postcode: null, country: null, gender: null }
const bodies: Record<string, unknown> = {
  searchProducts: { filter: {} },
  searchIndex: { search: { query: 'oak' } },
  saveCustomer: { name: 'Ada Byrne', ...nothing },
  setInventory: { quantity: 1 },
  showTestCard: { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' },
  offerPrice: { price: 100 },
  reviewsList: { type: 'product', elementID: unheardOf },
  addEnquiry: {
    sellerId: unheardOf,
    productId: unheardOf,
    variantId: unheardOf,
    quantity: 1,
    message: 'What would it cost?',
    addressId: unheardOf,
  },
  decideOffer: { approved: true },
}

export interface Example {
  question: Question
  /** False where it names something that this market was not found to have. */
  isReal: boolean
}

/** A question that the contract allows, with as little in it as it may have. */
export function exampleOf(call: Call, known: Known): Example {
  const derive = deriving(call, known)
  const query = texts(Object(derive.from(schemaOf(call.query), '')))
  const body = bodies[call.name] ?? derive.from(schemaOf(call.body), '')
  const question = { query, body: takesBody(call) ? body : undefined }
  if (!call.query.safeParse(query).success || !call.body.safeParse(question.body).success)
    throw new Error(
      `No example of ${call.name} follows from its schema: give it one in tools/contract/example.ts.`,
    )
  return { question, isReal: derive.isReal() }
}

export type Schema = z.core.JSONSchema.BaseSchema

export function schemaOf(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
}

export function takesBody({ body }: Call): boolean {
  return !(body instanceof z.ZodUndefined)
}

function texts(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}

function deriving(call: Call, known: Known) {
  let isReal = true
  const textFor = (name: string): string => {
    const value = known[`${call.name}.${name}`] ?? known[name]
    isReal &&= value !== undefined && value !== unheardOf
    return value ?? unheardOf
  }
  const from = (schema: Schema, name: string): unknown => {
    if (schema.default !== undefined) return schema.default
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    const [choice] = schema.anyOf ?? schema.oneOf ?? []
    if (choice) return from(schemaIn(choice), name)
    if (schema.type === 'object')
      return Object.fromEntries(
        (schema.required ?? []).map((field) => [
          field,
          from(schemaIn(schema.properties?.[field]), field === 'in' ? name : field),
        ]),
      )
    if (schema.type === 'array') return [from(schemaIn([schema.items].flat()[0]), name)]
    if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
    if (schema.type === 'boolean') return false
    return schema.type === 'string' ? textFor(name) : undefined
  }
  return { from, isReal: () => isReal }
}

function schemaIn(schema: Schema | boolean | undefined): Schema {
  return typeof schema === 'object' ? schema : {}
}
