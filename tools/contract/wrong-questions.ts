import type { Call } from '#contract/market/call.ts'
import type { MarketErrorCode } from '#contract/market/error.ts'
import { type Example, schemaOf, takesBody, unheardOf } from './example.ts'
import type { Peculiar, Question } from './line.ts'

/** A question that is to be refused, and how. */
export interface WrongQuestion {
  what: string
  question: Question
  peculiar?: Peculiar
  code: MarketErrorCode
}

/** What the contract doesn't allow: made from the example, and kept where the schemas turn it down. */
export function wrongQuestions(call: Call, { question: example, isReal }: Example): WrongQuestion[] {
  // Beside something that isn't there, a market needn't say what else is wrong.
  const mayBeMissing = !isReal && call.refusals?.includes('not-found')
  return [
    ...wrongQueries(call, example),
    ...wrongBodies(call, example),
    ...unknownThings(call, example),
    ...(mayBeMissing ? [] : unknownTags(call, example)),
  ]
}

const wrongValues = ['', '0', '-1', '1.5', '1e9', 'a b', "x' OR 1=1", 'é', 'x'.repeat(2000)]
const enough = 4

function wrongQueries(call: Call, example: Question): WrongQuestion[] {
  const names = Object.keys(schemaOf(call.query).properties ?? {})
  const isInPath = (name: string) => call.path.includes(`{${name}}`)
  return names.flatMap((name) => {
    const { [name]: _, ...without } = example.query
    const refused = wrongValues
      .filter((value) => !(isInPath(name) && value === ''))
      .map((value) => ({ ...example.query, [name]: value }))
      .filter((query) => !call.query.safeParse(query).success)
      .slice(0, enough)
    if (!isInPath(name) && !call.query.safeParse(without).success) refused.push(without)
    return refused.map((query): WrongQuestion => ({
      what: `${name}=${String(query[name]).slice(0, 20)}`,
      question: { ...example, query },
      code: 'query-invalid',
    }))
  })
}

const wrongFields = [null, 7, -1, 'x', '', [], {}, [7], true]

function wrongBodies(call: Call, example: Question): WrongQuestion[] {
  if (!takesBody(call)) return []
  const body: Record<string, unknown> = Object(example.body)
  const names = Object.keys(schemaOf(call.body).properties ?? {})
  const changed = names.flatMap((name) => wrongFields.map((value) => ({ ...body, [name]: value })))
  const candidates = [undefined, null, 'text', 7, [], {}, { ...body, fieldOfNoCall: 1 }, ...changed]
  const refused = candidates
    .filter((candidate) => !call.body.safeParse(candidate).success)
    .map((candidate): WrongQuestion => ({
      what: `the body ${JSON.stringify(candidate)?.slice(0, 60) ?? 'left out'}`,
      question: { ...example, body: candidate },
      code: 'body-invalid',
    }))
  const broken = { what: 'a body that breaks off', question: example, peculiar: { text: '{"a":' } }
  return [...refused, { ...broken, code: 'body-invalid' }]
}

function unknownThings(call: Call, example: Question): WrongQuestion[] {
  if (!call.refusals?.includes('not-found')) return []
  return Object.keys(schemaOf(call.query).properties ?? {})
    .filter((name) => /id$/i.test(name))
    .map((name) => ({
      what: `an unknown ${name}`,
      question: { ...example, query: { ...example.query, [name]: unheardOf } },
      code: 'not-found',
    }))
}

/** The lists of slugs stand in the body itself, in its filter or in its search. */
function unknownTags(call: Call, example: Question): WrongQuestion[] {
  if (!call.refusals?.includes('tag-unknown')) return []
  const lists = { brandsUrlSlug: [unheardOf] }
  const body: Record<string, unknown> = Object(example.body)
  return [lists, { filter: lists }, { search: lists }]
    .map((added) => ({ ...body, ...added }))
    .filter((candidate) => call.body.safeParse(candidate).success)
    .slice(0, 1)
    .map((candidate) => ({
      what: 'a tag that there isn’t',
      question: { ...example, body: candidate },
      code: 'tag-unknown',
    }))
}
