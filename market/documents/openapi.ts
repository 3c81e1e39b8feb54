import { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { marketCalls } from '#contract/market/calls.ts'
import { type MarketErrorCode, marketErrors, marketRefusal } from '#contract/market/error.ts'
import { signatureHeader, tokenHeader } from '#contract/market/signature.ts'

export type Schema = z.core.JSONSchema.JSONSchema

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  'x-audience': Call['audience']
  'x-effect': Call['effect']
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: JsonContent }
  responses: Record<string, { description: string; content: JsonContent }>
}

interface JsonContent {
  'application/json': { schema: Schema }
}

/** The contract's calls as an OpenAPI 3.1 document, which speaks JSON Schema 2020-12 as zod does. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Archipelago market',
      version: '1.0.0',
      summary: 'The marketplace API behind every brand site.',
      description: 'Money is in pounds with decimals. Every call is signed; see the two headers.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [], signature: [] }],
    tags: [
      { name: 'main', description: 'The main API.' },
      { name: 'web', description: 'The newer web API.' },
      { name: 'customer', description: 'The customer API.' },
    ],
    paths: paths(marketCalls),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: tokenHeader, description: 'The token of the site.' },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: signatureHeader,
          description: signatureInWords,
        },
        customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: bearerInWords },
      },
      schemas: { Refusal: wireSchema(marketRefusal) },
    },
  }
}

const signatureInWords =
  'A JSON Web Token, HS256 with the signing key of the site: iss (the site), aud (archipelago-market), method, path ' +
  '(with its query), body (SHA-256 of the body, in hexadecimal), iat, exp (60 seconds later) and jti (never used before). ' +
  'Sign each try anew.'

const bearerInWords =
  'The access token of a customer who is signed in, from the provider of the site, made out to its market. Calls below ' +
  '/api/customer need no x-api-token beside it: the token says which site it is for.'

/** Calls of several methods may share a path. */
function paths(calls: readonly Call[]): Record<string, Record<string, Operation>> {
  const byPath = Map.groupBy(calls, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, of]) => [
      path,
      Object.fromEntries(of.map((call) => [call.method.toLowerCase(), operation(call)])),
    ]),
  )
}

function operation(call: Call): Operation {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.family],
    'x-audience': call.audience,
    'x-effect': call.effect,
    ...credentials(call),
    parameters: parameters(call),
    ...requestBody(call),
    responses: {
      200: { description: 'The answer.', content: json(wireSchema(call.result)) },
      ...refusals(call),
    },
  }
}

function credentials({ audience, path }: Call): Pick<Operation, 'security'> {
  if (audience !== 'customer') return {}
  const withoutToken = { customer: [], signature: [] }
  return { security: [path.startsWith('/api/customer') ? withoutToken : { ...withoutToken, token: [] }] }
}

function parameters({ path, query }: Call): Parameter[] {
  const { properties = {}, required = [] } = wireSchema(query)
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.includes(`{${name}}`)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.includes(name),
      schema: typeof schema === 'boolean' ? {} : schema,
    }
  })
}

function requestBody({ body }: Call): Pick<Operation, 'requestBody'> {
  if (body instanceof z.ZodUndefined) return {}
  return { requestBody: { required: true, content: json(wireSchema(body)) } }
}

const ofEveryCall: MarketErrorCode[] = [
  'token-missing',
  'token-unknown',
  'signature-missing',
  'signature-invalid',
  'signature-late',
  'not-allowed',
  'query-invalid',
  'body-too-large',
  'server-error',
]

function refusals(call: Call): Operation['responses'] {
  const codes = [...ofEveryCall, ...(call.refusals ?? [])]
  if (call.audience === 'customer') codes.push('bearer-missing', 'bearer-refused', 'provider-silent')
  if (!(call.body instanceof z.ZodUndefined)) codes.push('body-invalid')
  if (call.effect === 'write') codes.push('signature-replayed')
  const byStatus = Map.groupBy(codes, (code) => String(marketErrors[code][0]))
  const refused = json({ $ref: '#/components/schemas/Refusal' })
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: [...new Set(of)].join(', '), content: refused },
    ]),
  )
}

/** A codec's input is what travels, in questions and in answers alike. */
function wireSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return wire
}

function json(schema: Schema): JsonContent {
  return { 'application/json': { schema } }
}
