import type { Call } from '#contract/market/call.ts'
import { type MarketErrorCode, marketErrors, marketRefusal } from '#contract/market/error.ts'
import { type Example, type Known, exampleOf, takesBody } from './example.ts'
import { type Answer, type Line, type Peculiar, type Question, ask } from './line.ts'
import { wrongQuestions } from './wrong-questions.ts'

export interface Report {
  call: string
  checked: number
  /** A sentence for everything that isn't as the contract says. */
  faults: string[]
}

/** The name that the market's keeper signs with. */
const operator = 'operator'

interface Check {
  what: string
  question: Question
  peculiar?: Peculiar
  expected: 'answer' | 'too large' | MarketErrorCode
}

/**
 * Asks one call rightly and in every wrong way. What writes is only asked wrongly: a market that keeps to the contract
 * is the same afterwards.
 */
export async function checkCall(line: Line, call: Call, known: Known): Promise<Report> {
  const faults: string[] = []
  const checks = checksOf(line, call, known)
  for (const { what, question, peculiar, expected } of checks) {
    const answer = await ask(line, { call, question }, peculiar)
    const fault = faultOf(call, answer, expected)
    if (fault) faults.push(`${what}: ${fault}`)
  }
  return { call: call.name, checked: checks.length, faults }
}

function checksOf(line: Line, call: Call, known: Known): Check[] {
  const example = exampleOf(call, known)
  const { question } = example
  if (!isTheirs(line, call)) return strangersChecks(call, question)
  const isCustomers = call.audience === 'customer' && line.caller.site !== operator
  if (isCustomers && line.bearer === undefined) return guestsChecks(question)
  const wrong = wrongQuestions(call, example).map(({ code, ...rest }): Check => ({ ...rest, expected: code }))
  return [
    ...(isCustomers ? guestsChecks(question) : []),
    ...(call.audience === 'customer' ? [] : tokenChecks(question)),
    ...forgeries(question),
    ...rightly(call, example),
    ...wrong,
    ...tooLarge(call, question),
  ]
}

/** Operators make the operator's calls, sites all others; some of a customer's calls the operator makes too. */
function isTheirs({ caller }: Line, { audience, operatorToo }: Call): boolean {
  return (caller.site === operator) === (audience === 'operator') || operatorToo === true
}

function strangersChecks(call: Call, question: Question): Check[] {
  const refused: Check = { what: 'a call that is not theirs', question, expected: 'not-allowed' }
  return call.audience === 'customer' ? [refused] : [refused, ...tokenChecks(question)]
}

const notThere = ['not-found', 'card-unknown'] as const

/** Writes aren't asked rightly. What the market wasn't found to have isn't there, and that is an answer too. */
function rightly(call: Call, { question, isReal }: Example): Check[] {
  if (call.effect === 'write') return []
  const missing = isReal ? undefined : notThere.find((code) => call.refusals?.includes(code))
  return [{ what: 'the example', question, expected: missing ?? 'answer' }]
}

function tokenChecks(question: Question): Check[] {
  return [
    { what: 'no token', question, peculiar: { token: null }, expected: 'token-missing' },
    { ...ofNobody, question },
  ]
}

const ofNobody = {
  what: 'a token of nobody',
  peculiar: { token: 'a-token-of-nobody' },
  expected: 'token-unknown',
} as const

function guestsChecks(question: Question): Check[] {
  return [
    { what: 'nobody signed in', question, peculiar: { bearer: null }, expected: 'bearer-missing' },
    { what: 'a bearer of nobody', question, peculiar: { bearer: 'e30.e30.e30' }, expected: 'bearer-refused' },
    { ...ofNobody, question },
  ]
}

function forgeries(question: Question): Check[] {
  const kinds = ['foreign', 'of another path', 'of another body'] as const
  return [
    { what: 'no signature', question, peculiar: { signature: 'none' }, expected: 'signature-missing' },
    { what: 'a late signature', question, peculiar: { signature: 'late' }, expected: 'signature-late' },
    ...kinds.map((signature): Check => ({
      what: `a signature ${signature}`,
      question,
      peculiar: { signature },
      expected: 'signature-invalid',
    })),
  ]
}

const twoMegabytes = JSON.stringify('x'.repeat(2_000_000))

/** Writes that take files or whole catalogues have limits of their own. */
function tooLarge(call: Call, question: Question): Check[] {
  if (!takesBody(call) || call.effect === 'write') return []
  return [{ what: 'two megabytes', question, peculiar: { text: twoMegabytes }, expected: 'too large' }]
}

/** Null when the answer is as expected. */
function faultOf(call: Call, answer: Answer, expected: Check['expected']): string | null {
  const wire = read(answer.text)
  if (expected === 'answer') {
    if (answer.status !== 200) return `expected an answer, got ${answer.status} ${beginningOf(answer)}`
    const parsed = call.result.safeParse(wire)
    const [issue] = parsed.error?.issues ?? []
    return issue ? `the answer’s ${issue.path.join('.')}: ${issue.message}` : null
  }
  const refusal = marketRefusal.safeParse(wire)
  if (!refusal.success) return `expected a refusal, got ${answer.status} ${beginningOf(answer)}`
  const { code } = refusal.data.error
  if (expected === 'too large')
    return answer.status === 413 ? null : `expected 413, got ${answer.status} ${code}`
  const isExpected = code === expected && answer.status === marketErrors[expected][0]
  return isExpected ? null : `expected ${marketErrors[expected][0]} ${expected}, got ${answer.status} ${code}`
}

function beginningOf({ text }: Answer): string {
  return text.slice(0, 120).replace(/\s+/g, ' ')
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
